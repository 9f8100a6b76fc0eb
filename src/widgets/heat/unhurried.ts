import { nextTask } from '../../figure/next-task.ts'

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
