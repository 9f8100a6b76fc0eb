import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { figure } from '../../src/i18n/en/figure.ts'
import { puzzles as words } from '../../src/i18n/en/puzzles.ts'
import { stepper } from '../../src/i18n/en/stepper.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import '../../src/widgets/puzzles/element.ts'
import { stored } from '../../content/puzzles.ts'
import { leavesNothing, linked, mountFigure, textOf } from './figure-help.ts'
import { tap } from './touch.ts'
import { styled } from './styled.ts'

styled(
  'boards/board.css',
  'styles/tokens.css',
  'styles/controls.css',
  'styles/figures.css',
  'widgets/puzzles/puzzles.css',
)

leavesNothing()
afterEach(() => void vi.restoreAllMocks())

/** Two that alternate, each with one fork. */
const FORKS = Array.from({ length: 10 }, (_, i) => ['2232', '2224454'][i % 2])
const ANSWERS = ['d1', 'f1']

async function open(link = '', positions = FORKS, kind = 'fork'): Promise<HTMLElement> {
  await wordsReady()
  history.replaceState(null, '', link === '' ? location.pathname : `?figure=${link}`)
  const series = JSON.stringify({ kind, positions })
  const host = mountFigure('cutoff-puzzles', { game: 'connect4', series })
  await expect.element(page.getByRole('grid')).toBeInTheDocument()
  return host
}

const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const says = () => textOf('.puzzles-says').replace(/\s+/g, ' ')
const progress = () => textOf('.puzzles-progress').replace(/\s+/g, ' ')
const told = (us: string, them: string, move: string, ...line: string[]) => ({
  us,
  them,
  move: words.column(move),
  line: line.map((each) => words.column(each)),
})

test('the right move is called right, and the win after it is stepped through', async () => {
  await open()
  await expect.element(page.getByText(words.ask.fork('X'))).toBeInTheDocument()
  await cell('d1').press()
  await expect
    .poll(says)
    .toBe(`${words.right} ${words.reasons.fork.fork(told('X', 'O', '4', '1', '5'))}`)
  await expect.poll(progress).toBe(`${words.at(1, 10)} ${words.score(1, 1)}`)
  // All of it is shown at first: O in a1, and X wins in e1.
  await expect.element(cell('e1')).toHaveAccessibleName(/^e1, X/)
  await button(stepper.back).press()
  await expect.element(cell('e1')).toHaveAccessibleName(/^e1, empty/)
  await expect.element(cell('a1')).toHaveAccessibleName(/^a1, O/)
})

test('a wrong move is refuted on the board, and may be taken back and mended', async () => {
  await open()
  await cell('e1').press()
  await expect
    .poll(says)
    .toBe(`${words.wrong} ${words.reasons.fork['one-threat'](told('X', 'O', '5', '4'))}`)
  await expect.element(cell('d1')).toHaveAccessibleName(/^d1, O/)
  await button(figure.undo).press()
  await expect.poll(says).toBe('')
  await expect.element(cell('e1')).toHaveAccessibleName(/^e1, empty/)
  await cell('d1').press()
  await expect.poll(says).toContain(words.right)
  // It was missed at the first try.
  await expect.poll(progress).toContain(words.score(0, 1))
})

test('the answer can be shown after a wrong move, which has counted once', async () => {
  await open()
  await cell('e1').press()
  await expect.poll(says).toContain(words.wrong)
  await button(words.show).press()
  await expect.poll(says).toContain(words.shown)
  await expect.element(cell('d1')).toHaveAccessibleName(/^d1, X/)
  await expect.element(button(words.show)).not.toBeInTheDocument()
  await expect.poll(progress).toBe(`${words.at(1, 10)} ${words.score(0, 1)}`)
  await button(figure.undo).press()
  await expect.poll(says).toContain(words.wrong)
})

