import { bitsOf, type Word } from '../../../engine/index.ts'
import type { BitStepsWords } from '../../i18n/bit-steps.ts'
import type { Disc, DiscKind } from '../bits/bit-board.ts'
import type { StripBit } from '../bits/bit-strip.ts'
import { nameOf, placeOf } from '../bits/places.ts'

/** What lies on the board, as a word a side; figures of one word have none of O’s. */
export interface Stones {
  readonly x: Word
  readonly o: Word
}

/** A line of the program, with the word that it has made. */
export interface Row {
  readonly code: string
  /** Undefined where it has not been made yet. */
  readonly word: Word | undefined
  readonly bits: readonly StripBit[]
  /** Whether this step has made it. */
  readonly now: boolean
}

/** All that the figure shows at a step. */
export interface Frame {
  readonly discs: readonly Disc[]
  readonly rows: readonly Row[]
  /** How many of the rows of sums have been made, where bits are counted by sums. */
  readonly sums?: number
  readonly says: (words: BitStepsWords) => string
}

export function row(
  code: string,
  word: Word | undefined,
  kind: DiscKind | ((bit: number) => DiscKind),
  now = false,
): Row {
  const kindOf = typeof kind === 'function' ? kind : () => kind
  const bits = word === undefined ? [] : onBoard(word).map((bit) => ({ bit, kind: kindOf(bit) }))
  return { code, word, bits, now }
}

/** Discs of one kind on the bits of a word. */
export function discs(word: Word, kind: DiscKind): Disc[] {
  return onBoard(word).map((bit) => ({ bit, kind }))
}

export function names(word: Word): string[] {
  return bitsOf(word).map((bit) => nameOf(placeOf(bit)))
}

function onBoard(word: Word): number[] {
  return bitsOf(word).filter((bit) => placeOf(bit).kind !== 'unused')
}
