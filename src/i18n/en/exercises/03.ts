import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of chapter 3. */
export const verdicts = {
  'not-inclusive': () =>
    'The loops include their last value: a pattern as wide as the board still has one place.',
  'rows-as-columns': () => 'The pattern is not as high as it is wide.',
  'column-short': () =>
    'The rows are right. In a row, the first place and the last both count: one place is missing.',
  'one-edge': () =>
    'It may hang over neither edge: there are fewer than 8 places across, and fewer than 8 down.',
  added: () => 'That adds them: each of the rows has all the places of a row.',
  'all-squares': () => 'It would hang over the edge on most of the squares at the right and below.',
  'no-word': () => 'That does not fit into 64 bits.',
  falling: () => 'Those three are on a falling diagonal, from the top left downwards.',
  'not-pushed': ({ squares }) =>
    `That is the shape, but on ${squares}: it is not pushed into the corner.`,
  squares: ({ squares }) => `That number has these squares: ${squares}.`,
  overlap: () => 'Matches may share stones: the algorithm tries every place for itself.',
  'first-and-last': () =>
    'It may begin at the first of the six, and it may end at the last: count both.',
  fewer: ({ square, matches }) =>
    `With a stone on ${square} the engine finds the pattern ${matches === 1 ? 'once' : `${matches} times`}.`,
  'other-count': ({ says, count, pattern, squares }) =>
    `With the pattern ${pattern} on a board with stones on ${squares} it counts ${says}; there are ${count}.`,
} satisfies VerdictTable
