import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readArithmetic } from '../../engine/index.ts'
import { saidIn } from '../../src/i18n/said-in.ts'
import { numberErrors } from '../../src/i18n/en/number-errors.ts'
import { exact } from '../../src/i18n/en/numbers.ts'

const source = readFileSync(join(import.meta.dirname, '../../engine/core/arithmetic.ts'), 'utf8')
const codes = new Set(Array.from(source.matchAll(/'(number\/[a-z-]+)'/g), (match) => match[1]))

describe('the sentences for what is no number', () => {
  test.each([...codes].toSorted())('say what %s means', (code) => {
    expect(numberErrors).toHaveProperty([code])
  })

  test('name what was read, and where', () => {
    const near = fc
      .array(fc.constantFrom(...'0123456789+-*/^!()<>n.,x\t\u202e² '), { maxLength: 30 })
      .map((letters) => letters.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string(), near), (text) => {
        const read = readArithmetic(text)
        if (read.ok) return
        const sentence = saidIn(numberErrors, read.error)
        expect(sentence).toMatch(/^[A-Z].*\.$/)
        expect(sentence).not.toMatch(/undefined|NaN|\[object|[\p{Cc}\p{Cf}]/u)
      }),
    )
  })
})

describe('an exact number is told', () => {
  test.each<[bigint, bigint, string]>([
    [2_097_152n, 1n, '2,097,152'],
    [-12n, 1n, '−12'],
    [0n, 1n, '0'],
    [1n, 2n, '0.5'],
    [-2501n, 2n, '−1,250.5'],
    [1n, 3n, '1/3'],
    [-1000n, 3n, '−1,000/3'],
    [10n ** 40n, 1n, 'a number of 41 digits'],
    [1n, 10n ** 40n, 'a very long fraction'],
  ])('%s over %s as %s', (over, under, text) => {
    expect(exact(over, under)).toBe(text)
  })
})
