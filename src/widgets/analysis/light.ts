import type { EvaluationActions } from './evaluation-view.ts'
import type { TermGroup } from './groups.ts'

/** The terms whose squares are lit, for now or until they are put out. */
export class Light implements EvaluationActions {
  private readonly changed: () => void
  private pinned: TermGroup | undefined
  lit: TermGroup | undefined

  constructor(changed: () => void) {
    this.changed = changed
  }

  /** Another position has other terms. */
  follow(): void {
    this.lit = undefined
  }

  private show(lit: TermGroup | undefined): void {
    this.lit = lit
    this.changed()
  }

  readonly light = (lit: TermGroup | undefined): void => this.show(lit ?? this.pinned)

  readonly pin = (group: TermGroup): void => {
    const { pinned } = this
    const isSame = pinned?.name === group.name && pinned.side === group.side
    this.pinned = isSame ? undefined : group
    this.show(this.pinned)
  }
}
