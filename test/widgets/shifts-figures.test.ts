import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fromBits, toHex, type Word } from '../../engine/index.ts'
import '../../src/boards/board.css'
import '../../src/styles/tokens.css'
import '../../src/widgets/bits/bits.css'
import { shifts as words } from '../../src/i18n/en/shifts.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { element } from '../../src/figure/dom.ts'
import '../../src/widgets/win-test/element.ts'
import '../../src/widgets/as-written/element.ts'
import { DIRECTIONS } from '../../src/widgets/win-test/directions.ts'
import { firstStep, repacked, winModel } from '../../src/widgets/win-test/model.ts'
import { winView } from '../../src/widgets/win-test/view.ts'
import { writtenModel } from '../../src/widgets/as-written/model.ts'
import { writtenView } from '../../src/widgets/as-written/view.ts'

/** A level four, b1 to e1; and three upright on a1 to a3. */
const LEVEL = fromBits([7, 14, 21, 28])
const UPRIGHT = fromBits([0, 1, 2])
let address: string

beforeEach(() => {
  address = location.href
})

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', address)
})

function mountWinTest(word: Word, step: number, guard = true): void {
  const host = document.createElement('cutoff-win-test')
  host.id = 'figure'
  Object.assign(host.dataset, { word: toHex(word), step, guard: guard ? 'yes' : 'no' })
  const columnBits = guard ? 7 : 6
  const model = winModel(repacked(word, 7, columnBits), step, columnBits)
  host.append(
    winView(document, model, words, 0),
    element(document, 'div', { class: 'win-test-controls' }),
  )
  document.body.append(host)
}

function mountWritten(word: Word): void {
  const host = document.createElement('cutoff-as-written')
  host.id = 'figure'
  Object.assign(host.dataset, { word: toHex(word), direction: 'vertical' })
  host.append(
    writtenView(document, writtenModel(word, 'vertical'), words, 0),
    element(document, 'div', { class: 'as-written-controls' }),
  )
  document.body.append(host)
}

const says = () => document.querySelector('.says')?.textContent ?? ''
const count = (selector: string) => document.querySelectorAll(selector).length
const step = (name: string) => page.getByRole('button', { name, exact: true })
const search = () => expect.poll(() => decodeURIComponent(location.search))

