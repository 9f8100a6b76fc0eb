/** The page's clock, so that a test can be one. Times are milliseconds since the page began. */
export interface PageClock {
  now(): number
  /** @returns what `cancel` takes */
  later(action: () => void, ms: number): number
  cancel(timer: number): void
}

const pageClock: PageClock = {
  now: () => performance.now(),
  later: (action, ms) => window.setTimeout(action, ms),
  cancel: (timer) => clearTimeout(timer),
}

/**
 * Runs an action once when something is in sight and the page has been open for some time. Only
 * while it is in sight does a timer run.
 *
 * @param least milliseconds
 * @returns to be told whenever it comes in sight or leaves it
 */
export function afterLeast(
  least: number,
  action: () => void,
  clock: PageClock = pageClock,
): (inSight: boolean) => void {
  let timer: number | undefined
  let done = false
  const run = () => {
    done = true
    action()
  }
  return (inSight) => {
    if (timer !== undefined) clock.cancel(timer)
    timer = undefined
    if (done || !inSight) return
    const left = least - clock.now()
    if (left <= 0) run()
    else timer = clock.later(run, left)
  }
}
