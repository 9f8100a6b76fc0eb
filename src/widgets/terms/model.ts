import { gomoku, gomokuReport, type Gomoku, type Player } from '../../../engine/index.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import type { Mark, SquareModel } from '../../boards/square.ts'
import type { BoardWords } from '../../i18n/en/boards.ts'

/** The terms of the report's evaluation, in the order in which they are told. */
export const TERMS = ['centre', 'alignment', 'threat', 'enemy-line'] as const
export type TermName = (typeof TERMS)[number]

/** Plies in which the middle counts, and rows of three do not yet. */
export const EARLY_PLIES = 10

export interface TermRow {
  readonly name: TermName
  /** How often it counts. */
  readonly count: number
  readonly points: number
  /** Whose stones they are, each once. */
  readonly squares: readonly number[]
}

export interface Judged {
  readonly viewer: Player
  readonly early: boolean
  readonly rows: readonly TermRow[]
  readonly sum: number
}

/** What the report's evaluation, as it was meant, says of a position for the side to move. */
export function judge(position: Gomoku): Judged {
  const viewer = gomoku.game.toMove(position)
  const terms = gomokuReport(viewer).explain(position)
  const rows = TERMS.map((name) => {
    const of = terms.filter((term) => term.name === name)
    return {
      name,
      count: of.length,
      points: of.reduce((sum, { contribution }) => sum + contribution, 0),
      squares: [...new Set(of.flatMap(({ squares }) => [...squares]))].sort((a, b) => a - b),
    }
  })
  const sum = rows.reduce((all, { points }) => all + points, 0)
  return { viewer, early: position.plies < EARLY_PLIES, rows, sum }
}

export interface Drawn {
  readonly model: SquareModel
  /** What a screen reader hears of each point. */
  readonly names: readonly string[]
}

/** The board, with the stones of a term framed. */
export function termsBoard(
  position: Gomoku,
  shown: TermRow | undefined,
  boards: BoardWords,
): Drawn {
  const base = boardModel(gomoku, position, { room: BOARD_ROOM + 120 })
  if (base === undefined) throw new Error('terms: the game has no board of squares')
  const tone = shown?.name === 'threat' || shown?.name === 'enemy-line' ? 'beta' : 'good'
  const marks: Mark[] = (shown?.squares ?? []).map((square) => ({ square, shape: 'frame', tone }))
  return { model: { ...base, marks }, names: squareNames(gomoku, position, base, boards) }
}
