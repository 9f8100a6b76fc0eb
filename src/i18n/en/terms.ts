import { count, signed } from './numbers.ts'

/** Said where the next stone is judged by other terms than the position. */
const ENDS =
  ' That stone ends the opening: enemy rows of three or more begin to count, the middle no longer does.'

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  centre: ['stone', 'stones'],
  alignment: ['walk', 'walks'],
  threat: ['row', 'rows'],
  'enemy-line': ['row', 'rows'],
}

/** The words of the terms of the 19×19 report. */
export const terms = {
  points: signed,
  board: 'Board: press a point to play there',
  needsScript: 'To play here, your browser must run this page’s scripts.',
  says: (side: string, plies: number, early: boolean, sum: string) =>
    `${side} is to move after ${count(plies, 'ply', 'plies')}: ${early ? 'still the opening' : 'no longer the opening'}. As the stones lie, the evaluation says ${sum} for ${side}.`,
  over: 'The game is over.',
  caption: 'What the report’s evaluation counts',
  head: ['Term', 'Counted', 'Points'],
  /** How often a term counts, and what it counts. */
  counted: (name: string, times: number) => count(times, ...UNITS[name]),
  sum: 'Sum, as the stones lie',
  names: {
    centre: 'own stones in the middle',
    alignment: 'own stones in line',
    threat: 'enemy rows of three or more',
    'enemy-line': 'enemy rows',
  },
  show: (name: string) => `Show ${name}`,
  hint: 'Press the name of a term to frame its stones and to see it alone as heat.',
  /** What the two numbers below the board are. */
  scale: (side: string) => `for ${side}, after its next stone there`,
  most: (
    side: string,
    shown: string,
    low: string,
    high: string,
    squares: readonly string[],
    ends: boolean,
  ) =>
    `Blue: what the evaluation will say ${shown === '' ? '' : `of ${shown} `}for ${side} after its next stone, from ${low} to ${high}. Best: ${squares.length > 4 ? `any of ${squares.length} points` : squares.join(', ')}.${ends ? ENDS : ''}`,
  flat: (side: string, shown: string, points: string, ends: boolean) =>
    `No blue: after the next stone of ${side} the evaluation will say ${points}${shown === '' ? '' : ` of ${shown}`}, wherever it lies.${ends ? ENDS : ''}`,
  only: (side: string, shown: string, point: string, points: string) =>
    `${side} can play only ${point}: then the evaluation will say ${points}${shown === '' ? '' : ` of ${shown}`}.`,
  at: (side: string, point: string, points: string) =>
    `After a stone of ${side} on ${point}: ${points}.`,
  legend: (low: string, high: string) => `From the palest, ${low}, to the darkest, ${high}`,
  examples: 'Positions',
  early: 'Nine plies',
  late: 'Ten plies',
  clear: 'Empty board',
  text: 'Moves',
  control: 'Game',

  near: {
    chart: 'Free points, and those of them with a stone within three, by the moves played',
    x: 'moves played →',
    y: '↑ points',
    free: 'free points',
    near: 'near a stone',
    head: ['Moves', 'Games', 'Free points', 'Near a stone', 'Points read to ask'],
  },
}

export type TermsWords = typeof terms
