import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on a perfect player. */
export const verdicts = {
  'winners-view': ({ winner, mover }) =>
    `That is the score for ${winner}, who wins. It is asked from the view of ${mover}, who is to move.`,
  'one-off': ({ piece }) =>
    `Count again from 22: a four that is completed with piece number ${piece} scores 22 less ${piece}.`,
  'piece-itself': ({ piece }) =>
    `${piece} is the piece that completes the four. The sooner it comes, the higher the score should be.`,
  'pieces-to-go': () =>
    'That counts the pieces that are still to be played. The score counts all those of the winner.',
  'first-count': ({ winner, piece, mover }) =>
    `${winner} completes four with piece number ${piece}. Take that from 22, and ask what it means for ${mover}.`,
  half: ({ own }) =>
    `Half would be right if every position had a mirror image other than itself. ${own} do not.`,
  'pairs-alone': ({ own }) =>
    `Those are the pairs. The ${own} positions that are their own mirror images are left as well.`,
  'pairs-twice': () => 'Those are the positions that come in pairs. Of each pair one is left.',
  'own-twice': ({ own }) =>
    `Half of all positions already counts half of those ${own}. Only the other half is missing.`,
  'first-pairs': ({ positions, own }) =>
    `${positions} less ${own} positions come in pairs. How many pairs are that?`,
  'most-threats': ({ column }) =>
    `Column ${column} makes most winning squares. But the other side can see to it that none of them is reached in time.`,
  middle: ({ column }) =>
    `Column ${column} is in most lines, which is a good guess and no proof. It does not win here.`,
  draws: ({ column }) => `Column ${column} gives the win away: with best play it is a draw.`,
  loses: ({ column, score }) =>
    `Column ${column} even loses: its score is ${String(score).replace('-', '−')}.`,
  now: () =>
    'That would be so if both began to play in this column now. They fill the others first: is the number of free squares there even?',
  mover: () => 'That is who is to move now. Many pieces are played before this square is reached.',
  'other-row': () => 'Count once more: who plays the lowest free square of the column?',
} satisfies VerdictTable
