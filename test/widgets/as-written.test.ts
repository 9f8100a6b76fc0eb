import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fromBits, hasFour, isEmpty, toHex, winSteps, type Word } from '../../engine/index.ts'
import { asWritten as words } from '../../src/i18n/en/as-written.ts'
import { element } from '../../src/figure/dom.ts'
import { asLogic, asMeant, asWritten } from '../../src/widgets/as-written/as-written.js'
import '../../src/widgets/as-written/element.ts'
import { findMisjudged } from '../../src/widgets/as-written/find-misjudged.ts'
import { writtenModel } from '../../src/widgets/as-written/model.ts'
import { writtenView } from '../../src/widgets/as-written/view.ts'
import { leavesNothing, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('styles/tokens.css')

describe('a & b & c & d != 0', () => {
  test('is read by the language as a & b & c & (d != 0)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), fc.integer(), (a, b, c, d) => {
        expect(asWritten(a, b, c, d)).toBe(a & b & c & Number(d !== 0))
        expect(asMeant(a, b, c, d)).toBe((a & b & c & d) !== 0)
        expect(Boolean(asLogic(a, b, c, d))).toBe([a, b, c, d].every((x) => x !== 0))
      }),
    )
  })

  test('throws a TypeError for BigInts, whatever they are', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.bigInt(), fc.bigInt(), (a, b, c, d) => {
        expect(() => asWritten(a, b, c, d)).toThrow(TypeError)
      }),
    )
    expect(writtenModel({ lo: 15, hi: 0 }, 'vertical').big).toMatchObject({ name: 'TypeError' })
  })

  test.each([1, 2, 3])('misses a four that the engine finds, seed %i', (seed) => {
    const found = findMisjudged('missed', seed)
    if (found === undefined) throw new Error('no such game')
    expect(hasFour(found.word.lo, found.word.hi)).toBe(true)
    const model = writtenModel(found.word, found.direction)
    expect(isEmpty(winSteps(found.word, model.shift).four)).toBe(false)
    expect(model).toMatchObject({ meant: true, written: 0, verdict: 'missed' })
  })

  test.each([1, 2, 3])('finds a four where the engine finds none, seed %i', (seed) => {
    const found = findMisjudged('false', seed)
    if (found === undefined) throw new Error('no such game')
    expect(hasFour(found.word.lo, found.word.hi)).toBe(false)
    const model = writtenModel(found.word, found.direction)
    expect(model).toMatchObject({ meant: false, written: 1, verdict: 'false' })
  })
})

/** Three upright on a1 to a3. */
const UPRIGHT = fromBits([0, 1, 2])

leavesNothing()

function mountWritten(word: Word): void {
  mountFigure(
    'cutoff-as-written',
    { word: toHex(word), direction: 'vertical' },
    writtenView(document, writtenModel(word, 'vertical'), words, 0),
    element(document, 'div', { class: 'as-written-controls' }),
  )
}

const says = () => document.querySelector('.says')?.textContent ?? ''
const search = () => expect.poll(() => decodeURIComponent(location.search))

describe('the figure of the line with !=', () => {
  const answers = () =>
    [...document.querySelectorAll('.as-written-answer')].map((row) =>
      (row.querySelector('p:last-child')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    )

  test('finds a four where three begin on a1 and a stone lies far above', async () => {
    mountWritten(UPRIGHT)
    await expect.poll(says).toBe(words.agree(false))
    await page.getByRole('checkbox', { name: 'b1, bit 7' }).press()
    expect(says()).toBe(words.falseSays)
    expect(answers()[0]).toBe('(b & p & q & r) != 0 → false no four')
    expect(answers()[1]).toBe('b & p & q & r != 0 → 1 four')
    expect(answers()[2]).toMatch(/^b & p & q & r != 0 → TypeError: /)
  })

  test('misses a four that does not begin on a1, and finds one that does', async () => {
    mountWritten(UPRIGHT)
    await page.getByRole('checkbox', { name: 'a4, bit 3' }).press()
    expect(says()).toBe(words.agree(true))
    await page.getByRole('checkbox', { name: 'a5, bit 4' }).press()
    await page.getByRole('checkbox', { name: 'a1, bit 0' }).press()
    expect(says()).toBe(words.missedSays('a2, a3, a4, a5'))
  })

  test('finds examples by playing', async () => {
    mountWritten(UPRIGHT)
    await page.getByRole('button', { name: words.missed }).press()
    await expect.poll(says).toContain('misses it')
    await page.getByRole('button', { name: words.false }).press()
    await expect.poll(says).toBe(words.falseSays)
    await search().toContain('figure=word:')
  })
})
