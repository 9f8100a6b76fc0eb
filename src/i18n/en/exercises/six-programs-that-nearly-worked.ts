import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of the chapter on six programs. */
export const verdicts = {
  'not-turned': () => 'That is the root’s own window. The child sees the game from the other side.',
  'sign-kept': () =>
    'The ends have changed places, but what the root has is a loss of as much for the other side: the 3 changes its sign as well.',
  'not-exchanged': () =>
    'The 3 has changed its sign, but the ends have not changed places: what is the least for one side is the most for the other.',
  'first-ends': () => 'Begin with the root’s window: what it has now, and ∞. Then turn both ends.',
  'flipped-only': ({ given }) => `${given} is what the flipped bits are. 1 is still to be added.`,
  'with-sign': () => 'That reads them with a sign. Asked is the number that they are without one.',
  'all-ones': ({ bits }) =>
    `That is a 1 in all ${bits} places. Flipping turns a 0 to 1 and a 1 to 0.`,
  'nothing-left': () =>
    'Nothing is lost: the carry goes up through the ones and stops in the highest place, where the flip has left a 0.',
  place: () => 'That is the place of the bit, counted from 0. Asked is what it is worth.',
  'one-place-up': () => 'That is one place too far up: the places are worth 1, 2, 4 and so on.',
  'first-flip': () =>
    'Begin with the flip: the 1 in front becomes 0, and all zeros become 1. Now add 1, and carry.',
  'the-stone': () => 'The stone’s own point is taken.',
  'all-round': () =>
    'Those are the points of the whole square of 7 by 7 around the stone, which the right program looks at.',
  neighbours: () =>
    'Those are the points next to the stone. The program looks further along one axis.',
  skipped: () =>
    'Those are the points that the faulty program leaves out. Asked are the others of the square.',
  'first-loops': () =>
    'Begin with the two axes: how many points does the program take in along each? Multiply, and leave out the stone’s own point.',
  'parts-nowhere': () => 'There both answer the same, step by step.',
  'parts-by-window': () => 'There the windows of a node differ, so the trees part inside.',
  'parts-by-score': () => 'There a leaf is judged differently, so the trees part inside.',
  'parts-by-children': () => 'There other moves are tried, so the trees part at the root.',
  'window-as-it-is': () =>
    'Line 5 hands the window down as it is. The child sees it from the other side.',
  'ends-stay-in-place': () =>
    'Line 5 turns both signs, but the ends stay where they are: the child’s lower end would be the higher one.',
  'tie-counts-as-better': () =>
    'Line 6 takes a tie for better. After a cut a child returns only a bound, so a tie may be a worse move.',
  'one-answer-for-all': () =>
    'Line 8 writes the answer down at every depth, so a move from further down overwrites the root’s.',
  'wrong-value': ({ tree, says, value }) =>
    `On ${tree} the value comes out as ${signed(says)}. Minimax says ${signed(value)}.`,
  'no-such-move': ({ tree, move }) =>
    `On ${tree} the value is right, and the answer is move ${move}, which the root does not have.`,
  'wrong-move': ({ tree, move, worth, value }) =>
    `On ${tree} the value is right, but the answer is move ${move}, worth ${signed(worth)}. The best one is worth ${signed(value)}.`,
} satisfies VerdictTable
