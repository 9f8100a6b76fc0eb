/** What the chapter on four in a row begins with: a word whose only four lies level, as it came up in a game. */
import { ContractError, hasBit, popcount, type Word } from '../engine/index.ts'
import { findGame, hasFourOnly } from '../src/widgets/win-test/find-games.ts'

const isLevel = hasFourOnly('horizontal')
const wanted = (word: Word) => popcount(word) > 8 && isLevel(word) && !hasBit(word, 0)
const found = findGame(wanted, { seed: 1, games: 500 })
if (found === undefined)
  throw new ContractError('the chapter on four in a row', 'no game has such a word')

export const level = found
