import { ContractError } from '../core/errors.ts'
import type { GameKit, Move } from '../core/game.ts'
import { after } from '../core/after.ts'

/*
 * For games in which a line wins and a stone stays where it is put: of the moves that must not be
 * overlooked (`GameKit.sharp`) it is read off what one side threatens and the other can do.
 */

/** How a game stands for the side that has just moved. */
export type Threat =
  /** It has won. */
  | { readonly kind: 'won' }
  /** The other side wins with this move. */
  | { readonly kind: 'loses'; readonly reply: Move }
  /** It wins next, whatever the other side does: this reply, and then that move, for one. */
  | { readonly kind: 'wins'; readonly reply: Move; readonly move: Move }
  /** It threatens to win, and this reply alone prevents it. */
  | { readonly kind: 'parried'; readonly reply: Move }
  | { readonly kind: 'none' }

/** What a move leads to by the mover's next one. The position is played on and restored. */
export function threatAfter<P>(kit: GameKit<P>, position: P, move: Move): Threat {
  const { game } = kit
  const mover = game.toMove(position)
  return after(kit, position, move, (): Threat => {
    const outcome = game.outcome(position)
    if (outcome !== undefined) return { kind: outcome.winner === mover ? 'won' : 'none' }
    const replies = sharpMoves(kit, position)
    const reply = replies.at(0)
    if (reply === undefined) return { kind: 'none' }
    const won = after(kit, position, reply, () => game.outcome(position)?.winner)
    if (won !== undefined && won !== 'draw') return { kind: 'loses', reply }
    const next = after(kit, position, reply, () => winningMove(kit, position))
    return next === undefined ? { kind: 'parried', reply } : { kind: 'wins', reply, move: next }
  })
}

/** Whether a move wins, at once or by the next whatever is replied. */
export function winsNext<P>(kit: GameKit<P>, position: P, move: Move): boolean {
  const { kind } = threatAfter(kit, position, move)
  return kind === 'won' || kind === 'wins'
}

/** A move that wins at once, if there is one. */
function winningMove<P>(kit: GameKit<P>, position: P): Move | undefined {
  const { game } = kit
  const us = game.toMove(position)
  return sharpMoves(kit, position).find((move) =>
    after(kit, position, move, () => game.outcome(position)?.winner === us),
  )
}

/** The moves that win at once, or else those that alone prevent it; empty where nobody could. */
function sharpMoves<P>(kit: GameKit<P>, position: P): Move[] {
  if (kit.sharp === undefined) throw new ContractError('threatAfter', `not for ${kit.game.id}`)
  const moves = new Int32Array(kit.game.maxMoves)
  const count = kit.sharp(position, moves)
  return count < 0 ? [...moves.subarray(0, 0 - count)] : []
}
