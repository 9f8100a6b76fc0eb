/** One line of the table that `npm run bench` prints. */
export interface Row {
  readonly what: string
  readonly figure: string
  /** How it was taken, short enough for a table. */
  readonly how: string
}

/** Milliseconds that `action` takes. */
export function time(action: () => void): number {
  const start = performance.now()
  action()
  return performance.now() - start
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * How many times `action` can be done in a second: the median of `runs` runs after one that
 * is not counted. `action` answers how many units of work it has done.
 */
export function rate(action: () => number, runs = 7): number {
  action()
  const rates: number[] = []
  for (let i = 0; i < runs; i++) {
    let done = 0
    const ms = time(() => {
      done = action()
    })
    rates.push((done / ms) * 1000)
  }
  return median(rates)
}

/** 12,345,678 as `12.3 million`. */
export function readable(value: number): string {
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} million`
  if (value >= 1e4) return `${Math.round(value / 1e3)},000`
  return Math.round(value).toLocaleString('en')
}
