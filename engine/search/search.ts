import { alphabeta } from './alphabeta.ts'
import { minimax } from './minimax.ts'
import { negamax } from './negamax.ts'
import type { SearchHooks } from './run.ts'
import type { AlgorithmName, SearchOptions, SearchResult, Subject } from './types.ts'

export const ALGORITHMS: readonly AlgorithmName[] = ['minimax', 'negamax', 'alphabeta']

/** Runs the search of that name; see each for what its result states. */
export function search<P>(
  algorithm: AlgorithmName,
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  switch (algorithm) {
    case 'minimax':
      return minimax(subject, options, hooks)
    case 'negamax':
      return negamax(subject, options, hooks)
    case 'alphabeta':
      return alphabeta(subject, options, hooks)
  }
}

/** The result's value from Max's view, whatever view the algorithm answers in. */
export function valueForMax(result: SearchResult, toMove: number): number {
  return result.algorithm === 'minimax' || toMove === 0 ? result.value : 0 - result.value
}
