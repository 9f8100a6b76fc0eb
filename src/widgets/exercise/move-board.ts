import { render } from 'lit-html'
import { errors } from '../../i18n/en/errors.ts'
import type { ExerciseWords } from '../../i18n/en/exercise.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { fetched } from '../../figure/fetched.ts'
import { loadTable, type TableEvents } from '../play/table.ts'
import type { MoveExercise } from './exercise.ts'
import { moverOf, positionAfter } from './move-frame.ts'

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
  /** Shows the board after a move, on which none can be played; before one where it is empty. */
  show(move: string): void
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
  const side = moverOf(exercise)
  const before = positionAfter(exercise, '')
  let made = ''
  let shown = before
  const tableEvents: TableEvents = {
    move: (move) => {
      if (move.ok) events.made(kit.game.formatMove(before, move.value))
      else events.refused(errorSentence(errors, move.error))
    },
    handled: events.handled,
    changed: () => draw(false),
  }
  const table = await fetched(root, () => loadTable(kit, tableEvents))

  function draw(arriving: boolean): void {
    const scene = {
      kit,
      position: shown,
      label: words.moveBoard(side),
      active: made === '',
      hint: undefined,
      taken: made === '' ? [] : (kit.board?.lastTaken?.(shown) ?? []),
    }
    render(table.show(scene, arriving), below)
  }

  draw(false)
  squares.replaceChildren(table.element)
  return {
    side,
    show(move) {
      table.letGo()
      made = move
      shown = positionAfter(exercise, move)
      draw(move !== '')
    },
    focus: () => table.focus(),
  }
}
