import { fromStart, gridForm } from '../../core/board-forms.ts'
import { ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { at, format, formatBoard } from './notation.ts'
import { toMove, type Reversi } from './rules.ts'

export const FORMS: readonly Form<Reversi>[] = [
  { id: 'moves', write: (p) => fromStart(p.fromBoard, () => format(p)) },
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  gridForm({ toMove }, { size: (p) => ({ columns: p.board.size, rows: p.board.size }), at }),
]
