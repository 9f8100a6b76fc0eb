import { count, number } from './numbers.ts'

const moves = (all: number) => count(all, 'move', 'moves')

/** The words of the board that shows what a beam keeps. */
export const beam = {
  board: 'Board: shaded is what the beam keeps',
  needsScript: 'To play here and to move the beam, your browser must run this page’s scripts.',
  width: 'Beam',
  widthText: moves,
  order: 'Chosen by',
  orders: { influence: 'influence', evaluation: 'the evaluation' },
  view: 'Show',
  views: { kept: 'what is kept', refutation: 'the refutation' },
  keeps: (order: 'influence' | 'evaluation', kept: number, all: number) =>
    `Of ${moves(all)} the beam keeps the ${kept === 1 ? 'one' : number(kept)} that ${order === 'influence' ? 'influence' : 'the evaluation'} likes best, and so at every node.`,
  /** It plays the best move, or another that is worth as much. */
  holds: (move: string, another: boolean) =>
    another
      ? `It plays ${move}, which is worth as much as the best move.`
      : `It plays ${move}, as the search of all moves does.`,
  /** The best move, its place, and the moves that follow in its stead. */
  loses: ({
    best,
    rank,
    kept,
    line: [played = '', answer, ...rest],
  }: {
    readonly best: string
    readonly rank: number
    readonly kept: number
    readonly line: readonly string[]
  }) => {
    const why =
      rank > kept
        ? `${best}, the best move, is number ${number(rank)} and never looked at.`
        : `${best}, the best move, is number ${number(rank)} and kept, but replies are missing that would show it.`
    const then = rest.length === 0 ? '' : `, then ${rest.join(' ')}`
    return answer === undefined
      ? `${why} It plays ${played}.`
      : `${why} It plays ${played}, which ${answer} refutes${then}.`
  },
  caption: 'What the two searches find',
  columns: ['search', 'nodes', 'plays', 'thinks', 'is worth'],
  beam: (width: number) => `beam of ${number(width)}`,
  all: (all: number) => `all ${number(all)}`,
  /** A game that is won or lost by force. */
  ended: (won: boolean, plies: number) => `${won ? 'won' : 'lost'} in ${number(plies)}`,
  unknown: '…',
  /** What a screen reader hears of a square. */
  note: (rank: number, kept: boolean, best: boolean) =>
    `number ${number(rank)}, ${kept ? 'kept' : 'left out'}${best ? ', the best move' : ''}`,
  searching: 'Searching…',
  stop: 'Stop',
  stopped: 'Stopped. Make a move or take one back to search again.',
  nodesChart: 'Nodes against the width of the beam, for two orders',
  valueChart: 'What the search thinks against the width of the beam, for two orders',
  growthChart: 'Lines of so many plies, with and without a beam',
  chartX: 'moves kept',
  chartNodes: 'nodes visited',
  chartValue: 'value',
  chartWhole: 'all moves',
  chartLost: 'lost',
  chartPlies: 'plies',
  chartLines: 'lines',
  nodesHead: ['moves kept', 'by influence', 'by the evaluation'],
  growthHead: (beams: readonly string[]) => ['plies', ...beams],
  controls: 'Game',
  clear: 'Empty board',
}

export type BeamWords = typeof beam
