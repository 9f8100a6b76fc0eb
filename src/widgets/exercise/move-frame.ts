import { ContractError } from '../../../engine/index.ts'
import { hexBoard, type HexModel } from '../../boards/hex.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { BOARD_ROOM, boardModel, describeBoard, sideName } from '../../boards/model.ts'
import { squareBoard, type SquareModel } from '../../boards/square.ts'
import { boards, colour } from '../../i18n/en/boards.ts'
import type { ExerciseWords } from '../../i18n/en/exercise.ts'
import { element } from '../../figure/dom.ts'
import type { MoveExercise } from './exercise.ts'

type Asked = Pick<MoveExercise, 'kit' | 'position' | 'options'>

/**
 * The position in which a move is asked for, and after that move.
 *
 * @param move as the game writes it; empty for none
 * @throws ContractError where the game does not read the position or the move
 */
export function positionAfter({ kit, position, options }: Asked, move: string): unknown {
  const { game } = kit
  const read = game.parse(position, options)
  if (!read.ok) throw new ContractError('exercise', `${position}: ${read.error.code}`)
  if (move === '') return read.value
  const made = game.parseMove(read.value, move)
  if (!made.ok) throw new ContractError('exercise', `${move}: ${made.error.code}`)
  game.play(read.value, made.value)
  return read.value
}

/** Who is to move, as a sentence calls it. */
export function moverOf(asked: Asked): string {
  const position = positionAfter(asked, '')
  return colour(sideName(asked.kit, position, asked.kit.game.toMove(position)))
}

/** The board before anything has been played, and the room for what will stand below it. */
export function moveFrame(document: Document, asked: Asked, words: ExerciseWords): HTMLElement {
  const { kit } = asked
  const position = positionAfter(asked, '')
  const square = boardModel(kit, position, { room: BOARD_ROOM })
  const hex = hexModel(kit, position)
  const named = (model: SquareModel | HexModel) =>
    boards.named(words.moveBoard(moverOf(asked)), describeBoard(kit, position, model, boards))
  const board =
    square === undefined
      ? hex && hexBoard(document, hex, named(hex))
      : squareBoard(document, square, named(square))
  if (board === undefined) throw new ContractError('exercise', `${kit.game.id} has no board`)
  const room = hex !== undefined ? 'hand' : kit.board?.lastTaken === undefined ? 'none' : 'facts'
  return element(document, 'div', { class: 'exercise-board exercise-moves' }, [
    element(document, 'div', {}, [board]),
    element(document, 'div', { class: `exercise-below ${room}` }),
  ])
}
