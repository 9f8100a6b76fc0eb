import { count, number } from './numbers.ts'

const nodes = (visited: number) => count(visited, 'node', 'nodes')
const plies = (deep: number) => count(deep, 'ply', 'plies')

/** The words of the search whose time is up. */
export const budget = {
  board: 'Board: the move that is played when the time is up',
  needsScript: 'To move the time and to play here, your browser must run this page’s scripts.',
  budget: (visited: number) => `The time is up after ${nodes(visited)}`,
  nodes,
  number,
  says: (visited: number, depth: number, move: string) =>
    `After ${nodes(visited)} the search of ${plies(depth)} is done, and its move is ${move}. The next one is not done, and counts for nothing.`,
  nothing: (visited: number) =>
    `After ${nodes(visited)} not even the search of one ply is done. There is no move yet but the first in the list.`,
  /** `end`: plies to the end of the game that it sees. */
  over: (depth: number, visited: number, move: string, end: number | undefined) =>
    end === undefined
      ? `The search of ${plies(depth)} is done after ${nodes(visited)}, and its move is ${move}. This figure goes no deeper.`
      : `The search of ${plies(depth)} is done after ${nodes(visited)}. It sees how the game ends, in ${plies(end)}, so there is no need to go on. Its move is ${move}.`,
  caption: (side: string) => `What each depth finds for ${side}`,
  columns: ['depth', 'move', 'value', 'done at', ''],
  standings: { done: '', plays: 'plays', unfinished: 'not done', later: '' },
  bar: 'The depths one after another, as wide as they take nodes, and where the time is up',
  searching: 'Searching…',
  stop: 'Stop',
  stopped: 'Stopped: make a move or take one back to search again.',
  controls: 'Game',
  clear: 'Empty board',
  /** The plots of the chapter on time. */
  charts: {
    plies: 'plies',
    nodes: 'nodes',
    depth: 'depth',
    efforts: 'Nodes until a depth is done, by three ways to come there',
    ways: { all: 'each apart', alone: 'at once', deepened: 'deepening' },
    free: 'Nodes of searches in a game, by the number of free squares',
    freeX: 'free squares',
    rules: { fixed: 'always as deep', ruled: 'by free squares' },
    clock: 'What each move of a game takes of its share of the clock',
    move: 'move',
    share: 'its share',
    used: 'used',
  },
}

export type BudgetWords = typeof budget
