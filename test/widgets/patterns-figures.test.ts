import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure } from '../../src/i18n/figure.ts'
import { patterns as words } from '../../src/i18n/en/patterns.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { element } from '../../src/figure/dom.ts'
import { EDGES, FIGURE_1, THREES, WON } from '../../src/widgets/patterns/boards.ts'
import '../../src/widgets/patterns/element.ts'
import { firstFigure, type Kind } from '../../src/widgets/patterns/figure.ts'
import { firstState } from '../../src/widgets/patterns/schema.ts'
import { VIEWS } from '../../src/widgets/patterns/views.ts'
import { leavesNothing, mountFigure } from './figure-help.ts'

leavesNothing()

/** Puts a figure on the page as a chapter has it, with the state of a link if one is given. */
async function mount(
  kind: Kind,
  data: Readonly<Record<string, string>>,
  link?: string,
): Promise<void> {
  if (link !== undefined) history.replaceState(null, '', `?figure=${encodeURIComponent(link)}`)
  const told = { kind, ...data }
  const view = VIEWS[kind](document, firstState(told), words)
  mountFigure(
    'cutoff-patterns',
    told,
    firstFigure(document, kind, view),
    element(document, 'div', { class: 'patterns-controls' }),
  )
  await expect.poll(() => count('.patterns-controls .says')).toBe(1)
}

const FALLING = { board: FIGURE_1, pattern: 'x??/?x?/??x' }

const says = () => document.querySelector('.says')?.textContent ?? ''
const alert = () => document.querySelector('[role="alert"]')?.textContent ?? ''
const status = () => document.querySelector('[role="status"]')?.textContent ?? ''
const count = (selector: string) => document.querySelectorAll(selector).length
const button = (name: string) => page.getByRole('button', { name, exact: true })
const search = () => expect.poll(() => decodeURIComponent(location.search))
const square = (name: string) => page.getByRole('gridcell', { name }).first()

describe('the pattern that slides', () => {
  test('is stepped from place to place, and the link follows', async () => {
    await mount('slide', { ...FALLING, step: '15' })
    await button(stepper.forward).press()
    // Rows of six places: the 16th is the fourth of the third row, with its corner on d6.
    expect(says()).toContain(words.slide.place(16, 36))
    expect(says()).toContain(words.slide.match(['d6', 'e5', 'f4'], 1))
    expect(count('.patterns-slide-bit.hit')).toBe(3)
    expect(count('.patterns-slide-cell.match')).toBe(1)
    await search().toContain('step:16')
    await button(stepper.forward).press()
    expect(count('.patterns-slide-bit.miss')).toBeGreaterThan(0)
    expect(document.querySelector('.patterns-slide-words .other')).not.toBeNull()
  })

  test('goes from match to match and to the end, where it says the count', async () => {
    await mount('slide', FALLING)
    expect(says()).toBe(words.slide.start(36, 3))
    await button(words.slide.jumps.next).press()
    expect(says()).toContain(words.slide.place(16, 36))
    await button(words.slide.jumps.next).press()
    expect(says()).toContain(words.slide.done(1))
  })

  test('is stepped by keys, but the boards keep theirs', async () => {
    await mount('slide', FALLING)
    await button(stepper.forward).press()
    await userEvent.keyboard('{ArrowRight}')
    expect(says()).toContain(words.slide.place(2, 36))
    await square('d6, X').press()
    await userEvent.keyboard('{ArrowRight}')
    expect(says()).toContain(words.slide.place(2, 36))
  })

  test('follows a square that is pressed: X, O, nothing', async () => {
    await mount('slide', { ...FALLING, step: '36' })
    await square('c7, empty').press()
    expect(says()).toContain(words.changed('X', 'c7'))
    expect(says()).toContain(words.slide.done(2))
    await square('c7, X').press()
    expect(says()).toContain(words.changed('O', 'c7'))
    expect(says()).toContain(words.slide.done(1))
    await search().toContain('board:')
  })

  test.each(['slide', 'words', 'board', 'cost'] as const)(
    'of “%s” says a change no longer when it is as it was',
    async (kind) => {
      await mount(kind, { board: THREES, pattern: 'xxx' })
      const before = says()
      await page.getByRole('gridcell', { name: /^e1\b/ }).first().press()
      await expect.poll(says).not.toBe(before)
      await button(words.first).press()
      await expect.poll(says).toBe(before)
    },
  )

  test('takes a pattern from the list, turns it, and lets it be drawn', async () => {
    await mount('slide', { ...FALLING, step: '0' })
    await page.getByRole('combobox', { name: words.known }).choose('two xx')
    expect(says()).toBe(words.slide.start(56, 2))
    await button(words.turn).press()
    // Upright it is as wide as one square and as high as two.
    await search().toContain('pattern:x/x')
    expect(says()).toBe(words.slide.start(56, 2))
    await square(words.asks(1, 2, '?')).press()
    expect(says()).toBe(words.slide.start(49, 3))
  })

  test('keeps the last own stone of a pattern, and says so', async () => {
    await mount('slide', { board: FIGURE_1, pattern: 'x' })
    await square(words.asks(1, 1, 'x')).press()
    expect(alert()).toBe(words.noOwnLeft)
    expect(says()).toBe(words.slide.start(64, 1))
  })

  test('runs over the edge unless it is pushed into the corner', async () => {
    await mount('slide', { board: EDGES, pattern: '?????/??xxx', pushed: 'no', step: '17' })
    expect(count('.patterns-slide-bit.carried')).toBe(1)
    expect(says()).toContain(words.slide.carried(['a4']))
    expect(says()).toContain(words.slide.falseMatch)
    await button(stepper.end).press()
    expect(says()).toContain('it is found twice')
    await page.getByRole('checkbox', { name: words.pushed }).press()
    expect(says()).toContain(words.slide.done(2))
    expect(says()).not.toContain('pieces')
  })

  test('does not move under reduced motion', async () => {
    document.documentElement.style.setProperty('--move', '0ms')
    await mount('slide', { ...FALLING, step: '4' })
    await button(stepper.forward).press()
    expect(document.querySelector('.patterns-slide-pattern')?.getAnimations()).toEqual([])
    document.documentElement.style.setProperty('--move', '200ms')
    await button(stepper.forward).press()
    expect(document.querySelector('.patterns-slide-pattern')?.getAnimations()).toHaveLength(1)
    document.documentElement.style.removeProperty('--move')
  })
})

