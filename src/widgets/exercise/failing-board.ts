import { bitsOf, ContractError } from '../../../engine/index.ts'
import { part } from '../../figure/dom.ts'
import { bitBoardLayers, emptyBoard } from '../bits/bit-board.ts'
import { COLUMNS } from '../bits/places.ts'
import { boardFrame } from '../table/frame.ts'
import type { Failure, StepSaid } from './exercise.ts'
import type { Walk } from './walk.ts'

/** What a program does on the board of a game. */
export function walkOfBoard(
  { kit, options, steps }: Extract<Failure, { kind: 'board' }>,
  say: (said: StepSaid) => string,
): Walk {
  const made = steps()
  return {
    steps: made.length - 1,
    says: (step) => say(made[step]),
    draw(document, step) {
      const { position, marks } = made[step]
      const read = kit.game.parse(position, options)
      if (!read.ok) throw new ContractError('exercise', `${position}: ${read.error.code}`)
      return boardFrame(document, kit, read.value, { name: say(made[step]), over: { marks } })
    },
  }
}

/** What a program does with the stones of a board of columns. */
export function walkOfBits(
  { steps }: Extract<Failure, { kind: 'bits' }>,
  say: (said: StepSaid) => string,
): Walk {
  const made = steps()
  return {
    steps: made.length - 1,
    says: (step) => say(made[step]),
    draw(document, step) {
      const { word, bit } = made[step]
      const board = emptyBoard(document, COLUMNS, 'group', say(made[step]))
      board.setAttribute('role', 'img')
      const marked = bit === undefined ? [] : [{ bit, kind: 'picked' } as const]
      part(board, 'drawn').replaceChildren(
        ...bitBoardLayers(document, {
          columnBits: 7,
          numbers: true,
          discs: [...bitsOf(word).map((each) => ({ bit: each, kind: 'set' }) as const), ...marked],
        }),
      )
      return board
    },
  }
}
