import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { reads, seen, TAKEN } from '../../content/captures.ts'
import { boards } from '../../src/i18n/en/boards.ts'
import { figure } from '../../src/i18n/figure.ts'
import { capture as words } from '../../src/i18n/en/capture.ts'
import '../../src/widgets/capture/element.ts'
import {
  allOf,
  captureModel,
  captureOf,
  hashBy,
  hashOf,
  viewsChanged,
  withFacts,
} from '../../src/widgets/capture/model.ts'
import { lineCounts, wordsOf } from '../../src/widgets/capture/kept.ts'
import { captureShown } from '../../src/widgets/capture/view.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

function taken() {
  const read = captureOf(TAKEN.position, TAKEN.move)
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

describe('a capture taken apart', () => {
  test('has in every part the hash that the engine finds in the board read anew', () => {
    const capture = taken()
    for (let set = 0; set <= allOf(capture); set++) {
      expect(hashBy(capture, set)).toEqual(hashOf(withFacts(capture, set)))
    }
    expect(hashBy(capture, allOf(capture))).toEqual(capture.played)
  })

  test('has keys that are all different, and differ from nothing', () => {
    const { facts } = taken()
    const keys = new Set(facts.map(({ key }) => `${key.lo} ${key.hi}`))
    expect(keys.size).toBe(5)
    expect(keys.has('0 0')).toBe(false)
  })

  test('changes only what sees its stones', () => {
    const { before } = taken()
    const now = withFacts(taken(), 1)
    const counts = viewsChanged(before, now)
    // A stone on d4 is seen over 3 and 5 places of its row and column and 3 and 5 of a diagonal,
    // and over 3 and 3 of the other, on a board of nine.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(8 + 8 + 8 + 6)
    expect(viewsChanged(before, withFacts(taken(), 0)).every((count) => count === 0)).toBe(true)
    expect(seen.points).toBeLessThan(seen.views)
  })

  test('is refused where a move takes no pair', () => {
    expect(captureOf(TAKEN.position, 'a1')).toMatchObject({
      ok: false,
      error: { code: 'capture/one-pair' },
    })
  })

  test('changes one bit of the own word and two of the enemy’s, and no other', () => {
    const { before } = taken()
    const [, , own, enemy] = wordsOf(before, withFacts(taken(), 31), words)
    // d4, e5 and f6 on a board of nine columns: bit 9 · row + column, both from 0.
    expect(own.changed).toEqual([3 * 9 + 3])
    expect(enemy.changed).toEqual([4 * 9 + 4, 5 * 9 + 5])
    expect(own.bits.filter(Boolean)).toHaveLength(3)
    expect(enemy.bits.filter(Boolean)).toHaveLength(1)
    for (const { changed } of wordsOf(before, before, words)) expect(changed).toEqual([])
  })

  test('has the lines that the engine explains, and none has changed when it is taken back', () => {
    const { before } = taken()
    const after = withFacts(taken(), 31)
    const lines = lineCounts(before, after, after, words)
    const count = (name: string) => lines.find((line) => line.name === name)
    // e5 and f6 were shut in by g7; nothing of it is left.
    expect(count(words.line('O', false, 2))).toMatchObject({ before: 1, now: 0 })
    // d4 opens in four directions. f5 and g7 have one open line and three, and then three and four.
    expect(count(words.line('X', true, 1))).toMatchObject({ before: 1 + 3, now: 4 + 3 + 4 })
    for (const line of lineCounts(before, before, after, words)) expect(line.now).toBe(line.before)
  })

  test('says when the whole move, a part and nothing of it is there', () => {
    const says = (set: number) => captureModel(taken(), set, words, boards).says
    expect([says(31), says(0), says(10)]).toEqual([words.all, words.untouched, words.some])
  })
})

test('less is read to keep a value up than to compute it anew, once stones are many', () => {
  expect(reads.some(({ captures }) => captures > 0)).toBe(true)
  for (const { kept, anew } of reads.slice(20)) expect(kept).toBeLessThan(anew)
})

leavesNothing()

function mount(): void {
  const shown = document.createElement('div')
  shown.className = 'capture-shown'
  shown.append(...captureShown(document, captureModel(taken(), 31, words, boards), words))
  const controls = document.createElement('div')
  controls.className = 'capture-controls'
  const { position, move } = TAKEN
  mountFigure('cutoff-capture', { position, move }, shown, controls)
}

const says = () => document.querySelector('.says')?.textContent ?? ''

describe('the figure on the page', () => {
  test('switches changes in any order and comes back', async () => {
    mount()
    expect(says()).toBe(words.all)
    const stone = page.getByRole('button', { name: words.placed('X', 'd4') })
    const turn = page.getByRole('button', { name: words.turn('X', 'O') })
    await stone.press()
    expect(says()).toBe(words.some)
    await turn.press()
    await stone.press()
    await turn.press()
    expect(says()).toBe(words.all)
    const framed = () => document.querySelectorAll('.capture-word .line-beta').length
    expect(framed()).toBe(3)
    await page.getByRole('button', { name: words.allOff }).press()
    expect(says()).toBe(words.untouched)
    expect(framed()).toBe(0)
    await expect.poll(linked).toBe('set:0')
  })

  test('begins as in the text where the link is wrong, and says so', async () => {
    history.replaceState(null, '', '?figure=set:99')
    mount()
    await expect
      .poll(() => document.querySelector('.error')?.textContent ?? '')
      .toContain(figure.badLink)
    expect(says()).toBe(words.all)
  })
})
