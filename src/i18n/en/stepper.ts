import { number } from './numbers.ts'

/** The words of the row of controls under every stepped figure. */
export const stepper = {
  controls: 'Steps',
  start: 'To the start',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  end: 'To the end',
  slider: 'Step',
  /** Names of the jumps, where a figure says no better what it jumps to. */
  previousKey: 'Back to the event before',
  nextKey: 'On to the next event',
  position: (step: number, steps: number) => `${number(step)} of ${number(steps)}`,
  /** The same, to be seen beside the slider. */
  place: (step: number, steps: number) => `${number(step)} / ${number(steps)}`,
  speed: 'Steps a second',
  /** @param perSecond steps a second; Infinity for all at once */
  speedChoice: (perSecond: number) =>
    perSecond === Infinity ? 'all at once' : `${number(perSecond)} / s`,
  /** A control's name with the key that does the same. */
  withKey: (name: string, key: string) => `${name} (${key})`,
  keys: { start: 'Home', back: '←', toggle: 'space', forward: '→', end: 'End', shift: 'Shift' },
}

export type StepperWords = typeof stepper
