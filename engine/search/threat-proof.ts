import type { Move, Player } from '../core/game.ts'
import { FIVE, type ThreatBoard } from '../core/threat-board.ts'
import type { Budget } from './budget.ts'
import { INFINITY, ThreatGraph } from './threat-graph.ts'
import type { ThreatMoves } from './threat-moves.ts'

/** Nodes that fit the memory a page may take: about 300 MB. */
const MOST_NODES = 2_000_000

/**
 * What a four adds to the proof number, so that threes are tried first: a four leaves the
 * defender no choice, but it spends a threat, and fours can be played in many orders. Without
 * it thirteen of the puzzles in `test/fixtures/gomoku` took three times the nodes.
 */
const PRICE_OF_A_FOUR = 3

/**
 * Proves or disproves a win by threats, by proof-number search (Allis, van der Meulen & van den
 * Herik 1994) in its depth-first form (Nagai 2002): the search goes where the fewest positions
 * are left to prove, and stays below a node until another looks easier.
 *
 * Stones are counted for the attacker alone. A position is reached with the same number of
 * stones by whatever way, so what is found of it holds for all ways. `board` is played on and
 * restored.
 */
export class ThreatProof {
  /** What was searched; the root is node 0. */
  readonly graph = new ThreatGraph()

  private readonly board: ThreatBoard
  private readonly attacker: Player
  private readonly defender: Player
  private readonly moves: ThreatMoves
  private readonly budget: Budget

  constructor(board: ThreatBoard, attacker: Player, moves: ThreatMoves, budget: Budget) {
    this.board = board
    this.attacker = attacker
    this.defender = attacker === 0 ? 1 : 0
    this.moves = moves
    this.budget = budget
  }

  /**
   * Whether the attacker, who is to move and has no win by fours, wins by threats with up to
   * `stones` stones, the first of them on none of `exclude`. If the budget ends the search, false
   * says nothing.
   */
  wins(stones: number, exclude: readonly Move[] = []): boolean {
    const root = this.graph.node(this.board.hash, true)
    this.expand(root, true, stones, exclude)
    this.search(root, true, stones, INFINITY, INFINITY)
    return this.graph.proof[root] === 0
  }

  /**
   * Works below a node until its proof number reaches `proof`, or its disproof number
   * `disproof`, or it is decided. Where the attacker is to move one child must be proved, or
   * all disproved; where the defender is, one disproved, or all proved. So one body does for
   * both: `one` is the number of the first kind, `all` that of the second.
   *
   * @param stones  that the attacker has left
   */
  private search(
    node: number,
    attacking: boolean,
    stones: number,
    proof: number,
    disproof: number,
  ): void {
    const { graph, board } = this
    if (!graph.isExpanded(node) && !this.expand(node, attacking, stones)) return
    const one = attacking ? graph.proof : graph.disproof
    const all = attacking ? graph.disproof : graph.proof
    const limitOne = attacking ? proof : disproof
    const limitAll = attacking ? disproof : proof
    const mover = attacking ? this.attacker : this.defender
    const price = !attacking && board.any(this.attacker, FIVE) ? PRICE_OF_A_FOUR : 0
    for (;;) {
      let best = -1
      let least = INFINITY
      let second = INFINITY
      let most = 0
      let open = 0
      for (let edge = graph.first[node]; edge < graph.end[node]; edge++) {
        const child = graph.child[edge]
        if (one[child] < least) {
          second = least
          least = one[child]
          best = edge
        } else if (one[child] < second) second = one[child]
        if (all[child] > 0) open++
        if (all[child] > most) most = all[child]
      }
      // The hardest, and one for each other: a sum would count what they share many times over
      // (Ueda, Hashimoto, Hashimoto & Iida 2008, *Weak proof-number search*).
      const total = open === 0 ? 0 : Math.min(INFINITY, most + open - 1 + price)
      one[node] = least
      all[node] = total
      if (least === 0 || total === 0 || least >= limitOne || total >= limitAll) return
      if (this.budget.stopped !== undefined) return

      const child = graph.child[best]
      const move = graph.move[best]
      const nextOne = Math.min(limitOne, second + 1)
      const nextAll = limitAll - total + all[child]
      board.place(move, mover)
      if (attacking) this.search(child, false, stones - 1, nextOne, nextAll)
      else this.search(child, true, stones, nextAll, nextOne)
      board.remove(move, mover)
    }
  }

  /** Adds what follows a node; false where the budget did not allow it. */
  private expand(
    node: number,
    attacking: boolean,
    stones: number,
    exclude: readonly Move[] = [],
  ): boolean {
    const { board, budget, graph } = this
    if (!budget.spend()) return false
    if (graph.size > MOST_NODES) budget.exhaust()
    const all = attacking ? this.moves.threats(stones) : this.moves.defences(stones)
    const moves = exclude.length === 0 ? all : all.filter((move) => !exclude.includes(move))
    if (budget.stopped !== undefined) return false
    const mover = attacking ? this.attacker : this.defender
    const children = moves.map((move) => {
      board.place(move, mover)
      const child = graph.node(board.hash, !attacking)
      board.remove(move, mover)
      return child
    })
    graph.expand(node, moves, children)
    return true
  }
}
