import { ContractError } from '../core/errors.ts'
import { EVALUATION_LIMIT } from '../core/game.ts'
import { INFINITE, MAX_PLY } from './score.ts'
import { MAX_MEGABYTES } from './transposition.ts'
import type { SearchName, SearchOptions, Subject } from './types.ts'

/** Throws where options are out of range, or ask of a game what it does not have. */
export function requireSearchOptions<P>(
  subject: Subject<P>,
  options: SearchOptions,
  hasClock: boolean,
): void {
  const { depth, nodes, ms, ordering, candidates, beam, tableMegabytes, aspiration } = options
  if (!isInteger(depth, 0, MAX_PLY)) {
    refuse(`depth ${depth} is not an integer from 0 to ${MAX_PLY}`)
  }
  if (nodes !== undefined && !(nodes >= 1)) {
    refuse(`a limit of ${nodes} nodes leaves nothing to search`)
  }
  if (ms !== undefined && !hasClock) refuse('a limit in milliseconds needs a clock')
  requireOrdering(subject, options)
  if (candidates !== undefined) {
    if (!isInteger(candidates, 1, Infinity)) refuse(`a radius of ${candidates} is not 1 or more`)
    if (subject.near === undefined) refuse(`${subject.game.id} has no stones to be near to`)
  }
  if (beam !== undefined && !isInteger(beam, 1, Infinity)) {
    refuse(`a beam of ${beam} moves is not 1 or more`)
  }
  if (beam !== undefined && ordering === 'killers') {
    refuse('a beam needs an order that depends on the position alone, which killers do not')
  }
  if (tableMegabytes !== undefined && !(tableMegabytes > 0 && tableMegabytes <= MAX_MEGABYTES)) {
    refuse(`a table of ${tableMegabytes} MB is not above 0 and at most ${MAX_MEGABYTES}`)
  }
  for (const window of [options.window, options.ends]) {
    if (window === undefined) continue
    const [alpha, beta] = window
    const whole = isInteger(alpha, -INFINITE, INFINITE) && isInteger(beta, -INFINITE, INFINITE)
    if (!whole || alpha >= beta) refuse(`a window from ${alpha} to ${beta} holds nothing`)
  }
  if (aspiration !== undefined && !isInteger(aspiration, 0, EVALUATION_LIMIT)) {
    refuse(`an aspiration window of ${aspiration} is not from 0 to ${EVALUATION_LIMIT}`)
  }
}

function requireOrdering<P>(
  { game, centrality, influence }: Subject<P>,
  { ordering }: SearchOptions,
): void {
  if (ordering === 'centre' && centrality === undefined) {
    refuse(`${game.id} has no centre to order moves by`)
  }
  if (ordering === 'influence' && influence === undefined) {
    refuse(`${game.id} has no influence to order moves by`)
  }
}

/** Options that only some of the searches know, by their names. */
export function unusedOption(
  algorithm: SearchName,
  options: SearchOptions,
): keyof SearchOptions | undefined {
  const tabled = algorithm === 'pvs' || algorithm === 'deepening'
  if (!tabled && options.tableMegabytes !== undefined) return 'tableMegabytes'
  if (!tabled && options.replace !== undefined) return 'replace'
  if (algorithm !== 'deepening' && options.aspiration !== undefined) return 'aspiration'
  const windowed = algorithm === 'alphabeta' || algorithm === 'pvs'
  if (!windowed && options.window !== undefined) return 'window'
  if (algorithm !== 'alphabeta' && options.bounds === 'parent') return 'bounds'
  if (algorithm !== 'alphabeta' && options.ends !== undefined) return 'ends'
  // A null window that is not cut on ties would never be cut, nor say more when it fails hard.
  if (tabled && options.tie === 'lt') return 'tie'
  if (tabled && options.fail === 'hard') return 'fail'
  return undefined
}

function isInteger(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

function refuse(what: string): never {
  throw new ContractError('search', what)
}
