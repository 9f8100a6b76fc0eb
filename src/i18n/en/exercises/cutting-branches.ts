import type { VerdictTable } from '../../verdicts.ts'

const signed = (value: string | number | undefined) =>
  String(value).replace('-', '−').replace('Infinity', '∞')

/** What is said of the answers to the exercises of the chapter on cutting branches. */
export const verdicts = {
  'out-of-range': ({ most }) => `Stay between −${most} and ${most}.`,
  'not-skipped': ({ x }) =>
    `With x = ${String(x).replace('-', '−')} the second node may still turn out better for Max than the first, so its last leaf is looked at.`,
  'larger-skips': ({ x }) =>
    `With x = ${String(x).replace('-', '−')} the last leaf is skipped, but a larger x does that too.`,
  all: ({ leaves }) => `${leaves} is all of them: that is what minimax looks at.`,
  'no-such-count': ({ leaves }) => `The tree has ${leaves} leaves.`,
  'tie-not-cut': () =>
    'With that x the last leaf is skipped. But with one more the node can be no better than a tie, and a tie is enough.',
  'larger-leaf': () =>
    'That is the larger leaf of the first node. Min moves there: what Max is promised is the smaller.',
  'last-leaf': () =>
    'That is the last leaf itself. Whether it is skipped is decided before anybody looks at it.',
  'past-it': () =>
    'One too many: with that x the second node may still turn out better for Max than the first.',
  'first-promise': () =>
    'Begin with the first node: what is Max promised there, when Min has chosen? Then ask which x makes the second node no better than that.',
  skipped: () => 'Those are the leaves that are skipped. Asked are the others.',
  'refuting-left-out': () =>
    'That leaves out the replies that refute a node. They are looked at: that is how the search knows.',
  'inner-too': () => 'That counts the nodes above the leaves as well.',
  'tie-looked-at': () =>
    'A reply that is as bad for Max as what is promised is enough: a tie cuts as well.',
  'min-first': () => 'That many are looked at if Min moves at the root. Here Max does.',
  'first-node': () =>
    'Begin with the first node: all its leaves are looked at, and the smallest is what Max is promised. In the next node go from the left, until a leaf is no better for Max than that.',
  'too-few': () => 'It looks at more.',
  'too-many': () => 'One of those need not be looked at: its node has already been refuted.',
  'it-matters': ({ leaf, worth, root }) =>
    `${leaf} is looked at, and has to be: if it were ${String(worth).replace('-', '−')}, the root would be worth ${root}.`,
  refutes: ({ leaf }) =>
    `${leaf} is looked at: it is the reply that shows the node to be no better than the promise.`,
  'skipped-by-min': ({ leaf }) =>
    `${leaf} would be skipped if Min moved at the root. Here Max does, and Min at the next level.`,
  'smallest-leaf': ({ leaf }) =>
    `${leaf} is the smallest, but alpha-beta does not know that before it looks.`,
  'largest-leaf': ({ leaf }) =>
    `${leaf} is the largest, but alpha-beta does not know that before it looks.`,
  'too-early': ({ leaf }) =>
    `${leaf} could be any number too, but when the search comes to it nothing has been promised yet, so nothing tells it to stop.`,
  'wrong-on': ({ tree, says, value }) =>
    `With these lines ${tree} comes out as ${signed(says)}. Minimax says ${signed(value)}.`,
  'cuts-at-its-own': () =>
    'Line 9 cuts at α, which is what this side has already: a score above it is good news, and no reason to stop.',
  'cuts-what-is-bad': () =>
    'Line 9 cuts after a bad move. That one can be passed over; the next may be good.',
  'tie-goes-on': () =>
    'Line 9 goes on at a tie with β. The other side has as much elsewhere, so a tie is enough to stop.',
  'window-not-turned': () =>
    'Line 7 hands the window down as it is. The child sees it from the other side: both ends turn.',
  'floor-stays': () =>
    'Line 6 never raises the floor: what this node has found already is not handed down.',
  'floor-forgets': () => 'Line 6 forgets α, what this side has been promised higher up.',
  slower: ({ trees, tree, nodes, least }) =>
    `Every value is right now, on ${trees} trees, but on ${tree} the program visits ${nodes} nodes where ${least} are enough.`,
} satisfies VerdictTable
