import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on the order of moves. */
export const verdicts = {
  'holds-too': () => 'That stops the three as well, though not so much is left afterwards.',
  'first-listed': ({ move, all }) =>
    `${move} is what a program tries that takes the ${all} moves as they are listed. It loses: the three becomes four with both ends open.`,
  middle: ({ move }) =>
    `${move} is the free point nearest the middle, and it loses: the three becomes four with both ends open.`,
  'most-influence': ({ move }) =>
    `Around ${move} lie the most stones, but it stops nothing: the three becomes four with both ends open.`,
  loses: ({ move }) =>
    `After ${move} the other side makes four in a row with both ends open, and wins. Look for its three.`,
  'row-by-row': () => 'Steps are those of a king: a diagonal step is one, not two.',
  'one-side': () => 'Those are X’s stones alone. Both sides’ stones count.',
  'other-side': () => 'Those are O’s stones alone. Both sides’ stones count.',
  'stones-alone': () => 'Those are the stones that are near enough. The nearer ones count more.',
  'one-step-on': () => 'A stone right beside the point counts 4; 8 is only on its own square.',
  'steps-added': () => 'Those are the steps. The fewer there are, the more a stone counts.',
  'nearest-first': ({ point }) =>
    `Take one stone. How many steps does a king need from it to ${point}?`,
  'earlier-first': () => 'These two, but the later one is tried first.',
  'most-often': () =>
    'That is how often they made cuts, which is what the history counts. Killers are the latest.',
  'first-two': () => 'The first two to make cuts have been pushed out since.',
  'last-two': () => 'Go through the cuts from the end, and take the first two moves that differ.',
} satisfies VerdictTable
