import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of chapter 8. */
export const verdicts = {
  'not-turned': () => 'That is the root’s own window. The child sees the game from the other side.',
  largest: () => '127 is the largest number there is with a sign. Work with the bits: 10000000.',
  'the-stone': () => 'The stone’s own point is taken.',
  'all-round': () => 'Those are all the points of the square of 7 by 7 around the stone.',
  'parts-by-window': () => 'There the windows of a node differ, so the trees part inside.',
  'parts-by-score': () => 'There a leaf is judged differently, so the trees part inside.',
  'parts-by-children': () => 'There other moves are tried, so the trees part at the root.',
  'wrong-value': ({ tree, says, value }) =>
    `On ${tree} the value comes out as ${signed(says)}. Minimax says ${signed(value)}.`,
  'no-such-move': ({ tree, move }) =>
    `On ${tree} the value is right, and the answer is move ${move}, which the root does not have.`,
  'wrong-move': ({ tree, move, worth, value }) =>
    `On ${tree} the value is right, but the answer is move ${move}, worth ${signed(worth)}. The best one is worth ${signed(value)}.`,
} satisfies VerdictTable
