import { render } from 'lit-html'
import { stepperRow } from '../../figure/stepper/row.ts'
import { stepper as stepperWords } from '../../i18n/stepper.ts'
import { tree as words } from '../../i18n/tree.ts'
import { controls, type ControlsActions } from './controls.ts'
import type { Given, Still } from './given.ts'
import type { LiveTree } from './live.ts'
import { deepest, isWindowed, type TreeSpec } from './spec.ts'

/**
 * Draws the controls below the picture of a search as they will be once it has been run.
 *
 * @param whenAwake  wakes the figure, and has it do what was asked of a control
 */
export function drawStillControls(
  figure: HTMLElement,
  { offer }: Given,
  spec: TreeSpec,
  still: Still,
  whenAwake: (act: (live: LiveTree) => void) => void,
): void {
  const row = figure.querySelector<HTMLElement>('.stepper-room')
  const options = figure.querySelector<HTMLElement>('.tree-options')
  if (row === null || options === null) return
  for (const drawing of figure.querySelectorAll('.tree-drawing')) {
    drawing.setAttribute('tabindex', '0')
    drawing.setAttribute('aria-label', words.picture(still.explicit))
  }
  const { previousCut: previous, nextCut: next } = words.controls
  const stepper = {
    state: { step: still.step, steps: still.steps, playing: false, speed: 1 },
    hasKeys: isWindowed(spec.algorithm),
    act: (action: Parameters<LiveTree['stepper']['act']>[0]) =>
      whenAwake((live) => live.stepper.act(action)),
    go: (step: number) => whenAwake((live) => live.stepper.go(step)),
    setSpeed: (speed: number) => whenAwake((live) => live.stepper.setSpeed(speed)),
  }
  render(stepperRow(stepper, stepperWords, { previous, next }), row)
  const model = {
    id: figure.id,
    spec,
    offer,
    explicit: still.explicit,
    hasCentre: still.hasCentre,
    deepest: deepest(spec.game),
    error: undefined,
    typing: false,
    notice: '',
    problem: '',
    searching: undefined,
    open: undefined,
    canFill: document.fullscreenEnabled,
    canZoom: true,
  }
  render(controls(model, actionsOf(whenAwake), words), options)
}

function actionsOf(whenAwake: (act: (live: LiveTree) => void) => void): ControlsActions {
  const wake = (what: (actions: ControlsActions) => void) => whenAwake((live) => what(live.actions))
  return {
    change: (change) => wake((actions) => actions.change(change)),
    depth: (text) => wake((actions) => actions.depth(text)),
    exclude: (text) => wake((actions) => actions.exclude(text)),
    position: (text) => wake((actions) => actions.position(text)),
    zoom: (factor) => wake((actions) => actions.zoom(factor)),
    fit: () => wake((actions) => actions.fit()),
    fold: () => wake((actions) => actions.fold()),
    fill: () => wake((actions) => actions.fill()),
    copy: () => wake((actions) => actions.copy()),
    cancel: () => wake((actions) => actions.cancel()),
  }
}
