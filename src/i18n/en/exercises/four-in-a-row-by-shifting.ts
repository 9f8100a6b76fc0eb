import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on four in a row. */
export const verdicts = {
  'other-end': ({ square }) =>
    `${square} is the other end of the row. The copies are pushed down and to the left, so they meet at the lower one.`,
  second: ({ square }) =>
    `${square} is the second stone of the row, with only two more up and to the right of it: it goes at the last AND.`,
  third: ({ square }) =>
    `${square} is the third stone of the row, with only one more up and to the right of it: it goes at the second AND.`,
  three: ({ square }) => `${square} begins a row of three: it goes at the last AND.`,
  two: ({ square }) => `${square} begins a row of two: it goes at the second AND.`,
  'no-neighbour': ({ square }) =>
    `${square} has no stone up and to the right of it: it goes at the first AND.`,
  'no-stone': ({ square }) => `No stone lies on ${square}, and AND with b clears every such bit.`,
  'not-four-stones': ({ stones }) =>
    `${stones === 0 ? 'No stone lies' : stones === 1 ? 'One stone lies' : `${stones} stones lie`} on the board. Place exactly four.`,
  'real-four': () => 'That is a real four in a row.',
  'not-taken': () => 'The test does not take these for a four, even without the guard row.',
  'within-a-column': () => 'Begin higher, so that the row goes over the top of its column.',
  'along-a-row': () => 'It lies side by side on the board, and goes over no edge.',
  'top-to-top': () =>
    'Above the highest square of a column comes the lowest of the next one, and not its highest.',
  'round-the-same-column': () =>
    'A row that leaves a column at the top does not come in again at its bottom: the next bit is that of the next column.',
  'first-edge': () =>
    'Begin with bits 4 and 5: which square does bit 6 stand for? The test takes bits that follow each other for neighbours.',
  'says-four': ({ squares }) => `With stones on ${squares} it says four, and there is none.`,
  'misses-four': ({ squares }) => `With stones on ${squares} there is a four, and it misses it.`,
  'and-first': () =>
    'Read the line as JavaScript does: the comparison binds more strongly than the &, so r is compared first, and bit 0 alone is left.',
  'bit-by-bit': () =>
    'The && does not work bit by bit: it asks of each whole word whether it is 0.',
  'no-guard': () => 'That is right without a guard row. With it a column has one bit more.',
  'six-rows': () => 'That is the shift on a board of six rows. Here a column has more bits.',
  'finds-vertical': ({ given }) => `A shift by ${given} looks straight up.`,
  'finds-horizontal': ({ given }) =>
    `A shift by ${given} is one whole column: to the right, and neither up nor down.`,
  'finds-rising': ({ given }) =>
    `A shift by ${given} goes to the right and up. Falling is right and down.`,
  'to-the-left': () => 'The direction is right, and so is how far. Give the number of bits alone.',
  'first-shift': ({ rows }) =>
    `Begin with one column to the right: it is as many bits as a column has, ${rows} squares and one guard bit. Then go one square down.`,
} satisfies VerdictTable
