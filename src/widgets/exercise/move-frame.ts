import { colour } from '../../i18n/boards.ts'
import type { ExerciseWords } from '../../i18n/exercise.ts'
import { element } from '../../figure/dom.ts'
import { belowFrame, boardFrame } from '../table/frame.ts'
import type { GameExtras } from '../table/game-extras.ts'
import { GameRecord } from '../table/game-record.ts'
import { spokenSide } from '../table/told.ts'
import type { MoveExercise } from './exercise.ts'

type Asked = Pick<MoveExercise, 'kit' | 'position' | 'options'>

/** The game of a move that is asked for, as it stands before. */
export function recordOf({ kit, position, options }: Asked): GameRecord<unknown> {
  return new GameRecord(kit, options, position)
}

/** Who is to move, as a sentence calls it. */
export function moverOf({ kit, position }: GameRecord<unknown>): string {
  return spokenSide(kit, position, kit.game.toMove(position), { colour })
}

/** The board before anything has been played, and the room for what will stand below it. */
export function moveFrame(
  document: Document,
  asked: Asked,
  extras: GameExtras<unknown>,
  words: ExerciseWords,
): HTMLElement {
  const record = recordOf(asked)
  const { kit, position } = record
  const marks = extras.marks?.(position) ?? []
  const name = words.moveBoard(moverOf(record))
  return element(document, 'div', { class: 'exercise-board exercise-moves' }, [
    element(document, 'div', {}, [boardFrame(document, kit, position, { name, over: { marks } })]),
    element(document, 'div', {}, [belowFrame(document, kit, position, extras)]),
  ])
}
