import type { Game } from '../core/game.ts'
import { movesTo, type Recording } from './recording.ts'

/** Runs `action` with `position` played to the node, then takes the moves back. */
export function atNode<P, T>(
  game: Game<P>,
  position: P,
  recording: Recording,
  node: number,
  action: () => T,
): T {
  const moves = movesTo(recording, node)
  for (const move of moves) game.play(position, move)
  const answer = action()
  for (let i = 0; i < moves.length; i++) game.undo(position)
  return answer
}
