import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on counting and moving bits. */
export const verdicts = {
  'top-piece': ({ square }) =>
    `${square} has a piece, so the carry meets another 1 there: 1 + 1 is 0, carry 1. It goes one further.`,
  stays: ({ square }) =>
    `${square} is where the 1 is added. A 1 is there already, and 1 + 1 is 0, carry 1.`,
  'one-too-far': ({ square }) =>
    `${square} is one too far: the bit below it is 0, and 0 + 1 is 1 with nothing to carry.`,
  'column-on': ({ square }) =>
    `${square} is a column further, seven bits on. A carry moves one bit, which is one row up.`,
  highest: ({ square }) =>
    `${square} is the top of the column. The carry stops sooner: it goes on only where it meets a 1.`,
  'on-the-way': ({ square, bit }) =>
    `On ${square} the bit is ${bit}. Begin at the bottom of the column, and carry as long as there is a 1.`,
  'other-column': ({ square }) =>
    `${square} is in another column. Which bit follows the top of a column?`,
  place: ({ lowest }) =>
    `That is the place of the bit, counted from 0. What is asked is the number with that bit alone, ${lowest} in binary.`,
  cleared: () => 'That is b & (b - 1): the lowest bit is cleared, and the others stay.',
  'highest-alone': () =>
    'That is the highest bit alone. Minus turns over the bits above the lowest one.',
  shifted: () => 'That is b pushed down until its lowest bit is bit 0.',
  nothing: () =>
    'Of b and ~b nothing would be left. But -b is ~b + 1, and its 1 is carried up to the lowest bit of b.',
  itself: () =>
    'Of -b, the bits above the lowest one are those of b turned over, so AND clears them.',
  negative: () => 'The sign bit is set in -b alone, so AND clears it: the result is positive.',
  'first-binary': ({ b, digits }) =>
    `Begin with ${b} in binary, ${digits}. Turn all bits over, add 1, and see where both have a 1.`,
  'open-alone': ({ open, full }) =>
    `That counts the ${open} columns with room. What becomes of the carry in the ${full} full ones?`,
  'full-alone': ({ open }) =>
    `That counts the guard bits. The ${open} other columns have a bit each, too.`,
  'two-a-full': () =>
    'In a full column the carry clears all six pieces. The guard bit is all that is left.',
  'with-pieces': () => 'The pieces of a full column are cleared on the way: 1 + 1 is 0, carry 1.',
  'first-column': () =>
    'Begin with one column. Its pieces are all ones from the bottom up: what is left of them, and what is set above?',
  endless: ({ squares, right }) =>
    `With stones on ${squares} it should count ${right}, but its loop does not end.`,
  miscounts: ({ squares, given, right }) =>
    `With stones on ${squares} it counts ${given}. It should count ${right}.`,
  'keeps-the-lowest': () =>
    'Line 4 keeps the lowest bit and clears all others, so b never becomes 0.',
  'counts-places': () =>
    'Line 4 pushes the word down by one place each time, so the loop counts places and not bits.',
  'begins-at-one': () => 'Line 2 begins to count at 1, before any bit has been seen.',
  'step-begin': ({ n, bits }) => `Before the loop: n is ${n}, and b has ${bits} bits.`,
  'step-round': ({ n, bits }) =>
    `After a round: n is ${n}, and b has ${bits} ${bits === 1 ? 'bit' : 'bits'} left.`,
} satisfies VerdictTable
