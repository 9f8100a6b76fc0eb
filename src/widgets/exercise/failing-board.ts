import { bitsOf, ContractError } from '../../../engine/index.ts'
import { part } from '../../figure/dom.ts'
import { bitBoardLayers, emptyBoard } from '../bits/bit-board.ts'
import { COLUMNS } from '../bits/places.ts'
import { boardFrame } from '../table/frame.ts'
import type { Failure, StepSaid } from './exercise.ts'
import type { Walk } from './walk.ts'

type Say = (said: StepSaid) => string

/** What a program does on the board of a game. */
export function walkOfBoard(
  { kit, options, steps }: Extract<Failure, { kind: 'board' }>,
  say: Say,
): Walk {
  return walkOf(steps(), say, (document, { position, marks }, name) => {
    const read = kit.game.parse(position, options)
    if (!read.ok) throw new ContractError('exercise', `${position}: ${read.error.code}`)
    return boardFrame(document, kit, read.value, { name, over: { marks } })
  })
}

/** What a program does with the stones of a board of columns. */
export function walkOfBits({ steps }: Extract<Failure, { kind: 'bits' }>, say: Say): Walk {
  return walkOf(steps(), say, (document, { word, bit }, name) => {
    const board = emptyBoard(document, COLUMNS, 'group', name)
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
  })
}

/** Pictures of these steps, each named by the sentence on it. */
function walkOf<S extends StepSaid>(
  steps: readonly S[],
  say: Say,
  draw: (document: Document, step: S, name: string) => SVGElement,
): Walk {
  return {
    steps: steps.length - 1,
    says: (step) => say(steps[step]),
    draw: (document, step) => draw(document, steps[step], say(steps[step])),
  }
}
