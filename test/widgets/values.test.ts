import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  connect4,
  minimax,
  mnk,
  rngOf,
  subjectFrom,
  valueForMax,
  type GameKit,
} from '../../engine/index.ts'
import { figure } from '../../src/i18n/figure.ts'
import { scores } from '../../src/i18n/scores.ts'
import { values as words } from '../../src/i18n/values.ts'
import '../../src/widgets/values/element.ts'
import { valuesOver, valuesSentence } from '../../src/widgets/values/model.ts'
import { bestValue, fromParent } from '../../src/widgets/values/worth.ts'
import { worthsNow } from '../../src/widgets/values/worths-now.ts'
import { listen } from './spoken.ts'
import { leavesNothing, linked, mountFigure } from './figure-help.ts'
import { styled } from './styled.ts'

styled('boards/board.css', 'styles/tokens.css', 'styles/controls.css')

const tables = { words, scores }

leavesNothing()

function read<P>(kit: GameKit<P>, text: string): P {
  const parsed = kit.game.parse(text)
  if (!parsed.ok) throw new Error(parsed.error.code)
  return parsed.value
}

/** Plays up to `plies` moves at random and compares at each position. */
function compare<P>(kit: GameKit<P>, plies: number, depth: number, seed: number): number {
  const rng = rngOf(seed)
  const position = kit.game.initial()
  const moves = new Int32Array(kit.game.maxMoves)
  let compared = 0
  for (let ply = 0; ply < plies; ply++) {
    const count = kit.game.moves(position, moves)
    if (count === 0 || kit.game.outcome(position) !== undefined) break
    const { worths, nodes } = worthsNow(kit, position, depth)
    const root = minimax(subjectFrom(kit, position), { depth })
    expect(bestValue(worths, kit.game.toMove(position))).toBe(root.value)
    expect(nodes).toBe(root.nodes)
    compared++
    kit.game.play(position, moves[rng.below(count)])
  }
  return compared
}

describe('the values of the moves', () => {
  test('have minimax’s value as their best, and its nodes as their sum', () => {
    let compared = 0
    for (let seed = 1; seed <= 20; seed++) {
      compared += compare(mnk, 9, 4, seed) + compare(connect4, 20, 2, seed)
    }
    expect(compared).toBeGreaterThan(400)
  })

  test('count a win from the position the move is made in', () => {
    // X on b2, b3 and O on a1, a3: X wins at once on b1, else O does on a2.
    const { worths } = worthsNow(mnk, read(mnk, 'b2a1b3a3'), 9)
    const of = (text: string) => worths.find((each) => each.text === text)?.value
    expect(of('b1')).toBe(1_000_000 - 1)
    expect(of('c1')).toBe(2 - 1_000_000)
    expect(fromParent(7)).toBe(7)
    expect(valueForMax(minimax(subjectFrom(mnk, read(mnk, 'b2a1b3a3')), { depth: 9 }), 0)).toBe(
      of('b1'),
    )
  })

  test('stand on the board, the best framed and told to who cannot see them', () => {
    const position = read(mnk, 'b2')
    const judged = worthsNow(mnk, position, 9)
    const { labels = [], marks, notes } = valuesOver(mnk, position, judged, tables)
    expect(Array.from(labels, (label) => label ?? '')).toEqual([
      '0',
      'win 6',
      '0',
      'win 6',
      '',
      'win 6',
      '0',
      'win 6',
      '0',
    ])
    expect(marks?.map(({ square }) => square)).toEqual([0, 2, 6, 8])
    expect(notes?.[0]).toBe('worth 0, the best')
    expect(valuesSentence(mnk, position, judged, tables)).toContain(
      'Min takes the smallest value: 0.',
    )
  })

  test('say how far the search looked: to a depth, or to the end', () => {
    const position = read(mnk, 'b2')
    const says = (depth: number) =>
      valuesSentence(mnk, position, worthsNow(mnk, position, depth), tables)
    expect(says(7)).toContain('7 plies deep.')
    expect(says(8)).toMatch(/positions, to the end of every game\.$/)
  })
})

const button = (name: string) => page.getByRole('button', { name })
const cell = (name: string | RegExp) => page.getByRole('gridcell', { name })
const says = () => document.querySelector('.values-says')?.textContent ?? ''

function mount(game: string, position: string, depth: number, most?: number): void {
  const given = { game, position, depth: String(depth) }
  mountFigure('cutoff-values', most === undefined ? given : { ...given, most: String(most) })
}

describe('the board of values on the page', () => {
  test('judges each move, takes moves of both sides, and takes them back', async () => {
    mount('mnk', 'b2', 9)
    await expect.element(cell('b1, empty, worth a win for Max at ply 6')).toBeVisible()
    await cell(/^b1/).press()
    await expect.poll(says).toContain('Max takes the largest value: a win for Max at ply 5.')
    await button(words.best).press()
    await expect.poll(says).toContain('O (Min ▽) is to move.')
    await button(figure.undo).press()
    await button(figure.undo).press()
    await expect.element(cell('a1, empty, worth 0, the best')).toBeVisible()
    await expect.element(button(figure.undo)).toHaveAttribute('aria-disabled', 'true')
  })

  test('works by keys and keeps its position in the link', async () => {
    mount('mnk', 'b2', 9)
    await expect.element(cell('a1, empty, worth 0, the best')).toBeVisible()
    await cell(/^b1/).press()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect.poll(linked).toBe('position:b2b1a1')
  })

  test('reads out each move once, when it has been judged', async () => {
    mount('mnk', 'b2', 9, 9)
    await expect.element(cell(/^b1, empty, worth/)).toBeVisible()
    const said = listen(document.body)
    await cell(/^b1/).press()
    await expect.poll(says).toContain('Max takes the largest value')
    expect(said().filter((text) => text.includes('to move'))).toEqual([says()])
  })

  test('has the focus at its board when the button that had it is gone', async () => {
    // So deep that it is not done before it is stopped, however fast the machine.
    mount('connect4', '', 12)
    await button(words.stop).press()
    await expect.element(button(words.stop)).not.toBeInTheDocument()
    expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
  })

  test('changes its mind with the depth', async () => {
    mount('connect4', '75557477', 3, 5)
    await expect.poll(says).toContain('3 plies deep')
    await expect.element(cell(/^d2, empty, worth 11, the best/)).toBeVisible()
    const slider = page.getByRole('slider', { name: words.depth })
    await slider.press()
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.poll(says).toContain('4 plies deep')
    await expect.element(cell(/^d2, empty, worth a win for Min at ply 4/)).toBeVisible()
    await expect.element(cell(/^c1, empty, worth −14, the best/)).toBeVisible()
  })

  test('says how a game has ended', async () => {
    mount('mnk', 'b2a1a3c1c3a2b3', 9)
    await expect.poll(says).toBe(words.won('X'))
  })
})
