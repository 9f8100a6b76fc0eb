/* The words of stepping through a search as through a program. */

export const debug = {
  controls: 'Debugger',
  in: 'Into',
  inTitle: 'One step on (I)',
  over: 'Over',
  overTitle: 'Finish the subtree at hand (O)',
  out: 'Out',
  outTitle: 'Finish the node above (U)',
  landmark: 'Look for',
  landmarks: {
    cut: 'a cutoff',
    best: 'another best move of the root',
    hit: 'an answer of the table',
    move: 'a move of the root',
    depth: 'the search begun anew',
  },
  previous: 'Back to the one before',
  next: 'On to the next',
  run: 'Run to this node',
  runTitle: 'To the step at which the selected node is entered, or cut',
  leave: 'Run to its end',
  stop: 'Stop where',
  conditions: {
    none: 'nothing',
    cut: 'a branch is cut',
    below: 'a value is less than',
    above: 'a value is more than',
    ply: 'this many plies below the root',
    move: 'this move is looked at',
  },
  value: 'Its value',
  go: 'Run to there',
  cancel: 'Stop looking',
  looking: (step: string, steps: string) => `Looking: step ${step} of ${steps}.`,
  never: 'From here on that does not happen.',
  unclear: 'That is no number.',
  unit: 'Play by',
  units: { steps: 'steps', nodes: 'nodes' },
  line: 'The line from the root',
  /** @param move  the last move of the line; empty at the root */
  board: (move: string) => (move === '' ? 'the root' : `after ${move}`),
}

export type DebugWords = typeof debug
