import {
  add,
  CONNECT_4_BOTTOM as BOTTOM,
  freePlaces,
  hasBit,
  popcount,
  type Word,
} from '../../../engine/index.ts'
import type { Disc, DiscKind } from '../bits/bit-board.ts'
import { bitAt, COLUMNS, placeOf, ROWS } from '../bits/places.ts'
import { discs, names, row, type Frame, type Row, type Stones } from './frame.ts'

const CODE = ['filled', 'bottom', 'filled + bottom', '(filled + bottom) & board'] as const

/** Adds a 1 to every column and follows what is carried, row by row, to the first free places. */
export function movesFrames({ x: filled }: Stones): Frame[] {
  const heights = Array.from({ length: COLUMNS }, (_, column) => heightOf(filled, column))
  const highest = Math.max(...heights)
  const sum = add(filled, BOTTOM)
  const free = freePlaces(filled)
  const full = heights.filter((height) => height === ROWS).length
  const start: Frame = {
    discs: discs(filled, 'set'),
    rows: rows(filled, {}),
    says: ({ moves }) => moves.start(popcount(filled)),
  }
  const carries = Array.from({ length: highest + 1 }, (_, rounds): Frame => {
    const carrying = heights.filter((height) => height > rounds).length
    const { board, bits } = carried(heights, rounds)
    const done = carrying === 0
    const row: Row = { code: CODE[2], word: done ? sum : undefined, bits, now: true }
    return {
      discs: board,
      rows: rows(filled, { sum: row }),
      says: ({ moves }) =>
        done ? moves.rests(full) : rounds === 0 ? moves.added(carrying) : moves.carried(carrying),
    }
  })
  return [
    start,
    ...carries,
    {
      discs: [...discs(filled, 'gone'), ...discs(free, 'result')],
      rows: rows(filled, { sum: row(CODE[2], sum, settledKind), free }),
      says: ({ moves }) => moves.free(names(free), full),
    },
  ]
}

function rows(filled: Word, made: { readonly sum?: Row; readonly free?: Word }): Row[] {
  const { sum, free } = made
  return [
    row(CODE[0], filled, 'set'),
    row(CODE[1], BOTTOM, 'copy'),
    sum ?? row(CODE[2], undefined, 'result'),
    row(CODE[3], free, 'result', free !== undefined),
  ]
}

/** The sum after so many rounds: what has been cleared, what is still to be met, the carries. */
function carried(heights: readonly number[], rounds: number) {
  const board: Disc[] = []
  const bits: { bit: number; kind: DiscKind }[] = []
  for (const [column, height] of heights.entries()) {
    const at = Math.min(rounds, height)
    for (let row = 0; row < at; row++) board.push({ bit: bitAt(column, row), kind: 'gone' })
    for (let row = at; row < height; row++) {
      board.push({ bit: bitAt(column, row), kind: 'set' })
      if (row > at) bits.push({ bit: bitAt(column, row), kind: 'set' })
    }
    const bit = bitAt(column, at)
    const kind = rounds < height ? 'copy' : settledKind(bit)
    const from = bitAt(column, Math.max(0, at - 1))
    board.push({ bit, kind, from })
    bits.push({ bit, kind })
  }
  return { board, bits }
}

/** A carry that has come to rest: on a square, or on the guard bit of a full column. */
function settledKind(bit: number): DiscKind {
  return placeOf(bit).kind === 'guard' ? 'carried' : 'result'
}

/** Pieces in a column, none of which floats. */
export function heightOf(filled: Word, column: number): number {
  let height = 0
  while (height < ROWS && hasBit(filled, bitAt(column, height))) height++
  return height
}
