/** What the row of controls shows. */
export interface StepperState {
  /** 0 (before anything has happened) to `steps`. */
  readonly step: number
  readonly steps: number
  readonly playing: boolean
  /** Steps a second, one of SPEEDS. */
  readonly speed: number
}

/** What a button or a key asks for. */
export type StepperAction =
  | 'start'
  | 'previousKey'
  | 'back'
  | 'toggle'
  | 'forward'
  | 'nextKey'
  | 'end'

/** Steps a second that a reader can choose from. */
export const SPEEDS: readonly number[] = [0.5, 1, 2, 5, 20]

/** Steps that are drawn in a second at most: beyond, several go by at once. */
const MOST_DRAWN = 25
/** Steps that go by at once at most, also where all should: a page does not stand still. */
const MOST_AT_ONCE = 20_000

/** Runs `action` once after `ms` milliseconds; the answer calls that off. */
export type Scheduler = (action: () => void, ms: number) => () => void

/** The steps of a figure. The jumps are absent where a figure has no events worth a jump. */
export interface Steps {
  readonly steps: number
  /** The step of the next key event after `step`; `steps` where there is none. */
  nextKey?(step: number): number
  /** The step of the last key event before `step`; 0 where there is none. */
  previousKey?(step: number): number
  /** Where playing goes on to; the step after, where nothing is said. */
  next?(step: number): number
  /** Whether playing stops at a step. */
  stops?(step: number): boolean
  /** Steps a second to choose from, `Infinity` for all at once; `SPEEDS` where nothing is said. */
  readonly speeds?: readonly number[]
}

/**
 * Where a stepped figure stands, and its clock. It draws nothing: `changed` is called after every
 * change with the new state, and the figure draws itself from that.
 */
export class Stepper {
  private steps: Steps
  private current: StepperState
  private readonly changed: (state: StepperState) => void
  private readonly schedule: Scheduler
  private cancel: () => void = () => {}

  constructor(
    steps: Steps,
    changed: (state: StepperState) => void,
    { step = 0, speed = 1, schedule = later }: StepperOptions = {},
  ) {
    this.steps = steps
    this.changed = changed
    this.schedule = schedule
    this.current = { step: this.clamped(step), steps: steps.steps, playing: false, speed }
  }

  get state(): StepperState {
    return this.current
  }

  /** Whether there are key events to jump to. */
  get hasKeys(): boolean {
    return this.steps.nextKey !== undefined
  }

  get speeds(): readonly number[] {
    return this.steps.speeds ?? SPEEDS
  }

  /** Takes other steps, stopped at `step`. */
  load(steps: Steps, step = 0): void {
    this.steps = steps
    this.cancel()
    this.set({ steps: steps.steps, step: this.clamped(step), playing: false })
  }

  /**
   * Stands at a step, or as near as there is one, of these steps or of others, for a figure that is
   * drawn anyway: `changed` is not called. Returns that step.
   */
  place(step: number, steps = this.steps): number {
    const same = steps === this.steps
    this.steps = steps
    if (!same) this.cancel()
    const playing = same && this.current.playing
    this.current = { ...this.current, steps: steps.steps, step: this.clamped(step), playing }
    return this.current.step
  }

  /** Goes to a step, or as near as there is one. A figure that plays goes on from there. */
  go(step: number): void {
    this.set({ step: this.clamped(step) })
  }

  act(action: StepperAction): void {
    const { step, steps, playing } = this.current
    switch (action) {
      case 'toggle':
        if (playing) this.pause()
        else this.play()
        return
      case 'start':
        return this.stopAt(0)
      case 'back':
        return this.stopAt(step - 1)
      case 'forward':
        return this.stopAt(step + 1)
      case 'end':
        return this.stopAt(steps)
      case 'previousKey':
        return this.stopAt(this.steps.previousKey?.(step) ?? step)
      case 'nextKey':
        return this.stopAt(this.steps.nextKey?.(step) ?? step)
    }
  }

  /** Plays on from here, or from the start when it has ended. */
  play(): void {
    const { step, steps } = this.current
    if (steps === 0) return
    this.set({ playing: true, step: step === steps ? 0 : step })
    this.wait()
  }

  pause(): void {
    this.cancel()
    if (this.current.playing) this.set({ playing: false })
  }

  /** @param speed steps a second */
  setSpeed(speed: number): void {
    this.set({ speed })
    if (this.current.playing) this.wait()
  }

  private stopAt(step: number): void {
    this.cancel()
    this.set({ step: this.clamped(step), playing: false })
  }

  private wait(): void {
    this.cancel()
    const { speed } = this.current
    this.cancel = this.schedule(() => this.tick(), 1000 / Math.min(speed, MOST_DRAWN))
  }

  private tick(): void {
    const { speed, steps } = this.current
    let { step } = this.current
    let stopped = false
    const most = Math.min(MOST_AT_ONCE, Math.max(1, Math.round(speed / MOST_DRAWN)))
    for (let left = most; left > 0 && !stopped; left--) {
      step = this.clamped(this.steps.next?.(step) ?? step + 1)
      stopped = step === steps || this.steps.stops?.(step) === true
    }
    const playing = !stopped
    this.set({ step, playing })
    if (playing) this.wait()
  }

  private clamped(step: number): number {
    return Math.min(Math.max(0, Math.round(step) || 0), this.steps.steps)
  }

  private set(change: Partial<StepperState>): void {
    this.current = { ...this.current, ...change }
    this.changed(this.current)
  }
}

export interface StepperOptions {
  readonly step?: number
  readonly speed?: number
  /** Stands in for the clock in tests. */
  readonly schedule?: Scheduler
}

function later(action: () => void, ms: number): () => void {
  const timer = setTimeout(action, ms)
  return () => clearTimeout(timer)
}
