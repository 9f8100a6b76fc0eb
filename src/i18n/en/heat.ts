// By hand: a heatmap has a number a square, and Intl takes some 50 ms to begin with.
const number = (value: number) =>
  String(value)
    .replace('-', '−')
    .replace(/\B(?=(\d{3})+$)/g, ',')
const signed = (value: number) => (value > 0 ? `+${number(value)}` : number(value))

function listed(names: readonly string[]): string {
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} and ${names.length - 3} others`
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`
}

/** The words of the heatmaps. */
export const heat = {
  number,
  signed,
  five: 'five',
  aFive: 'a five',
  plainBoard: (side: string) => `Board: ${side} is to move. Press a square to play there`,
  heatBoard: 'Heatmap: what the evaluation gives for a stone on each free square',
  over: 'Board: the game is over',
  needsScript: 'To play here, your browser must run this page’s scripts.',
  worth: (value: string, best: boolean) => `worth ${value}${best ? ', the best' : ''}`,
  legend: (low: string, high: string) => `From the palest, ${low}, to the darkest, ${high}`,
  best: (side: string, names: readonly string[], worth: string) =>
    `${side} is to move. The evaluation likes ${listed(names)} best: ${worth}.`,
  flat: (side: string, worth: string) =>
    `${side} is to move. Every free square is worth the same, ${worth}: the evaluation has no opinion.`,
  usual: (names: readonly string[]) => `The report’s weights choose ${listed(names)}.`,
  asUsual: 'These are the report’s weights.',
  won: (side: string) => `${side} has won.`,
  drawn: 'The board is full: a draw.',

  square: (side: string, square: string, worth: string) => `${side} on ${square}: ${worth}`,
  squareHint: 'Point at a square of the heatmap, or press it, to see its terms.',
  isFive: 'Five in a line: nothing else counts.',
  term: 'Term',
  both: ([one, other]: readonly [string, string]) => `${one}\u00a0+\u00a0${other}`,
  change: 'By this move',
  sum: 'Sum',

  game: 'Game',
  playBest: 'Play the best',
  playHere: (square: string) => `Play ${square}`,
  clear: 'Empty board',
  taken: 'There is a stone on that square.',

  weights: 'Weights',
  weightOf: (term: string) => `Weight of ${term}`,
  counts: (term: string) => `${term} counts`,
  reset: 'The report’s weights',

  terms: {
    four: 'four, open end',
    'broken-four': 'broken four',
    three: 'three, open end',
    'broken-three': 'broken three',
    two: 'two',
    square: 'squares',
  },

  grid: 'The report’s grid: what a stone is worth for its square, by rows from the top',
}

export type HeatWords = typeof heat
