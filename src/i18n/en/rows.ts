import { signed } from './numbers.ts'

/** The words of the terms of the 19×19 report. */
export const rows = {
  points: signed,
  board: 'Board: press a point to play there',
  needsScript: 'To play here, your browser must run this page’s scripts.',
  says: (side: string, plies: number, early: boolean, sum: string) =>
    `${side} is to move after ${plies} plies: ${early ? 'still the opening' : 'no longer the opening'}. The evaluation says ${sum} for ${side}.`,
  over: 'The game is over.',
  caption: 'What the report’s evaluation counts',
  head: ['Term', 'Times', 'Points'],
  sum: 'Sum',
  names: {
    centre: 'own stones in the middle',
    alignment: 'own stones in line',
    threat: 'enemy rows of three or more',
    'enemy-line': 'enemy rows',
  },
  show: (name: string) => `Show ${name}`,
  hint: 'Press the name of a term to frame its stones and to see it alone as heat.',
  most: (side: string, shown: string, points: string, squares: readonly string[]) =>
    `Heat: what the evaluation says ${shown === '' ? '' : `of ${shown} `}for ${side} with one more stone there. The most is ${points}, ${squares.length > 4 ? `on ${squares.length} points` : `on ${squares.join(', ')}`}.`,
  flat: (side: string, shown: string, points: string) =>
    `No heat: with one more stone for ${side} the evaluation says ${points}${shown === '' ? '' : ` of ${shown}`} wherever it lies.`,
  at: (point: string) => `Here: ${point}.`,
  legend: (low: string, high: string) => `From the palest, ${low}, to the darkest, ${high}`,
  examples: 'Positions',
  early: 'Nine plies',
  late: 'Ten plies',
  undo: 'Undo',
  clear: 'Empty board',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser does not let this page copy. The link is in the address bar.',
  text: 'Moves',
  kept: 'The board keeps the last position that was right.',
  inLink: 'The position in the link is not right, so the figure begins as it is in the text.',
  control: 'Game',
}

export type RowWords = typeof rows