describe('a link', () => {
  test('opens the figure as it was', async () => {
    await mount('slide', FALLING, 'pattern:xx;side:O;step:26')
    expect(says()).toContain(words.slide.place(26, 56))
    expect(document.querySelector('.patterns-slide-words')?.textContent).toContain(
      words.slide.stones('O'),
    )
  })

  test.each([
    ['board:XX', 'Row 8'],
    ['pattern:xxxxxx', 'at most 5'],
    ['pattern:xyz', 'cannot be drawn'],
    ['pattern:...', 'at least one x'],
    ['step:99', '64'],
    ['tree:1', 'another'],
  ])('with %s is told, and the figure stays as it is', async (link, sentence) => {
    await mount('slide', { ...FALLING, step: '16' }, link)
    const told = alert() || status()
    expect(told).toContain(sentence)
    expect(told.startsWith(figure.badLink) || told === status()).toBe(true)
    expect(told.match(/the link/gi)).toHaveLength(1)
    expect(says()).toContain(words.slide.match(['d6', 'e5', 'f4'], 1))
  })

  test('that names a step past the last of its pattern stops at the last', async () => {
    await mount('slide', FALLING, 'step:64')
    expect(says()).toContain(words.slide.place(36, 36))
  })
})

describe('a board as text', () => {
  test('is shown, and what cannot be read is said and changes nothing', async () => {
    await mount('board', { board: FIGURE_1 })
    await page.getByText(words.text).first().press()
    const field = page.getByRole('textbox', { name: words.text })
    await field.write('e4 d5 f3')
    await button(words.show).press()
    expect(says()).toBe(words.matrix.says(3))
    await field.write('....\n....')
    await button(words.show).press()
    expect(alert()).toContain('Row 8')
    expect(says()).toBe(words.matrix.says(3))
    await button(words.clear).press()
    expect(alert()).toBe('')
    expect(says()).toBe(words.matrix.says(0))
    await button(words.first).press()
    expect(says()).toBe(words.matrix.says(10))
  })
})

describe('the other figures', () => {
  test('show one pattern with one, two and three words', async () => {
    await mount('words', { board: THREES, pattern: 'oxxx.' })
    expect(says()).toBe(words.asked.says(3, 2, 1))
    // The square before the stones asks for an enemy's; pressed once, for anything.
    await square(words.asks(1, 1, 'o')).press()
    expect(says()).toBe(words.asked.says(3, 2, 2))
    expect(count('.on-enemy .line-beta')).toBe(1)
  })

  test('show a pattern’s word wherever it is drawn', async () => {
    await mount('pattern', { pattern: '???x/??x?/?x??/x???' })
    const matrix = document.querySelector('.patterns-matrix-pattern')
    expect(matrix?.textContent).toContain('0x1020408000000000')
    expect(says()).toBe(words.matrix.patternSays(4, 4, 25))
  })

  test('count operations for either set of patterns', async () => {
    await mount('cost', { board: WON })
    expect(count('.patterns-cost-table tbody tr')).toBe(4)
    expect(count('.on-main .board-win')).toBe(1)
    await page.getByRole('combobox', { name: words.cost.set }).choose(words.cost.sets.agent)
    expect(count('.patterns-cost-table tbody tr')).toBe(6)
    await search().toContain('set:agent')
  })
})