test('the solver refutes a wrong column to the end of the game, its pieces numbered', async () => {
  const game = '33243643457467443376'
  await open(
    '',
    Array.from({ length: 10 }, () => game),
    'exact',
  )
  await expect.element(page.getByText(words.ask.exact('X'))).toBeInTheDocument()
  await cell('b2').press()
  await expect.poll(says).toMatch(/^Not yet. After column 2 O wins within 19 plies./)
  await expect.element(cell('b2')).toHaveAccessibleName(/^b2, X.*1/)
  await expect.poll(() => textOf('.beside-board svg')).toContain('20')
  await button(stepper.back).press()
  await expect.poll(() => textOf('.beside-board svg')).not.toContain('20')
  await button(figure.undo).press()
  await cell('f3').press()
  await expect
    .poll(says)
    .toBe(
      `${words.right} ${words.reasons.exact.wins({ us: 'X', them: 'O', move: words.column('6'), line: Array.from({ length: 18 }, () => '') })}`,
    )
})

test('ten are solved by keys alone, and one that was missed comes back', async () => {
  await open()
  await button(words.show).press()
  await expect.poll(says).toContain(words.shown)
  const order = [1, 2, 3, 0, 4, 5, 6, 7, 8, 9]
  for (const puzzle of order) {
    await expect.poll(() => document.activeElement?.textContent?.trim()).toBe(words.next)
    await userEvent.keyboard('{Enter}')
    await expect.poll(progress).toContain(puzzle === 0 ? words.again : words.at(puzzle + 1, 10))
    const target = ANSWERS[puzzle % 2]
    await expect.element(cell(target)).toBeInTheDocument()
    const columns = target.charCodeAt(0) - 97
    await userEvent.keyboard(`{Home}${'{ArrowRight}'.repeat(columns)}{Enter}`)
    await expect.poll(says).toContain(words.right)
  }
  await button(words.next).press()
  await expect.element(page.getByText(words.over(9, 10))).toBeInTheDocument()
  await button(words.afresh).press()
  await expect.poll(progress).toBe(`${words.at(1, 10)} ${words.score(0, 0)}`)
})

test('a link has the puzzle, the move and the step, and what it shows does not count', async () => {
  await open('at:1;move:4;step:1')
  await expect.poll(says).toContain(words.right)
  await expect.element(cell('d1')).toBeInTheDocument()
  await expect.poll(progress).toBe(`${words.at(1, 10)} ${words.score(0, 0)}`)
  await expect.element(cell('a1')).toHaveAccessibleName(/^a1, O/)
  await expect.element(cell('e1')).toHaveAccessibleName(/^e1, empty/)
  expect(linked()).toContain('step:1')
  await button(words.next).press()
  await expect.poll(progress).toContain(words.at(1, 10))
})

test('how it goes is kept on the device, and a page goes on with it', async () => {
  const first = await open()
  await cell('d1').press()
  await expect.poll(says).toContain(words.right)
  expect(JSON.parse(localStorage.getItem('drills') ?? '{}')).toMatchObject({
    'puzzles/fork': { at: 1, missed: 0 },
  })
  first.remove()
  await open()
  await expect.poll(progress).toBe(`${words.at(2, 10)} ${words.score(1, 1)}`)
})

test('the last one that was missed is asked again until it is solved', async () => {
  const run = { last: '0', set: 0, at: 10, asked: 10, back: [[0, 3]], missed: 1, passed: false }
  localStorage.setItem('drills', JSON.stringify({ 'puzzles/fork': run }))
  await open()
  await expect.poll(progress).toContain(words.again)
  await button(words.show).press()
  await button(words.next).press()
  await expect.poll(progress).toContain(words.again)
  await cell('d1').press()
  await expect.poll(says).toContain(words.right)
  await button(words.next).press()
  await expect.element(page.getByText(words.over(9, 10))).toBeInTheDocument()
})

test('a finger aims on a small square and places the stone', async () => {
  const series = JSON.stringify({
    kind: 'fours',
    options: { size: 11, centre: false },
    positions: stored.series.fours.map(({ position }) => position),
  })
  await wordsReady()
  const host = mountFigure('cutoff-puzzles', { game: 'gomoku', series })
  host.style.cssText = 'display: block; width: 300px'
  await tap('a1')
  await button('Place on a1').press()
  await expect.poll(says).toContain(words.wrong)
})

test('where the device keeps nothing, that is said', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await open()
  await cell('d1').press()
  await expect.poll(() => textOf('.hint[role=status]')).toBe(words.unkept)
})
