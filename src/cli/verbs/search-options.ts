import {
  ALGORITHMS,
  depthFor,
  freeSquares,
  WIN,
  type DepthStep,
  type GameKit,
  type SearchOptions,
} from '../../../engine/index.ts'
import { cli, type ArgName } from '../../i18n/cli.ts'
import type { Args, ArgSpec } from '../args.ts'
import { good, quoted, refuse, type Checked } from '../cli-error.ts'
import { EXCLUDE, excludedMoves } from '../exclude.ts'
import { endsOf, infinity, isInfinite } from '../window-ends.ts'
import { MCTS_ARGS } from './search-mcts.ts'

/** No search comes to the end of a deeper tree, unless it is a very thin one. */
export const DEEPEST = 64

/** What figures know. */
export const ORDERINGS = ['none', 'centre'] as const
const ALL_ORDERINGS = [...ORDERINGS, 'influence', 'evaluation', 'killers'] as const
const REPLACEMENTS = ['always', 'deeper'] as const
export const TIES = ['le', 'lt'] as const
export const FAILS = ['soft', 'hard'] as const
export const FIRSTS = ['max', 'min'] as const

export const TIE: ArgSpec = { name: 'tie', kind: 'choice', values: TIES }
export const FAIL: ArgSpec = { name: 'fail', kind: 'choice', values: FAILS }
export const FIRST: ArgSpec = { name: 'first', kind: 'choice', values: FIRSTS }

export const WINDOW: ArgSpec = { name: 'window', kind: 'text' }
const WINS = ['distance', 'flat'] as const

/** Which of a game's moves are looked at, in what order, how deep, and what is remembered. */
export const TECHNIQUES: readonly ArgSpec[] = [
  { name: 'depths', kind: 'text' },
  { name: 'ordering', kind: 'choice', values: ALL_ORDERINGS },
  { name: 'candidates', kind: 'integer', min: 1, max: 19 },
  { name: 'beam', kind: 'integer', min: 1, max: 10_000 },
  { name: 'table', kind: 'integer', min: 1, max: 1024 },
  { name: 'replace', kind: 'choice', values: REPLACEMENTS },
  { name: 'aspiration', kind: 'integer', min: 0, max: 900_000 },
  { name: 'win', kind: 'choice', values: WINS },
  { name: 'quiet', kind: 'flag' },
  WINDOW,
  EXCLUDE,
  { name: 'threads', kind: 'integer', min: 1, max: 64 },
]

/** The options of a search at a position: its depth and the moves left out may depend on it. */
export type OptionsAt<P> = (position: P) => Checked<SearchOptions>

/** The options of a depth-first search of a game. */
export function readSearchOptions<P>(args: Args, kit: GameKit<P>): Checked<OptionsAt<P>> {
  const algorithm = args.text('algorithm') ?? ''
  const unused = unusedBy(algorithm).find((name) => args.has(name))
  if (unused !== undefined) return refuse('unused', cli.errors.unused(unused, algorithm))
  if (args.has('replace') && !args.has('table')) {
    return refuse('no-table', cli.errors.noTable)
  }
  const depth = readDepth(args, kit)
  if (!depth.ok) return depth
  const window = readWindow(args)
  if (!window.ok) return window
  const options = { ...techniquesOf(args), ...(window.value && { window: window.value }) }
  const lacking = lackingIn(kit, options)
  if (lacking !== undefined) return lacking
  return good((position) => {
    const exclude = excludedMoves(args, kit, position)
    if (!exclude.ok) return exclude
    const asked = { ...options, depth: depth.value(position) }
    return good(exclude.value.length === 0 ? asked : { ...asked, exclude: exclude.value })
  })
}

/** The window of `--window`; undefined where none is given. */
function readWindow(args: Args): Checked<readonly [number, number] | undefined> {
  const text = args.text('window')
  if (text === undefined) return good(undefined)
  const [alpha, beta] = (endsOf(text) ?? []).map(windowEnd)
  const pair = alpha !== undefined && beta !== undefined && alpha < beta
  return pair ? good([alpha, beta]) : refuse('not-a-window', cli.errors.notAWindow(quoted(text)))
}

