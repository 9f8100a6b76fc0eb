import { cli } from '../../i18n/cli.ts'
import { good } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { ON_POSITION, type Verb } from '../verb.ts'

/** Lists the legal moves in canonical order. */
export const moves: Verb = {
  name: 'moves',
  operand: 'GAME',
  args: ON_POSITION,
  prepare: (args) =>
    onPositions(args, ({ kit: { game } }, p) => {
      const buffer = new Int32Array(game.maxMoves)
      const count = game.moves(p, buffer)
      const texts = Array.from(buffer.subarray(0, count), (move) => game.formatMove(p, move))
      return good({
        json: { moves: texts },
        text: () => (count === 0 ? cli.noMoves : texts.join(' ')),
      })
    }),
}
