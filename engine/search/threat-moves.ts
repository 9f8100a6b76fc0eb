import type { Move, Player } from '../core/game.ts'
import { FIVE, FOUR, THREE, type ThreatBoard } from '../core/threat-board.ts'
import type { Fours } from './fours.ts'

/**
 * Before a position is looked into, it is tried for a win by fours of up to so many stones.
 * Longer ones are found as well, since fours are threats too. With 2 or 8 thirteen of the
 * puzzles in `test/fixtures/gomoku` took 1.5 times the nodes.
 */
const FOURS_TRIED = 4

/**
 * The stones with which an attacker threatens to win, and the replies to them.
 *
 * - A **four** threatens a five: the defender must take its point.
 * - A **three** threatens two fives at once: if the defender did nothing, the attacker could
 *   make them with its next stone, the double, and one of the fives with the stone after. So
 *   the defender must take one of those three points, or gain time by making a four.
 *
 * Every other reply loses to the threat itself: the double and the points of its fives are still
 * empty, and the defender has no five to make in between. (Threat-space search, Allis, van den
 * Herik & Huntjens 1996, grants the defender all replies at once, and misses wins for that.)
 *
 * Under the defender's four the attacker must take its point, and that must be a threat as well.
 */
export class ThreatMoves {
  private readonly board: ThreatBoard
  private readonly attacker: Player
  private readonly defender: Player
  private readonly fours: Fours
  private readonly squares: Int32Array
  private readonly buffer: Int32Array
  private readonly fives: Int32Array
  private readonly double = new Int32Array(3)

  constructor(board: ThreatBoard, attacker: Player, fours: Fours) {
    this.board = board
    this.attacker = attacker
    this.defender = attacker === 0 ? 1 : 0
    this.fours = fours
    this.squares = new Int32Array(board.squares)
    this.buffer = new Int32Array(board.squares)
    this.fives = new Int32Array(board.squares)
  }

  /**
   * The fours and threes of the attacker, who is to move, has `stones` stones left, and cannot
   * win with the next two.
   */
  threats(stones: number): Move[] {
    const { board, attacker, defender, squares } = this
    const found: Move[] = []
    // A three, the double, the five.
    if (stones < 3) return found
    const count = this.candidates()
    for (let i = 0; i < count; i++) {
      const move = squares[i]
      board.place(move, attacker)
      const four = board.any(attacker, FIVE)
      if (four || (!board.any(defender, FIVE) && this.hasDouble())) found.push(move)
      board.remove(move, attacker)
    }
    return found
  }

  /**
   * What the defender, who is to move, must do after a threat. After a four that is one move.
   * After a three it is the double and the points of both its fives, in that order, then the
   * fours. Where there are several doubles they are those of the first.
   */
  replies(): Move[] {
    const { board, attacker, defender, squares } = this
    if (board.any(attacker, FIVE)) {
      board.list(attacker, FIVE, squares)
      return [squares[0]]
    }
    this.hasDouble()
    const count = board.list(defender, FOUR, squares)
    return [...new Set([...this.double, ...squares.subarray(0, count)])]
  }

  /** Those of the replies after which the attacker has no win by a few fours. */
  defences(stones: number): Move[] {
    const { board, defender, fours } = this
    return this.replies().filter((move) => {
      board.place(move, defender)
      const lost = fours.wins(Math.min(FOURS_TRIED, stones))
      board.remove(move, defender)
      return !lost
    })
  }

  /** Writes to `squares` where the attacker may make a four or a three; returns how many. */
  private candidates(): number {
    const { board, attacker, defender, squares, buffer } = this
    // Two fives at once cannot be stopped.
    if (board.any(defender, FIVE)) return board.list(defender, FIVE, squares) === 1 ? 1 : 0
    let count = board.list(attacker, FOUR, squares)
    const threes = board.list(attacker, THREE, buffer)
    for (let i = 0; i < threes; i++) {
      if (!board.makes(attacker, FOUR, buffer[i])) squares[count++] = buffer[i]
    }
    return count
  }

  /** Whether the attacker can make two fives at once; writes the stone and their points. */
  private hasDouble(): boolean {
    const { board, attacker, buffer, double, fives } = this
    const count = board.list(attacker, FOUR, buffer)
    for (let i = 0; i < count; i++) {
      board.place(buffer[i], attacker)
      const points = board.list(attacker, FIVE, fives)
      board.remove(buffer[i], attacker)
      if (points < 2) continue
      double[0] = buffer[i]
      double[1] = fives[0]
      double[2] = fives[1]
      return true
    }
    return false
  }
}
