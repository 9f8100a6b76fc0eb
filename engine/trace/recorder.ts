import type { Tracer } from '../search/tracer.ts'
import type { AlgorithmName, SearchOptions } from '../search/types.ts'
import { Int32Column, Uint8Column } from './columns.ts'
import {
  BACK,
  CUT,
  CUTOFF,
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
  private dropped = 0
  /** The node that is open, or -1 before the root and after it. */
  private current = -1

  private readonly parent = new Int32Column()
  private readonly move = new Int32Column()
  private readonly alpha = new Int32Column()
  private readonly beta = new Int32Column()
  private readonly first = new Int32Column()
  private readonly last = new Int32Column()
  private readonly ply = new Uint8Column()
  private readonly flags = new Uint8Column()
  private readonly kind = new Uint8Column()
  private readonly node = new Int32Column()
  private readonly value = new Int32Column()

  constructor(algorithm: AlgorithmName, options: SearchOptions, cap = RECORDING_CAP) {
    this.about = {
      algorithm,
      tie: options.tie ?? 'le',
      fail: options.fail ?? 'soft',
      depth: options.depth,
    }
    this.cap = cap
  }

  enter(move: number, player: number, alpha: number, beta: number): void {
    if (!this.hasRoom()) {
      this.dropped++
      return
    }
    this.addNode(move, alpha, beta, player === 1 ? MIN_TO_MOVE : 0, STILL_OPEN)
    this.current = this.parent.length - 1
    this.addEvent(ENTER, 0)
  }

  evaluate(score: number, terminal: number): void {
    if (this.dropped > 0) return
    this.flags.mark(this.current, terminal === 1 ? LEAF | TERMINAL : LEAF)
    this.addEvent(EVALUATE, score)
  }

  back(best: number): void {
    if (this.dropped === 0) this.addEvent(BACK, best)
  }

  cutoff(moves: Int32Array, from: number, count: number): void {
    if (this.dropped > 0) return
    const event = this.kind.length
    const reply = this.flags.get(this.current) & MIN_TO_MOVE ? 0 : MIN_TO_MOVE
    this.addEvent(CUTOFF, count - from)
    for (let i = from; i < count; i++) {
      if (!this.hasRoom()) {
        this.dropped += count - i
        return
      }
      this.addNode(moves[i], 0, 0, CUT | reply, event)
    }
  }

  tableHit(_score: number, source: number): void {
    if (this.dropped === 0) this.addEvent(TABLE_HIT, source)
  }

  exit(score: number, bound: number): void {
    if (this.dropped > 0) return
    this.flags.mark(this.current, bound)
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
      kind: this.kind.trimmed(),
      node: this.node.trimmed(),
      value: this.value.trimmed(),
    }
  }

  private hasRoom(): boolean {
    return this.dropped === 0 && this.parent.length < this.cap
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
