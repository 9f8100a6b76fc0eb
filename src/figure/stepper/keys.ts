import type { Stepper, StepperAction } from './stepper.ts'

/** A key as a keyboard event tells it. */
export interface Key {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** What a key asks of a stepped figure: space, ← →, shift with ← →, home, end. */
export function actionOf(key: Key): StepperAction | undefined {
  if (key.ctrlKey || key.altKey || key.metaKey) return undefined
  switch (key.key) {
    case ' ':
      return key.shiftKey ? undefined : 'toggle'
    case 'ArrowLeft':
      return key.shiftKey ? 'previousKey' : 'back'
    case 'ArrowRight':
      return key.shiftKey ? 'nextKey' : 'forward'
    case 'Home':
      return 'start'
    case 'End':
      return 'end'
    default:
      return undefined
  }
}

/**
 * Whether the control that has the focus needs the key itself: text fields need all of them,
 * lists theirs, a button the space bar. The slider needs none: its keys are the figure's.
 */
export function isTaken(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input[type="range"]') !== null) return false
  if (target.closest('input[type="checkbox"], input[type="radio"], button, summary, a') !== null) {
    return key.key === ' ' || target.matches('input[type="radio"]')
  }
  return target.closest('input, select, textarea, [contenteditable]') !== null
}

/** Steps by the keys that are pressed within a figure, while it can be stepped through. */
export function stepByKeys(
  figure: HTMLElement,
  stepper: Pick<Stepper, 'act'>,
  can: () => boolean = () => true,
): void {
  figure.addEventListener('keydown', (event) => {
    const action = actionOf(event)
    if (action === undefined || !can() || isTaken(event.target, event)) return
    event.preventDefault()
    stepper.act(action)
  })
}
