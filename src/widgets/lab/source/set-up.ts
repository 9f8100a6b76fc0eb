import { setupOf } from '../../../state/setup.ts'
import '../../position/element.ts'
import type { CutoffPosition, PositionChange } from '../../position/element.ts'
import type { LabState } from '../schema.ts'

/** The board on which the position of the lab is set up: each new one is searched at once. */
export class SetUp {
  private editor: CutoffPosition | undefined
  private readonly type: (text: string) => void
  /** The game with its options, and the lab's position, that the board has been told of last. */
  private game = ''
  private position = ''

  /** @param type  takes a position that has been set up */
  constructor(type: (text: string) => void) {
    this.type = type
  }

  /** The board, with what the lab searches; another game has a board of its own. */
  show({ game, setup, position }: LabState): HTMLElement {
    const named = `${game} ${setup}`
    const { editor } = this
    const other = position !== this.position && position !== editor?.value
    this.position = position
    if (editor === undefined || named !== this.game || (other && !editor.hasBegun)) {
      this.game = named
      this.editor = this.boardOf(game, setup, position)
      return this.editor
    }
    if (other && position === '') editor.clear()
    else if (other) editor.paste(position)
    return editor
  }

  private boardOf(game: string, setup: string, position: string): CutoffPosition {
    const editor = document.createElement('cutoff-position')
    const options = setupOf(setup)
    editor.className = 'beside lab-set-up'
    Object.assign(editor.dataset, {
      game,
      position,
      ...(options.ok && options.value && { options: JSON.stringify(options.value) }),
    })
    editor.addEventListener('change', (event) => {
      event.stopPropagation()
      if (event instanceof CustomEvent) this.type((event.detail as PositionChange).position)
    })
    // Keys that are meant for the board are none of the search's.
    editor.addEventListener('keydown', (event) => event.stopPropagation())
    return editor
  }
}
