const STEPS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const

/**
 * The straight lines that a set of squares is made of: one, or several where a last stone made
 * more than one line at once. Each square is in at least one; the longest come first. Squares
 * of a line are ascending.
 */
export function straightLines(squares: readonly number[], columns: number): number[][] {
  const all = new Set(squares)
  const runs: number[][] = []
  for (const square of [...all].sort((a, b) => a - b)) {
    for (const [right, up] of STEPS) {
      const step = (from: number, by: number) => {
        const column = (from % columns) + by * right
        const next = from + by * (up * columns + right)
        return column >= 0 && column < columns && all.has(next) ? next : undefined
      }
      if (step(square, -1) !== undefined) continue
      const run = []
      for (let at: number | undefined = square; at !== undefined; at = step(at, 1)) run.push(at)
      runs.push(run)
    }
  }
  const lines: number[][] = []
  const left = new Set(all)
  while (left.size > 0) {
    const gain = (run: readonly number[]) => run.filter((square) => left.has(square)).length
    const best = runs.reduce((a, b) => (gain(b) > gain(a) ? b : a))
    for (const square of best) left.delete(square)
    lines.push(best)
  }
  return lines
}
