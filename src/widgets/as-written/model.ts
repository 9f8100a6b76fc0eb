import type { Word } from '../../../engine/index.ts'
import { bitAt } from '../bits/places.ts'
import { asMeant, asWritten } from './as-written.js'
import { shiftOf, type Direction } from '../win-test/directions.ts'

/** Columns of the figure, from the left: their 28 bits fit into a JavaScript shift's 32. */
export const WRITTEN_COLUMNS = 4
export const WRITTEN_BITS = bitAt(WRITTEN_COLUMNS, 0)

/** How the line as it is written compares with the line as it is meant. */
export type Verdict = 'agree' | 'missed' | 'false'

/** `a & b & c & d != 0`, evaluated by the language itself. */
export interface WrittenModel {
  readonly direction: Direction
  readonly shift: number
  /** The word and its three shifted copies. */
  readonly terms: readonly [number, number, number, number]
  /** What is right of the last `&`, as the number it becomes: 0 or 1. */
  readonly last: number
  readonly meant: boolean
  /** 0 or 1. */
  readonly written: number
  readonly verdict: Verdict
  /** What the same line does with BigInts. */
  readonly big: { readonly name: string; readonly message: string } | { readonly value: string }
}

/** @param word no bits but those of columns a to d */
export function writtenModel(word: Word, direction: Direction): WrittenModel {
  const shift = shiftOf(direction)
  const a = word.lo
  const terms = [a, a >> shift, a >> (2 * shift), a >> (3 * shift)] as const
  const meant = asMeant(...terms)
  const written = Number(asWritten(...terms))
  const verdict = meant === (written !== 0) ? 'agree' : meant ? 'missed' : 'false'
  return {
    direction,
    shift,
    terms,
    last: Number(terms[3] !== 0),
    meant,
    written,
    verdict,
    big: withBigInt(terms),
  }
}

function withBigInt(terms: readonly [number, number, number, number]): WrittenModel['big'] {
  const [a, b, c, d] = terms
  try {
    return { value: String(asWritten(BigInt(a), BigInt(b), BigInt(c), BigInt(d))) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { name: error.name, message: error.message }
  }
}
