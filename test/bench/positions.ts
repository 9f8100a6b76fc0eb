import {
  kits,
  rngOf,
  subjectFrom,
  type GameId,
  type GameOptions,
  type Subject,
} from '../../engine/index.ts'

/** Positions of a game to search, and how deep. */
export interface Bench {
  readonly name: string
  readonly id: GameId
  readonly options?: GameOptions
  /** Random plies before the search, near the middle where the game has one. */
  readonly plies: number
  readonly depth: number
  /** Limit of nodes for each position; absent: until the depth is done. */
  readonly nodes?: number
}

/** How many positions a bench is made of, where it does not say. */
export const POSITIONS = 5

/** Positions after random moves among the fifteen nearest the middle, so that stones meet. */
export function subjects({ id, options, plies }: Bench, length = POSITIONS): Subject<unknown>[] {
  const kit = kits[id]
  const { game, centrality } = kit
  const rng = rngOf(11)
  const out = new Int32Array(game.maxMoves)
  return Array.from({ length }, () => {
    const p = game.initial(options)
    for (let ply = 0; ply < plies; ply++) {
      const moves = out.slice(0, game.moves(p, out))
      if (centrality !== undefined) moves.sort((a, b) => centrality(p, b) - centrality(p, a))
      game.play(p, moves[rng.below(Math.min(moves.length, 15))])
      if (game.outcome(p) !== undefined) game.undo(p)
    }
    return subjectFrom(kit, p)
  })
}
