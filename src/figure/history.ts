/**
 * What can be taken back and done again. It keeps of each state the fields that count: to look at
 * another step of the same thing is nothing to take back.
 */
export class History<T extends object> {
  private readonly fields: readonly (keyof T)[]
  private readonly past: Partial<T>[] = []
  private readonly future: Partial<T>[] = []

  constructor(fields: readonly (keyof T)[]) {
    this.fields = fields
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  /**
   * One state has become another.
   *
   * @param through  the states that led to it from the start; those that `before` has come to
   *   already are no news
   */
  changed(before: T, after: T, through: readonly T[] = []): void {
    if (this.same(before, after)) return
    const from = through.findIndex((state) => this.same(before, state)) + 1
    for (const state of [before, ...through.slice(from)]) this.past.push(this.kept(state))
    this.future.length = 0
  }

  private same(a: T, b: T): boolean {
    return this.fields.every((field) => a[field] === b[field])
  }

  /** What has to be put in place of `now` to take the last change back; undefined where none is. */
  undo(now: T): Partial<T> | undefined {
    return this.swap(now, this.past, this.future)
  }

  /** What has to be put in place of `now` to make again what was last taken back. */
  redo(now: T): Partial<T> | undefined {
    return this.swap(now, this.future, this.past)
  }

  private swap(now: T, from: Partial<T>[], to: Partial<T>[]): Partial<T> | undefined {
    const found = from.pop()
    if (found !== undefined) to.push(this.kept(now))
    return found
  }

  private kept(state: T): Partial<T> {
    const kept: Partial<T> = {}
    for (const field of this.fields) kept[field] = state[field]
    return kept
  }
}

/**
 * What a key asks for: Ctrl+Z (⌘Z) to take back, Ctrl+Shift+Z or Ctrl+Y to make again. Fields for
 * text have an undo of their own.
 */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { key, shiftKey, altKey, target } = event
  if (!(event.ctrlKey || event.metaKey) || altKey || isWritten(target)) return undefined
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    case 'y':
      return shiftKey ? undefined : 'redo'
    default:
      return undefined
  }
}

function isWritten(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest('input, textarea, [contenteditable]')
  return field !== null && !field.matches('[type="range"], [type="checkbox"], [type="radio"]')
}
