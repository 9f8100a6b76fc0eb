import { gridForm } from '../../core/board-forms.ts'
import { ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { at, formatBoard, formatMoves, formatSgf } from './notation.ts'
import { formatPsq } from './psq.ts'
import { pairsOf } from './record.ts'
import { toMove, type Gomoku } from './rules.ts'

export const FORMS: readonly Form<Gomoku>[] = [
  { id: 'moves', write: formatMoves },
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  gridForm({ toMove }, { size: (p) => ({ columns: p.geometry.size, rows: p.geometry.size }), at }),
  { id: 'sgf', write: (p) => ok(formatSgf(p)) },
  { id: 'psq', write: formatPsq },
  {
    id: 'pairs',
    write(p) {
      const moves = formatMoves(p)
      if (!moves.ok) return moves
      return ok(pairsOf(p.geometry.size, Array.from(p.history.subarray(0, p.plies))))
    },
  },
]
