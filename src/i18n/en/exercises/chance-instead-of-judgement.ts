import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on chance. */
export const verdicts = {
  lucky: ({ column }) =>
    `After column ${column} more random games are won than after any other. But the other side can win with its very next piece, and will.`,
  middle: () =>
    'The middle is a good place in general. Here the other side wins with its next piece.',
  loses: ({ column }) =>
    `After column ${column} the other side wins with its next piece. Look for where it would play.`,
  other: () => 'There is a better one.',
  'best-mean': () =>
    'That one has the highest mean. UCT adds more to moves that were tried seldom, and another one overtakes it.',
  'most-visited': () =>
    'That one has been visited most, so it gets the smallest addition. The most visited move is played at the end; it is not the one that is looked at next.',
  'least-visited': () =>
    'That one gets the largest addition, but its mean is so low that another sum is larger.',
  'other-side': ({ wins, visits }) =>
    `The ${wins} wins of X are points of X. O, who chose this node, has the other ${Number(visits) - Number(wins)}, and one more now.`,
  'no-visit': ({ visits }) =>
    `The points are right, but the node has been visited once more: it now has ${Number(visits) + 1} visits.`,
  'no-change': () => 'That is the mean before the playout. Point and visit are still to be added.',
  'lost-for-it': () => 'The visit is counted, but O has won the playout: that is one point more.',
  winner: () => 'You have given the point to X. O has won, and it is O whose mean is asked for.',
  'first-whose': ({ wins, visits }) =>
    `Begin with the points of O before the playout: ${visits} games less the ${wins} that X has won.`,
} satisfies VerdictTable
