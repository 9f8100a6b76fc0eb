import { count, number } from './numbers.ts'

/** The words of the figure that tells what solving takes the earlier in a game. */
export const solverEffort = {
  table: 'What solving takes, by the pieces on the board',
  head: {
    pieces: 'pieces',
    score: 'nodes for the score',
    win: 'nodes without a book',
    time: 'time',
    book: 'with the book',
    here: 'time here',
  },
  nodes: number,
  time: (ms: number) => {
    if (ms < 1000) return `${number(Math.max(1, Math.round(ms)))} ms`
    return ms < 60_000
      ? `${number(Math.round(ms / 100) / 10)} s`
      : `${number(Math.round(ms / 6000) / 10)} min`
  },
  lookedUp: 'looked up',
  searched: 'searched',
  row: 'Pieces on the board',
  named: (pieces: number, positions: number) =>
    positions === 1 ? number(pieces) : `${pieces}, ${count(positions, 'position', 'positions')}`,
  needsScript: 'To solve positions here, your browser must run this page’s scripts.',
  run: 'Solve here',
  again: 'Solve again',
  stop: 'Stop',
  progress: 'Positions solved',
  before: (positions: number, ms: number) =>
    `${positions === 1 ? 'It' : 'All of them'} took the stored run ${solverEffort.time(positions * ms)}.`,
  running: (solved: number, of: number, nodes: number) =>
    of === 1
      ? `${number(nodes)} nodes…`
      : `${number(solved)} of ${number(of)} solved, ${number(nodes)} nodes…`,
  done: (nodes: number, ms: number) =>
    `${number(nodes)} nodes, as in the stored run, in ${solverEffort.time(ms)}.`,
  stopped: 'Stopped.',
  differ:
    'This browser counted other nodes than the stored run. That should not be: please tell us which browser it was.',
  failed: 'The worker that solves did not start. Try again.',
}

export type SolverEffortWords = typeof solverEffort
