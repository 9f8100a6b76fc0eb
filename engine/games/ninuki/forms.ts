import { fromStart, gridForm } from '../../core/board-forms.ts'
import { ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { pairsOf } from '../gomoku/record.ts'
import { formatPsqMoves } from '../gomoku/psq.ts'
import { formatBoard, formatMove, formatSgf, stoneAt } from './notation.ts'
import type { NinukiPosition } from './position.ts'
import { movesPlayed } from './rules.ts'

const size = (p: NinukiPosition) => ({ columns: p.size, rows: p.size })
const grid = gridForm<NinukiPosition>({ toMove: (p) => p.toMove }, { size, at: stoneAt })

export const FORMS: readonly Form<NinukiPosition>[] = [
  {
    id: 'moves',
    write: (p) =>
      fromStart(p.fromBoard, () =>
        movesPlayed(p)
          .map((move) => formatMove(p, move))
          .join(' '),
      ),
  },
  { id: 'board', write: (p) => ok(formatBoard(p)) },
  {
    id: 'grid',
    write(p) {
      const drawn = grid.write(p)
      // What has been captured does not lie on the board.
      const rest = formatBoard(p).split(' ').slice(2).join(' ')
      return drawn.ok ? ok(`${drawn.value} ${rest}`) : drawn
    },
  },
  { id: 'sgf', write: (p) => ok(formatSgf(p)) },
  { id: 'psq', write: (p) => fromStart(p.fromBoard, () => formatPsqMoves(p.size, movesPlayed(p))) },
  { id: 'pairs', write: (p) => fromStart(p.fromBoard, () => pairsOf(p.size, movesPlayed(p))) },
]
