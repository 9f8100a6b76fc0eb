import { ContractError } from '../core/errors.ts'
import type { GameKit, Player } from '../core/game.ts'
import { HEX_CELLS } from '../core/hex.ts'
import { after, legalMoves } from '../core/after.ts'
import type { Grader } from './graded.ts'

/** A move that pushes a marble of the other side's, after which none of one's own can be pushed off. */
export const gradePush: Grader = (kit, position, move) => {
  const us = kit.game.toMove(position)
  const them: Player = us === 0 ? 1 : 0
  const before = cellsOf(kit, position, them)
  return after(kit, position, move, () => {
    if (cellsOf(kit, position, them) === before) {
      return { right: false, reason: 'no-push', line: [] }
    }
    const lost = lostBy(kit, position, us)
    const reply = legalMoves(kit, position).find((each) =>
      after(kit, position, each, () => lostBy(kit, position, us) > lost),
    )
    return reply === undefined
      ? { right: true, reason: 'safe', line: [] }
      : { right: false, reason: 'pushed-off', line: [reply] }
  })
}

function lostBy<P>(kit: GameKit<P>, position: P, player: Player): number {
  const lost = kit.lost?.(position)
  if (lost === undefined) throw new ContractError('gradePush', `${kit.game.id} loses no marbles`)
  return lost[player]
}

/** Where a player's marbles lie. */
function cellsOf<P>({ board }: GameKit<P>, position: P, player: Player): string {
  const cells = Array.from({ length: HEX_CELLS }, (_, cell) => cell)
  return cells.filter((cell) => board?.at(position, cell) === player).join()
}
