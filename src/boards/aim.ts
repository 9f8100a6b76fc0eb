import type { SquareModel } from './square-geometry.ts'

/** Squares smaller than this, in pixels of the screen, are hard to hit with a finger. */
export const FINGER = 30

/** The square that lies so many columns and rows from another, kept within the board. */
export function movedBy(
  { columns, rows }: Pick<SquareModel, 'columns' | 'rows'>,
  square: number,
  right: number,
  up: number,
): number {
  const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))
  const column = within((square % columns) + right, columns)
  return within(Math.floor(square / columns) + up, rows) * columns + column
}
