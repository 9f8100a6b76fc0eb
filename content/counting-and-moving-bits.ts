/** The positions and the numbers of the chapter on counting and moving bits. */
import {
  and,
  bitsOf,
  connect4,
  connect4Threats,
  connect4Word,
  ContractError,
  freePlaces,
  mirrorSteps,
  or,
  perftCounts,
  popcount,
  randomPosition,
  rngOf,
  toHex,
  type Word,
} from '../engine/index.ts'
import {
  rateOf,
  type StoredBench,
  type TaskName,
  type WayName,
} from '../src/widgets/bit-bench/rates.ts'
import { placeOf } from '../src/widgets/bits/places.ts'

import taken from './bit-bench.json' with { type: 'json' }

const CHAPTER = 'the chapter on counting and moving bits'

function wordsOf(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new ContractError(CHAPTER, read.error.code)
  const x = connect4Word(read.value, 0)
  const o = connect4Word(read.value, 1)
  return { x, o, filled: or(x, o), ended: connect4.game.outcome(read.value) !== undefined }
}

/** A game in which one column is full and no two columns are alike in all. */
export const GAME = '4444442263355522'
export const game = wordsOf(GAME)
if (game.ended || popcount(freePlaces(game.filled)) !== 6)
  throw new ContractError(CHAPTER, 'the game has no full column, or is over')

/** Where the bits of the sum are: where the carries rest, if no square that was filled is among them. */
export const summed = popcount(and(freePlaces(game.filled), game.filled)) === 0 ? 'rest' : 'more'

/** In how many columns a word has bits. */
function columnsOf(word: Word): number {
  return new Set(bitsOf(word).map((bit) => placeOf(bit).column)).size
}

/** A position from a game at random in which X has several threats, one of them within reach. */
function threatened() {
  for (let seed = 1; seed < 5000; seed++) {
    const position = randomPosition(connect4, {}, 21, rngOf(seed))
    const x = connect4Word(position, 0)
    const o = connect4Word(position, 1)
    const filled = or(x, o)
    const open = connect4Threats(x, filled)
    const now = and(open, freePlaces(filled))
    if (popcount(filled) === 21 && columnsOf(open) > 2 && popcount(now) === 1)
      return { x, o, filled, open, now }
  }
  throw new ContractError(CHAPTER, 'no position has such threats')
}

export const threat = threatened()

/** Perft from the empty board, by plies from 1. */
export const perft = perftCounts(connect4.game, connect4.game.initial(), 8)
export const powers = perft.map((_, i) => 7 ** (i + 1))

const PLIES = 6

/** How many positions there are after six plies, all and with mirror images taken as one. */
function different() {
  const all = new Set<string>()
  const once = new Set<string>()
  const { game: rules } = connect4
  const position = rules.initial()
  const moves = new Int32Array(rules.maxMoves)
  const written = (x: Word, o: Word) => `${toHex(x)} ${toHex(o)}`
  function walk(ply: number, seen: readonly Set<string>[]): void {
    const [x, o] = [connect4Word(position, 0), connect4Word(position, 1)]
    const own = written(x, o)
    if (seen[ply]?.has(own)) return
    seen[ply]?.add(own)
    if (ply === PLIES) {
      const mirrored = written(mirrorSteps(x)[2] ?? x, mirrorSteps(o)[2] ?? o)
      all.add(own)
      once.add(mirrored < own ? mirrored : own)
      return
    }
    for (const column of moves.slice(0, rules.moves(position, moves))) {
      rules.play(position, column)
      walk(ply + 1, seen)
      rules.undo(position)
    }
  }
  walk(
    0,
    Array.from({ length: PLIES + 1 }, () => new Set<string>()),
  )
  return { plies: PLIES, all: all.size, once: once.size }
}

export const mirrored = different()

/** What `npm run bench bits` has measured. */
export const stored = taken as StoredBench

/** How many times as fast as the array one way was in that run. */
function ratio(task: TaskName, way: WayName): number {
  const rate = rateOf(stored.rates, task, way)
  const array = rateOf(stored.rates, task, 'array')
  if (rate === undefined || array === undefined)
    throw new ContractError(CHAPTER, `${way} was not measured`)
  return rate / array
}

const twoDigits = (value: number) => String(Number(value.toPrecision(2)))

/** The same, with two digits. */
export function timesOf(task: TaskName, way: WayName): string {
  return twoDigits(ratio(task, way))
}

/** How many times as long as the array BigInt takes for perft. */
export const slower = twoDigits(1 / ratio('perft', 'bigint'))
if (ratio('perft', 'bigint') >= 1 || ratio('perft', 'halves') <= 1)
  throw new ContractError(CHAPTER, 'the stored run is not as told')
