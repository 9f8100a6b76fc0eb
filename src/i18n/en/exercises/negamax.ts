import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of the chapter on negamax. */
export const verdicts = {
  'maxs-view': () =>
    'That is what the node is worth for Max. Negamax answers for Min, who is to move.',
  largest: () => 'That is the child that suits Max best. Min chooses here.',
  worst: () => 'Min would be choosing the child that is worst for her.',
  added: () => 'That adds the children. A node takes one of them.',
  'first-turn': () =>
    'Begin with the signs: what is each child worth for Min? Then take the one that is best for her.',
  exchanged: () => 'That is the value if Min moved first, and with the minus in its place.',
  turned: () => 'Nothing turns the sign: the minus is missing at every level.',
  smallest: () => 'That takes the smallest at each node. The program takes the largest.',
  'as-written': () =>
    'Begin at the lower nodes and follow the program as it is: each node takes the largest of what its children return, and nothing changes its sign on the way.',
  'with-the-minus': () =>
    'That is minimax’s value: what the search finds with the minus in its place.',
  differs: ({ depth }) =>
    `On the empty board of Connect 4, ${depth} deep, the value is not the right one.`,
  agrees: ({ depth }) =>
    `On the empty board of Connect 4, ${depth} deep, the value is the right one all the same.`,
  'other-turn': () =>
    'Those are the depths at which it is the other side’s turn at the leaves. Count the plies again: whose view are the leaves in?',
  'largest-anyway': () =>
    'At some depths it is the other side’s turn at the leaves, and every leaf has the wrong sign: the largest of those is another one.',
  'always-wrong': () =>
    'Where the side to move at the leaves is X, its view and X’s are one, and nothing is wrong.',
  'leaf-for-max': () =>
    'Line 3 answers for Max wherever it is, and every call should answer for its mover.',
  'leaf-is-nothing': () => 'Line 3 throws away what the leaf is worth.',
  'starts-too-high': () =>
    'Line 4 begins with ∞, which no child can beat where the largest is taken.',
  'starts-at-0': () =>
    'Line 4 begins with 0: a child that does not exist, and sometimes the best one.',
  'no-minus': () => 'Line 6 takes the child’s score as it is: what is good for the child’s mover.',
  'takes-the-smallest': () =>
    'Line 7 takes the smallest. In its own view each side takes the largest.',
  'turns-the-best': () =>
    'Line 7 turns the sign anew with every child, so the best so far changes sides.',
  'turns-the-answer': () => 'Line 8 turns the sign once more than line 6 undoes.',
  'wrong-on': ({ tree, says, value }) =>
    `With these lines ${tree} comes out as ${signed(says)}. Minimax says ${signed(value)}.`,
} satisfies VerdictTable
