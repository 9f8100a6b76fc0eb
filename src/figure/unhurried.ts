import { nextTask } from './next-task.ts'

/** The last value of a generator, at once: while the site is built, and in tests. */
export function drained<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/**
 * The last value of a generator, with a rest before the first step, whenever `ms` have passed, and
 * at the end, so that what follows is a task of its own. Undefined if no longer wanted.
 */
export async function unhurried<T>(
  steps: Generator<undefined, T>,
  wanted: () => boolean,
  ms = 8,
): Promise<T | undefined> {
  for (;;) {
    await nextTask()
    if (!wanted()) return undefined
    const until = performance.now() + ms
    let step = steps.next()
    while (step.done !== true && performance.now() < until) step = steps.next()
    if (step.done !== true) continue
    await nextTask()
    return wanted() ? step.value : undefined
  }
}

/** What is worked out of a figure's state without haste, and known until that is another. */
export class Finding<T> {
  private readonly of: () => string
  private readonly steps: () => Generator<undefined, T>
  private known: { readonly of: string; readonly found: T } | undefined

  /**
   * @param of     what it is worked out of
   * @param steps  works it out
   */
  constructor(of: () => string, steps: () => Generator<undefined, T>) {
    this.of = of
    this.steps = steps
  }

  /** Undefined while it is not known. */
  get found(): T | undefined {
    return this.known?.of === this.of() ? this.known.found : undefined
  }

  /** Works it out, unless that is no longer wanted meanwhile. */
  async find(): Promise<void> {
    const of = this.of()
    const found = await unhurried(this.steps(), () => this.of() === of)
    if (found !== undefined) this.known = { of, found }
  }
}
