/** What the chapter on the board as one number begins with: the stones of one side, as a game brought them. */
import { bitsOf, connect4, connect4Word, ContractError, fromBit } from '../engine/index.ts'
import { toNumber } from '../src/widgets/bits/number.ts'
import { nameOf, placeOf } from '../src/widgets/bits/places.ts'

const game = connect4.game.parse('445543555')
if (!game.ok) throw new ContractError('the chapter on the board as one number', game.error.code)

export const word = connect4Word(game.value, 0)

/** What the first figure asks: which of the stones makes up most of the number, and how much of it. */
const bits = bitsOf(word)
const heaviest = Math.max(...bits)
export const asked = {
  stones: bits.map((bit) => nameOf(placeOf(bit))),
  heaviest: nameOf(placeOf(heaviest)),
  exponent: heaviest,
  percent: Math.round((100 * Number(toNumber(fromBit(heaviest)))) / Number(toNumber(word))),
}
