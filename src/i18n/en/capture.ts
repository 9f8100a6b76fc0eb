import type { ErrorTable } from '../error-table.ts'
import { count, number } from './numbers.ts'

/** The words of the figure that takes a capture apart. */
export const capture = {
  board: 'The board with the changes that are switched on',
  needsScript: 'To switch the changes one by one, your browser must run this page’s scripts.',
  before: 'before',
  now: 'now',
  placed: (side: string, point: string) => `${side} on ${point}`,
  taken: (side: string, point: string) => `${side} off ${point}`,
  count: (side: string, from: number, to: number) => `${side} has ${from} → ${to}`,
  turn: (from: string, to: string) => `turn ${from} → ${to}`,
  facts: 'What the capture changes',
  table: 'The low 32 bits of the hash and of the five keys',
  all: 'All five changed: this is the hash that the engine has after the move.',
  untouched: 'Nothing changed: this is the hash before the move.',
  some: 'Part of the move. The engine reads this board anew and finds the same hash.',
  wrong: 'The engine reads this board anew and finds another hash.',
  views: (changed: number, all: number, points: number) =>
    `${number(changed)} of ${count(all, 'view', 'views')} ${changed === 1 ? 'has' : 'have'} changed, at ${count(points, 'point', 'points')}.`,
  wordBefore: (side: string) => `${side}’s word before`,
  wordNow: (side: string) => `${side}’s word now`,
  ones: (bits: number) => `${count(bits, 'bit is', 'bits are')} 1`,
  bit: (point: string, on: boolean) => `${point} ${on ? '0 → 1' : '1 → 0'}`,
  bits: (changes: readonly string[]) =>
    changes.length === 0 ? 'no bit changes' : changes.join(', '),
  lineTable: 'The lines that the evaluation counts',
  lineHead: ['Lines', 'before', 'now'],
  line: (side: string, open: boolean, stones: number) =>
    `${side}, ${open ? 'open' : 'half-open'}, of ${stones}`,
  allOn: 'Play the move',
  allOff: 'Take it back',
  control: 'Move',
  chart: 'How many elements of the board the engine reads at each move, kept up and computed anew',
  chartX: 'stones placed so far',
  chartY: '↑ elements read',
  chartHead: ['Move', 'Stones taken', 'Read, kept up', 'Read, anew'],
  chartKept: 'kept up',
  chartAnew: 'computed anew',
  lanes: 'What each of several workers visits of one search, one after another',
  lanesX: 'nodes visited meanwhile',
  lanesAlone: 'one alone',
  lane: (worker: number) => `worker ${worker}`,
  lanesHead: ['worker', 'from node', 'to node'],
  hint: 'Switch the changes on and off, in any order. The same key a second time takes its change back.',
}

export type CaptureWords = typeof capture

export const captureErrors = {
  'capture/one-pair': ({ move }) => `${move} does not capture exactly one pair.`,
} satisfies ErrorTable
