/** The positions and numbers of the chapter on time: searched when the page is built. */
import {
  abalone,
  alphabeta,
  connect4,
  ContractError,
  depthFor,
  freeSquares,
  gomoku8,
  pvs,
  randomPosition,
  rngOf,
  search,
  subjectFrom,
  type AbalonePosition,
  type DepthStep,
  type Iteration,
  type SearchOptions,
} from '../engine/index.ts'
import type { EffortPoint } from '../src/charts/effort.ts'
import type { FreePoint } from '../src/charts/free.ts'
import type { SpentPoint } from '../src/charts/spent.ts'
import { deepenedNow } from '../src/widgets/budget/deepened-now.ts'
import { iterationList } from '../src/widgets/tree/techniques/strip.ts'
import { insightOf } from '../src/widgets/tree/techniques/insight.ts'
import { recordNow } from '../src/widgets/tree/record-now.ts'
import { RULES } from '../src/workers/recount/abalone.ts'

const refuse = (what: string) => new ContractError('the chapter on time', what)

/** O is to move, and wins by force, which a search sees late. */
export const UP = { position: '17361243766376226', nodes: 20_000 } as const

/** Its depths: what each would play, and when it is done. */
const read = connect4.game.parse(UP.position)
if (!read.ok) throw refuse(read.error.code)
const position = read.value
const depths = deepenedNow(connect4, position).iterations.map(
  ({ depth, value, line, nodes }, i, all) => ({
    depth,
    value,
    move: connect4.game.formatMove(position, line[0]),
    nodes,
    own: nodes - (all[i - 1]?.nodes ?? 0),
  }),
)
const inTime = depths.findLast(({ nodes }) => nodes <= UP.nodes)
if (inTime === undefined) throw refuse('no depth is done in time')
export const timely = inTime
export const winning = depths[depths.length - 1]
export const choices = [...new Set(depths.map(({ move }) => move))].sort()
/** How often the move of one depth is another than that of the depth before. */
export const changes = depths.filter(({ move }, i) => i > 0 && move !== depths[i - 1].move).length

/** What all depths cost together, over positions of Connect 4. */
const DEEPEST = 8
const POSITIONS = 8
const LEARNING: Partial<SearchOptions> = { ordering: 'centre', tableMegabytes: 1 }

export const overhead = (() => {
  const rng = rngOf(3)
  const at: number[] = []
  const deepened: number[] = []
  for (let i = 0; i < POSITIONS; i++) {
    const p = randomPosition(connect4, {}, 8, rng)
    for (let d = 1; d <= DEEPEST; d++) {
      const { nodes } = pvs(subjectFrom(connect4, p), { ...LEARNING, depth: d })
      at[d - 1] = (at[d - 1] ?? 0) + nodes
    }
    const options = { ...LEARNING, depth: DEEPEST, aspiration: 0 }
    search('deepening', subjectFrom(connect4, p), options, {
      iteration: ({ depth, nodes }) => {
        deepened[depth - 1] = (deepened[depth - 1] ?? 0) + nodes
      },
    })
  }
  const rows = at.map((alone, i) => ({
    depth: i + 1,
    alone,
    all: at.slice(0, i + 1).reduce((sum, each) => sum + each, 0),
    deepened: deepened[i],
  }))
  const last = rows[rows.length - 1]
  return {
    positions: POSITIONS,
    depth: DEEPEST,
    rows,
    last,
    /** How many times as many nodes the next depth takes, on average. */
    growth: (last.alone / rows[0].alone) ** (1 / (DEEPEST - 1)),
    more: Math.round(100 * (last.all / last.alone - 1)),
    saved: Math.round(100 * (1 - last.deepened / last.alone)),
  }
})()

export const efforts = (
  names: Readonly<Record<'alone' | 'all' | 'deepened', string>>,
): EffortPoint[] =>
  (['all', 'alone', 'deepened'] as const).flatMap((which) =>
    overhead.rows.map((row) => ({ name: names[which], depth: row.depth, nodes: row[which] })),
  )

/** A small search whose guess is wrong, and that asks again. */
export const NARROW = {
  position: '312667115513575322637716661533522',
  depth: 3,
  more: { aspiration: 10 },
} as const

export const narrow = (() => {
  const recorded = recordNow(
    {
      game: 'connect4',
      position: NARROW.position,
      algorithm: 'deepening',
      depth: NARROW.depth,
      ordering: 'centre',
      tie: 'le',
      fail: 'soft',
      more: NARROW.more,
    },
    undefined,
    true,
  )
  if (!recorded.ok) throw refuse(recorded.error.code)
  const insight = insightOf(recorded.value)
  const list = iterationList(insight)
  const failed = list.find((each) => each.failed)
  if (failed === undefined) throw refuse('no window is too narrow')
  const before = list[list.indexOf(failed) - 1]
  const again = list[list.indexOf(failed) + 1]
  if (before.value === undefined || again.value === undefined) throw refuse('a value is not there')
  return {
    step: failed.end,
    depth: failed.depth,
    guess: before.value,
    window: failed.window,
    value: again.value,
    wider: again.window,
    nodes: [failed.nodes, again.nodes] as const,
  }
})()

