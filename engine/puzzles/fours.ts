import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type GameKit, type Move, type Player } from '../core/game.ts'
import { FIVE, type ThreatBoard } from '../core/threat-board.ts'
import { threats } from '../search/threats.ts'
import { legalMoves } from '../core/after.ts'
import type { Grader } from './graded.ts'

export function threatBoardOf<P>(kit: GameKit<P>, position: P): ThreatBoard {
  const board = kit.threatBoard?.(position)
  if (board === undefined) throw new ContractError('puzzles', `${kit.game.id} has no threats`)
  return board
}

/** Where a player makes a five. */
export function fivesOf(board: ThreatBoard, player: Player): Move[] {
  const fives = new Int32Array(board.squares)
  return [...fives.subarray(0, board.list(player, FIVE, fives))]
}

/** A move with which a win begins that makes a four with every stone. */
export const gradeFours: Grader = (kit, position, move) => {
  const attacker = kit.game.toMove(position)
  const defender: Player = attacker === 0 ? 1 : 0
  const board = threatBoardOf(kit, position)
  const exclude = legalMoves(kit, position).filter((other) => other !== move)
  const { win, line } = threats(board, attacker, { kind: 'fours', exclude })
  if (win) return { right: true, reason: 'fours', line: line.slice(1) }
  board.place(move, attacker)
  const [five = NO_MOVE] = fivesOf(board, defender)
  const [reply = NO_MOVE] = fivesOf(board, attacker)
  if (five !== NO_MOVE) return { right: false, reason: 'loses-at-once', line: [five] }
  if (reply !== NO_MOVE) return { right: false, reason: 'four-stopped', line: [reply] }
  return { right: false, reason: 'no-four', line: freely(board, attacker) }
}

/** With a move to spare the defender takes a point after which no fours win, if there is one. */
function freely(board: ThreatBoard, attacker: Player): Move[] {
  const defender: Player = attacker === 0 ? 1 : 0
  const { line } = threats(board, attacker, { kind: 'fours' })
  const reply = line.find((point) => {
    board.place(point, defender)
    const { win } = threats(board, attacker, { kind: 'fours' })
    board.remove(point, defender)
    return !win
  })
  return reply === undefined ? [] : [reply]
}
