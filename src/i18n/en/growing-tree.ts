import type { ErrorTable } from '../error-table.ts'
import { number as whole } from './numbers.ts'

/** A game whose tree is grown. */
export type GrownGame = 'mnk' | 'connect4' | 'gomoku8'

/** How far it is to the whole tree of a game; counted while the page is built. */
export interface Whole {
  /** Nodes, and how many of them have children. */
  readonly nodes: number
  readonly inner: number
  /** Plies; absent where the tree is meant to its last leaf. */
  readonly plies?: number
  /** Whether games that end early were counted as if they went on. */
  readonly atMost?: boolean
}

const POWERS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** `549,946`, or `5.6 · 10¹⁷` where nobody would read all the figures. */
function number(n: number): string {
  if (n < 1e9) return whole(n)
  const power = Math.floor(Math.log10(n))
  const raised = [...String(power)].map((digit) => POWERS[Number(digit)]).join('')
  return `${(n / 10 ** power).toFixed(2)} · 10${raised}`
}

const plural = (n: number, one: string, many: string) => (n === 1 ? one : many)

const SPANS: readonly [seconds: number, one: string, many: string][] = [
  [1, 'second', 'seconds'],
  [60, 'minute', 'minutes'],
  [3600, 'hour', 'hours'],
  [86_400, 'day', 'days'],
  [31_557_600, 'year', 'years'],
  [31_557_600e6, 'million years', 'million years'],
]

/** `3.4 days`. */
function span(seconds: number): string {
  const [size, one, many] = SPANS.findLast(([least]) => seconds >= least) ?? SPANS[0]
  const count = whole(Number((seconds / size).toPrecision(2)))
  return `${count} ${count === '1' ? one : many}`
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `2.6 kB`; more than a thousand terabytes as a power of ten. */
function bytes(count: number): string {
  if (count >= 1e15) return `${number(count)} bytes`
  const unit = count < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3))
  return `${unit === 0 ? whole(count) : (count / 1000 ** unit).toPrecision(3)} ${UNITS[unit]}`
}

function share(part: number, all: number): string {
  const ratio = (100 * part) / all
  if (part >= all) return '100%'
  return ratio >= 0.01
    ? `${whole(Number(ratio.toPrecision(2)))}%`
    : `1 in ${number(Math.round(all / part))}`
}

/** The words of the tree that is opened by hand. */
export const growingTree = {
  number,
  bytes,
  span,
  game: 'Game',
  games: {
    mnk: 'tic-tac-toe',
    connect4: 'Connect 4',
    gomoku8: 'Gomoku 8×8',
  } satisfies Record<GrownGame, string>,
  /** The games of the chart of moves and trees. */
  counted: {
    mnk: 'tic-tac-toe',
    connect4: 'Connect 4',
    gomoku8: 'Gomoku 8×8',
    abalone: 'Abalone',
    gomoku: 'Gomoku 19×19',
    ninuki: 'Ninuki',
  },
  plies: 'plies',
  picture: (nodes: number, plies: number) =>
    `A tree of ${number(nodes)} ${plural(nodes, 'node', 'nodes')}, ${plies} ${plural(plies, 'ply', 'plies')} deep`,
  field: 'Tree: arrow keys go from node to node, Enter opens one',
  controls: 'What is opened in the tree',
  board: 'The position at the node',
  /** Where the reader is, and what there is to do. */
  at: (line: readonly string[], side: string) =>
    line.length === 0
      ? `At the root: ${side} is to move.`
      : `After ${line.join(' ')}: ${side} is to move.`,
  over: (line: readonly string[]) => `After ${line.join(' ')} the game is over.`,
  closed: (moves: number) =>
    `${number(moves)} ${plural(moves, 'move is', 'moves are')} possible here. Press the node, or Enter, to make ${plural(moves, 'its child', 'its children')}.`,
  opened: (children: number) =>
    `It has ${number(children)} ${plural(children, 'child', 'children')}.`,
  counters: {
    nodes: 'nodes made',
    opened: 'opened',
    plies: 'plies deep',
    bytes: 'memory',
  },
  /** How far it is to the end. */
  far: (made: number, { nodes, inner, plies, atMost }: Whole) => {
    const tree =
      plies === undefined
        ? 'The whole tree'
        : `The tree ${plies} ${plural(plies, 'ply', 'plies')} deep`
    const has = `${tree} has ${atMost === true ? 'up to ' : ''}${number(nodes)} nodes`
    return `${has}: you have made ${share(Math.min(made, nodes), nodes)}. Opening one node a second, without a pause, takes ${span(inner)}.`
  },
  open: 'Open this node',
  openLast: 'Open the last ply',
  clear: 'Start again',
  /** A node and its move as the 8×8 report keeps them. */
  record: {
    caption: (node: number) => `Node ${node} as a record`,
    head: ['field', 'value', 'bytes'],
    parent: 'parent',
    children: 'children',
    before: 'move: board before',
    bit: 'move: bit',
    side: 'move: side',
    evaluation: 'move: evaluation',
    after: 'board after',
    sum: 'together',
    root: 'none, it is the root',
    noMove: '–',
    node: (node: number) => `node ${node}`,
    /** Children are numbered one after another. */
    list: (children: readonly number[]) =>
      children.length === 0
        ? 'none yet'
        : `${children.length}, nodes ${children[0]} to ${children.at(-1) ?? ''}`,
    square: (bit: number, move: string) => `${bit} (${move})`,
    worth: (value: number | undefined) =>
      value === undefined
        ? 'the game is over'
        : `${value > 0 ? '+' : ''}${value}`.replace('-', '−'),
    unasked: 'not kept: worked out when asked',
    ask: 'Work out the board after',
  },
  needsScript: 'To open nodes, your browser must run this page’s scripts.',
}

/** What is said where a node cannot be opened. */
export const growingTreeErrors = {
  'growing-tree/too-many': ({ most }) =>
    `That would be more than ${most} nodes, and there is no room to draw them. This is where it hurts: undo a step, or read on.`,
  'growing-tree/is-over': () => 'No move is possible there: the game is over.',
  'growing-tree/is-open': () => 'That node is open already.',
  'growing-tree/no-such-node': ({ node }) => `There is no node ${node} when its turn comes.`,
  'growing-tree/no-list': ({ text }) =>
    `“${text}” is no list of nodes to open, such as 0.ply.10-17.`,
} satisfies ErrorTable

export type GrowingTreeWords = typeof growingTree
