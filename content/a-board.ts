/** What the chapter on the board as one number begins with: the stones of one side, as a game brought them. */
import { connect4, connect4Word, ContractError } from '../engine/index.ts'

const game = connect4.game.parse('445543555')
if (!game.ok) throw new ContractError('the chapter on the board as one number', game.error.code)

export const word = connect4Word(game.value, 0)
