import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit-html'
import type { StepperWords } from '../../i18n/stepper.ts'
import { nextTask } from '../next-task.ts'
import { SPEEDS, type Stepper, type StepperAction } from './stepper.ts'

/** The 20 px drawings of the buttons: lines only, drawn by the class `.button.icon`. */
const ICONS = {
  start: svg`<path d="M5 4v12M15 4.5 8 10l7 5.5z" />`,
  previousKey: svg`<path d="M10 4.5 4 10l6 5.5zM16 4.5 10 10l6 5.5z" />`,
  back: svg`<path d="M13 4.5 6 10l7 5.5z" />`,
  play: svg`<path d="M6 4l10 6-10 6z" />`,
  pause: svg`<path d="M7 4.5v11M13 4.5v11" />`,
  forward: svg`<path d="M7 4.5 14 10l-7 5.5z" />`,
  nextKey: svg`<path d="M4 4.5 10 10l-6 5.5zM10 4.5 16 10l-6 5.5z" />`,
  end: svg`<path d="M15 4v12M5 4.5 12 10l-7 5.5z" />`,
}

/**
 * The one row of controls of every stepped figure. Give `keyWords` where the figure has a name
 * for the events it jumps to.
 *
 * A button with nothing left to do is only marked as disabled: were it really so, the focus it
 * has would be lost when the last step is reached.
 *
 * @param below  what stands under the row; where it comes later, the row and its focus stay
 */
export function stepperRow(
  stepper: Pick<Stepper, 'state' | 'hasKeys' | 'act' | 'go' | 'setSpeed'> &
    Partial<Pick<Stepper, 'speeds'>>,
  words: StepperWords,
  keyWords: { readonly previous: string; readonly next: string } = {
    previous: words.previousKey,
    next: words.nextKey,
  },
  below: unknown = nothing,
): TemplateResult {
  const { step, steps, playing, speed } = stepper.state
  const { keys } = words
  const atStart = step === 0
  const atEnd = step === steps
  const button = (
    action: StepperAction,
    icon: SVGTemplateResult,
    name: string,
    key: string,
    disabled = false,
  ) => html`
    <button
      class=${action === 'toggle' ? 'button icon primary' : 'button icon'}
      type="button"
      aria-label=${name}
      title=${words.withKey(name, key)}
      aria-disabled=${disabled}
      @click=${() => stepper.act(action)}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg>
    </button>
  `
  const jump = (action: 'previousKey' | 'nextKey', name: string, key: string, disabled: boolean) =>
    stepper.hasKeys ? button(action, ICONS[action], name, `${keys.shift} ${key}`, disabled) : ''

  return html`
    <div class="controls stepper" role="group" aria-label=${words.controls}>
      <span class="group">
        ${button('start', ICONS.start, words.start, keys.start, atStart)}
        ${jump('previousKey', keyWords.previous, keys.back, atStart)}
        ${button('back', ICONS.back, words.back, keys.back, atStart)}
      </span>
      ${button(
        'toggle',
        playing ? ICONS.pause : ICONS.play,
        playing ? words.pause : words.play,
        keys.toggle,
        steps === 0,
      )}
      <span class="group">
        ${button('forward', ICONS.forward, words.forward, keys.forward, atEnd)}
        ${jump('nextKey', keyWords.next, keys.forward, atEnd)}
        ${button('end', ICONS.end, words.end, keys.end, atEnd)}
      </span>
      <input
        class="slider"
        type="range"
        min="0"
        max=${steps}
        aria-label=${words.slider}
        aria-valuetext=${words.position(step, steps)}
        .value=${String(step)}
        ?disabled=${steps === 0}
        @input=${(event: Event) => {
          if (event.target instanceof HTMLInputElement) void drag(event.target, stepper)
        }}
      />
      <span class="stepper-place" aria-hidden="true">${words.place(step, steps)}</span>
      <label class="field stepper-speed">
        <span class="unseen">${words.speed}</span>
        <select
          class="select"
          title=${words.speed}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLSelectElement) {
              stepper.setSpeed(Number(event.target.value))
            }
          }}
        >
          ${(stepper.speeds ?? SPEEDS).map(
            (each) =>
              html`<option value=${each} ?selected=${each === speed}>
                ${words.speedChoice(each)}
              </option>`,
          )}
        </select>
      </label>
    </div>
    ${below}
  `
}

/**
 * Goes to where a slider is dragged, once for all that is told of it until then: in a task of its
 * own, since the one that tells it ends with a frame, which takes as long.
 */
async function drag(slider: HTMLInputElement, stepper: Pick<Stepper, 'go'>): Promise<void> {
  const to = slider.valueAsNumber
  await nextTask()
  if (slider.valueAsNumber === to) stepper.go(to)
}
