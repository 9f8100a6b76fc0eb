import { COLUMNS, ROWS } from './places.ts'

/** One way to keep a position in memory. */
export interface Storage {
  readonly id: 'words' | 'bytes' | 'ints' | 'references'
  /** Bytes of one position, without what an array or an object needs for itself. */
  readonly bytes: number
}

/** A 64-bit word a player; a byte, an int32, or a reference to an object for each square. */
export function storages(): readonly Storage[] {
  const squares = COLUMNS * ROWS
  return [
    { id: 'words', bytes: 2 * BigUint64Array.BYTES_PER_ELEMENT },
    { id: 'bytes', bytes: squares * Uint8Array.BYTES_PER_ELEMENT },
    { id: 'ints', bytes: squares * Int32Array.BYTES_PER_ELEMENT },
    { id: 'references', bytes: squares * BigUint64Array.BYTES_PER_ELEMENT },
  ]
}
