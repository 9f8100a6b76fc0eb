import { fromStart, gridForm } from '../../core/board-forms.ts'
import { ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { formatPsqMoves } from '../gomoku/psq.ts'
import { pairsOf, sgfOf } from '../gomoku/record.ts'
import { at, format, formatBoard } from './notation.ts'
import { bitOfSquare, toMove, type Gomoku8 } from './rules.ts'

const playedFrom = (p: Gomoku8, first: number) =>
  Array.from(p.history.subarray(first, p.plies), bitOfSquare)

function sgf(p: Gomoku8): string {
  const played = playedFrom(p, p.base)
  const put = (side: 0 | 1) =>
    Array.from({ length: 64 }, (_, square) => square).filter(
      (square) => at(p, square) === side && !played.includes(square),
    )
  return sgfOf(8, [put(0), put(1)], played)
}

export const FORMS: readonly Form<Gomoku8>[] = [
  { id: 'moves', write: (p) => fromStart(p.base > 0, () => format(p)) },
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  gridForm({ toMove }, { size: () => ({ columns: 8, rows: 8 }), at }),
  { id: 'sgf', write: (p) => ok(sgf(p)) },
  { id: 'psq', write: (p) => fromStart(p.base > 0, () => formatPsqMoves(8, playedFrom(p, 0))) },
  { id: 'pairs', write: (p) => fromStart(p.base > 0, () => pairsOf(8, playedFrom(p, 0))) },
]
