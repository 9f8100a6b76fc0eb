import { stepByKeys } from './keys.ts'
import { Stepper, type Steps } from './stepper.ts'

/** A figure with a step in its state. */
interface Stepped extends HTMLElement {
  readonly hasBegun: boolean
  readonly state: { readonly step: number }
  change(change: { readonly step: number }): boolean
  redraw(): void
  onLeave(end: () => void): void
}

interface Options {
  readonly steps?: Steps
  /** Whether keys step through it now. */
  readonly can?: () => boolean
  /** A step as the state has it. */
  readonly written?: (step: number, steps: number) => number
}

/** The steps of a figure, of which its state has one, gone through by its keys too. */
export function stepperOf(
  figure: Stepped,
  { steps = { steps: 0 }, can = () => true, written = (step) => step }: Options = {},
): Stepper {
  const stepper = new Stepper(steps, (at) => {
    const step = written(at.step, at.steps)
    if (step === figure.state.step) figure.redraw()
    else figure.change({ step })
  })
  stepByKeys(figure, stepper, () => figure.hasBegun && can())
  figure.onLeave(() => stepper.pause())
  return stepper
}
