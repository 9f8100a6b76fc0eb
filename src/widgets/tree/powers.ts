import type { TemplateResult } from 'lit-html'
import type { Key } from '../../figure/stepper/keys.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { Reading } from './node-model.ts'
import type { Session } from './session.ts'

/** What the powers of a figure see of it, and do to it. */
export interface Powered {
  readonly session: Session
  readonly step: number
  /** A node of the recording, or -1. */
  readonly selected: number
  /** Stands at a step, and plays no longer. */
  go(step: number): void
  redraw(): void
}

/** What a figure can do besides showing a search step by step: fetched where it is switched on. */
export interface Powers {
  /** What else the figure shows. */
  readonly reading: Pick<Reading, 'form'>
  /** What its steps have besides the jumps of a search. */
  steps(session: Session): Partial<Steps>
  /** The controls below the row of steps. */
  draw(powered: Powered): TemplateResult
  /** The step that a key asks for; undefined where it asks for none. */
  key(key: Key, session: Session, step: number): number | undefined
}
