import type { ErrorTable } from '../error-table.ts'
import { count, signed } from './numbers.ts'

const many = (lines: number) => (lines === 1 ? 'One line' : count(lines, 'line', 'lines'))

/** The words of the strip on which lines are read, and of the chart of F. */
export const lineStrip = {
  signed,
  contents: ['empty', 'X', 'O'],
  sides: ['X', 'O'],
  kinds: { open: 'open', 'half-open': 'half-open', closed: 'closed', five: 'five' },
  won: 'won',
  board: 'A row of the board with a wall at both ends. Press a place to change what lies there',
  needsScript: 'To put stones here, your browser must run this page’s scripts.',
  nothing: 'No stones, no lines. Press a place.',
  /** @param together  what both sides see, added up: 0 where all is well */
  sum: (lines: number, x: string, o: string, together: string) =>
    `${many(lines)}. For X the row is worth ${x}, for O ${o}; together ${together}.`,
  /** Who has five has won, or would have: the row may hold two of them. */
  five: (lines: number, sides: readonly string[]) =>
    sides.length === 1
      ? `${many(lines)}. ${sides[0]} has five and has won: no sum counts any more.`
      : `${many(lines)}. Both sides have five: in a game the first of them would have won.`,
  longest: (value: string) => `The longest line: ${value}. A stone more makes five.`,
  order: (order: string) => `Around the longest line: ${order}`,
  head: ['Side', 'Places', 'Class', 'Counts as', 'For X'],
  table: 'The lines of the row',
  examples: 'Examples',
  row: 'The row, as text',
  control: 'Row',
  clear: 'Empty',
  mirror: 'Swap sides',
  hint: 'A press puts X, the next O, the next takes it away.',

  chart: 'F(a, b) for a from 0 to 4, one line for each b, on a scale of powers of five',
  chartX: 'a, stones in one piece',
  chartY: '↑ F(a, b)',
  chartHead: (most: number) => ['a', ...Array.from({ length: most + 1 }, (_, b) => `b = ${b}`)],
}

export type LineStripWords = typeof lineStrip

export const lineStripErrors = {
  'lines/letter': ({ letter }) => `“${letter}” is no stone: X, O, and a point for an empty place.`,
  'lines/places': ({ count, places }) => `The row has ${places} places; the text has ${count}.`,
} satisfies ErrorTable
