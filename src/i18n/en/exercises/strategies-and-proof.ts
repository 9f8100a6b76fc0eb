import type { VerdictTable } from '../../verdicts.ts'

/** What is said of the answers to the exercises of the chapter on strategies. */
export const verdicts = {
  'all-leaves': () => 'Those are all leaves. A strategy keeps one move at each node of its own.',
  'other-side': () =>
    'That counts for a strategy of Min, who does not move first: she has to answer each first move.',
  'one-line': () =>
    'One line would do if the other side’s moves were known. All of them must be answered.',
  'plies-times': () =>
    'The replies do not add up, they multiply: each has all replies of the next level below it.',
  'first-level': ({ width }) =>
    `Go down level by level: at a node of one’s own there is 1 branch to keep, at the other side’s all ${width}.`,
  'every-node': () =>
    'That chooses a move at nodes, too, that the first move makes impossible. A strategy says nothing about these.',
  'one-reply': () => 'Min has several replies, and for each of them a move is chosen by itself.',
  'all-lines': () => 'Those are the lines of play. A strategy is a plan for all replies at once.',
  'root-alone': () => 'Those are the first moves. Max chooses again after each reply.',
  'first-strategy': ({ replies, last }) =>
    `Take one first move. There are then ${replies} nodes to choose at, with ${last} moves each: how many ways are there to choose at all of them?`,
  'shared-twice': () => 'Nearly. One leaf is in both strategies, and has been counted twice.',
  'one-half': () => 'That is Max’s strategy alone: it proves that the value is no smaller.',
  'other-half': () => 'That is Min’s strategy alone: it proves that the value is no larger.',
  everything: () => 'Those are all leaves. A proof needs far fewer.',
  'first-proof': ({ width, depth }) =>
    `Count the leaves of Max’s strategy in ${depth} levels of ${width}, then those of Min’s; then see what they share.`,
  'the-best': () => 'That is what Max hopes for. Min will not choose it.',
  'the-first': () => 'Which leaf stands first does not matter: Min chooses among them all.',
  'the-sum': () => 'Only one of the leaves is reached in the end. Nothing is added.',
  'the-middle': () => 'An average is no promise: Min does not draw lots.',
  'first-promise': () => 'Whichever of these leaves Min likes best, the game can end there.',
} satisfies VerdictTable
