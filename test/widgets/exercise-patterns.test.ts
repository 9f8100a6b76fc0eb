import { describe, expect, test } from 'vitest'
import { verdicts } from '../../src/i18n/en/exercises/patterns.ts'
import { exercises } from '../../src/widgets/exercise/checks/patterns.ts'

describe('the checks of the chapter on patterns', () => {
  test('judge a count of places', () => {
    const { check, answer } = exercises['how-many-places']
    expect(answer).toBe(String(6 * 7))
    expect(check(42n)).toEqual({ right: true })
    expect(check(30n)).toMatchObject({ right: false, code: 'not-inclusive' })
    expect(check(36n)).toMatchObject({ right: false, code: 'rows-as-columns' })
    expect(check(64n)).toMatchObject({ right: false, code: 'all-squares' })
    // 6 · 7 with a column too few, 6 + 7, and 6 · 8.
    expect(check(35n)).toMatchObject({ right: false, code: 'column-short' })
    expect(check(13n)).toMatchObject({ right: false, code: 'added' })
    for (const answer of [48n, 56n]) {
      expect(check(answer)).toMatchObject({ right: false, code: 'one-edge' })
    }
    expect(check(7n)).toMatchObject({ right: false, first: 'first-places' })
  })

  test('judge a pattern’s number', () => {
    const { check, answer } = exercises['which-word']
    // Bits 61, 54 and 47: c8, b7 and a6.
    expect(BigInt(answer)).toBe((1n << 61n) | (1n << 54n) | (1n << 47n))
    expect(check(BigInt(answer))).toEqual({ right: true })
    const lower = check(BigInt(answer) >> 8n)
    expect(lower).toMatchObject({ code: 'not-pushed', values: { squares: 'c7, b6, a5' } })
    expect(check((1n << 63n) | (1n << 54n) | (1n << 45n))).toMatchObject({ code: 'mirrored' })
    expect(check(1n)).toMatchObject({ right: false, code: 'squares', values: { squares: 'h1' } })
    expect(check(1n << 64n)).toMatchObject({ right: false, code: 'no-word' })
    expect(check(-1n)).toMatchObject({ right: false, code: 'no-word' })
  })

  test('judge how often three is in six', () => {
    const { check, answer } = exercises['how-often']
    expect(answer).toBe('4')
    expect(check(4n)).toEqual({ right: true })
    expect(check(2n)).toMatchObject({ right: false, code: 'overlap' })
    expect(check(3n)).toMatchObject({ right: false, code: 'first-and-last' })
    expect(check(6n)).toMatchObject({ right: false, code: 'each-stone' })
    expect(check(9n)).toMatchObject({ right: false, first: 'first-matches' })
  })

  test('judge a stone by counting with it', () => {
    const { check, answer } = exercises['which-stone']
    expect(check(answer)).toEqual({ right: true })
    const others = exercises['which-stone'].options.filter((option) => option !== answer)
    for (const option of others) {
      expect(check(option)).toMatchObject({ right: false, code: 'fewer', values: { matches: 1 } })
    }
    expect(verdicts.fewer({ square: 'b7', matches: 1 })).toContain('once')
  })

  test('judge a line by running it', () => {
    const { check, answer } = exercises['which-end']
    expect(check(answer)).toEqual({ right: true })
    for (const option of ['width', 'rest']) {
      const verdict = check(option)
      expect(verdict).toMatchObject({ right: false, code: 'other-count' })
      expect(verdict.values?.['says']).not.toBe(verdict.values?.['count'])
    }
    expect(check('another')).toEqual({ right: false })
  })
})
