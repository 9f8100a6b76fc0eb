import type { Game } from '../core/game.ts'
import type { Count } from './case.ts'

/**
 * Of all sequences of `plies` moves, how many lead to a position with the key of one that is
 * reached by one move less.
 *
 * @param position  played on and restored
 */
export function repeats<P>(
  game: Game<P>,
  position: P,
  plies: number,
  keyOf: (position: P) => number,
): Count {
  const before = new Set<number>()
  visit(plies - 1, () => before.add(keyOf(position)))
  let count = 0
  let of = 0
  visit(plies, () => {
    of++
    if (before.has(keyOf(position))) count++
  })
  return { count, of }

  function visit(left: number, each: () => void): void {
    if (left === 0) {
      each()
      return
    }
    const moves = new Int32Array(game.maxMoves)
    const count = game.moves(position, moves)
    for (let i = 0; i < count; i++) {
      game.play(position, moves[i])
      visit(left - 1, each)
      game.undo(position)
    }
  }
}
