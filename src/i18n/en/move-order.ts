import { count, number } from './numbers.ts'

const moves = (all: number) => count(all, 'move', 'moves')

/** The words of the board that shows which moves are tried first. */
export const moveOrder = {
  board: 'Board: shaded by what is tried first',
  needsScript: 'To play here and to choose an order, your browser must run this page’s scripts.',
  orders: {
    none: 'as listed',
    centre: 'middle first',
    influence: 'influence',
    evaluation: 'evaluation',
  },
  /** The shaded order and, once it is known, when it comes to the best move. */
  says: (
    order: 'none' | 'centre' | 'influence' | 'evaluation',
    first: string,
    all: number,
    best:
      | { readonly move: string; readonly rank: number | undefined; readonly depth: number }
      | undefined,
  ) => {
    const by = {
      none: 'As the game lists its moves',
      centre: 'With the middle first',
      influence: 'By influence',
      evaluation: 'By the evaluation one ply on',
    }[order]
    const begins = `${by}, a search begins with ${first}.`
    if (best === undefined) return begins
    const found = `The best move, ${count(best.depth, 'ply', 'plies')} deep, is ${best.move}.`
    return best.rank === undefined
      ? `${begins} ${found} It is not among the ${moves(all)} that are looked at.`
      : `${begins} ${found} It is number ${number(best.rank)} of ${moves(all)}.`
  },
  caption: (move: string | undefined) =>
    move === undefined ? 'What each order begins with' : `When each order comes to ${move}`,
  columns: ['order', 'tries first', 'comes to it as number'],
  out: 'left out',
  unknown: '…',
  looked: 'moves to try',
  /** What a screen reader hears of a square. */
  note: (rank: number, rating: string | undefined, best: boolean) =>
    `number ${number(rank)}${rating === undefined ? '' : `, rated ${rating}`}${best ? ', the best move' : ''}`,
  noteOut: (best: boolean) => `left out${best ? ', the best move' : ''}`,
  within: 'Look at',
  withins: ['all moves', '1 step from a stone', '2 steps', '3 steps'],
  searching: 'Looking for the best move…',
  stop: 'Stop',
  stopped: 'Stopped: the best move is not known. Make a move or take one back to look again.',
  chart: 'Nodes that alpha-beta visits in each order of moves',
  chartX: 'nodes visited',
  chartLeast: 'the least',
  chartAll: 'the whole tree',
  chartHead: ['order', 'nodes', 'as a power of the tree', 'evaluations'],
  controls: 'Game',
  clear: 'Empty board',
}

export type MoveOrderWords = typeof moveOrder
