import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of chapter 7. */
export const verdicts = {
  'out-of-range': ({ most }) => `Stay between −${most} and ${most}.`,
  'not-skipped': ({ x }) =>
    `With x = ${String(x).replace('-', '−')} the second node may still turn out better for Max than the first, so its last leaf is looked at.`,
  'larger-skips': ({ x }) =>
    `With x = ${String(x).replace('-', '−')} the last leaf is skipped, but a larger x does that too.`,
  all: ({ leaves }) => `${leaves} is all of them: that is what minimax looks at.`,
  'no-such-count': ({ leaves }) => `The tree has ${leaves} leaves.`,
  'too-few': () =>
    'It looks at more: the leaves of a node come from the left, until one is no better for Max than the promise.',
  'too-many': () => 'One of those need not be looked at: its node has already been refuted.',
  'it-matters': ({ leaf, worth, root }) =>
    `${leaf} is looked at, and has to be: if it were ${String(worth).replace('-', '−')}, the root would be worth ${root}.`,
  'too-early': ({ leaf }) =>
    `${leaf} could be any number too, but when the search comes to it nothing has been promised yet, so nothing tells it to stop.`,
  'wrong-on': ({ tree, says, value }) =>
    `With these lines ${tree} comes out as ${signed(says)}. Minimax says ${signed(value)}.`,
  slower: ({ trees, nodes, least }) =>
    `Every value is right now, on ${trees} trees, but the program visits ${nodes} nodes where ${least} are enough.`,
} satisfies VerdictTable
