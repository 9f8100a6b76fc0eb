import type { Direction } from './win-test.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const ALONG: Record<Direction, string> = {
  vertical: 'Upright',
  horizontal: 'Level',
  falling: 'Falling',
  rising: 'Rising',
}

/** The words of the figures that do something with all bits of a word at once. */
export const bitSteps = {
  /** @param stone  whose piece lies there, where that is of account */
  square: (name: string, bit: number, stone: string) =>
    stone === '' ? `${name}, bit ${bit}` : `${name}, bit ${bit}, ${stone}`,
  guardRow: 'guard',
  needsScript: 'To step through this and set stones, your browser must run this page’s scripts.',
  board: {
    count: 'The bits that are counted: press a square to turn its bit over',
    walk: 'The bits to go through: press a square to turn its bit over',
    moves:
      'The filled squares: press a square to fill its column up to it, or to empty it from there',
    threats:
      'The pieces of X and O: press a free square to drop a piece of X, and a piece to change it',
    mirror: 'The stones to mirror: press a square to turn its bit over',
  },
  offBoard: 'The link has bits that are not on the board.',
  both: 'The link has a piece of both sides on the same square.',
  floats: 'The link has pieces with nothing below them.',
  deal: 'Stones from a game',
  clear: 'Clear',

  count: {
    high: 'The high half, bits 63 to 32',
    low: 'The low half, bits 31 to 0',
    lowBits: 'low half',
    highBits: 'high half',
    step: [
      'Each bit is a sum already: how many bits are set among one.',
      'Every bit is added to its neighbour. Sixteen sums of pairs in each half, each of them two bits wide, in one addition.',
      'Pairs are added to pairs: eight sums of four bits.',
      'Fours are added to fours: four sums of bytes.',
    ],
    all: (high: number, low: number, sum: number) =>
      `The bytes are added up: ${high} in the high half and ${low} in the low one, ${sum} in all.`,
  },
  walk: {
    start: (empty: boolean) =>
      empty
        ? 'No bit is set, so there is nothing to go through. Press a square.'
        : 'The word b, before anything is done. Step on.',
    lowest: (name: string, bit: number) =>
      `b & -b leaves the lowest bit alone: bit ${bit}, which is ${name}.`,
    cleared: (name: string, visited: number) =>
      `b & (b - 1) clears it, and what is left is the new b. ${sentence(count(visited, 'square', 'squares'))} visited, ${name} last.`,
    done: (names: readonly string[]) =>
      `Nothing is left, so the loop ends after ${count(names.length, 'round', 'rounds')}: ${list(names)}.`,
  },
  moves: {
    start: (pieces: number) =>
      `The filled squares of both players, ${count(pieces, 'piece', 'pieces')}. Now add the bottom row to it, as numbers are added.`,
    added: (columns: number) =>
      `A 1 is added at the bottom of every column. In ${count(columns, 'column', 'columns')} a 1 is there already: 1 + 1 is 0, carry 1.`,
    carried: (columns: number) =>
      `The carry moves one bit up, which is one row up. In ${count(columns, 'column it meets', 'columns it meets')} another piece, and goes on.`,
    rests: (full: number) =>
      `Every carry has come to rest on the first 0 above: the place where a piece would fall.${
        full === 0
          ? ''
          : ` In ${count(full, 'full column', 'full columns')} that is the guard bit, so nothing runs into the next column.`
      }`,
    free: (names: readonly string[], full: number) =>
      `${full === 0 ? 'The AND changes nothing, since no column is full' : 'The AND clears the guard bits'}. ${
        names.length === 0
          ? 'No move is left.'
          : `${sentence(count(names.length, 'legal move', 'legal moves'))}: ${list(names)}.`
      }`,
  },
  threats: {
    start: (pieces: number) =>
      `${sentence(count(pieces, 'piece', 'pieces'))} of X. On which squares would another one make four?`,
    along: (direction: Direction, names: readonly string[], taken: number) =>
      `${ALONG[direction]}: ${
        names.length === 0 ? 'no free square would make four' : `${list(names)} would make four`
      }.${taken === 0 ? '' : ` ${sentence(count(taken, 'square that would is', 'squares that would are'))} taken.`}`,
    open: (names: readonly string[], cleared: boolean) =>
      `${cleared ? 'The squares that are taken are cleared' : 'None of them is taken'}. ${
        names.length === 0 ? 'X has no threat.' : `The threats of X: ${list(names)}.`
      }`,
    now: (names: readonly string[], none: boolean) =>
      names.length === 0
        ? none
          ? 'Nothing to reach.'
          : 'No piece can fall on any of them yet.'
        : names.length === 1
          ? `A piece can fall on ${list(names)} now: X to move wins there, and O to move must take it.`
          : `A piece can fall on ${list(names)} now. O can take only one of them.`,
  },
  mirror: {
    start: 'The word b. The column in the middle stays; the others trade places in pairs.',
    trade: (left: string, right: string, by: number) =>
      `Columns ${left} and ${right} trade places: one goes up by ${by} bits, the other down by ${by}.`,
    /** @param compared  below 0 where the mirrored word is the smaller number */
    done: (compared: number) =>
      compared === 0
        ? 'The board is its own mirror image.'
        : `Of the two numbers the ${compared < 0 ? 'mirrored one' : 'first'} is smaller, so that one stands for both.`,
  },
}

export type BitStepsWords = typeof bitSteps
