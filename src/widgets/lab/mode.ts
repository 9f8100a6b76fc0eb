import type { TemplateResult } from 'lit-html'
import type { Result } from '../../../engine/index.ts'
import type { LiveHost } from '../../figure/live-figure.ts'
import type { Shown } from '../../figure/panel.ts'
import type { LabState } from './schema.ts'

/** What a mode has of the lab. */
export interface ModeHost extends LiveHost<LabState> {
  readonly figure: HTMLElement & Shown
  /** Tells something below the figure. */
  tell(what: string): void
}

/** What stands around the tree. */
export interface ModeFrame {
  /** What is asked, or shown, above it. */
  readonly question: string
  /** How that is done. */
  readonly how: string
  /** Right below it. */
  readonly below: TemplateResult
  /** The switches of the mode itself. */
  readonly fields: TemplateResult
}

/**
 * What a reader does with a search: one is on at a time. Its code is fetched when it is first asked
 * for, as a module that has `openMode(host: ModeHost): Mode`.
 */
export interface Mode {
  /** Fetches what a state needs before it can be taken; absent where nothing is. */
  fetch?(state: LabState): Promise<void>
  /** Puts a state in place, and answers what it then is. On an error nothing has changed. */
  take(state: LabState): Result<LabState>
  /** Draws the tree of the state that was taken last, and says what stands around it. */
  draw(): ModeFrame
  /** The room may have changed. */
  resized(): void
  /** Whether a key was the mode's own. */
  key(event: KeyboardEvent): boolean
  /** Takes the focus of a control that is gone. */
  focus(): void
  /** Another mode comes on, or the figure leaves the page. */
  leave(): void
}
