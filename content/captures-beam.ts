/** What a beam and several workers do to the searches of chapter 12: searched when the page is built. */
import {
  alphabeta,
  ContractError,
  legalMoves,
  ninuki,
  RootSplit,
  SplitWorker,
  subjectFrom,
  type SearchOptions,
} from '../engine/index.ts'
import type { Lane } from '../src/charts/lanes.ts'
import { number } from '../src/i18n/numbers.ts'
import { RULES } from './captures-influence.ts'
import { POSITIONS } from './captures-searched.ts'

/** The report's: candidates within two points, the most influenced first. */
const OPTIONS = { depth: 3, candidates: 2, ordering: 'influence' } as const

/** A small board on which what a beam leaves out can be seen. */
export const SMALL = {
  position: 'e5 d6 g5 d7 d8 c4 h5',
  depth: 2,
  more: { candidates: 2, beam: 4 },
} as const

/** Nodes over all positions, and at how many of them the move is that of the search without a beam. */
function beamed(beam: number | undefined) {
  const options = beam === undefined ? OPTIONS : { ...OPTIONS, beam }
  const results = POSITIONS.map((position) => alphabeta(subjectFrom(ninuki, position), options))
  return {
    nodes: results.reduce((sum, { nodes }) => sum + nodes, 0),
    moves: results.map(({ move }) => move),
    values: results.map(({ value }) => value),
  }
}

const whole = beamed(undefined)
const WIDTHS = [40, 20, 10, 5]
export const beams = [undefined, ...WIDTHS].map((beam) => {
  const { nodes, moves, values } = beam === undefined ? whole : beamed(beam)
  return {
    beam,
    get nodes() {
      return number(nodes)
    },
    moves: moves.filter((move, i) => move === whole.moves[i]).length,
    values: values.filter((value, i) => value === whole.values[i]).length,
    of: POSITIONS.length,
  }
})

/** Moves within two points of a stone, on average. */
const near = POSITIONS.map((position) => {
  return legalMoves(ninuki, position).filter(
    (move) => ninuki.near?.(position, move, OPTIONS.candidates) ?? true,
  ).length
})
const mean = Math.round(near.reduce((sum, count) => sum + count, 0) / near.length)
export const widths = {
  plies: OPTIONS.depth,
  near: mean,
  beam: WIDTHS[0],
  get most() {
    return number(mean ** OPTIONS.depth)
  },
  get capped() {
    return number(WIDTHS[0] ** OPTIONS.depth)
  },
}

const WORKERS = 4
const SPLIT: SearchOptions = { ...OPTIONS, beam: WIDTHS[0] }

/**
 * A search split among workers that are given moves in rounds, as `RootSplit` does without shared
 * memory: what each worker visits in each round. A round begins when all have done the one before.
 */
function splitAmong(workers: number, position: (typeof POSITIONS)[number]) {
  const read = ninuki.game.parse(ninuki.game.format(position), RULES)
  if (!read.ok) throw new ContractError('the chapter on captures', read.error.code)
  const split = new RootSplit('alphabeta', subjectFrom(ninuki, position), SPLIT, workers)
  // Each leaves the position as it was, so one does for all of them.
  const subject = subjectFrom(ninuki, read.value)
  const members = Array.from({ length: workers }, () => new SplitWorker(subject, split.start))
  const done = members.map(() => 0)
  const lanes: Lane[] = []
  let now = 0
  const plan = split.plan()
  let next = plan.next()
  while (!next.done) {
    const answers = next.value.map((task, worker) => {
      const found = members[worker].do(task)
      const nodes = found.counters.nodes - done[worker]
      done[worker] = found.counters.nodes
      lanes.push({ worker, from: now, to: now + nodes })
      return found
    })
    now = Math.max(now, ...lanes.map(({ to }) => to))
    next = plan.next(answers)
  }
  return { lanes, length: now, result: next.value }
}

const alone = alphabeta(subjectFrom(ninuki, POSITIONS[0]), SPLIT)
const together = splitAmong(WORKERS, POSITIONS[0])
if (together.result.value !== alone.value || together.result.move !== alone.move) {
  throw new ContractError('the chapter on captures', 'the split search finds something else')
}

export const lanes = (): readonly Lane[] => together.lanes
const busy = together.lanes.reduce((sum, { from, to }) => sum + to - from, 0)
export const threads = {
  workers: WORKERS,
  lone: alone.nodes,
  get alone() {
    return number(alone.nodes)
  },
  get length() {
    return number(together.length)
  },
  get all() {
    return number(busy)
  },
  faster: (alone.nodes / together.length).toFixed(1),
  /** Hundredths of the time of all workers. */
  idle: Math.round(100 * (1 - busy / (WORKERS * together.length))),
}
