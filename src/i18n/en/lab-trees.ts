import { count, number } from './numbers.ts'

/* The words of a tree that is made by hand, or whose children change places. */

export const labTrees = {
  /** What a search of a tree comes to. */
  counts: (nodes: number, leaves: number, visited: number, skipped: number) =>
    `${count(nodes, 'node', 'nodes')}, ${count(leaves, 'leaf', 'leaves')}: alpha-beta visits ${number(visited)}, and does not look at ${count(skipped, 'leaf', 'leaves')}.`,
  edit: {
    title: 'Your tree',
    picture: 'A tree to be edited',
    how: 'Press a node to select it. Drag it onto another, or with keys: A adds a child, B one beside, Delete removes, M makes it the other side’s turn, Alt with ← and → moves.',
    node: 'The node that is selected',
    value: 'Value',
    judged: 'Value for a search that stops here',
    label: 'Name',
    turn: 'Whose turn it is',
    sides: { max: 'Max', min: 'Min' },
    child: 'Add a child',
    beside: 'Add one beside',
    remove: 'Remove',
    left: 'To the left',
    right: 'To the right',
    carry: 'Hang it elsewhere: press where',
  },
  ordering: {
    title: 'The order of children, and what it costs',
    picture: 'A tree whose children can be moved',
    how: 'Drag a child onto the sibling whose place it is to take; or press it and move it by the buttons, or by Alt with ← and →.',
    left: 'To the left',
    right: 'To the right',
    best: 'Best first everywhere',
    worst: 'Worst first everywhere',
    critical: 'Mark what must be seen whatever the leaves are worth',
    siblings: 'Only children of one node change places here.',
    must: 'It must be seen in this place, whatever the leaves are worth.',
    unlucky: 'Another order would have spared it.',
    goal: 'Challenge',
    goals: { none: 'none', fewest: 'the fewest visits', most: 'the most visits' },
    challenge: (goal: 'fewest' | 'most', swaps: number, reached: number | undefined) =>
      `${count(swaps, 'swap', 'swaps')} so far.` +
      (reached === undefined
        ? ''
        : ` With the ${goal === 'fewest' ? 'best' : 'worst'} child first at every node it visits ${number(reached)}.`),
    limit: 'Swaps at most (0: any number)',
    again: 'Begin again',
    used: (limit: number) =>
      `The ${count(limit, 'swap is', 'swaps are')} used up. Undo one, or begin again.`,
    /** `reached`: what so many swaps can come to, once it is known; `all`: every order was tried. */
    within: (
      goal: 'fewest' | 'most',
      swaps: number,
      limit: number,
      reached: { readonly visited: number; readonly all: boolean } | undefined,
    ) =>
      `${number(swaps)} of ${count(limit, 'swap', 'swaps')}.` +
      (reached === undefined
        ? ' What they can reach is being looked for.'
        : ` The ${goal} visits within ${number(limit)}${reached.all ? '' : ', of the orders that could be tried,'}: ${number(reached.visited)}.`),
    /** `of`: children and plies of a tree that has the same of both everywhere. */
    mustBeSeen: (
      nodes: number,
      leaves: number,
      visited: number,
      of: { readonly b: number; readonly d: number } | undefined,
    ) =>
      `${count(nodes, 'node', 'nodes')}, ${count(leaves, 'leaf', 'leaves')} among them, must be seen whatever the leaves are worth; of the others ${number(visited - nodes)} ${visited - nodes === 1 ? 'is' : 'are'} seen for want of a better order, and ringed.` +
      (of === undefined
        ? ''
        : ` With ${count(of.b, 'child', 'children')} everywhere and ${count(of.d, 'ply', 'plies')} these are ${of.b}^⌈${of.d}/2⌉ + ${of.b}^⌊${of.d}/2⌋ − 1 = ${number(of.b ** Math.ceil(of.d / 2) + of.b ** Math.floor(of.d / 2) - 1)} leaves (Knuth and Moore 1975).`),
  },
}
