import type { GameKit } from '../../../engine/core/game.ts'

/** How a position came about. */
interface PlayedGame {
  /** A text of the position that the moves begin from. */
  readonly start: string
  readonly moves: readonly string[]
}

/** The moves of a position that can be taken back, as texts. The position is left as it was. */
export function playedGame<P>({ game, played }: GameKit<P>, p: P): PlayedGame {
  const moves = played?.(p) ?? []
  for (let i = 0; i < moves.length; i++) game.undo(p)
  const start = game.format(p)
  const texts = moves.map((move) => {
    const text = game.formatMove(p, move)
    game.play(p, move)
    return text
  })
  return { start, moves: texts }
}
