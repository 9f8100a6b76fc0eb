import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on patterns. */
export const verdicts = {
  'not-inclusive': () =>
    'The loops include their last value: a pattern as wide as the board still has one place.',
  'rows-as-columns': () => 'The pattern is not as high as it is wide.',
  'column-short': () =>
    'The rows are right. In a row, the first place and the last both count: one place is missing.',
  'row-short': () =>
    'A row has the right number of places. Downwards the first place and the last both count: one row is missing.',
  'one-edge': () =>
    'It may hang over neither edge: there are fewer than 8 places across, and fewer than 8 down.',
  added: () => 'That adds them: each of the rows has all the places of a row.',
  'all-squares': () => 'It would hang over the edge on most of the squares at the right and below.',
  'first-places': () =>
    'Begin with one row: at how many places does the pattern not hang over the right edge? Then count in how many rows it does not hang over the lower one.',
  'no-word': () => 'That does not fit into 64 bits.',
  mirrored: () => 'That is its mirror image: left and right are exchanged.',
  'other-corner': () =>
    'That is the shape in the corner where bit 0 is, to which the algorithm pushes it last. It begins at the top left.',
  'bits-from-top': () =>
    'That counts the bits from the top left. Bit 0 is h1, and the last one, bit 63, is a8.',
  'close-rows': () =>
    'That puts the rows of the pattern one right after the other. On the board a row is eight bits.',
  'first-word': () =>
    'Begin with the squares: which ones does it take when it is pushed into the top left corner? The top row is the two highest hexadecimal digits, and a8 is worth most.',
  'not-pushed': ({ squares }) =>
    `That is the shape, but on ${squares}: it is not pushed into the corner.`,
  squares: ({ squares }) => `That number has these squares: ${squares}.`,
  overlap: () => 'Matches may share stones: the algorithm tries every place for itself.',
  'first-and-last': () =>
    'It may begin at the first of the six, and it may end at the last: count both.',
  'each-stone': () =>
    'That counts every stone as a beginning. The last ones have too few stones to their right.',
  'both-ways': () => 'That counts each place twice. The algorithm tries a pattern once at each.',
  'first-matches': ({ asks }) =>
    `Begin at the left: which of the stones have enough to their right to be the first of ${asks}?`,
  fewer: ({ square, matches }) =>
    `With a stone on ${square} the engine finds the pattern ${matches === 1 ? 'once' : `${matches} times`}.`,
  'other-diagonal': ({ square }) =>
    `${square} makes three on a diagonal that rises. Asked is one that falls, from the upper left to the lower right.`,
  'along-a-row': ({ square }) =>
    `${square} makes three side by side. Asked is a diagonal that falls.`,
  'in-a-column': ({ square }) =>
    `${square} makes three one above the other. Asked is a diagonal that falls.`,
  'most-neighbours': ({ square }) =>
    `${square} touches the most stones of X’s, but they do not lie on one falling diagonal with it.`,
  'far-from-all': ({ square }) =>
    `${square} touches no stone of X’s, so no three next to each other has it.`,
  'first-falling': () =>
    'Begin with the diagonal that has three already, c7 to g3, and look for a square beside them.',
  'a-push-forgotten': () =>
    'The loop pushes once more than that, after the last place of the row, too: 8 − width + 1 times.',
  'as-far-as-pushed': () =>
    'About so far has the loop pushed already. Asked is what is left to the end of the row.',
  'other-count': ({ says, count, pattern, squares }) =>
    `With the pattern ${pattern} on a board with stones on ${squares} it counts ${says}; there are ${count}.`,
} satisfies VerdictTable
