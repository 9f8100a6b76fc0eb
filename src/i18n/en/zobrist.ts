import type { ErrorTable } from '../error-table.ts'
import { count } from './numbers.ts'

/** The words of a board and its key. A stone comes as its side and square, `X on b2`. */
export const zobrist = {
  board: 'Board: press a free square to put a stone there, or a stone to take it away',
  needsScript: 'To put stones and take them away, your browser must run this page’s scripts.',
  hint: 'Put the same stones in another order, or take one away: the key is that of the stones.',
  side: 'Put',
  stone: (side: string, square: string) => `${side} on ${square}`,
  before: 'key before',
  /** The key of the stone that comes or goes. */
  turning: (stone: string) => `XOR ${stone}`,
  after: '= key now',
  noStone: 'no stone',
  comes: (stone: string, bits: number) =>
    `${stone} comes: ${count(bits, 'bit', 'bits')} of the key turn over, those that are 1 in the number of ${stone}.`,
  goes: (stone: string, bits: number) =>
    `${stone} goes: the same XOR again. The same ${count(bits, 'bit', 'bits')} turn back.`,
  nothing: 'No stone has come or gone yet.',
  table: 'The stones on the board',
  columns: ['stone', 'its number'],
  whole: 'all of them by XOR',
  clear: 'Clear the board',
}

export type ZobristWords = typeof zobrist

export const zobristErrors = {
  'zobrist/stones': ({ text }) =>
    `“${text}” is not a list of stones, as Xb2Oc3, with no square named twice.`,
  'zobrist/change': ({ text }) =>
    `“${text}” is not a stone that could have come or gone last, as Xb2.`,
} satisfies ErrorTable
