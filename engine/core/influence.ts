/** How far a stone's influence reaches, in steps of a king. */
export const INFLUENCE_REACH = 3

/**
 * The influence of a stone on a square so many columns and rows away, within INFLUENCE_REACH: 8 on
 * its own square, 4 on the squares around it, 2 on those around them and 1 on the next
 * (Epitech 2012, *Rapport gomoku ninuki*, §2b, which gives no weights; these halve with every
 * step).
 */
export function influenceOf(columns: number, rows: number): number {
  return 1 << (INFLUENCE_REACH - Math.max(Math.abs(columns), Math.abs(rows)))
}

/** Adds the influence of one stone to a board of squares (`core/grid.ts`), an entry a square. */
function spreadInfluence(out: Int32Array, square: number, columns: number, rows: number): void {
  const column = square % columns
  const row = (square - column) / columns
  const top = Math.min(rows - 1, row + INFLUENCE_REACH)
  const right = Math.min(columns - 1, column + INFLUENCE_REACH)
  for (let r = Math.max(0, row - INFLUENCE_REACH); r <= top; r++) {
    for (let c = Math.max(0, column - INFLUENCE_REACH); c <= right; c++) {
      out[r * columns + c] += influenceOf(c - column, r - row)
    }
  }
}

/** Whether a position has a stone on a square. */
export type HasStone<P> = (p: P, square: number) => boolean

/**
 * Writes to `out[i]` the influence of all stones, of both sides, on `squares[i]`, for the first
 * `count` of them.
 */
export function influenceAt<P>(
  p: P,
  hasStone: HasStone<P>,
  columns: number,
  rows: number,
  squares: Int32Array,
  count: number,
  out: Int32Array,
): void {
  const map = MAP.fill(0, 0, columns * rows)
  for (let square = 0; square < columns * rows; square++) {
    if (hasStone(p, square)) spreadInfluence(map, square, columns, rows)
  }
  for (let i = 0; i < count; i++) out[i] = map[squares[i]]
}

/** Scratch, written and read within one call: the largest board has 22 × 22 squares. */
const MAP = new Int32Array(22 * 22)

/** Whether a stone lies within `radius` king's steps of a square. */
export function stoneNear<P>(
  p: P,
  hasStone: HasStone<P>,
  columns: number,
  rows: number,
  square: number,
  radius: number,
): boolean {
  const column = square % columns
  const row = (square - column) / columns
  const top = Math.min(rows - 1, row + radius)
  const right = Math.min(columns - 1, column + radius)
  for (let r = Math.max(0, row - radius); r <= top; r++) {
    for (let c = Math.max(0, column - radius); c <= right; c++) {
      if (hasStone(p, r * columns + c)) return true
    }
  }
  return false
}
