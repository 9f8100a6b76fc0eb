import {
  defaultPatterns,
  EMPTY,
  findMask,
  fromBit,
  masksOf,
  or,
  type Player,
  type Word,
} from '../../../engine/index.ts'
import { SIZE } from './stones.ts'

/** A square of a row, as a digit of the row's number in base 3. */
interface LineDigit {
  readonly side: Player | -1
  /** 0 empty, 1 X, 2 O. */
  readonly digit: number
  /** 3 to the power of its place, counted from the left. */
  readonly worth: number
}

/** What the agent's patterns find in the row. */
interface LineMatches {
  /** The pattern's drawing and its name in the engine. */
  readonly row: string
  readonly name: string
  readonly side: Player
  readonly count: number
  /** Worth to X: the pattern's weight times `count`, below 0 for O's. */
  readonly score: number
}

export interface LineModel {
  readonly digits: readonly LineDigit[]
  readonly number: number
  readonly matches: readonly LineMatches[]
  /** Worth of all matches to X. */
  readonly score: number
}

/** @param line  a row from the left, as `OXXX....` */
export function lineModel(line: string): LineModel {
  const digits = [...line].map((letter, place): LineDigit => {
    const side = letter === 'X' ? 0 : letter === 'O' ? 1 : -1
    return { side, digit: side + 1, worth: 3 ** place }
  })
  const wordOf = (wanted: Player): Word =>
    digits.reduce(
      (word, { side }, place) => (side === wanted ? or(word, fromBit(SIZE - 1 - place)) : word),
      EMPTY,
    )
  const [x, o] = [wordOf(0), wordOf(1)]
  const matches = defaultPatterns()
    .flatMap((pattern) => {
      const { name, weight, rows } = pattern
      const level = masksOf(pattern).filter((mask) => mask.height === 1)
      const count = (own: Word, other: Word) =>
        level.reduce((sum, mask) => sum + findMask(own, other, mask).length, 0)
      const row = rows.join('/')
      const ofX = { row, name, side: 0, count: count(x, o), score: weight * count(x, o) } as const
      const ofO = { row, name, side: 1, count: count(o, x), score: -weight * count(o, x) } as const
      return [ofX, ofO]
    })
    .filter(({ count }) => count > 0)
  return {
    digits,
    number: digits.reduce((sum, { digit, worth }) => sum + digit * worth, 0),
    matches,
    score: matches.reduce((sum, { score }) => sum + score, 0),
  }
}
