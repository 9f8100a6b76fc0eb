import type { UserError } from '../../../engine/index.ts'
import type { Table } from '../table/table.ts'
import type { PlaySession } from './session.ts'
import type { Setup } from './setup.ts'
import type { State } from './state.ts'

/** The board to play on, as its parts need it. */
export interface Board extends HTMLElement {
  readonly setup: Setup
  readonly state: State
  readonly game: PlaySession<unknown>
  readonly table: Pick<Table, 'extras'>
  /** After any change of the game. */
  follow(arriving?: boolean): void
  change(change: Partial<State>, arriving?: boolean): boolean
  redraw(): void
  tell(text: string): void
  refuse(error: UserError): boolean
}
