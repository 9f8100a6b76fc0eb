import { count, number } from './numbers.ts'

/** The words of the figure that solves positions by one technique more at a time. */
export const solvingSteps = {
  picture: 'Nodes of each step from minimax to the solver, on each position, and their median',
  x: 'nodes',
  nodes: number,
  steps: {
    minimax: 'minimax',
    alphabeta: 'alpha-beta',
    centre: '+ middle first',
    questions: '+ null windows',
    table: '+ table',
    mirror: '+ mirror images',
    threats: '+ threats',
    solver: 'the solver',
  },
  position: 'Position',
  named: (which: number, free: number) => `${which}, ${count(free, 'square', 'squares')} free`,
  ofThese: 'The steps on this position',
  head: { step: 'step', nodes: 'nodes', share: 'of the step before', here: 'here' },
  share: (share: number) => `${number(Math.round(share * 1000) / 10)} %`,
  ms: (ms: number) =>
    ms < 1000 ? `${number(Math.round(ms))} ms` : `${number(Math.round(ms / 100) / 10)} s`,
  needsScript: 'To solve a position here, your browser must run this page’s scripts.',
  run: 'Solve it by every step',
  again: 'Solve it again',
  stop: 'Stop',
  progress: 'Steps done',
  before: 'All steps on one position take from a moment to a minute, in a worker.',
  running: (step: string, nodes: number) => `${step}: ${number(nodes)} nodes…`,
  starting: (step: string) => `${step}…`,
  done: 'The same nodes as in the stored run. Minimax is added up; the other steps are walked.',
  stopped: 'Stopped.',
  differ:
    'This browser counted other nodes than the stored run. That should not be: please tell us which browser it was.',
  failed: 'The worker that solves did not start. Try again.',
}

export type SolvingStepsWords = typeof solvingSteps
