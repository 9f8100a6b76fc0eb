import { squareName } from '../../../engine/index.ts'

/**
 * Where a bit lies on a Connect 4 board of seven columns. A column takes up `columnBits` bits:
 * seven with the guard row, six without.
 */
export interface Place {
  readonly bit: number
  /** 0 at the left; 7 and more where the bit lies right of the board. */
  readonly column: number
  /** 0 at the bottom; 6 is the guard row. */
  readonly row: number
  readonly kind: 'square' | 'guard' | 'unused'
}

export type ColumnBits = 6 | 7

export const COLUMNS = 7
export const ROWS = 6
/** Columns and their letters, from the left. */
export const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'] as const

export function placeOf(bit: number, columnBits: ColumnBits = 7): Place {
  const row = bit % columnBits
  const column = (bit - row) / columnBits
  const kind = column >= COLUMNS ? 'unused' : row >= ROWS ? 'guard' : 'square'
  return { bit, column, row, kind }
}

/** `d1`; `d` for the guard bit of that column. */
export function nameOf(place: Place): string {
  if (place.kind === 'square') return squareName(place.row * COLUMNS + place.column, COLUMNS)
  return LETTERS[place.column] ?? ''
}

export function bitAt(column: number, row: number, columnBits: ColumnBits = 7): number {
  return column * columnBits + row
}

/** Every bit of the board, guard row included where there is one, from bit 0. */
export function placesOf(columnBits: ColumnBits = 7): readonly Place[] {
  return Array.from({ length: COLUMNS * columnBits }, (_, bit) => placeOf(bit, columnBits))
}
