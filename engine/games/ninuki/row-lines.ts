import type { Player } from '../../core/game.ts'
import { LINES } from './lines.ts'
import { EMPTY, PATTERN_OF, REACH, VIEWS, WALL } from './patterns.ts'

/** A line in a single row of cells: see `lines.ts` for what a line is and what it is worth. */
export interface RowLine {
  readonly side: Player
  /** Cells of its stones, ascending. */
  readonly cells: readonly number[]
  /** Stones of its longer run, and of the other as far as they count; a is 5 or more in a five. */
  readonly a: number
  readonly b: number
  /** How many of the cells beyond its ends are empty, 0 to 2; for a five always 0. */
  readonly openEnds: number
  /** Points of its side; 0 where it is closed, and for a five, which is counted apart. */
  readonly value: number
}

/**
 * The lines of both sides along one row, from the tables with which the board is evaluated;
 * what crosses the row is left out. They come by the first stone of their upper run.
 *
 * @param row  0 empty, 1 a stone of the first side, 2 of the second; beyond both ends is the wall
 */
export function linesInRow(row: ArrayLike<number>): RowLine[] {
  const found: RowLine[] = []
  for (let cell = 0; cell < row.length; cell++) {
    const content = row[cell]
    if (content === EMPTY) continue
    const side: Player = content === 1 ? 0 : 1
    const forwards = PATTERN_OF[side * VIEWS + viewIn(row, cell, 1)]
    const backwards = PATTERN_OF[side * VIEWS + viewIn(row, cell, -1)]
    const line = LINES[forwards * 32 + backwards]
    if (line === undefined) continue
    const { below, openEnds, value } = line
    const run = runFrom(row, cell)
    const start = below === 0 ? cell : cell - 1 - below
    const cells: number[] = []
    for (let at = start; at < cell + run; at++) if (row[at] === content) cells.push(at)
    const a = Math.max(run, below)
    found.push({ side, cells, a, b: Math.max(0, Math.min(run, below, 4 - a)), openEnds, value })
  }
  return found
}

/** What a cell sees one way along the row. */
function viewIn(row: ArrayLike<number>, cell: number, step: 1 | -1): number {
  let view = 0
  for (let i = 0; i < REACH; i++) {
    const at = cell + (i + 1) * step
    view |= (at < 0 || at >= row.length ? WALL : row[at]) << (2 * i)
  }
  return view
}

function runFrom(row: ArrayLike<number>, cell: number): number {
  let end = cell
  while (end < row.length && row[end] === row[cell]) end++
  return end - cell
}
