import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of chapter 5. */
export const verdicts = {
  'sides-exchanged': () =>
    'That is the value if Min moved first. The root is Max’s, and so is the level above the leaves.',
  largest: () => 'That leaf would suit Max best, but Min has a word in it on the way.',
  'no-leaf': () => 'The value is one of the leaves: it moves up, and nothing is added on the way.',
  'other-leaf': () =>
    'That leaf is not the one that gets through. Begin above the leaves: Max takes the larger of each pair, Min the smaller of what comes up to her, and Max the larger of those.',
  loses: ({ square }) => `After O on ${square} minimax finds a win for X, whatever O does then.`,
  'no-root': () =>
    'Those are the positions after a move. The one the search starts from is a node too.',
  'games-only': () =>
    'Those are the leaves, one for each way to fill the board. The nodes above them count as well.',
  'too-few': () =>
    'There are more. Go level by level: each position has as many children as free squares, and each child one free square fewer.',
  'too-many': () =>
    'There are fewer. A square that is taken is no move any more, so each level down has one child less to a position.',
  'wrong-on': ({ tree, says, value }) =>
    `With that line ${tree} comes out as ${signed(says)}; minimax says ${signed(value)}.`,
} satisfies VerdictTable
