import { EVALUATION_LIMIT, NO_MOVE } from '../core/game.ts'
import { alternating, pliesBetween } from './alternating.ts'
import { scout } from './pvs.ts'
import { Run, type SearchHooks } from './run.ts'
import { INFINITE, pliesToEnd } from './score.ts'
import type { Iteration, SearchOptions, SearchResult, Subject } from './types.ts'

/** Half the width of the window tried first, in the evaluation's units, where none is given. */
export const ASPIRATION = 100

/** How much wider the window gets on the side where it was too narrow. */
const WIDENING = 4

/**
 * Iterative deepening (Slate & Atkin 1977): principal variation search to 1, 2, 3 … plies, up to
 * `options.depth`. The shallow ones cost little beside the last, fill table, killers and history
 * for it, and leave an answer at any time. Each begins with a window of `options.aspiration`
 * around the value before (aspiration) and is repeated with a wider one where that fails.
 *
 * The result is that of the last depth that was done, exact for that depth; `depth` says which
 * it is, `stopped` which limit kept the search from going on. If not even one ply was done there
 * is no value. Where an end of the game is seen it stops early, since no
 * deeper search can find another value.
 *
 * `subject.position` is played on and restored.
 */
export function deepening<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const run = new Run(subject, options, hooks)
  const search = scout(subject, run, hooks)
  const width = options.aspiration ?? ASPIRATION
  let done: Iteration | undefined

  const { stride } = run
  for (let depth = Math.min(stride, options.depth); depth <= options.depth; depth += stride) {
    const begin: WindowSearch = (alpha, beta) => {
      hooks.trace?.iteration(depth)
      return search(NO_MOVE, depth, 0, alpha, beta)
    }
    const value = aspire(begin, run, done?.value, width)
    if (run.stopped !== undefined) break
    done = { depth, value, line: run.line(), nodes: run.nodes }
    hooks.iteration?.(done)
    // Of an end beyond the leaves, which quiet search may see, a deeper one may find a nearer.
    if ((pliesToEnd(value) ?? Infinity) <= depth) break
  }

  if (done === undefined) return run.finish('deepening', undefined, 'lower')
  return run.finish('deepening', done.value, 'exact', done)
}

/**
 * Nodes that one depth takes by itself, in the windows in which `deepening` has searched it: with
 * no table, killers or history of the depths before. Undefined where a limit of the options came
 * first.
 */
export function aloneAt<P>(
  subject: Subject<P>,
  options: SearchOptions,
  depth: number,
  windows: readonly (readonly [number, number])[],
): number | undefined {
  const own = alternating(subject) ?? subject
  const { between } = own.game
  const plies = between === undefined ? depth : pliesBetween(depth, between)
  const run = new Run(own, { ...options, depth: plies }, {})
  const search = scout(own, run, {})
  for (const [alpha, beta] of windows) search(NO_MOVE, plies, 0, alpha, beta)
  return run.stopped === undefined ? run.nodes : undefined
}

/** Searches a node with a window, and answers as `alphabeta` says. */
export type WindowSearch = (alpha: number, beta: number) => number

/** A node's exact value, from a window around `guess` that is widened until it holds it. */
export function aspire<P>(
  search: WindowSearch,
  run: Run<P>,
  guess: number | undefined,
  width: number,
): number {
  let alpha = guess === undefined || width === 0 ? -INFINITE : guess - width
  let beta = guess === undefined || width === 0 ? INFINITE : guess + width
  for (let wider = width * WIDENING; ; wider *= WIDENING) {
    const value = search(alpha, beta)
    if (run.stopped !== undefined || (value > alpha && value < beta)) return value
    const whole = wider > EVALUATION_LIMIT || pliesToEnd(value) !== undefined
    if (value <= alpha) alpha = whole ? -INFINITE : value - wider
    else beta = whole ? INFINITE : value + wider
  }
}
