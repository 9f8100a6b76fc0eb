import type { Tracer } from '../search/tracer.ts'
import type { SearchName, SearchOptions } from '../search/types.ts'
import { EXACT } from '../search/tracer.ts'
import { Int32Column, Uint8Column } from './columns.ts'
import { ExactScores } from './exact-scores.ts'
import {
  BACK,
  BOUND_MASK,
  CUT,
  CUTOFF,
  DROPPED,
  ENTER,
  EVALUATE,
  EXIT,
  LEAF,
  MIN_TO_MOVE,
  TABLE_HIT,
  TERMINAL,
  TRUNCATED,
  type EventKind,
  type Recording,
} from './recording.ts'

/** Nodes a recorder keeps unless told otherwise: about 60 MB. */
export const RECORDING_CAP = 1_000_000

const STILL_OPEN = -1

/**
 * Records a search. Give it to the search as its tracer, then call `finish` once.
 *
 * When `cap` nodes have been met it records nothing more; it only counts what it leaves out,
 * and closes the recording with one TRUNCATED event.
 */
export class Recorder implements Tracer {
  private readonly about: Pick<Recording, 'algorithm' | 'tie' | 'fail' | 'depth'>
  private readonly cap: number
  private readonly grouped: boolean
  private dropped = 0
  /** The node that is open, or -1 before the root and after it. */
  private current = -1
  /** Plies that the next root is searched to. */
  private depth: number
  /** For each open node the moves that were dropped there: they become its last children. */
  private readonly drops: (Int32Array | undefined)[] = []
  /** The node that last stored its score in a slot of the table. */
  private readonly sources = new Map<number, number>()
  private readonly exactScores: ExactScores

  private readonly parent = new Int32Column()
  private readonly move = new Int32Column()
  private readonly alpha = new Int32Column()
  private readonly beta = new Int32Column()
  private readonly first = new Int32Column()
  private readonly last = new Int32Column()
  private readonly ply = new Uint8Column()
  private readonly flags = new Uint8Column()
  private readonly stored = new Int32Column()
  private readonly depths = new Int32Column()
  private readonly groups = new Int32Column()
  private readonly kind = new Uint8Column()
  private readonly node = new Int32Column()
  private readonly value = new Int32Column()

  /**
   * @param cap    the most nodes to keep
   * @param drops  whether each dropped move is a node, or those of one node are one together: on a
   *               large board they would be most of a recording
   */
  constructor(
    algorithm: SearchName,
    options: SearchOptions,
    cap = RECORDING_CAP,
    drops: 'each' | 'grouped' = 'each',
  ) {
    this.about = {
      algorithm,
      tie: options.tie ?? 'le',
      fail: options.fail ?? 'soft',
      depth: options.depth,
    }
    this.exactScores = new ExactScores(this.about)
    this.cap = cap
    this.grouped = drops === 'grouped'
    this.depth = options.depth
  }

  iteration(depth: number): void {
    this.depth = depth
  }

  enter(move: number, player: number, alpha: number, beta: number): void {
    if (!this.hasRoom()) {
      this.dropped++
      return
    }
    if (this.current < 0) this.depths.push(this.depth)
    this.addNode(move, alpha, beta, player === 1 ? MIN_TO_MOVE : 0, STILL_OPEN)
    this.current = this.parent.length - 1
    this.drops.push(undefined)
    this.exactScores.enter(player)
    this.addEvent(ENTER, 0)
  }

  evaluate(score: number, terminal: number): void {
    if (this.dropped > 0) return
    this.flags.mark(this.current, terminal === 1 ? LEAF | TERMINAL : LEAF)
    this.addEvent(EVALUATE, score)
  }

  back(best: number): void {
    if (this.dropped > 0) return
    this.exactScores.back(best)
    this.addEvent(BACK, best)
  }

  cutoff(moves: Int32Array, from: number, count: number): void {
    if (this.dropped > 0) return
    this.exactScores.cutoff()
    const event = this.kind.length
    this.addEvent(CUTOFF, count - from)
    this.addSkipped(moves.subarray(from, count), CUT, event)
  }

  drop(moves: Int32Array, from: number, count: number): void {
    if (this.dropped === 0) this.drops[this.drops.length - 1] = moves.slice(from, count)
  }

  tableHit(_score: number, slot: number): void {
    if (this.dropped > 0) return
    const source = this.sources.get(slot) ?? -1
    this.exactScores.tableHit(source >= 0 && (this.flags.get(source) & BOUND_MASK) === EXACT)
    this.addEvent(TABLE_HIT, source)
  }

  store(slot: number): void {
    if (this.dropped > 0) return
    this.sources.set(slot, this.current)
    this.stored.push(this.current)
  }

  exit(score: number, bound: number): void {
    if (this.dropped > 0) return
    const told = this.exactScores.exit(score, bound)
    const drops = this.drops.pop()
    if (drops !== undefined) this.addDropped(drops)
    if (this.dropped > 0) return
    this.flags.mark(this.current, told)
    // A leaf is done when it has been judged: no step of its own for leaving it.
    if ((this.flags.get(this.current) & LEAF) === 0) this.addEvent(EXIT, score)
    this.last.set(this.current, this.kind.length - 1)
    this.current = this.parent.get(this.current)
  }

  finish(): Recording {
    if (this.dropped > 0) this.addEvent(TRUNCATED, this.dropped)
    const last = this.last.trimmed()
    for (let node = 0; node < last.length; node++) {
      if (last[node] === STILL_OPEN) last[node] = this.kind.length
    }
    return {
      ...this.about,
      dropped: this.dropped,
      parent: this.parent.trimmed(),
      move: this.move.trimmed(),
      alpha: this.alpha.trimmed(),
      beta: this.beta.trimmed(),
      first: this.first.trimmed(),
      last,
      ply: this.ply.trimmed(),
      flags: this.flags.trimmed(),
      stored: this.stored.trimmed(),
      depths: this.depths.trimmed(),
      groups: this.groups.trimmed(),
      kind: this.kind.trimmed(),
      node: this.node.trimmed(),
      value: this.value.trimmed(),
    }
  }

  private hasRoom(): boolean {
    return this.dropped === 0 && this.parent.length < this.cap
  }

  private addDropped(moves: Int32Array): void {
    const event = this.first.get(this.current)
    if (!this.grouped) return this.addSkipped(moves, DROPPED, event)
    this.addSkipped(moves.subarray(0, 1), DROPPED, event)
    if (this.dropped > 0) return
    this.groups.push(this.parent.length - 1)
    this.groups.push(moves.length)
  }

  /** Adds children of the current node that are never visited. */
  private addSkipped(moves: Int32Array, why: number, event: number): void {
    const reply = this.flags.get(this.current) & MIN_TO_MOVE ? 0 : MIN_TO_MOVE
    for (let i = 0; i < moves.length; i++) {
      if (!this.hasRoom()) {
        this.dropped += moves.length - i
        return
      }
      this.addNode(moves[i], 0, 0, why | reply, event)
    }
  }

  private addNode(move: number, alpha: number, beta: number, flags: number, last: number): void {
    this.parent.push(this.current)
    this.move.push(move)
    this.alpha.push(alpha)
    this.beta.push(beta)
    this.first.push(last === STILL_OPEN ? this.kind.length : last)
    this.last.push(last)
    this.ply.push(this.current < 0 ? 0 : this.ply.get(this.current) + 1)
    this.flags.push(flags)
  }

  private addEvent(kind: EventKind, value: number): void {
    this.kind.push(kind)
    this.node.push(this.current)
    this.value.push(value)
  }
}
