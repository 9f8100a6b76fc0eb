import { count, number } from './numbers.ts'

/* The words of a Monte-Carlo search that is stepped through. */

/** Two decimals, whatever they are: numbers stand below each other. */
const hundredths = (value: number) => value.toFixed(2)
const percent = (share: number) => `${Math.round(100 * share)}%`
/** Moves from the root, as a place. */
const place = (line: readonly string[]) => (line.length === 0 ? 'the root' : line.join(' '))
const phase = (iteration: number, name: string) => `Iteration ${number(iteration + 1)}, ${name}:`

export const monteCarlo = {
  needsScript: 'To step through the search, your browser must run this page’s scripts.',
  title: 'Monte-Carlo tree search, step by step',
  how: 'Space plays and stops, ← and → step, with Shift by whole iterations. Press a card, or a move in the list, to see its children.',

  root: 'root',
  none: '–',
  count: number,
  /** Where there is hardly room. */
  short: (visits: number) =>
    visits < 1000 ? number(visits) : `${(visits / 1000).toFixed(visits < 9950 ? 1 : 0)}k`,
  percent,
  points: hundredths,
  hidden: (children: number) => `+${number(children)}`,
  picture: (iterations: number, nodes: number) =>
    `The tree after ${count(iterations, 'iteration', 'iterations')}: ${count(nodes, 'node', 'nodes')}`,
  board: (line: readonly string[]) => `The position at ${place(line)}`,
  playoutBoard: (line: readonly string[], moves: readonly string[]) =>
    `The end of the playout from ${place(line)}: ${moves.join(' ')}`,
  bars: 'On each card: move, visits, mean, and a bar for UCT: filled the mean (exploitation), open what is added for few visits (exploration). A mean is that of the side that chooses the move: 1 won, ½ a draw, 0 lost.',

  steps: {
    start: 'Before the first iteration the tree is its root.',
    select: (iteration: number, side: string, move: string, bound: string, from: string) =>
      `${phase(iteration, 'selection')} at ${from} every move has been tried; ${side} goes to ${move}, whose UCT is the highest: ${bound}.`,
    expand: (iteration: number, move: string, from: string, untried: number) =>
      `${phase(iteration, 'expansion')} ${move} is added below ${from}, drawn from the moves not yet tried there${untried === 0 ? '; it was the last of them' : `; ${number(untried)} ${untried === 1 ? 'is' : 'are'} left`}.`,
    playout: (iteration: number, from: string, moves: readonly string[], end: string) =>
      moves.length === 0
        ? `${phase(iteration, 'playout')} nothing is to be played at ${from}. ${end}`
        : `${phase(iteration, 'playout')} from ${from}, ${count(moves.length, 'random move is', 'random moves are')} played: ${moves.join(' ')}. ${end}`,
    back: (iteration: number, at: string, visits: number, mean: string, side: string) =>
      `${phase(iteration, 'backing up')} ${at} now has ${count(visits, 'visit', 'visits')}, and a mean of ${mean} for ${side}.`,
    truncated: 'The rest of the search was not recorded.',
  },
  place,
  sum: (mean: number, exploration: number) =>
    `${hundredths(mean)} + ${hundredths(exploration)} = ${hundredths(mean + exploration)}`,
  ends: {
    won: (side: string, points: number, max: string) =>
      `${side} wins: ${hundredths(points)} points for ${max}.`,
    drawn: (points: number, max: string) => `A draw: ${hundredths(points)} points for ${max}.`,
    judged: (points: number, max: string) =>
      `The evaluation judges: ${hundredths(points)} points for ${max}.`,
  },
  phases: {
    select: 'selection',
    expand: 'expansion',
    simulate: 'playout',
    backpropagate: 'backing up',
  },
  phaseList: 'Phases of the iteration',

  children: {
    caption: (line: readonly string[], side: string) =>
      `Moves at ${place(line)}, where ${side} chooses`,
    head: ['move', 'visits', 'mean', 'exploration', 'UCT'],
    bar: 'mean and exploration',
    untried: (moves: number) =>
      `${count(moves, 'move has', 'moves have')} not been tried: one of them comes before any is chosen by UCT.`,
    more: (rows: number) =>
      `${count(rows, 'move', 'moves')} with fewer visits ${rows === 1 ? 'is' : 'are'} left out.`,
    empty: 'No move has been tried here.',
    highest: 'highest',
    up: 'One ply up',
    follow: 'Follow the search',
    look: (move: string) => `${move}: see its children`,
  },

  previous: 'To the iteration before',
  next: 'To the next iteration',
  iteration: 'Go to iteration',
  iterations: 'Iterations',
  explore: 'Constant c of UCT',
  exploreValue: (c: number) => hundredths(c),
  chance: 'Seed',
  playout: 'Random plies of a playout, at most',
  running: (done: number, of: number) =>
    `Searching: ${number(done)} of ${count(of, 'iteration', 'iterations')}.`,
  stop: 'Stop',
  stopped: 'Stopped before it was done.',
  again: 'Search again',

  measure: 'Drawn for each move of the root',
  measures: { visits: 'share of the visits', means: 'mean' },
  course: {
    x: 'iterations',
    picture: (moves: readonly string[]) =>
      `How the root’s moves went on, the most visited first: ${moves.join(', ')}`,
  },
  constants: {
    title: 'What changes with the constant',
    run: 'Search with other constants',
    head: ['c', 'most visited', 'its visits', 'its mean', 'nodes', 'deepest ply'],
    take: (c: string) => `Take c = ${c}`,
    hint: 'The same iterations and the same seed. With a small constant one line is searched deeply, with a large one all moves alike.',
  },
}

export type MonteCarloWords = typeof monteCarlo
