import { html, render } from 'lit-html'
import { exercise as words } from '../../i18n/exercise.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { element } from '../../figure/dom.ts'
import { stepperRow } from '../../figure/stepper/row.ts'
import { Stepper } from '../../figure/stepper/stepper.ts'
import type { Failure, StepSaid } from './exercise.ts'
import { walkOfBits, walkOfBoard } from './failing-board.ts'
import { walkOfTree } from './failing-tree.ts'
import type { Walk } from './walk.ts'

/** Where a program fails: a picture of its end, and one press from there its steps. */
export class FailureView {
  readonly element: HTMLElement
  private readonly walk: Walk
  private readonly legend: string
  private readonly stepper: Stepper
  private stepping = false

  /** @param say  the sentence of a step */
  constructor(failure: Failure, say: (said: StepSaid) => string) {
    this.element = element(document, 'div', {
      class: 'exercise-failure',
      role: 'group',
      'aria-label': words.failing.picture,
    })
    this.walk = walkOf(failure, say)
    this.legend = failure.kind === 'tree' ? words.failing.legend : ''
    const { steps } = this.walk
    this.stepper = new Stepper({ steps }, () => this.draw(), { step: steps })
    this.draw()
  }

  /** Stops what plays, before it leaves the page. */
  close(): void {
    this.stepper.pause()
  }

  private begin(): void {
    this.stepping = true
    this.stepper.act('start')
    this.element.querySelector<HTMLElement>('.stepper .primary')?.focus()
  }

  private draw(): void {
    const { walk, stepper, stepping } = this
    const { step, playing } = stepper.state
    render(
      html`
        <div class="exercise-picture">${walk.draw(document, step)}</div>
        ${this.legend === '' ? '' : html`<p class="hint">${this.legend}</p>`}
        ${
          stepping
            ? html`
                <p class="exercise-step" aria-live=${playing ? 'off' : 'polite'}>
                  ${walk.says(step)}
                </p>
                ${stepperRow(stepper, stepperWords)}
              `
            : html`
                <button class="button" type="button" @click=${() => this.begin()}>
                  ${words.failing.step}
                </button>
              `
        }
      `,
      this.element,
    )
  }
}

function walkOf(failure: Failure, say: (said: StepSaid) => string): Walk {
  switch (failure.kind) {
    case 'tree':
      return walkOfTree(failure)
    case 'board':
      return walkOfBoard(failure, say)
    case 'bits':
      return walkOfBits(failure, say)
  }
}
