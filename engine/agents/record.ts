import type { GameKit, Move } from '../core/game.ts'
import { rngOf } from '../core/rng.ts'
import { EXACT, type Tracer } from '../search/tracer.ts'
import type { ThreatResult } from '../search/threat-result.ts'
import type { SearchName, SearchOptions } from '../search/types.ts'
import { Recorder } from '../trace/recorder.ts'
import type { Recording } from '../trace/recording.ts'
import type { Agent, Choice, Means } from './agent.ts'

/** The search behind an agent's move. */
export interface RecordedChoice {
  /** What the agent plays, by all that it has looked at. */
  readonly choice: Choice
  /** As the agent's. */
  readonly parameters: Agent<unknown>['parameters']
  /**
   * The search that chose the move: of iterative deepening the last depth that was done, in the
   * window that held its value. Its depth is `recording.depth`.
   */
  readonly recording: Recording
  /** The search that had no room, where `recording` is one to fewer plies in its place. */
  readonly tooLarge?: { readonly depth: number; readonly nodes: number }
  /** A proof has chosen the move (`choice.by`): `recording` is the short search before it. */
  readonly before?: true
  /** The proof itself, where it is a win by threats: its first move is the one played. */
  readonly proof?: ThreatResult
}

/**
 * Has an agent choose its move again, and records the search it is chosen by. Undefined where the
 * agent does not search. The root's value and best move at the end of the recording are the
 * choice's, unless `tooLarge` or `before` says otherwise.
 *
 * Moves that are left out are kept as groups. A search that needs more than `cap` nodes is recorded
 * to fewer plies: the most that fit, or 1 where none do.
 *
 * @param position  played on and restored
 * @param seed      as of the generator that the agent was given
 */
export function recordChoice<P>(
  kit: GameKit<P>,
  agent: Agent<P>,
  position: P,
  seed: number,
  cap: number,
  means: Pick<Means, 'clock' | 'progress'> = {},
): RecordedChoice | undefined {
  const { parameters } = agent
  const algorithm = searchOf(parameters)
  if (algorithm === undefined) return undefined
  const run = (depth: number) => {
    const trace = new LastSearch(algorithm, optionsOf(parameters, depth), cap)
    let proof: ThreatResult | undefined
    const choice = agent.begin(kit)(position, {
      ...means,
      rng: rngOf(seed),
      trace,
      depth,
      proof: (won) => {
        proof = won
      },
    })
    return { choice, proof, ...trace.finish() }
  }
  const first = run(Number(parameters['depth']))
  const { choice, proof } = first
  let { recording, tooLarge } = first
  for (let depth = recording.depth - 1; recording.dropped > 0 && depth > 0; depth--) {
    tooLarge ??= { depth: recording.depth, nodes: sizeOf(recording) }
    recording = run(depth).recording
  }
  return {
    choice,
    parameters,
    recording,
    ...(tooLarge === undefined ? {} : { tooLarge }),
    ...(choice.by === undefined ? {} : { before: true }),
    ...(proof && { proof }),
  }
}

/** The depth-first search of an agent; a solver goes on by deepening where it finds no proof. */
function searchOf(parameters: Agent<unknown>['parameters']): SearchName | undefined {
  switch (parameters['search']) {
    case 'minimax':
    case 'negamax':
    case 'alphabeta':
    case 'pvs':
    case 'deepening':
      return parameters['search']
    case 'solver':
      return 'deepening'
    default:
      return undefined
  }
}

function optionsOf({ fail }: Agent<unknown>['parameters'], depth: number): SearchOptions {
  return { depth, fail: fail === 'hard' ? 'hard' : 'soft' }
}

function sizeOf({ parent, dropped }: Recording): number {
  return parent.length + dropped
}

/** Keeps of several searches from one root the last that found the root's value. */
class LastSearch implements Tracer {
  private readonly algorithm: SearchName
  private readonly options: SearchOptions
  private readonly cap: number
  private open: Recorder
  private plies: number
  /** Nodes that are open. */
  private level = 0
  private done: Recording | undefined
  private tooLarge: { depth: number; nodes: number } | undefined

  constructor(algorithm: SearchName, options: SearchOptions, cap: number) {
    this.algorithm = algorithm
    this.options = options
    this.cap = cap
    this.plies = options.depth
    this.open = this.recorder()
  }

  finish(): { recording: Recording; tooLarge?: { depth: number; nodes: number } } {
    const recording = this.done ?? this.open.finish()
    return { recording, ...(this.tooLarge && { tooLarge: this.tooLarge }) }
  }

  iteration(depth: number): void {
    this.plies = depth
    this.open = this.recorder()
  }

  enter(move: Move, player: number, alpha: number, beta: number): void {
    this.level++
    this.open.enter(move, player, alpha, beta)
  }

  exit(score: number, bound: number): void {
    this.open.exit(score, bound)
    if (--this.level > 0 || bound !== EXACT) return
    const recording = this.open.finish()
    if (recording.dropped === 0 || this.done === undefined) {
      this.done = recording
      this.tooLarge = undefined
    } else this.tooLarge = { depth: this.plies, nodes: sizeOf(recording) }
  }

  evaluate(score: number, terminal: number): void {
    this.open.evaluate(score, terminal)
  }

  back(best: number): void {
    this.open.back(best)
  }

  cutoff(moves: Int32Array, from: number, count: number): void {
    this.open.cutoff(moves, from, count)
  }

  drop(moves: Int32Array, from: number, count: number): void {
    this.open.drop(moves, from, count)
  }

  tableHit(score: number, slot: number): void {
    this.open.tableHit(score, slot)
  }

  store(slot: number): void {
    this.open.store(slot)
  }

  private recorder(): Recorder {
    const options = { ...this.options, depth: this.plies }
    return new Recorder(this.algorithm, options, this.cap, 'grouped')
  }
}
