import type { Player } from '../core/game.ts'
import { threats } from '../search/threats.ts'
import { after } from '../core/after.ts'
import type { Grader } from './graded.ts'
import { fivesOf, threatBoardOf } from './fours.ts'

/** Positions that the search for threats looks at after a move: less than a second. */
const NODES = 200_000

/**
 * A move after which the other side finds no win by fours and threes. That it loses is proved;
 * that it holds is as much as the search can say, which has then looked at all there was.
 */
export const gradeDefence: Grader = (kit, position, move) =>
  after(kit, position, move, () => {
    const attacker = kit.game.toMove(position)
    const defender: Player = attacker === 0 ? 1 : 0
    if (kit.game.outcome(position)?.winner === defender) {
      return { right: true, reason: 'won', line: [] }
    }
    const board = threatBoardOf(kit, position)
    const [five] = fivesOf(board, attacker)
    if (five !== undefined) return { right: false, reason: 'loses-at-once', line: [five] }
    const { win, kind, line, stopped } = threats(board, attacker, { nodes: NODES })
    if (win) return { right: false, reason: `loses-to-${kind}`, line }
    return { right: true, reason: stopped === undefined ? 'holds' : 'perhaps', line: [] }
  })
