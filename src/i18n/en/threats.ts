import { count } from './numbers.ts'

const stonesOf = (number: number) => count(number, 'stone', 'stones')
const positionsOf = (number: number) => count(number, 'position', 'positions')
const movesOf = (number: number) => count(number, 'move', 'moves')

function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

const KINDS = { fours: 'fours alone', threats: 'fours and threes' }

/** The words of the search for threats. */
export const threats = {
  board: 'Board',
  needsScript: 'To step through the tree, your browser must run this page’s scripts.',
  setUp: (side: string) =>
    `${side} is to move. Press a point to put its stone there, or have the engine look for a win.`,
  over: 'The game is over here: five in a line.',
  wins: (side: string, kind: keyof typeof KINDS, stones: number, nodes: number) =>
    `${side} is to move and wins by ${KINDS[kind]}, with at most ${stonesOf(stones)}, whatever the other side does. The engine looked at ${positionsOf(nodes)}.`,
  none: (side: string, kind: keyof typeof KINDS, stones: number, nodes: number) =>
    `${side} has no win by ${KINDS[kind]} with up to ${stonesOf(stones)}: the engine looked at ${positionsOf(nodes)}, and there are no others to look at. There may be a win of another kind.`,
  unknown: (nodes: number) =>
    `Not known: the search ended after ${positionsOf(nodes)} with nothing found.`,
  three: (x: string, move: string, o: string, replies: readonly string[]) =>
    `${x} ${move} makes a three. ${o} can get in its way at ${listed(replies)}; after anything else ${x} carries its threat out.`,
  four: (x: string, move: string, o: string, replies: readonly string[]) =>
    `${x} ${move} makes a four. ${o} must take ${listed(replies)}, where the five would be.`,
  five: (x: string, move: string, o: string) => `${x} ${move}: five. Here ${o} has lost.`,
  reply: (o: string, move: string, x: string, answer: string) =>
    `${o} replies ${move}. ${x} goes on with ${answer}.`,
  replied: (o: string, move: string) => `${o} has replied ${move}.`,
  repliedElsewhere: (o: string) => `${o} has played elsewhere.`,
  anyOther: (o: string, x: string, answer: string) =>
    `${o} plays anywhere else. ${x} carries its threat out with ${answer}.`,
  back: (move: string, ply: number) => `Back to the choice after ${ply}. ${move}.`,

  tree: 'The forced replies, as a tree: from left to right the moves, from top to bottom the replies',
  treeOf: (nodes: number) => `A tree of ${movesOf(nodes - 1)}.`,
  treePart: (nodes: number) =>
    `A tree of ${movesOf(nodes - 1)}: what is drawn is the way to here, and the other replies along it.`,
  truncated: 'The tree was too large to be kept whole.',
  anyOtherShort: 'else',
  made: { 3: 'three', 4: 'four', 5: 'five' },
  key: 'Small numbers: 3 a three, 4 a four, 5 the five. “else”: any reply not named.',

  jumps: { previous: 'Back to the branch before', next: 'On to the next branch' },

  notTheMove: (move: string) => `The win that was found goes on with ${move}.`,
  noHelp: (square: string) => `${square} stops nothing.`,
  branchEnds: 'The branch ends here. Step on, or go back.',
  changeFirst: 'To put stones down, press “Change the position” first.',

  search: 'Find a win',
  stop: 'Stop',
  busy: (nodes: number) => `Looking: ${positionsOf(nodes)} so far.`,
  stopped: 'Stopped.',
  change: 'Change the position',
  clear: 'Empty board',
  controls: 'Search',
  examples: 'Positions',
  example: 'Position',
  own: 'your own',
  kind: 'Look for',
  kinds: { threats: 'fours and threes', fours: 'fours alone' },
  stones: 'Stones, at most',
  stonesRange: (most: number) => `The stones must be a whole number from 1 to ${most}.`,
  exclude: 'Leave out',
  leftOut: (moves: string) => `Left out as a first move: ${moves}.`,
  notLeftOut: (word: string, at: number, sentence: string) =>
    word === '' ? sentence : `“${word}”, at character ${at + 1}, cannot be left out. ${sentence}`,
  text: 'Moves',
  linkStep: 'The link names a step that this tree does not have.',

  puzzles: {
    first: 'Five stones',
    fours: 'Fours alone',
    long: 'A long one',
    none: 'No win',
    hard: 'Nobody knows',
  },
}

export type ThreatWords = typeof threats
