/** What the chapter on four in a row begins with: a word whose only four lies level, as it came up in a game. */
import {
  and,
  bitsOf,
  ContractError,
  hasBit,
  popcount,
  shiftRight,
  type Word,
} from '../engine/index.ts'
import { nameOf, placeOf } from '../src/widgets/bits/places.ts'
import { shiftOf } from '../src/widgets/win-test/directions.ts'
import { findGame, hasFourOnly } from '../src/widgets/win-test/find-games.ts'

const isLevel = hasFourOnly('horizontal')
const wanted = (word: Word) => popcount(word) > 8 && isLevel(word) && !hasBit(word, 0)
const found = findGame(wanted, { seed: 1, games: 500 })
if (found === undefined)
  throw new ContractError('the chapter on four in a row', 'no game has such a word')

export const level = found

/** What is left when the word and three copies of it are pushed over each other: where a row begins. */
const across = shiftOf('horizontal')
const left = [1, 2, 3].reduce(
  (kept, i) => and(kept, shiftRight(level.word, i * across)),
  level.word,
)
export const leftOver = {
  count: popcount(left),
  squares: bitsOf(left).map((bit) => nameOf(placeOf(bit))),
}
