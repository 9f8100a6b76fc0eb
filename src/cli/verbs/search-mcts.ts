import {
  legalMoves,
  mcts,
  MCTS_MOST_NODES,
  NO_MOVE,
  subjectFrom,
  withTurns,
  type GameKit,
  type MctsOptions,
  type MctsResult,
} from '../../../engine/index.ts'
import { cli, type ArgName } from '../../i18n/cli.ts'
import type { Args, ArgSpec } from '../args.ts'
import { good, refuse, refuseName, type Checked } from '../cli-error.ts'
import { excludedMoves } from '../exclude.ts'
import { onScores } from '../on-positions.ts'
import { lineTexts, moverOf, tableOf } from '../table.ts'
import { SEED, SEED_ARG, type Answer, type Prepared, type Tools } from '../verb.ts'

/** Iterations without --iterations, --nodes or --ms: about a second in most games. */
const ITERATIONS = 10_000
/** Enough to go on for as long as there is time. */
const ENDLESS = 1e9
/** Moves of the root that are told to people. */
const SHOWN = 6

/** What only Monte-Carlo tree search takes. */
export const MCTS_ARGS: readonly ArgSpec[] = [
  { name: 'iterations', kind: 'integer', min: 1, max: ENDLESS },
  SEED_ARG,
  { name: 'playout', kind: 'integer', min: 0, max: 10_000 },
  { name: 'scale', kind: 'integer', min: 1, max: 1_000_000 },
]

/** What `search` takes besides that, and Monte-Carlo tree search does not. */
const UNUSED: readonly ArgName[] = [
  'depth',
  'depths',
  'ordering',
  'beam',
  'table',
  'replace',
  'aspiration',
  'threads',
  'tie',
  'fail',
  'win',
  'quiet',
  'window',
]

/** `search --algorithm mcts`. */
export function prepareMcts(args: Args, tools: Tools): Checked<Prepared> {
  const options = mctsOptions(args)
  if (!options.ok) return options
  const table = tableOf(args)
  if (!table.ok) return table
  const { kit } = table.value
  if (options.value.candidates !== undefined && kit.near === undefined) {
    return refuse('no-candidates', cli.errors.noCandidates(kit.game.id))
  }
  return onScores(args, (_, position) => {
    const exclude = excludedMoves(args, kit, position)
    if (!exclude.ok) return exclude
    const turns = withTurns(kit, position)
    if (!turns.ok) return refuseName(turns.error)
    const asked = { ...options.value, exclude: exclude.value }
    const result = mcts(subjectFrom(kit, position), asked, { clock: tools.clock })
    return good(told(kit, position, result, exclude.value.length))
  })
}

function mctsOptions(args: Args): Checked<MctsOptions> {
  const unused = UNUSED.find((name) => args.has(name))
  if (unused !== undefined) return refuse('unused', cli.errors.unused(unused, 'mcts'))
  const nodes = args.integer('nodes')
  if (nodes !== undefined && (nodes < 2 || nodes > MCTS_MOST_NODES)) {
    const range = cli.errors.outOfRange('nodes', 2, MCTS_MOST_NODES, String(nodes))
    return refuse('out-of-range', range)
  }
  const ms = args.integer('ms')
  const candidates = args.integer('candidates')
  const playoutPlies = args.integer('playout')
  const scale = args.integer('scale')
  const usual = ms === undefined ? (nodes ?? ITERATIONS) : ENDLESS
  return good({
    iterations: args.integer('iterations') ?? usual,
    seed: args.integer('seed') ?? SEED,
    ...(playoutPlies === undefined ? {} : { playoutPlies }),
    ...(scale === undefined ? {} : { scale }),
    ...(candidates === undefined ? {} : { candidates }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  })
}

/** Iterations a move of the root, below which a mean says little: each has a few games to its name. */
const ENOUGH = 10

function enoughVisits(iterations: number, moves: number): boolean {
  return moves <= 0 || iterations >= ENOUGH * moves
}

function choicesIn<P>(kit: GameKit<P>, p: P): number {
  return kit.game.outcome(p) === undefined ? legalMoves(kit, p).length : 0
}

function told<P>(kit: GameKit<P>, p: P, result: MctsResult, excluded: number): Answer {
  const { algorithm, value, iterations, nodes, depth, ended, playoutPlies, stopped } = result
  const view = moverOf(kit, p)
  const move = result.move === NO_MOVE ? null : kit.game.formatMove(p, result.move)
  const line = lineTexts(kit, p, result.line)
  const visits = result.visits
    .toSorted((a, b) => b.visits - a.visits || b.value - a.value)
    .map((each) => ({ ...each, move: kit.game.formatMove(p, each.move) }))
  const counters = { iterations, nodes, depth, ended, playoutPlies }
  // Every move is tried once before any is tried again.
  const moves =
    iterations > result.visits.length ? result.visits.length : choicesIn(kit, p) - excluded
  const trusted = enoughVisits(iterations, moves)
  return {
    json: {
      algorithm,
      value,
      view,
      move,
      visits,
      line,
      ...counters,
      stopped: stopped ?? null,
      fewIterations: !trusted,
    },
    text: () =>
      [
        cli.points(value, view),
        ...(trusted ? [] : [cli.fewIterations(iterations, moves)]),
        cli.best(move, line),
        ...(move === null
          ? []
          : [cli.visits(visits.slice(0, SHOWN), Math.max(0, visits.length - SHOWN))]),
        cli.simulations(counters),
        ...(stopped === undefined ? [] : [cli.stopped(stopped, 'iterations')]),
      ].join('\n'),
  }
}
