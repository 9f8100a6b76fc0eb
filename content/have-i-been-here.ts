/** The positions and numbers of the chapter on the table: searched when the page is built. */
import {
  agentOf,
  CLINIC,
  connect4,
  ContractError,
  kitOf,
  mapKey,
  megabytesOf,
  pvs,
  subjectFrom,
  type SearchOptions,
  type SearchResult,
} from '../engine/index.ts'
import type { EffortPoint } from '../src/charts/effort.ts'
import { recordNow } from '../src/widgets/tree/record-now.ts'
import type { TreeSpec } from '../src/widgets/tree/spec.ts'
import { insightOf, type Insight } from '../src/widgets/tree/techniques/insight.ts'
import { reportRun } from './abalone-report.ts'

const refuse = (what: string) => new ContractError('the chapter on the table', what)

/** Tic-tac-toe with four squares free: small enough to be seen whole. */
export const FOUR_FREE: TreeSpec = {
  game: 'mnk',
  position: 'c3b2b3a3c1',
  algorithm: 'minimax',
  depth: 4,
  ordering: 'none',
  tie: 'le',
  fail: 'soft',
}

function recorded(spec: TreeSpec): Insight {
  const read = recordNow(spec, undefined, true)
  if (!read.ok) throw refuse(read.error.code)
  return insightOf(read.value)
}

const { graph, session: free } = recorded(FOUR_FREE)
const whole = free.replay.counts(free.replay.steps).visited
const distinct = graph?.distinct.at(-1) ?? 0
export const folded = {
  nodes: whole,
  positions: distinct,
  /** What may be thought: no two are the same, every other one is, and what is so. */
  guesses: [whole, Math.round((whole + distinct) / 2), distinct],
}

/** By plies of Connect 4 from the start: the orders of moves there are, and what they lead to. */
export const meeting = meetingIn(6)

function meetingIn(plies: number) {
  const { game } = connect4
  const scratch = new Int32Array(game.maxMoves)
  let layer = new Map([[0, { text: '', ways: 1 }]])
  return Array.from({ length: plies }, () => {
    const next: typeof layer = new Map()
    for (const { text, ways } of layer.values()) {
      const read = game.parse(text)
      if (!read.ok) throw refuse(read.error.code)
      const position = read.value
      // Nobody can have won within six plies.
      const count = game.moves(position, scratch)
      for (const move of scratch.slice(0, count)) {
        game.play(position, move)
        const key = mapKey(game.hashLo(position), game.hashHi(position))
        const known = next.get(key)
        if (known === undefined) next.set(key, { text: game.format(position), ways })
        else known.ways += ways
        game.undo(position)
      }
    }
    layer = next
    const orders = [...layer.values()].reduce((sum, { ways }) => sum + ways, 0)
    return { orders, positions: layer.size }
  })
}

/** Pairs of so many positions that are expected to share a key of so many bits. */
export const sharing = [
  { positions: 1e9, bits: 64 },
  { positions: 1e5, bits: 32 },
].map(({ positions, bits }) => {
  const pairs = (positions * (positions - 1)) / 2 ** (bits + 1)
  return { positions, bits, pairs: pairs.toPrecision(2) }
})

/** The search whose table is shown slot by slot. */
export const SLOTS = 8
export const TABLED = { tableMegabytes: megabytesOf(SLOTS) }
const DEPTH = 3

export const small = (() => {
  const { table, session } = recorded({
    ...FOUR_FREE,
    algorithm: 'pvs',
    depth: DEPTH,
    more: TABLED,
  })
  const { steps } = session.replay
  const events = Array.from({ length: steps }, (_, i) => table?.event(i + 1)?.what)
  const first = (what: string) => {
    const at = events.indexOf(what as NonNullable<(typeof events)[number]>)
    if (at < 0) throw refuse(`the small table has nothing ${what}`)
    return at + 1
  }
  const count = (...whats: string[]) => events.filter((each) => whats.includes(each ?? '')).length
  return {
    depth: DEPTH,
    collision: first('replaced'),
    hit: first('hit'),
    found: first('found'),
    replaced: count('replaced'),
    stored: count('stored', 'renewed', 'replaced'),
    hits: count('hit'),
  }
})()

/** What Connect 4 costs from the empty board, without a table and with tables of several sizes. */
const DEEPEST = 8
export const LARGE = 2 ** 17
const search = (depth: number, more: Partial<SearchOptions> = {}): SearchResult =>
  pvs(subjectFrom(connect4, connect4.game.initial()), { depth, ordering: 'centre', ...more })

const rows = Array.from({ length: DEEPEST }, (_, i) => {
  const without = search(i + 1)
  const tabled = search(i + 1, { tableMegabytes: megabytesOf(LARGE) })
  if (tabled.value !== without.value) throw refuse('the table has changed the value')
  return { depth: i + 1, without: without.nodes, with: tabled.nodes, value: without.value }
})
export const deepest = { ...rows[DEEPEST - 1], rows }

export const saved = (names: Readonly<Record<'without' | 'with', string>>): EffortPoint[] =>
  (['without', 'with'] as const).flatMap((which) =>
    rows.map((row) => ({ name: names[which], depth: row.depth, nodes: row[which] })),
  )

export const sizes = [8, 64, 1024, 16_384].map((slots) => {
  const [always, deeper] = (['always', 'deeper'] as const).map((replace) => {
    const found = search(DEEPEST, { tableMegabytes: megabytesOf(slots), replace })
    if (found.value !== deepest.value) throw refuse('a small table has changed the value')
    return found.nodes
  })
  return { slots, always, deeper }
})

/** The faulty program of the figure, and its position. */
export const VISITED = { id: 'visited-set-in-connect4', position: '443' }

function caseBy(id: string) {
  const one = CLINIC.find((each) => each.id === id)
  if (one === undefined) throw refuse(`no case ${id}`)
  return one
}

export const misled = (() => {
  const one = caseBy(VISITED.id)
  const kit = kitOf(one.game)
  if (!kit.ok) throw refuse(kit.error.code)
  const { game } = kit.value
  const answers = [one.fault, one.twin].map((find) => {
    const read = game.parse(VISITED.position)
    if (!read.ok) throw refuse(read.error.code)
    const { value = 0, move, nodes, tableHits } = find(read.value, one.options)
    // As the figure has it, which tells all values from Max’s view.
    const forMax = game.toMove(read.value) === 0 ? value : -value
    return { value: forMax, nodes, skipped: tableHits, move: game.formatMove(read.value, move) }
  })
  const [fault, twin] = answers
  if (fault.move === twin.move) throw refuse('the set of visited positions plays the same move')
  return { fault, twin, often: one.symptom(1, 20).fault }
})()

/** Abalone: nodes that such a set skips, and how many take a value that is not theirs. */
export const skips = (() => {
  const searches = 2
  const one = caseBy('visited-set')
  const { count, of } = one.symptom(1, searches).fault
  return { depth: one.options.depth, searches, each: Math.round(of / searches), wrong: count / of }
})()

/** What the report counts: duplicates that a search did not extend, on average. */
export const THEIRS = 660

/** What a proper table answers of a search with that agent's budget, as it was stored. */
const { depths } = reportRun
const answered = depths.map(({ duplicates }) => duplicates)
const agent = agentOf('abalone', 'agent-2')
if (!agent.ok) throw refuse(agent.error.code)
export const ours = {
  run: reportRun,
  budget: Number(agent.value.parameters['nodes']),
  searches: answered.length,
  mean: Math.round(answered.reduce((sum, each) => sum + each, 0) / answered.length),
}
