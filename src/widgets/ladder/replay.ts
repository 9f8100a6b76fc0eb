import {
  abalone,
  lastMovedMarbles,
  legalMoves,
  OPENING_PLIES,
  type AbalonePosition,
  type MatchGame,
  type Player,
} from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { RULES } from '../heuristic-weights/model.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { StoredRun } from './runs.ts'

/** A game of a match, to be looked at. */
export type ShownGame = Pick<MatchGame, 'moves' | 'starter' | 'openingPlies' | 'points'>

/** What there is to say of a game after some plies. */
export interface Moment {
  readonly position: AbalonePosition
  readonly model: HexModel
  /** Plies played. */
  readonly step: number
  /** The last move as the game writes it; undefined at the start. */
  readonly move: string | undefined
  /** Who made it; at the start, who is to make the first. */
  readonly player: Player
  /** Which agent that is: 0 the upper one. */
  readonly agent: 0 | 1
  /** Whether it belongs to the random opening. */
  readonly opening: boolean
  /** Who lost a marble by it. */
  readonly loser: Player | undefined
}

/** The game that is kept of a stored match. Its moves are legal: a test plays them. */
export function storedGame({ game, starter, points }: StoredRun): ShownGame {
  const position = abalone.game.initial(RULES)
  const moves = game.split(' ').map((text) => {
    const move = abalone.game.parseMove(position, text)
    if (!move.ok) throw new Error(`ladder: ${text}: ${move.error.code}`)
    abalone.game.play(position, move.value)
    return move.value
  })
  return { moves, starter, points, openingPlies: OPENING_PLIES }
}

/** Whether each of its moves is one by the rules: what a device keeps may have been changed. */
export function isPlayable({ moves }: ShownGame): boolean {
  const position = abalone.game.initial(RULES)
  return moves.every((move) => {
    if (abalone.game.outcome(position) !== undefined) return false
    if (!legalMoves(abalone, position).includes(move)) return false
    abalone.game.play(position, move)
    return true
  })
}

/** The steps of a game; the marbles that are lost are worth a jump. */
export function stepsOf({ moves }: ShownGame): Steps {
  const position = abalone.game.initial(RULES)
  const keys = moves.flatMap((move, ply) => {
    const before = position.lost[0] + position.lost[1]
    abalone.game.play(position, move)
    return position.lost[0] + position.lost[1] > before ? [ply + 1] : []
  })
  return {
    steps: moves.length,
    nextKey: (step) => keys.find((key) => key > step) ?? moves.length,
    previousKey: (step) => keys.findLast((key) => key < step) ?? 0,
  }
}

/** A game after its first `step` moves or all it has, with the last one as arrows. */
export function momentOf(game: ShownGame, step: number): Moment {
  const position = abalone.game.initial(RULES)
  const first = abalone.game.toMove(position)
  let lost: readonly number[] = [...position.lost]
  let player: Player = first
  let move: string | undefined
  const moves = game.moves.slice(0, step)
  for (const [ply, each] of moves.entries()) {
    lost = [...position.lost]
    player = abalone.game.toMove(position)
    if (ply === moves.length - 1) move = abalone.game.formatMove(position, each)
    abalone.game.play(position, each)
  }
  const model = hexModel(abalone, position)
  if (model === undefined) throw new Error('ladder: Abalone has a board of hexagons')
  const loser = ([0, 1] as const).find((side) => position.lost[side] > lost[side])
  const { starter } = game
  return {
    position,
    model: { ...model, preview: lastMovedMarbles(position) },
    step: moves.length,
    move,
    player,
    agent: player === first ? starter : starter === 0 ? 1 : 0,
    opening: moves.length <= game.openingPlies,
    loser,
  }
}
