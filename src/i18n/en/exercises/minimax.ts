import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of the chapter on minimax. */
export const verdicts = {
  'sides-exchanged': () =>
    'That is the value if Min moved first. The root is Max’s, and so is the level above the leaves.',
  largest: () => 'That leaf would suit Max best, but Min has a word in it on the way.',
  'leaves-as-min': () =>
    'That takes the smaller of each pair of leaves. The level above the leaves is Max’s.',
  'root-as-min': () =>
    'That takes the smaller at the root. Both levels below are right; at the root Max chooses.',
  smallest: () => 'That leaf would suit Min best, but Max chooses twice on the way.',
  sum: () => 'That adds the leaves. A node takes one of its children’s values, and adds nothing.',
  'first-pairs': () =>
    'Begin above the leaves: write down what Max takes of each pair. Then Min takes the smaller of two of these.',
  'no-leaf': () => 'The value is one of the leaves: it moves up, and nothing is added on the way.',
  'other-leaf': () => 'That is one of the leaves, but not the one that gets through.',
  loses: ({ square }) => `After O on ${square} minimax finds a win for X, whatever O does then.`,
  'more-lines': () =>
    'A corner lies on three lines and an edge on two, but that alone decides nothing. Look at what X can do next.',
  'away-from-it': () => 'An edge is no better here. Look at what X can do next.',
  'no-threat-yet': () =>
    'X threatens nothing yet, so both look free. But one of them lets X threaten two lines at once.',
  'no-root': () =>
    'Those are the positions after a move. The one the search starts from is a node too.',
  'games-only': () =>
    'Those are the leaves, one for each way to fill the board. The nodes above them count as well.',
  'without-leaves': () => 'That leaves out the last level: the boards that are full are nodes too.',
  'a-ply-short': () => 'That stops one move too early.',
  'same-squares': ({ free }) =>
    `That gives every position ${free} children. A square that is taken is no move any more.`,
  'first-moves': () =>
    'Those are the moves that O has first. Each leads to a position with moves of its own.',
  'first-nodes': ({ free }) =>
    `Begin with the position itself, 1, and the ${free} after one move. Each of these has how many children?`,
  'too-few': () => 'There are more.',
  'too-many': () => 'There are fewer.',
  'nothing-below-0': () =>
    'A start at 0 is as good as a child that is worth 0: Max takes it where all children are worth less.',
  'max-alone': () =>
    'Nothing is lower than −∞: right for Max. But Min takes the smaller, and keeps the −∞ whatever the children are worth.',
  'wrong-on': ({ tree, says, value }) =>
    `With that line ${tree} comes out as ${signed(says)}; minimax says ${signed(value)}.`,
} satisfies VerdictTable
