import {
  ALGORITHMS,
  NO_MOVE,
  pliesToEnd,
  search as run,
  type GameKit,
  type SearchOptions,
  type SearchResult,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli } from '../../i18n/en/cli.ts'
import type { Args, ArgSpec } from '../args.ts'
import { good, refuse, type Checked } from '../complaint.ts'
import { onPositions } from '../on-positions.ts'
import { moverOf, tableOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** No search comes to the end of a deeper tree, unless it is a very thin one. */
const DEEPEST = 64

export const ORDERINGS = ['none', 'centre'] as const
export const TIES = ['le', 'lt'] as const
export const FAILS = ['soft', 'hard'] as const

/** Options of techniques that none of the algorithms uses yet: read, and then refused. */
const UNUSED: readonly ArgSpec[] = [
  { name: 'beam', kind: 'integer', min: 1, max: 10_000 },
  { name: 'table', kind: 'integer', min: 1, max: 4096 },
  { name: 'seed', kind: 'integer', min: -(2 ** 31), max: 2 ** 31 - 1 },
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
    ALGORITHM,
    { name: 'depth', kind: 'integer', min: 0, max: DEEPEST, required: true },
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    { name: 'ms', kind: 'integer', min: 1, max: 86_400_000 },
    { name: 'ordering', kind: 'choice', values: ORDERINGS },
    TIE,
    FAIL,
    ...UNUSED,
    ...ON_POSITION,
  ],
  prepare(args, tools) {
    const options = searchOptions(args)
    if (!options.ok) return options
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    if (options.value.ordering === 'centre' && kit.centrality === undefined) {
      return refuse('no-centre', cli.errors.noCentre(kit.game.id))
    }
    const algorithm = args.choice('algorithm', ALGORITHMS) ?? 'alphabeta'
    return onPositions(args, (_, position) => {
      const subject = {
        game: kit.game,
        evaluation: kit.evaluation,
        position,
        ...(kit.centrality === undefined ? {} : { centrality: kit.centrality.bind(kit) }),
      }
      const result = run(algorithm, subject, options.value, { clock: tools.clock })
      return good(told(kit, position, result))
    })
  },
}

function searchOptions(args: Args): Checked<SearchOptions> {
  const unused = UNUSED.find(({ name }) => args.has(name))
  if (unused !== undefined) {
    return refuse('unused', cli.errors.unused(unused.name, args.text('algorithm') ?? ''))
  }
  const nodes = args.integer('nodes')
  const ms = args.integer('ms')
  return good({
    depth: args.integer('depth') ?? 0,
    ordering: args.choice('ordering', ORDERINGS) ?? 'none',
    tie: args.choice('tie', TIES) ?? 'le',
    fail: args.choice('fail', FAILS) ?? 'soft',
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  })
}

function told<P>(kit: GameKit<P>, p: P, result: SearchResult): Answer {
  const { algorithm, value, bound, depth, nodes, leaves, cutoffs, stopped } = result
  const line = lineTexts(kit, p, result.line)
  const move = result.move === NO_MOVE ? null : kit.game.formatMove(p, result.move)
  const view = algorithm === 'minimax' ? sideName(kit, p, 0) : moverOf(kit, p)
  const plies = pliesToEnd(value) ?? null
  const counters = { depth, nodes, leaves, cutoffs }
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
        ...(stopped === undefined ? [] : [cli.stopped(stopped)]),
      ].join('\n')
    },
  }
}

function lineTexts<P>({ game }: GameKit<P>, p: P, line: readonly number[]): string[] {
  const texts = line.map((move) => {
    const text = game.formatMove(p, move)
    game.play(p, move)
    return text
  })
  for (let i = 0; i < line.length; i++) game.undo(p)
  return texts
}
