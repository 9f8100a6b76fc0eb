import { define } from '../../figure/define.ts'
import { fetched } from '../../figure/fetched.ts'
import { whenNear } from '../../figure/when-near.ts'

/**
 * `<cutoff-exercise data-set="a-board-in-one-number" data-name="…">`: an exercise, checked by the engine. Exercises
 * stand at the end of a page, so what they need is fetched when the reader comes near. It is no
 * `FigureElement`: an answer stands in no link.
 */
class ExerciseElement extends HTMLElement {
  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  private async begin(): Promise<void> {
    const { startExercise } = await fetched(this, () => import('./session.ts'))
    await startExercise(this)
  }
}

define('cutoff-exercise', ExerciseElement)
