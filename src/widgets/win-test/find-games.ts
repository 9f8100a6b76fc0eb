import {
  connect4,
  connect4Word,
  isEmpty,
  rngOf,
  winSteps,
  type Player,
  type Word,
} from '../../../engine/index.ts'
import { DIRECTIONS, shiftOf, type Direction } from './directions.ts'
import { bitAt } from '../bits/places.ts'
import { foundIn, repacked } from './model.ts'
import type { Deal } from './schema.ts'

/** A position of a game that was played at random. */
export interface Found {
  /** Columns played, 1 to 7. */
  readonly moves: string
  /** Who made the last move. */
  readonly player: Player
  /** That player's word. */
  readonly word: Word
}

export interface Search {
  /** The same seed finds the same position. */
  readonly seed: number
  /** Games played; the shortest that will do is taken. */
  readonly games?: number
  /** Only these columns are played, from the left; all seven where nothing is said. */
  readonly columns?: number
}

/**
 * Plays games at random and looks, after each move, at the word of who made it: the shortest
 * game whose word is `wanted`, or undefined where no game has one.
 */
export function findGame(
  wanted: (word: Word) => boolean,
  { seed, games = 60, columns = 7 }: Search,
): Found | undefined {
  const { game } = connect4
  const rng = rngOf(seed)
  const moves = new Int32Array(game.maxMoves)
  let best: Found | undefined
  for (let played = 0; played < games; played++) {
    const position = game.initial()
    const limit = best === undefined ? Infinity : best.moves.length - 1
    for (let ply = 0; ply < limit; ply++) {
      const legal = moves.subarray(0, game.moves(position, moves)).filter((move) => move < columns)
      if (legal.length === 0) break
      const player = game.toMove(position)
      game.play(position, legal[rng.below(legal.length)] ?? 0)
      const word = connect4Word(position, player)
      if (wanted(word)) {
        best = { moves: game.format(position), player, word }
        break
      }
    }
  }
  return best
}

/** The bit, in columns of seven, of the last stone of a game that is written by its columns. */
export function lastPlayed(moves: string): number {
  const column = moves.at(-1) ?? ''
  return bitAt(Number(column) - 1, moves.split(column).length - 2)
}

/** Whether a word has a four in this direction and in no other. */
export function hasFourOnly(direction: Direction): (word: Word) => boolean {
  return (word) =>
    DIRECTIONS.every((each) => isEmpty(winSteps(word, shiftOf(each)).four) === (each !== direction))
}

/** Whether the test finds a four in columns of six bits though there is none on the board. */
export function isFalseFour(word: Word): boolean {
  return foundIn(word, 7) === undefined && foundIn(repacked(word, 7, 6), 6) !== undefined
}

/** Another position of a kind, with its last stone, on a board where the test is right or errs. */
export function dealGame(
  deal: Deal,
  seed: number,
): { readonly word: Word; readonly last: number; readonly guard: boolean } | undefined {
  const isFalse = deal === 'false'
  const found = findGame(isFalse ? isFalseFour : hasFourOnly(deal), { seed })
  return found && { word: found.word, last: lastPlayed(found.moves), guard: !isFalse }
}
