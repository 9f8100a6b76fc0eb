import type { ErrorTable } from '../error-table.ts'
import { count } from './numbers.ts'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']
const stones = (number: number) => `${NUMBERS[number]} ${number === 1 ? 'stone' : 'stones'}`

/** The words of a point that is a word of 64 bits. */
export const packedCell = {
  board: 'Board: press a point to open its word',
  needsScript: 'To open other points, your browser must run this page’s scripts.',
  hint: 'Press a point to open its word, and a direction to see what its pattern is made of.',
  word: (point: string) => `The word of ${point}`,
  columns: ['field', 'bits', 'number', 'what it says'],
  whole: (word: string) => `as one number: ${word}`,
  colour: 'colour',
  colourSign: 'c',
  colours: ['empty', 'X', 'O'],
  directions: ['right', 'up', 'up right', 'up left', 'left', 'down', 'down left', 'down right'],
  arrows: ['→', '↑', '↗', '↖', '←', '↓', '↙', '↘'],
  influence: (side: string) => `influence of ${side}`,
  /** @param name  the pattern: `o` a stone, `_` an empty place, `x` what closes the line */
  pattern: (
    name: string,
    { near, hole, far }: { readonly near: number; readonly hole: boolean; readonly far: number },
  ) => {
    if (name === 'xxo') return `${name}: two of the enemy and one’s own behind them`
    const closed = name.endsWith('x') ? ', closed' : ''
    if (near + far === 0) return `${name}: nothing near${closed}`
    if (near > 0 && far > 0) return `${name}: ${stones(near + far)} with a hole${closed}`
    if (near > 0) return `${name}: ${stones(near)}${hole ? '' : closed}`
    return `${name}: ${stones(far)} behind an empty place${closed}`
  },
  noMove: 'No stone has been put yet.',
  changed: (point: string, words: number, all: number) =>
    `The last stone, ${point}, changed ${count(words, 'word', 'words')} of ${all}.`,
  shade: 'Shade',
  shades: { none: 'nothing', influence: 'who dominates', useful: 'useful points' },
  useful: (points: number, all: number) =>
    `${count(points, 'point', 'points')} of ${all} have a stone on them or in a pattern. The others say nothing of any line, and are passed over.`,
  use: (useful: boolean) => (useful ? 'useful' : 'of no use'),
  dominated: (x: number, o: number, even: number) =>
    `X dominates ${count(x, 'point', 'points')}, shaded blue; O ${count(o, 'point', 'points')}, orange; ${even} are even.`,
  leads: (lead: number) =>
    lead === 0 ? 'even' : lead > 0 ? `X leads by ${lead}` : `O leads by ${-lead}`,
  at: (point: string, lead: number) =>
    lead === 0
      ? `On ${point} the sides are even.`
      : `On ${point} ${lead > 0 ? 'X' : 'O'} leads by ${Math.abs(lead)}.`,
  put: (side: string, point: string) => `Put ${side} on ${point}`,
}

export type PackedCellWords = typeof packedCell

export const packedCellErrors = {
  'packed/point': ({ point }) => `The board has no point “${point}”.`,
} satisfies ErrorTable
