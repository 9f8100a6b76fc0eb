/** What some operators make of two bits, and what the report's glossary says AND does. */
export interface AndRow {
  readonly a: 0 | 1
  readonly b: 0 | 1
  readonly and: number
  /** 1 where the two are equal: the glossary's words for AND. */
  readonly whenEqual: number
  /** NOT of XOR. */
  readonly xnor: number
  readonly xor: number
}

const BITS = [0, 1] as const

/** The truth table, worked out. */
export function andTable(): readonly AndRow[] {
  return BITS.flatMap((a) =>
    BITS.map((b) => ({
      a,
      b,
      and: a & b,
      whenEqual: a === b ? 1 : 0,
      xnor: ~(a ^ b) & 1,
      xor: a ^ b,
    })),
  )
}
