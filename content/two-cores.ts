/** The positions and numbers of the chapter on two cores: worked out in nodes when the page is built. */
import {
  connect4,
  ContractError,
  randomPosition,
  rngOf,
  splitLanes,
  subjectFrom,
  type SearchOptions,
  type SplitLanes,
  type SplitShare,
} from '../engine/index.ts'
import type { SpeedPoint } from '../src/charts/speed-up.ts'
import { scoreIn, type Found } from '../src/widgets/root-split/found.ts'
import { lanesNow } from '../src/widgets/root-split/lanes-now.ts'

const refuse = (what: string) => new ContractError('the chapter on two cores', what)

/** The first move loses by force, so that its bound says nearly nothing. */
export const SLOWER = { position: '44214532', plies: 8 } as const

/** What a split comes to, in nodes. */
function told({ alone, length, shares }: SplitLanes) {
  const all = shares.reduce((sum, { from, to }) => sum + to - from, 0)
  return { alone, length, all, vain: all - alone, faster: alone / length }
}

function found(workers: number, shared: boolean, plies: number = SLOWER.plies): Found {
  const lanes = lanesNow(connect4, SLOWER.position, plies, workers, shared)
  if (!lanes.ok) throw refuse(lanes.error.code)
  return lanes.value
}

const [one, two, apart] = [found(1, false), found(2, true), found(2, false)]
/** Two that share a bound, two that tell each other between rounds, and two a ply less deep. */
export const slower = told(two.lanes)
export const rounds = told(apart.lanes)
export const lessDeep = told(found(2, true, SLOWER.plies - 1).lanes)

/** Which answer of four is right. */
export const CHOICES = {
  twice: 'twice as fast',
  half: 'about one and a half times as fast',
  same: 'no faster',
  slower: 'slower',
} as const
const HOW_FAST: readonly (readonly [least: number, choice: keyof typeof CHOICES])[] = [
  [1.75, 'twice'],
  [1.25, 'half'],
  [0.95, 'same'],
]
export const right = HOW_FAST.find(([least]) => slower.faster >= least)?.[1] ?? 'slower'

/** The moves of the root one by one: the bound that one core has for each, and that of the two. */
export const moves = (() => {
  const [eldest] = two.lanes.shares[0].line
  const ofRoot = ({ lanes }: Found, move: number) =>
    lanes.shares.filter(({ line }) => line[0] === move)
  const nodes = (shares: readonly SplitShare[]) =>
    shares.reduce((sum, { from, to }) => sum + to - from, 0)
  const bound = (of: Found, move: number) => {
    const [{ line, floor }] = ofRoot(of, move)
    return move === eldest || floor === undefined ? '' : scoreIn(of, line, floor)
  }
  return [...new Set(one.lanes.shares.map(({ line }) => line[0]))].map((move) => {
    const [alone, here] = [one, two].map((of) => nodes(ofRoot(of, move)))
    return {
      move: one.kit.game.formatMove(one.position, move),
      /** In words, and so of a page alone. */
      get bounds() {
        return [bound(one, move), bound(two, move)] as const
      },
      alone,
      here,
      vain: here - alone,
    }
  })
})()
export const first = moves[0]
/** The move in which most is in vain. */
export const costly = moves.reduce((most, each) => (each.vain > most.vain ? each : most))
/** The move that is played, whose score would be the bound. */
const played = two.kit.game.formatMove(two.position, two.lanes.result.move)
const chosen = moves.find(({ move }) => move === played)
if (chosen === undefined) throw refuse('nothing is played')
export const best = chosen

/** Amdahl (1967): how much faster so many are, where a part of the work is for one alone. */
const amdahl = (serial: number, workers: number) => 1 / (serial + (1 - serial) / workers)

/** The time in which exactly one worker is busy. */
function lonely(shares: readonly SplitShare[]): number {
  const times = [...new Set(shares.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  return times.slice(1).reduce((sum, to, i) => {
    const from = times[i]
    const busy = shares.filter((share) => share.from < to && share.to > from)
    return busy.length === 1 ? sum + to - from : sum
  }, 0)
}

const WORKERS = [2, 3, 4] as const
const POSITIONS = 12
const SEARCH: SearchOptions = { depth: 6, ordering: 'centre' }

/** The same search of several positions by one to four, beside what Amdahl allows. */
export const speedUp = (() => {
  const rng = rngOf(4)
  const positions = Array.from({ length: POSITIONS }, () => randomPosition(connect4, {}, 8, rng))
  const split = (workers: number, shared: boolean) =>
    positions.map((position) => {
      const text = connect4.game.format(position)
      const subject = () => {
        const read = connect4.game.parse(text)
        if (!read.ok) throw refuse(read.error.code)
        return subjectFrom(connect4, read.value)
      }
      return splitLanes(subject, 'alphabeta', SEARCH, workers, shared)
    })
  const sum = <T>(all: readonly T[], of: (each: T) => number) =>
    all.reduce((total, each) => total + of(each), 0)
  const several = WORKERS.map((workers) => {
    const [shared, rounded] = [true, false].map((bound) => split(workers, bound))
    const faster = (lanes: readonly SplitLanes[]) =>
      sum(lanes, ({ alone }) => alone) / sum(lanes, ({ length }) => length)
    return { workers, lanes: shared, shared: faster(shared), rounds: faster(rounded) }
  })
  const [{ lanes: pairs }] = several
  const alone = sum(pairs, (each) => each.alone)
  // Of two workers: what one does while the other waits is work that cannot be shared.
  const serial = sum(pairs, ({ shares }) => lonely(shares)) / alone
  const rows = several.map(({ workers, lanes, shared, rounds: between }) => ({
    workers,
    shared,
    rounds: between,
    amdahl: amdahl(serial, workers),
    /** Nodes in vain, in hundredths of those of one alone. */
    vain: Math.round((100 * sum(lanes, (each) => told(each).vain)) / alone),
  }))
  const each = pairs.map((lanes) => told(lanes).faster)
  return {
    positions: POSITIONS,
    plies: SEARCH.depth,
    rows: [{ workers: 1, shared: 1, rounds: 1, amdahl: 1, vain: 0 }, ...rows],
    two: rows[0],
    most: rows[rows.length - 1],
    serial: Math.round(100 * serial),
    limit: 1 / serial,
    least: Math.min(...each),
    greatest: Math.max(...each),
  }
})()

export const speedPoints = (
  names: Readonly<Record<'amdahl' | 'shared' | 'rounds', string>>,
): SpeedPoint[] =>
  (['amdahl', 'shared', 'rounds'] as const).flatMap((which) =>
    speedUp.rows.map((row) => ({ name: names[which], workers: row.workers, faster: row[which] })),
  )

const asTold =
  right === 'slower' &&
  best.move !== first.move &&
  costly.move !== best.move &&
  rounds.faster < slower.faster &&
  lessDeep.faster > 1 &&
  costly.vain > slower.vain / 2 &&
  // It is the longest bar.
  two.lanes.shares.every(({ from, to }) => to - from <= costly.here) &&
  speedUp.least < 1 &&
  speedUp.rows.slice(1).every((row) => row.rounds < row.shared && row.shared < row.amdahl)
if (!asTold) throw refuse('something is no longer as told')
