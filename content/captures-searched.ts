/** The numbers on influence and on two memories, of the chapter on captures. */
import {
  alphabeta,
  ContractError,
  mapKey,
  ninuki,
  pvs,
  randomPosition,
  rngOf,
  subjectFrom,
  type NinukiPosition,
  type SearchResult,
  type Subject,
} from '../engine/index.ts'
import { number } from '../src/i18n/numbers.ts'
import { RULES, stored } from './captures-influence.ts'
import { scored } from './match-score.ts'

export const match = scored({ run: stored }, stored.points)
if (match.high >= 0)
  throw new ContractError('the chapter on captures', 'influence no longer loses to lines')

/** Positions by dice near the stones, and how deep each is searched. */
export const POSITIONS = Array.from({ length: 6 }, (_, i) =>
  randomPosition(ninuki, RULES, 8 + 2 * (i % 4), rngOf(i + 1)),
)
const SEARCHED = { depth: 3, candidates: 1 } as const

type Search = (subject: Subject<NinukiPosition>) => SearchResult

/** The sum of what a search counts over all the positions, and the values that it finds. */
function over(search: Search, of: (result: SearchResult) => number) {
  const results = POSITIONS.map((position) => search(subjectFrom(ninuki, position)))
  const values = results.map(({ value }) => value).join()
  return { count: results.reduce((sum, result) => sum + of(result), 0), values }
}

const nodes = ({ nodes: count }: SearchResult) => count
const ordered = (ordering: 'none' | 'influence' | 'evaluation') =>
  over((subject) => alphabeta(subject, { ...SEARCHED, ordering }), nodes)

/** Evaluations that were asked for, and those that had to be made. */
const evaluations = { asked: 0, made: 0 }

/** A cache of evaluations by hash, as the report wished for. */
function cached(subject: Subject<NinukiPosition>): Subject<NinukiPosition> {
  const known = new Map<number, number>()
  return {
    ...subject,
    evaluation: {
      evaluate(p) {
        evaluations.asked++
        const key = mapKey(p.hash[0], p.hash[1])
        const found = known.get(key) ?? (evaluations.made++, subject.evaluation.evaluate(p))
        known.set(key, found)
        return found
      },
    },
  }
}

const BY_INFLUENCE = { ...SEARCHED, ordering: 'influence' } as const
const plain = over((subject) => pvs(subject, BY_INFLUENCE), nodes)
const withCache = over((subject) => pvs(cached(subject), BY_INFLUENCE), nodes)
const withTable = over((subject) => pvs(subject, { ...BY_INFLUENCE, tableMegabytes: 4 }), nodes)
const orders = [ordered('none'), ordered('influence'), ordered('evaluation')]

if ([...orders, withCache, withTable].some(({ values }) => values !== plain.values)) {
  throw new ContractError('the chapter on captures', 'an order or a memory changes a value')
}
if (withCache.count !== plain.count || withTable.count >= plain.count) {
  throw new ContractError('the chapter on captures', 'a cache saves nodes, or a table does not')
}

const [asComes, byInfluence, byLines] = orders.map(({ count }) => count)
const saved = (now: number, before: number) => Math.round((100 * (before - now)) / before)
export const searched = {
  positions: POSITIONS.length,
  plies: SEARCHED.depth,
  get asComes() {
    return number(asComes)
  },
  get byInfluence() {
    return number(byInfluence)
  },
  get byLines() {
    return number(byLines)
  },
  /** Hundredths. */
  cache: saved(evaluations.made, evaluations.asked),
  table: saved(withTable.count, plain.count),
}
