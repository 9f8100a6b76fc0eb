import type { Player, Term } from '../../core/game.ts'
import { FIVE_SHIFT, FIVE_VALUE, LINES, lineValue, type Line } from './lines.ts'
import { EMPTY, PATTERN_OF, VIEWS } from './patterns.ts'
import { fivesOf, look, other, squareOf, type NinukiPosition } from './position.ts'
import { fiveSquares } from './rules.ts'

/**
 * Own lines less enemy lines (`lines.ts`), from the side to move's view.
 *
 * The report does not weigh captures. Here k captured pairs weigh as much as an open line of k
 * stones, 10, 50, 250 and 1250, as five of either win. A five still to be broken counts 6250,
 * once however many there are, so that no board comes near the limit: a line takes at least
 * five cells for each 1250, which is below 400,000 for four lines through each of 361 cells.
 */
const CAPTURE_VALUES = Int32Array.from({ length: 13 }, (_, pairs) =>
  pairs === 0 ? 0 : lineValue(Math.min(pairs, 5), 0),
)

/** Reads the sums that `play` and `undo` keep up. */
export function evaluate(p: NinukiPosition): number {
  const side = p.toMove
  const enemy = other(side)
  return scoreOf(p, side) - scoreOf(p, enemy)
}

function scoreOf(p: NinukiPosition, side: Player): number {
  const lines = p.sums[side] & ((1 << FIVE_SHIFT) - 1)
  const five = fivesOf(p, side) > 0 ? FIVE_VALUE : 0
  return lines + five + CAPTURE_VALUES[p.captured[side] >> 1]
}

/** The same number from the stones alone, with nothing kept: what `evaluate` is compared with. */
export function evaluateAnew(p: NinukiPosition): number {
  const scores = [CAPTURE_VALUES[p.captured[0] >> 1], CAPTURE_VALUES[p.captured[1] >> 1]]
  const hasFive = [false, false]
  eachLine(p, (line, _, __, side) => {
    scores[side] += line.value
    if (line.run >= 5) hasFive[side] = true
  })
  for (const side of [0, 1]) if (hasFive[side]) scores[side] += FIVE_VALUE
  return scores[p.toMove] - scores[other(p.toMove)]
}

/**
 * The terms, from the stones alone: `open-line` (both ends open) and `half-open-line` (one end,
 * or only the hole) for each line, `five` for all the stones in fives of a side, `captures`
 * without squares.
 */
export function explain(p: NinukiPosition): Term[] {
  const terms: Term[] = []
  function add(name: string, squares: readonly number[], side: Player, value: number): void {
    const contribution = side === p.toMove ? value : -value
    terms.push({ name, squares, side, contribution })
  }
  eachLine(p, (line, cell, direction, side) => {
    if (line.value === 0) return
    const name = line.openEnds === 2 ? 'open-line' : 'half-open-line'
    add(name, squaresOf(p, line, cell, direction), side, line.value)
  })
  for (const side of [0, 1] as const) {
    const five = fiveSquares(p, side)
    if (five.length > 0) add('five', five, side, FIVE_VALUE)
    const captures = CAPTURE_VALUES[p.captured[side] >> 1]
    if (captures > 0) add('captures', [], side, captures)
  }
  return terms
}

/** Visits every line and every five on the board, reading the cells and not the views kept. */
function eachLine(
  p: NinukiPosition,
  visit: (line: Line, cell: number, direction: number, side: Player) => void,
): void {
  for (const cell of p.cellOf) {
    const content = p.cells[cell]
    if (content === EMPTY) continue
    const side = content === 1 ? 0 : 1
    for (let d = 0; d < 4; d++) {
      const forwards = PATTERN_OF[side * VIEWS + look(p, cell, d)]
      const backwards = PATTERN_OF[side * VIEWS + look(p, cell, d + 4)]
      const line = LINES[forwards * 32 + backwards]
      if (line !== undefined) visit(line, cell, d, side)
    }
  }
}

/** The squares of a line's stones, ascending in its direction. */
function squaresOf(p: NinukiPosition, line: Line, cell: number, direction: number): number[] {
  const squares: number[] = []
  const step = p.steps[direction]
  for (let i = line.below; i > 0; i--) squares.push(squareOf(p, cell - (i + 1) * step))
  for (let i = 0; i < line.run; i++) squares.push(squareOf(p, cell + i * step))
  return squares
}
