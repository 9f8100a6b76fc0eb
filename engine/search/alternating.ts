import { fail, ok, type Result } from '../core/errors.ts'
import type { Alternating, Between, GameKit, Move } from '../core/game.ts'
import type { SearchHooks } from './run.ts'
import { MAX_PLY } from './score.ts'
import { NO_BOUND, type Tracer } from './tracer.ts'
import type { SearchName, SearchOptions, SearchResult, Subject } from './types.ts'

/*
 * Searches negate scores once a ply, so sides alternate in every game that they play. A tree whose
 * sides do not is searched as a game that has positions put in between (`Game.alternating`), and
 * what is told of the search has none of these.
 */

/** What to search in place of a subject whose sides need not alternate; undefined where they do. */
export function alternating<P>(subject: Subject<P>): (Subject<P> & Alternating<P>) | undefined {
  const found = subject.game.alternating?.(subject.position)
  return found && { ...subject, ...found }
}

/** Runs a search of such a subject by that in its place. */
export function searchBetween<P>(
  algorithm: SearchName,
  subject: Alternating<P>,
  options: SearchOptions,
  hooks: SearchHooks,
  run: (options: SearchOptions, hooks: SearchHooks) => SearchResult,
): SearchResult {
  const { stride } = subject.game.between
  const { trace, iteration } = hooks
  const plies = pliesBetween(options.depth, subject.game.between)
  const result = run(
    { ...options, depth: plies },
    {
      ...hooks,
      ...(trace && { trace: new DrawnTracer(trace, subject, algorithm === 'minimax') }),
      ...(iteration && {
        iteration: (done) => iteration({ ...done, depth: done.depth / stride }),
      }),
    },
  )
  return { ...result, depth: result.depth === plies ? options.depth : result.depth / stride }
}

/** The plies by which such a game is as deep; no tree is deeper than there is room for. */
export function pliesBetween(depth: number, { stride }: Pick<Between<unknown>, 'stride'>): number {
  return Math.min(depth, Math.floor(MAX_PLY / stride)) * stride
}

/** A position whose sides have to alternate; `tree/sides-must-alternate` where they do not. */
export function withTurns<P>({ game }: Pick<GameKit<P>, 'game'>, position: P): Result<P> {
  return game.alternating?.(position) === undefined
    ? ok(position)
    : fail('tree/sides-must-alternate')
}

/** Passes on what is told of a search, but for the positions in between. */
class DrawnTracer<P> implements Tracer {
  private readonly to: Tracer
  private readonly subject: Alternating<P>
  /** Scores are Max's at every node. */
  private readonly forMax: boolean
  /** Of each open node of the search, the outermost first: whether it has been told. */
  private readonly told: boolean[] = []
  /** The move that led out of the node above, while what it leads to has not been reached. */
  private led: Move | undefined
  private alpha = 0
  private beta = 0
  private player = 0

  constructor(to: Tracer, subject: Alternating<P>, forMax: boolean) {
    this.to = to
    this.subject = subject
    this.forMax = forMax
  }

  enter(move: Move, player: number, alpha: number, beta: number): void {
    const { game, position } = this.subject
    const between = game.between.at(position)
    this.told.push(!between)
    if (between) {
      this.led ??= move
      this.alpha = alpha
      this.beta = beta
      this.player = player
    } else {
      this.to.enter(this.led ?? move, player, alpha, beta)
      this.led = undefined
    }
  }

  /** A search that ends in between ends at the node that is to come, whose turn is the other's. */
  evaluate(score: number, terminal: number): void {
    if (this.isTold) this.to.evaluate(score, terminal)
    else {
      const own = this.forMax ? score : 0 - score
      this.to.enter(this.led ?? 0, 1 - this.player, 0 - this.beta, 0 - this.alpha)
      this.to.evaluate(own, terminal)
      this.to.exit(own, 0)
      this.led = undefined
    }
  }

  back(best: number): void {
    if (this.isTold) this.to.back(best)
  }

  cutoff(moves: Int32Array, from: number, count: number): void {
    this.to.cutoff(moves, from, count)
  }

  drop(moves: Int32Array, from: number, count: number): void {
    this.to.drop(moves, from, count)
  }

  tableHit(score: number, slot: number): void {
    this.to.tableHit(score, slot)
  }

  store(slot: number): void {
    this.to.store(slot)
  }

  exit(score: number, bound: number): void {
    if (this.told.pop() === true) this.to.exit(score, bound)
    else if (bound === NO_BOUND) this.led = undefined
  }

  iteration(depth: number): void {
    this.to.iteration(depth / this.subject.game.between.stride)
  }

  private get isTold(): boolean {
    return this.told.at(-1) === true
  }
}
