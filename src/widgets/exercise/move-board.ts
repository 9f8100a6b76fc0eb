import { render } from 'lit-html'
import { ContractError } from '../../../engine/index.ts'
import type { ExerciseWords } from '../../i18n/exercise.ts'
import { errorWords } from '../../figure/error-words.ts'
import { fetched } from '../../figure/fetched.ts'
import { loadTable, type TableEvents } from '../table/table.ts'
import type { MoveExercise } from './exercise.ts'
import { moverOf, recordOf } from './move-frame.ts'

interface MoveEvents {
  /** @param move as the game writes it */
  readonly made: (move: string) => void
  /** The rules forbid what the reader has tried, and say why. */
  readonly refused: (why: string) => void
  /** The reader has something in hand: what was said before is past. */
  readonly handled: () => void
}

/** A board of a game on which one move can be played. */
export interface MoveBoard {
  /** Who is to move, as a sentence calls it. */
  readonly side: string
  /** The move on the board, as the game writes it; empty for none. */
  readonly made: string
  /** There is a move that was taken back. */
  readonly canRedo: boolean
  /** Shows the board after a move, on which none can be played; before one where it is empty. */
  show(move: string): void
  /** Plays again the move that was taken back. */
  redo(): void
  focus(): void
}

/** Puts the board in the place of its first frame. */
export async function openMoveBoard(
  root: HTMLElement,
  exercise: MoveExercise,
  words: ExerciseWords,
  events: MoveEvents,
): Promise<MoveBoard> {
  const { kit } = exercise
  const [squares, below] = root.querySelectorAll<HTMLElement>(':scope > div')
  const record = recordOf(exercise)
  const side = moverOf(record)
  const tableEvents: TableEvents = {
    move: (move) => {
      if (move.ok) events.made(kit.game.formatMove(record.position, move.value))
      else {
        void errorWords(root).then(({ errorSentence }) => {
          events.refused(errorSentence(move.error))
        })
      }
    },
    changed: (handled) => {
      if (handled) events.handled()
      draw()
    },
  }
  const table = await fetched(root, () => loadTable(kit, tableEvents))

  function draw(arriving = false): void {
    const { position, played } = record
    const active = played.length === 0
    const scene = { position, label: words.moveBoard(side), active, since: played }
    render(table.show(scene, arriving), below)
  }

  function changed(arriving: boolean): void {
    table.letGo()
    draw(arriving)
  }

  below.replaceChildren()
  draw()
  squares.replaceChildren(table.element)
  return {
    side,
    get made() {
      return record.moves
    },
    get canRedo() {
      return record.canRedo
    },
    show(move) {
      if (record.played.length > 0) record.undo()
      const made = move === '' ? undefined : kit.game.parseMove(record.position, move)
      if (made?.ok === false) throw new ContractError('exercise', `${move}: ${made.error.code}`)
      if (made !== undefined) record.play(made.value)
      changed(made !== undefined)
    },
    redo() {
      record.redo()
      changed(true)
    },
    focus: () => table.focus(),
  }
}
