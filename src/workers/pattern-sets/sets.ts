/** The evaluations that the chapter on heatmaps has matched: each has the patterns of the one before, and more. */
import { ContractError, parsePatterns } from '../../../engine/index.ts'

export interface PatternSet {
  /** What the page calls it, by its words. */
  readonly id: 'squares' | 'fours' | 'threes' | 'report' | 'ends' | 'shapes'
  /** As a person writes patterns; each match counts. */
  readonly patterns: string
}

const FOURS = `
four 50 xxxx.*
broken-four 50 xxx.x*
broken-four 50 xx.xx*`

const THREES = `${FOURS}
three 30 xxx.*
broken-three 30 xx.x*`

const REPORT = `${THREES}
two 5 xx*`

/** Lines that are open at both ends, closed at one, or stand apart. */
const ENDS = `${REPORT}
open-four 200 .xxxx.*
open-three 40 .xxx.*
open-broken-three 30 .xx.x.*
open-two 8 .xx.*
broken-two 4 x.x*
closed-four -20 oxxxx.*
closed-three -10 oxxx.*`

/** Stones further apart, threes that have room for five, and blocks made. */
const SHAPES = `${ENDS}
roomy-three 15 ..xxx.*
roomy-three 15 .xxx..*
roomy-two 4 ..xx.*
roomy-two 4 ..xx..*
wide-three 10 x.x.x*
wide-three 10 x..xx*
wide-three 10 xx..x*
wide-two 3 x..x*
open-broken-two 5 .x.x.*
block 6 xooo*
block 3 xoo*
block 6 oxoo*
room 1 ..x..*`

export const SETS: readonly PatternSet[] = [
  { id: 'squares', patterns: '' },
  { id: 'fours', patterns: FOURS },
  { id: 'threes', patterns: THREES },
  { id: 'report', patterns: REPORT },
  { id: 'ends', patterns: ENDS },
  { id: 'shapes', patterns: SHAPES },
]

/** The set that all others play against. */
export const REFERENCE = 'report'

export function setOf(id: string): PatternSet {
  const found = SETS.find((set) => set.id === id)
  if (found === undefined) throw new ContractError('setOf', id)
  return found
}

export function patternsOf({ id, patterns }: PatternSet) {
  const read = parsePatterns(patterns)
  if (!read.ok) throw new ContractError('patternsOf', `${id}: ${read.error.code}`)
  return read.value
}
