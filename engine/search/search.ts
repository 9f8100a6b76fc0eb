import { ContractError } from '../core/errors.ts'
import { alphabeta } from './alphabeta.ts'
import { alternating, searchBetween } from './alternating.ts'
import { deepening } from './deepening.ts'
import { minimax } from './minimax.ts'
import { negamax } from './negamax.ts'
import { unusedOption } from './options.ts'
import { pvs } from './pvs.ts'
import type { SearchHooks } from './run.ts'
import { foundValue } from './score.ts'
import type { AlgorithmName, SearchName, SearchOptions, SearchResult, Subject } from './types.ts'

export const ALGORITHMS: readonly AlgorithmName[] = ['minimax', 'negamax', 'alphabeta']
export const SEARCHES: readonly SearchName[] = [...ALGORITHMS, 'pvs', 'deepening']

/**
 * Runs the search of that name; see each for what its result states. Throws where an option is
 * given that this search does not have. This is the one door for a subject whose sides need not
 * alternate: the searches themselves trust that they do.
 */
export function search<P>(
  algorithm: SearchName,
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  const unused = unusedOption(algorithm, options)
  if (unused !== undefined) {
    throw new ContractError('search', `${algorithm} has no option ${unused}`)
  }
  const other = alternating(subject)
  if (other !== undefined) {
    return searchBetween(algorithm, other, options, hooks, (own, heard) =>
      searchBy(algorithm, other, own, heard),
    )
  }
  return searchBy(algorithm, subject, options, hooks)
}

function searchBy<P>(
  algorithm: SearchName,
  subject: Subject<P>,
  options: SearchOptions,
  hooks: SearchHooks,
): SearchResult {
  switch (algorithm) {
    case 'minimax':
      return minimax(subject, options, hooks)
    case 'negamax':
      return negamax(subject, options, hooks)
    case 'alphabeta':
      return alphabeta(subject, options, hooks)
    case 'pvs':
      return pvs(subject, options, hooks)
    case 'deepening':
      return deepening(subject, options, hooks)
  }
}

/**
 * The result's value from Max's view, whatever view the algorithm answers in. Throws where a limit
 * has kept the search from having one.
 */
export function valueForMax(result: SearchResult, toMove: number): number {
  const value = foundValue(result)
  return result.algorithm === 'minimax' || toMove === 0 ? value : 0 - value
}