function windowEnd(end: string): number | undefined {
  if (isInfinite(end)) return infinity(end)
  const value = /^[+-]?\d{1,9}$/.test(end) ? Number(end) : NaN
  return Math.abs(value) <= WIN ? value + 0 : undefined
}

/** Options that a depth-first search does not have. */
function unusedBy(algorithm: string): readonly ArgName[] {
  const first = ALGORITHMS.some((name) => name === algorithm)
  const rest: readonly ArgName[] = first
    ? ['table', 'replace', 'aspiration']
    : algorithm === 'pvs'
      ? ['tie', 'fail', 'aspiration']
      : ['tie', 'fail']
  const windowed = algorithm === 'alphabeta' || algorithm === 'pvs'
  const window: ArgName[] = windowed ? [] : ['window']
  return [...MCTS_ARGS.map(({ name }) => name), ...rest, ...window]
}

/** `--depth N`, or `--depths FREE:N,…` by the free squares of the position. */
function readDepth<P>(args: Args, kit: GameKit<P>): Checked<(position: P) => number> {
  const depth = args.integer('depth')
  const text = args.text('depths')
  if (depth !== undefined) {
    if (text !== undefined) return refuse('not-both', cli.errors.notBoth('--depth', '--depths'))
    return good(() => depth)
  }
  if (text === undefined) {
    return refuse('missing', cli.errors.missing('search', 'depth', cli.args.depth.value, []))
  }
  const { board } = kit
  if (board === undefined) return refuse('no-squares', cli.errors.noSquares(kit.game.id))
  const steps = readSteps(text)
  if (steps === undefined) {
    return refuse('not-depths', cli.errors.notDepths(DEEPEST, quoted(text)))
  }
  return good((position) => depthFor(steps, freeSquares(board, position)))
}

/** Steps as `depthFor` wants them: free squares in falling order, the last 0. */
function readSteps(text: string): DepthStep[] | undefined {
  if (!/^\d{1,3}:\d{1,2}(,\d{1,3}:\d{1,2}){0,63}$/.test(text)) return undefined
  const steps = text.split(',').map((each) => {
    const [free, depth] = each.split(':').map(Number)
    return { free, depth }
  })
  const falling = steps.every(({ free }, i) => i === 0 || free < steps[i - 1].free)
  const shallow = steps.every(({ depth }) => depth <= DEEPEST)
  return falling && shallow && steps.at(-1)?.free === 0 ? steps : undefined
}

function techniquesOf(args: Args): Omit<SearchOptions, 'depth'> {
  const candidates = args.integer('candidates')
  const beam = args.integer('beam')
  const tableMegabytes = args.integer('table')
  const replace = args.choice('replace', REPLACEMENTS)
  const aspiration = args.integer('aspiration')
  const wins = args.choice('win', WINS)
  const nodes = args.integer('nodes')
  const ms = args.integer('ms')
  return {
    ordering: args.choice('ordering', ALL_ORDERINGS) ?? 'none',
    ...(candidates === undefined ? {} : { candidates }),
    ...(beam === undefined ? {} : { beam }),
    ...(tableMegabytes === undefined ? {} : { tableMegabytes }),
    ...(replace === undefined ? {} : { replace }),
    ...(aspiration === undefined ? {} : { aspiration }),
    ...(wins === undefined ? {} : { wins }),
    ...(args.has('quiet') ? { quiet: true } : {}),
    tie: args.choice('tie', TIES) ?? 'le',
    fail: args.choice('fail', FAILS) ?? 'soft',
    ...(nodes === undefined ? {} : { nodes }),
    ...(ms === undefined ? {} : { ms }),
  }
}

/** What the options ask of a game that it does not have. */
function lackingIn<P>(
  kit: GameKit<P>,
  { ordering, candidates, beam, quiet }: Omit<SearchOptions, 'depth'>,
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
  if (quiet === true && kit.sharp === undefined) {
    return refuse('no-quiet', cli.errors.noQuiet(id))
  }
  if (beam !== undefined && ordering === 'killers') {
    return refuse('beam-by-killers', cli.errors.beamByKillers)
  }
  return undefined
}