/** A game of the engine against itself that fills the board, and the depths that follow what is left. */
const DRAWN =
  'g8 g6 h6 h4 e6 g3 f7 d5 g7 e7 f6 g5 f5 g4 g2 f4 e5 d4 e4 e3 d6 f3 b6 c6 d3 f2 c5 d2 c1 e2 c2 b1 ' +
  'b4 b7 b5 c4 d1 b3 e1 c7 f1 g1 d7 c8 h5 f8 h3 a3 a8 h8 c3 a4 a5 a2 b2 d8 e8 a6 h7 b8 a7 h2 a1 h1'
const FIXED = 4
const STEPS: readonly DepthStep[] = [
  { free: 27, depth: FIXED },
  { free: 17, depth: 5 },
  { free: 13, depth: 6 },
  { free: 11, depth: 7 },
  { free: 0, depth: 10 },
]
const EVERY = 4

export const byFree = (() => {
  const moves = DRAWN.split(' ')
  const rows = []
  for (let plies = 0; plies < moves.length; plies += EVERY) {
    const p = gomoku8.game.parse(moves.slice(0, plies).join(' '))
    if (!p.ok) throw refuse(p.error.code)
    if (gomoku8.board === undefined) throw refuse('a game without a board')
    const free = freeSquares(gomoku8.board, p.value)
    const cost = (depth: number) =>
      alphabeta(subjectFrom(gomoku8, p.value), { depth, ordering: 'killers' }).nodes
    const depth = depthFor(STEPS, free)
    const fixed = cost(FIXED)
    rows.push({ free, depth, fixed, ruled: depth === FIXED ? fixed : cost(depth) })
  }
  return { rows, fixed: FIXED, steps: STEPS, first: rows[0], last: rows[rows.length - 1] }
})()

/** Two positions of that game, one move of each side apart: in the later one a four must be stopped. */
export const [quiet, forced] = [16, 18].map((plies) => {
  const p = gomoku8.game.parse(DRAWN.split(' ').slice(0, plies).join(' '))
  if (!p.ok) throw refuse(p.error.code)
  const { nodes } = alphabeta(subjectFrom(gomoku8, p.value), { depth: FIXED, ordering: 'killers' })
  const sharp = gomoku8.sharp?.(p.value, new Int32Array(gomoku8.game.maxMoves))
  return { free: DRAWN.split(' ').length - plies, nodes, sharp }
})

export const costs = (names: Readonly<Record<'fixed' | 'ruled', string>>): FreePoint[] =>
  (['fixed', 'ruled'] as const).flatMap((which) =>
    byFree.rows.map((row) => ({
      name: names[which],
      free: row.free,
      nodes: row[which],
      depth: which === 'fixed' ? FIXED : row.depth,
    })),
  )

/** The report's clock: minutes, and moves of a side. */
export const CLOCK = { minutes: 15, moves: 25 } as const
/** Nodes that stand for one move's even share of it. */
const SHARE = 15_000
/** Where more of its share is used, no other depth is begun. */
const HALF = 0.5

/** A game of Abalone by the course's rules whose White keeps to a clock of nodes. */
export const clocked = (() => {
  const p = abalone.game.initial(RULES)
  const points: SpentPoint[] = []
  const stock = SHARE * CLOCK.moves
  let left = stock
  let vain = 0
  let evenly = 0
  while (abalone.game.outcome(p) === undefined) {
    if (abalone.game.toMove(p) === 1) {
      abalone.game.play(
        p,
        alphabeta(subjectFrom(abalone, p), { depth: 2, ordering: 'centre' }).move,
      )
      continue
    }
    const share = Math.floor(left / (CLOCK.moves - points.length))
    const { iterations, nodes } = deepenedTo(p, share)
    const done = iterations[iterations.length - 1]
    const used = done.nodes > HALF * share ? done.nodes : nodes
    left -= used
    vain += used - done.nodes
    // With an even share the same depths come, as far as it goes.
    const even = iterations.findLast((each) => each.nodes <= SHARE)
    evenly += SHARE - (even?.nodes ?? 0)
    points.push({ move: points.length + 1, share, used, depth: done.depth })
    abalone.game.play(p, done.line[0])
  }
  const percent = (nodes: number) => Math.round((100 * nodes) / stock)
  return {
    points,
    stock,
    share: SHARE,
    left: percent(left),
    vain: percent(vain),
    evenly: percent(evenly),
  }
})()

function deepenedTo(p: AbalonePosition, nodes: number) {
  const iterations: Iteration[] = []
  const plies = 2 * CLOCK.moves - p.ply
  const options = {
    depth: Math.min(12, plies),
    nodes,
    ordering: 'centre',
    tableMegabytes: 4,
  } as const
  const result = search('deepening', subjectFrom(abalone, p), options, {
    iteration: (done) => void iterations.push(done),
  })
  return { iterations, nodes: result.nodes }
}

const asTold =
  timely.move !== winning.move &&
  !depths.slice(0, -1).some(({ move }) => move === winning.move) &&
  // Whoever has moved last looks better, until the win is seen.
  depths.slice(1).every(({ depth, value }, i) => value > depths[i].value === (depth % 2 === 1)) &&
  overhead.last.deepened < overhead.last.alone &&
  overhead.last.alone < overhead.last.all &&
  quiet.sharp === 0 &&
  forced.sharp === -1 &&
  byFree.rows.every(({ fixed, ruled }) => ruled >= fixed) &&
  clocked.points.length === CLOCK.moves
if (!asTold) throw refuse('something is no longer as told')
