import type { Move, Player } from '../core/game.ts'
import { FIVE, FOUR, type ThreatBoard } from '../core/threat-board.ts'
import type { Budget } from './budget.ts'
import { Failures, NEVER } from './failures.ts'

/** The most stones that a win may take. */
export const MAX_STONES = 100

const NOWHERE: readonly Move[] = []

const FOUND = -1
/** None with the stones there were; with more, who knows. */
const OUT_OF_STONES = 0

/**
 * Finds a win by fours: the attacker's every stone threatens a five, so that the defender's
 * every reply is forced, until a stone threatens two fives at once: a winning threat sequence
 * (Allis, van den Herik & Huntjens 1996, *Go-Moku solved by new search techniques*) of fours.
 * Where a reply makes a four of the defender's, the attacker's next four must take its point.
 *
 * Stones are counted for the attacker alone, the one that makes the five among them. `board`
 * is played on and restored.
 */
export class Fours {
  private readonly board: ThreatBoard
  private readonly attacker: Player
  private readonly defender: Player
  private readonly budget: Budget
  private readonly failures: Failures
  private readonly exclude: readonly Move[]
  /** Where the attacker makes a four, by ply. */
  private readonly fours: Int32Array[] = []
  private readonly fives: Int32Array
  /** The win found: `path[0 … plies − 1]`. */
  private readonly path = new Int32Array(2 * MAX_STONES)
  private plies = 0

  /**
   * @param failures  may be shared by searches for the same attacker
   * @param exclude   where the first stone of `shortest` may not go
   */
  constructor(
    board: ThreatBoard,
    attacker: Player,
    budget: Budget,
    failures: Failures,
    exclude: readonly Move[] = [],
  ) {
    this.exclude = exclude
    this.board = board
    this.attacker = attacker
    this.defender = attacker === 0 ? 1 : 0
    this.budget = budget
    this.failures = failures
    this.fives = new Int32Array(board.squares)
  }

  /** The last win found: attacker's stone, reply, attacker's stone …, the five last. */
  get line(): Move[] {
    return Array.from(this.path.subarray(0, this.plies))
  }

  /** Finds a win of the fewest stones, up to `limit`; answers whether there is one. */
  shortest(limit: number): boolean {
    for (let stones = 1; stones <= limit; stones++) {
      const answer = this.search(stones, this.exclude)
      if (answer === FOUND) return true
      if (answer === NEVER || this.budget.stopped !== undefined) return false
    }
    return false
  }

  /** Finds some win of up to `limit` stones; answers whether there is one. */
  wins(limit: number): boolean {
    return limit > 0 && this.search(limit, NOWHERE) === FOUND
  }

  private search(stones: number, exclude: readonly Move[]): number {
    const { board, attacker, fives } = this
    if (!board.any(attacker, FIVE)) return this.visit(stones, 0, exclude)
    const count = board.list(attacker, FIVE, fives)
    for (let i = 0; i < count; i++) {
      if (exclude.includes(fives[i])) continue
      this.path[0] = fives[i]
      this.plies = 1
      return FOUND
    }
    return this.visit(stones, 0, exclude)
  }

  /**
   * The attacker is to move, makes no five at once, and has `stones` stones left.
   *
   * @returns FOUND, NEVER, or the stones with which there is no win (0: at least these)
   */
  private visit(stones: number, ply: number, exclude: readonly Move[]): number {
    const { board, attacker } = this
    if (!this.budget.spend()) return OUT_OF_STONES
    if (!board.any(attacker, FOUR)) return NEVER
    if (stones < 2) return OUT_OF_STONES
    const known = this.failures.get(board.hash)
    if (known >= stones) return known

    const moves = (this.fours[ply] ??= new Int32Array(board.squares))
    const count = this.candidates(moves)
    let hopeless = true
    for (let i = 0; i < count; i++) {
      const move = moves[i]
      if (exclude.includes(move)) continue
      board.place(move, attacker)
      const answer = this.follow(move, stones, ply)
      board.remove(move, attacker)
      if (answer === FOUND) return FOUND
      if (answer !== NEVER) hopeless = false
    }
    if (this.budget.stopped !== undefined) return OUT_OF_STONES
    const answer = hopeless ? NEVER : stones
    this.failures.put(board.hash, answer)
    return answer
  }

  /** The attacker has just made a four. */
  private follow(move: Move, stones: number, ply: number): number {
    const { board, defender, fives } = this
    const count = board.list(this.attacker, FIVE, fives)
    const reply = fives[0]
    if (count > 1) {
      this.path[ply] = move
      this.path[ply + 1] = reply
      this.path[ply + 2] = fives[1]
      this.plies = ply + 3
      return FOUND
    }
    if (stones === 2) return OUT_OF_STONES
    board.place(reply, defender)
    const answer = this.visit(stones - 1, ply + 2, NOWHERE)
    board.remove(reply, defender)
    if (answer === FOUND) {
      this.path[ply] = move
      this.path[ply + 1] = reply
    }
    return answer
  }

  /** The stones that make a four and leave the defender no five. */
  private candidates(out: Int32Array): number {
    const { board, attacker, defender, fives } = this
    if (!board.any(defender, FIVE)) return board.list(attacker, FOUR, out)
    if (board.list(defender, FIVE, fives) > 1) return 0
    out[0] = fives[0]
    return board.makes(attacker, FOUR, out[0]) ? 1 : 0
  }
}
