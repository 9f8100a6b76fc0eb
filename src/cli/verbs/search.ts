import {
  ALGORITHMS,
  NO_MOVE,
  pliesToEnd,
  search as run,
  SEARCHES,
  subjectFrom,
  type GameKit,
  type SearchOptions,
  type SearchResult,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli, type ArgName } from '../../i18n/en/cli.ts'
import type { Args, ArgSpec } from '../args.ts'
import { good, refuse, type Checked } from '../complaint.ts'
import { onPositions } from '../on-positions.ts'
import { lineTexts, moverOf, tableOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'
import { MCTS_ARGS, prepareMcts } from './search-mcts.ts'
import { byThreads } from './search-threads.ts'

/** No search comes to the end of a deeper tree, unless it is a very thin one. */
const DEEPEST = 64

export const ORDERINGS = ['none', 'centre'] as const
/** What `search` knows besides; figures know the first two. */
const ALL_ORDERINGS = [...ORDERINGS, 'influence', 'evaluation', 'killers'] as const
export const TIES = ['le', 'lt'] as const
export const FAILS = ['soft', 'hard'] as const

/** Which of a game's moves are looked at, in what order, and what is remembered. */
const TECHNIQUES: readonly ArgSpec[] = [
  { name: 'ordering', kind: 'choice', values: ALL_ORDERINGS },
  { name: 'candidates', kind: 'integer', min: 1, max: 19 },
  { name: 'beam', kind: 'integer', min: 1, max: 10_000 },
  { name: 'table', kind: 'integer', min: 1, max: 1024 },
  { name: 'threads', kind: 'integer', min: 1, max: 64 },
]

export const ALGORITHM: ArgSpec = {
  name: 'algorithm',
  kind: 'choice',
  values: ALGORITHMS,
  required: true,
}
export const TIE: ArgSpec = { name: 'tie', kind: 'choice', values: TIES }
export const FAIL: ArgSpec = { name: 'fail', kind: 'choice', values: FAILS }

/** Searches a position. */
export const search: Verb = {
  name: 'search',
  operand: 'GAME',
  args: [
    { name: 'algorithm', kind: 'choice', values: [...SEARCHES, 'mcts'], required: true },
    { name: 'depth', kind: 'integer', min: 0, max: DEEPEST },
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    { name: 'ms', kind: 'integer', min: 1, max: 86_400_000 },
    ...MCTS_ARGS,
    ...TECHNIQUES,
    TIE,
    FAIL,
    ...ON_POSITION,
  ],
  prepare(args, tools) {
    if (args.text('algorithm') === 'mcts') return prepareMcts(args, tools)
    const options = searchOptions(args)
    if (!options.ok) return options
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const lacking = lackingIn(kit, options.value)
    if (lacking !== undefined) return lacking
    const algorithm = args.choice('algorithm', SEARCHES) ?? 'alphabeta'
    const threads = args.integer('threads')
    if (threads !== undefined) {
      return byThreads(args, algorithm, options.value, threads, (position, result) =>
        told(kit, position, result),
      )
    }
    return onPositions(args, (_, position) => {
      const subject = subjectFrom(kit, position)
      const result = run(algorithm, subject, options.value, { clock: tools.clock })
      return good(told(kit, position, result))
    })
  },
}

/** Options that a depth-first search does not have: a table is for the two not taught first. */
function unusedBy(algorithm: string): readonly ArgName[] {
  const first = ALGORITHMS.some((name) => name === algorithm)
  const rest: readonly ArgName[] = first ? ['table'] : ['tie', 'fail']
  return [...MCTS_ARGS.map(({ name }) => name), ...rest]
}

/** What the options ask of a game that it does not have. */
function lackingIn<P>(
  kit: GameKit<P>,
  { ordering, candidates, beam }: SearchOptions,
): Checked<never> | undefined {
  const { id } = kit.game
  if (ordering === 'centre' && kit.centrality === undefined) {
    return refuse('no-centre', cli.errors.noCentre(id))
  }
  if (ordering === 'influence' && kit.influence === undefined) {
    return refuse('no-influence', cli.errors.noInfluence(id))
  }
  if (candidates !== undefined && kit.near === undefined) {
    return refuse('no-candidates', cli.errors.noCandidates(id))
  }
  if (beam !== undefined && ordering === 'killers') {
    return refuse('beam-by-killers', cli.errors.beamByKillers)
  }
  return undefined
}

function searchOptions(args: Args): Checked<SearchOptions> {
  const algorithm = args.text('algorithm') ?? ''
  const unused = unusedBy(algorithm).find((name) => args.has(name))
  if (unused !== undefined) return refuse('unused', cli.errors.unused(unused, algorithm))
  const depth = args.integer('depth')
  if (depth === undefined) {
    return refuse('missing', cli.errors.missing('search', 'depth', cli.args.depth.value, []))
  }
  const candidates = args.integer('candidates')
  const beam = args.integer('beam')
  const table = args.integer('table')
  const nodes = args.integer('nodes')
  const ms = args.integer('ms')
  return good({
    depth,
    ordering: args.choice('ordering', ALL_ORDERINGS) ?? 'none',
    ...(candidates === undefined ? {} : { candidates }),
    ...(beam === undefined ? {} : { beam }),
    ...(table === undefined ? {} : { tableMegabytes: table }),
    tie: args.choice('tie', TIES) ?? 'le',
    fail: args.choice('fail', FAILS) ?? 'soft',
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  })
}

function told<P>(kit: GameKit<P>, p: P, result: SearchResult): Answer {
  const { algorithm, value, bound, depth, nodes, leaves, cutoffs, tableHits, stopped } = result
  const line = lineTexts(kit, p, result.line)
  const move = result.move === NO_MOVE ? null : kit.game.formatMove(p, result.move)
  const view = algorithm === 'minimax' ? sideName(kit, p, 0) : moverOf(kit, p)
  const plies = pliesToEnd(value) ?? null
  const counters = { depth, nodes, leaves, cutoffs, tableHits }
  return {
    json: {
      algorithm,
      value,
      view,
      bound,
      pliesToEnd: plies,
      move,
      line,
      ...counters,
      stopped: stopped ?? null,
    },
    text: () => {
      const other = view === sideName(kit, p, 0) ? sideName(kit, p, 1) : sideName(kit, p, 0)
      return [
        cli.value(value, view, bound),
        ...(plies === null ? [] : [cli.endsIn(value > 0 ? view : other, plies)]),
        cli.best(move, line),
        cli.counters({ algorithm, ...counters }),
        ...(stopped === undefined ? [] : [cli.stopped(stopped, 'depth')]),
      ].join('\n')
    },
  }
}
