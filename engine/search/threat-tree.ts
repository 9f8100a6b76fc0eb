import { NO_MOVE, type Move, type Player } from '../core/game.ts'
import { FIVE, FOUR, THREE, type Making, type ThreatBoard } from '../core/threat-board.ts'
import { Budget } from './budget.ts'
import type { Failures } from './failures.ts'
import { Fours } from './fours.ts'
import type { ThreatGraph } from './threat-graph.ts'
import type { ThreatMoves } from './threat-moves.ts'
import { ANY_OTHER, type ThreatTree } from './threat-result.ts'

/** Nodes that a tree keeps: some megabytes. */
const MOST_NODES = 200_000

/** Writes a tree from what a search has found, and keeps the line of longest resistance. */
export class TreeWriter {
  private readonly parent: number[] = []
  private readonly move: Move[] = []
  private readonly makes: number[] = []
  private readonly sizes = new Map<number, number>()

  private readonly board: ThreatBoard
  private readonly attacker: Player
  private readonly defender: Player
  private readonly fours: Fours
  private readonly moves: ThreatMoves

  constructor(board: ThreatBoard, attacker: Player, moves: ThreatMoves, failures: Failures) {
    this.board = board
    this.attacker = attacker
    this.defender = attacker === 0 ? 1 : 0
    // What was found is found again: no limit stops that.
    this.fours = new Fours(board, attacker, new Budget(), failures)
    this.moves = moves
    this.add(-1, NO_MOVE, 0)
  }

  finish(): ThreatTree {
    return {
      parent: Int32Array.from(this.parent),
      move: Int32Array.from(this.move),
      makes: Uint8Array.from(this.makes),
      truncated: this.isFull(),
    }
  }

  /** Adds a win by fours below a node. Returns the line. */
  addFours(line: readonly Move[], below = 0): readonly Move[] {
    let at = below
    line.forEach((move, i) => {
      at = this.add(at, move, i % 2 === 1 ? 0 : i === line.length - 1 ? FIVE : FOUR)
    })
    return line
  }

  /**
   * Adds what is proved below a node of the graph at which the attacker is to move, with so many
   * stones left. Returns the line in which the defender holds out longest.
   */
  addProof(graph: ThreatGraph, stones: number, node = 0, below = 0): readonly Move[] {
    const { board, attacker } = this
    const best = this.quickest(graph, node)
    const move = graph.move[best]
    board.place(move, attacker)
    const making = board.any(attacker, FIVE) ? FOUR : THREE
    const at = this.add(below, move, making)
    const rest = this.addReplies(graph, stones - 1, graph.child[best], at, making)
    board.remove(move, attacker)
    return [move, ...rest]
  }

  private addReplies(
    graph: ThreatGraph,
    stones: number,
    node: number,
    below: number,
    making: Making,
  ): readonly Move[] {
    const { board, defender } = this
    const replies = this.moves.replies()
    let longest: readonly Move[] = []
    for (const move of replies) {
      if (this.isFull() && longest.length > 0) break
      const at = this.add(below, move, 0)
      board.place(move, defender)
      const line = this.addAnswer(graph, stones, childBy(graph, node, move), at)
      board.remove(move, defender)
      if (line.length + 1 > longest.length) longest = [move, ...line]
    }
    // The double, the point of one five, and the other five.
    if (making === THREE) this.addFours(replies.slice(0, 3), this.add(below, ANY_OTHER, 0))
    return longest
  }

  /** `node` is where the reply leads, or −1 where it loses to fours. */
  private addAnswer(
    graph: ThreatGraph,
    stones: number,
    node: number,
    below: number,
  ): readonly Move[] {
    if (node >= 0) return this.addProof(graph, stones, node, below)
    this.fours.shortest(stones)
    return this.addFours(this.fours.line, below)
  }

  /**
   * Threats on the longest way from a node at which the defender is to move, wins by fours left
   * out; Infinity where it is not proved.
   */
  private size(graph: ThreatGraph, node: number): number {
    if (graph.proof[node] !== 0) return Infinity
    let size = this.sizes.get(node)
    if (size === undefined) {
      size = 0
      for (let edge = graph.first[node]; edge < graph.end[node]; edge++) {
        const threat = this.quickest(graph, graph.child[edge])
        size = Math.max(size, 1 + this.size(graph, graph.child[threat]))
      }
      this.sizes.set(node, size)
    }
    return size
  }

  /** The edge to the threat that is proved with the fewest threats, or the first of them. */
  private quickest(graph: ThreatGraph, node: number): number {
    let best = graph.first[node]
    for (let edge = best + 1; edge < graph.end[node]; edge++) {
      if (this.size(graph, graph.child[edge]) < this.size(graph, graph.child[best])) best = edge
    }
    return best
  }

  private isFull(): boolean {
    return this.parent.length >= MOST_NODES
  }

  private add(parent: number, move: Move, makes: number): number {
    if (this.isFull()) return parent
    this.parent.push(parent)
    this.move.push(move)
    this.makes.push(makes)
    return this.parent.length - 1
  }
}

/** Where a move leads from a node, or −1 if it has no such edge. */
function childBy(graph: ThreatGraph, node: number, move: Move): number {
  for (let edge = graph.first[node]; edge < graph.end[node]; edge++) {
    if (graph.move[edge] === move) return graph.child[edge]
  }
  return -1
}