describe('the win test', () => {
  test('is stepped through one operation at a time', async () => {
    mountWinTest(LEVEL, 7)
    await step(stepper.forward).click()
    expect(says()).toBe(words.win.shift(7, 'horizontal', 1, 0, 0))
    expect(count('.win-test-board .copy')).toBe(4)
    await step(stepper.forward).click()
    expect(says()).toBe(words.win.and(3, 2, 'horizontal'))
    expect(count('.win-test-board .result')).toBe(3)
    await step(stepper.forward).click()
    // b1 is one column from the edge: the second shift loses it.
    expect(says()).toBe(words.win.shift(14, 'horizontal', 2, 1, 0))
    expect(says()).toContain('two columns to the left')
    expect(says()).toContain('1 more bit falls off')
    expect(count('.win-test-board .lost')).toBe(1)
    await search().toContain('step:10')
    await step(words.win.jumps.next).click()
    expect(says()).toContain(words.win.four('b1, c1, d1, e1'))
    expect(count('.win-test-board .board-win')).toBe(1)
  })

  test.each(DIRECTIONS)('shows a bit that falls off beside the names, %s', (direction) => {
    mountWinTest(fromBits([0, 1, 5, 7]), firstStep(direction))
    const boxes = (selector: string) =>
      [...document.querySelectorAll(`.win-test-board ${selector}`)].map((each) =>
        each.getBoundingClientRect(),
      )
    const lost = boxes('.lost')
    expect(lost.length).toBeGreaterThan(0)
    const hidden = boxes('text').filter((name) =>
      lost.some(
        (bit) =>
          bit.left < name.right &&
          name.left < bit.right &&
          bit.top < name.bottom &&
          name.top < bit.bottom,
      ),
    )
    expect(hidden).toEqual([])
  })

  test('is stepped by keys, and goes to the direction that is chosen', async () => {
    mountWinTest(LEVEL, 0)
    await page.getByRole('slider', { name: stepper.slider }).click()
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(says()).toBe(words.win.shift(1, 'vertical', 1, 0, 4))
    await page.getByRole('radio', { name: /rising/ }).click()
    expect(says()).toContain('Shift by 8')
  })

  test('ends with 28 operations and no four where there is none', async () => {
    mountWinTest(UPRIGHT, 27)
    await step(stepper.forward).click()
    expect(says()).toBe(`${words.win.none} ${words.win.all(28)}`)
  })

  test('changes with the stones', async () => {
    mountWinTest(UPRIGHT, 7)
    await expect.poll(says).toBe(words.win.none)
    const a4 = page.getByRole('checkbox', { name: 'a4, bit 3' })
    await a4.click()
    await expect.element(a4).toBeChecked()
    expect(says()).toContain(words.win.four('a1, a2, a3, a4'))
    await search().toContain('word:000000000000000f')
    await page.getByRole('button', { name: words.win.clear }).click()
    expect(says()).toBe(words.win.none)
  })

  test('finds a four that is none without the guard row, and not with it', async () => {
    // a5, a6, b1, b2
    mountWinTest(fromBits([4, 5, 7, 8]), 7, false)
    await expect.poll(says).toContain(words.win.falseFour('a5, a6, b1, b2'))
    expect(count('.win-test-board .bits-broken')).toBe(1)
    await page.getByRole('checkbox', { name: words.win.guard }).click()
    expect(says()).toBe(words.win.none)
    await search().toContain('guard:yes')
  })

  test('deals positions of games', async () => {
    mountWinTest(UPRIGHT, 0)
    await page.getByRole('combobox', { name: words.win.position }).selectOptions('rising')
    await expect.poll(says).toContain('Shift by 8')
    await step(words.win.jumps.next).click()
    expect(says()).toContain('Four in a row')
  })

  test('keeps its stones and says so when the link is wrong', async () => {
    history.replaceState(null, '', '?figure=step:99')
    mountWinTest(UPRIGHT, 7)
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(says()).toBe(words.win.none)
  })
})

describe('the line with !=', () => {
  const answers = () =>
    [...document.querySelectorAll('.as-written-answer')].map((row) =>
      (row.querySelector('p:last-child')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    )

  test('finds a four where three begin on a1 and a stone lies far above', async () => {
    mountWritten(UPRIGHT)
    await expect.poll(says).toBe(words.written.agree(false))
    await page.getByRole('checkbox', { name: 'b1, bit 7' }).click()
    expect(says()).toBe(words.written.falseSays)
    expect(answers()[0]).toBe('(b & p & q & r) != 0 → false no four')
    expect(answers()[1]).toBe('b & p & q & r != 0 → 1 four')
    expect(answers()[2]).toMatch(/^b & p & q & r != 0 → TypeError: /)
  })

  test('misses a four that does not begin on a1, and finds one that does', async () => {
    mountWritten(UPRIGHT)
    await page.getByRole('checkbox', { name: 'a4, bit 3' }).click()
    expect(says()).toBe(words.written.agree(true))
    await page.getByRole('checkbox', { name: 'a5, bit 4' }).click()
    await page.getByRole('checkbox', { name: 'a1, bit 0' }).click()
    expect(says()).toBe(words.written.missedSays('a2, a3, a4, a5'))
  })

  test('finds examples by playing', async () => {
    mountWritten(UPRIGHT)
    await page.getByRole('button', { name: words.written.missed }).click()
    await expect.poll(says).toContain('misses it')
    await page.getByRole('button', { name: words.written.false }).click()
    await expect.poll(says).toBe(words.written.falseSays)
    await search().toContain('figure=word:')
  })
})
