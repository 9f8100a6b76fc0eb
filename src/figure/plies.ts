import type { GameKit } from '../../engine/index.ts'

/**
 * The texts of the positions that have led to this one by the moves it knows, the first one first.
 * It is as it was afterwards.
 */
export function pliesTo<P>({ game, played }: GameKit<P>, p: P): readonly string[] {
  const moves = played?.(p) ?? []
  const back = moves.map(() => {
    game.undo(p)
    return game.format(p)
  })
  for (const move of moves) game.play(p, move)
  return back.toReversed()
}
