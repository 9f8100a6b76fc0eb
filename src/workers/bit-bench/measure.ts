import { connect4, connect4Word, rngOf, type Word } from '../../../engine/index.ts'
import { byArray } from './by-array.ts'
import { byBigint } from './by-bigint.ts'
import { byHalves } from './by-halves.ts'
import { byWasm } from './by-wasm.ts'
import { TASKS, WAYS, type MakeWay, type TaskName, type Way, type WayName } from './ways.ts'

const MAKE: Readonly<Record<WayName, MakeWay>> = {
  array: byArray,
  bigint: byBigint,
  halves: byHalves,
  wasm: byWasm,
}

/** Plies of the perft. */
export const PERFT_DEPTH = 6
/** Games whose positions are looked at. */
const GAMES = 100
const SEED = 7
/** Milliseconds that a run takes at least, so that no clock is too coarse for it. */
const RUN = 50
const RUNS = 5
/** Times that a run acts at most, whatever the clock says. */
const MOST_TIMES = 2 ** 16

/** How many boards, or sequences of moves, one way does in a second. */
export interface Rate {
  readonly way: WayName
  readonly task: TaskName
  readonly perSecond: number
}

/** What the ways have found, which is the same for all; those that cannot run here are left out. */
export type Found = Readonly<Partial<Record<WayName, readonly number[]>>>

/** The words of both sides after every move of games at random, the end of each included. */
export function benchBoards(): Word[] {
  const { game } = connect4
  const rng = rngOf(SEED)
  const moves = new Int32Array(game.maxMoves)
  const boards: Word[] = []
  for (let played = 0; played < GAMES; played++) {
    const position = game.initial()
    while (game.outcome(position) === undefined) {
      const count = game.moves(position, moves)
      game.play(position, moves[rng.below(count)] ?? 0)
      boards.push(connect4Word(position, 0), connect4Word(position, 1))
    }
  }
  return boards
}

/** The ways that can run here, ready for these boards. */
function waysFor(boards: readonly Word[]): [WayName, Way][] {
  return WAYS.flatMap((name): [WayName, Way][] => {
    try {
      return [[name, MAKE[name](boards)]]
    } catch {
      // A browser may have no WebAssembly, or its owner may have forbidden it.
      return []
    }
  })
}

const does = (way: Way, task: TaskName) => (task === 'perft' ? way.perft(PERFT_DEPTH) : way[task]())

/** What each way answers to each task, before anything is measured. */
export function answers(boards: readonly Word[]): Found {
  return Object.fromEntries(
    waysFor(boards).map(([name, way]) => [name, TASKS.map((task) => does(way, task))]),
  )
}

/** Whether all ways have found the same. */
export function agree(found: Found): boolean {
  return new Set(Object.values(found).map(String)).size === 1
}

/** How many rates `measure` gives where all ways can run. */
export const RATES = WAYS.length * TASKS.length

/**
 * The rate of each way in each task: the median of some runs, after one that is not counted.
 *
 * @param clock  the time in milliseconds
 */
export function* measure(boards: readonly Word[], clock: () => number): Generator<Rate> {
  const ways = waysFor(boards)
  for (const task of TASKS) {
    for (const [name, way] of ways) {
      const act = () => does(way, task)
      const done = task === 'perft' ? act() : boards.length
      const times = repeats(act, clock)
      const runs = Array.from({ length: RUNS }, () => timed(act, times, clock))
      const ms = runs.toSorted((a, b) => a - b)[RUNS >> 1] ?? RUN
      yield { way: name, task, perSecond: (done * times * 1000) / ms }
    }
  }
}

/** How often a run must act to take long enough; all this time it warms up. */
function repeats(act: () => unknown, clock: () => number): number {
  for (let times = 1; ; times *= 2) {
    const ms = timed(act, times, clock)
    if (ms >= RUN || times >= MOST_TIMES) return Math.max(1, Math.round((times * RUN) / ms))
  }
}

function timed(act: () => unknown, times: number, clock: () => number): number {
  const begun = clock()
  for (let i = 0; i < times; i++) act()
  return clock() - begun
}
