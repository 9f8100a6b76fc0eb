import {
  gradePuzzle,
  FIVE,
  threats,
  winsNext,
  type GameKit,
  type Move,
  type Player,
  type PuzzleKind,
} from '../../engine/index.ts'

/**
 * Whether a position is worth to be looked at, and with its one answer worth to be asked: neither
 * plain at first sight nor too large a search for a page.
 */
type Interest = <P>(kit: GameKit<P>, position: P, answer?: Move) => boolean

/** A side's search for a win by fours, were it to move. */
function fours<P>(kit: GameKit<P>, position: P, attacker: Player) {
  const board = kit.threatBoard?.(position)
  return board && threats(board, attacker, { kind: 'fours', depth: 8 })
}

const hasFive = <P>(kit: GameKit<P>, position: P): boolean => {
  const board = kit.threatBoard?.(position)
  return board !== undefined && (board.any(0, FIVE) || board.any(1, FIVE))
}

/** How many moves are judged so. */
function countOf<P>(
  kind: PuzzleKind,
  kit: GameKit<P>,
  position: P,
  reasons: readonly string[],
): number {
  const moves = new Int32Array(kit.game.maxMoves)
  const legal = [...moves.subarray(0, kit.game.moves(position, moves))]
  return legal.filter((move) => reasons.includes(gradePuzzle(kind, kit, position, move).reason))
    .length
}

/** Pieces on a board of Connect 4 from which it is solved at once. */
const SOLVED_FROM = 18

const otherOf = (player: Player): Player => (player === 0 ? 1 : 0)

export const INTEREST: Readonly<Record<PuzzleKind, Interest>> = {
  fours(kit, position) {
    if (hasFive(kit, position)) return false
    const found = fours(kit, position, kit.game.toMove(position))
    return found?.win === true && found.depth >= 4
  },
  defence(kit, position, answer) {
    const us = kit.game.toMove(position)
    if (hasFive(kit, position) || fours(kit, position, us)?.win === true) return false
    if (fours(kit, position, otherOf(us))?.win !== true) return false
    if (answer === undefined) return true
    kit.game.play(position, answer)
    const board = kit.threatBoard?.(position)
    const { stopped } = board
      ? threats(board, otherOf(us), { nodes: 60_000 })
      : { stopped: 'nodes' }
    kit.game.undo(position)
    return stopped === undefined
  },
  fork(kit, position) {
    // Nobody can win at once.
    const moves = new Int32Array(kit.game.maxMoves)
    return (kit.sharp?.(position, moves) ?? -1) >= 0
  },
  // More than one capture, and more than one push that costs a marble.
  five: (kit, position) =>
    kit.pending?.(position) === otherOf(kit.game.toMove(position)) &&
    countOf('five', kit, position, ['broken', 'tenth', 'other-pair']) > 1,
  // Late enough for a page to solve it, with a choice, and more than a fork.
  exact(kit, position, answer) {
    const moves = new Int32Array(kit.game.maxMoves)
    if (kit.game.format(position).length < SOLVED_FROM) return false
    if ((kit.sharp?.(position, moves) ?? -1) < 0) return false
    if (kit.game.moves(position, moves) < 5) return false
    return answer === undefined || !winsNext(kit, position, answer)
  },
  push: (kit, position) => countOf('push', kit, position, ['pushed-off']) > 1,
}
