import { CONNECT_4_MIRROR_SHIFTS as SHIFTS, mirrorSteps, type Word } from '../../../engine/index.ts'
import type { Disc } from '../bits/bit-board.ts'
import { toNumber } from '../bits/number.ts'
import { bitAt, COLUMNS, LETTERS, placeOf } from '../bits/places.ts'
import { discs, row, type Frame, type Stones } from './frame.ts'

/** Mirrors a word by three trades of columns. */
export function mirrorFrames({ x }: Stones): Frame[] {
  const made = mirrorSteps(x)
  const mirrored = made.at(-1) ?? x
  const trades = made.map((word, left): Frame => {
    const names = [LETTERS[left], LETTERS[COLUMNS - 1 - left]] as const
    const by = SHIFTS[left] ?? 0
    const last = left === SHIFTS.length - 1
    return {
      discs: traded(word, left),
      rows: rows(x, made, left + 1),
      says: ({ mirror }) =>
        last
          ? `${mirror.trade(...names, by)} ${mirror.done(compare(mirrored, x))}`
          : mirror.trade(...names, by),
    }
  })
  const start: Frame = {
    discs: discs(x, 'set'),
    rows: rows(x, made, 0),
    says: ({ mirror }) => mirror.start,
  }
  return [start, ...trades]
}

/** Below 0 where the first is the smaller number. */
function compare(a: Word, b: Word): number {
  return Number(toNumber(a) - toNumber(b))
}

function rows(x: Word, made: readonly Word[], done: number) {
  return [
    row('b', x, 'set'),
    ...made.map((word, i) =>
      row(`swap(b, ${SHIFTS[i] ?? 0})`, i < done ? word : undefined, 'set', i === done - 1),
    ),
  ]
}

/** The stones after a trade; those that have moved come from the column opposite. */
function traded(word: Word, left: number): Disc[] {
  return discs(word, 'set').map((disc) => {
    const { column, row: at } = placeOf(disc.bit)
    const other = COLUMNS - 1 - column
    if (column !== left && other !== left) return disc
    return { ...disc, kind: 'copy', from: bitAt(other, at) }
  })
}
