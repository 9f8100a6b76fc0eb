import { count } from './numbers.ts'
import type { Side } from './tree.ts'

const plies = (depth: number) => count(depth, 'ply', 'plies')

/** The words of the board on which every move tells its value. */
export const values = {
  board: 'Board: every free square tells what a move there is worth',
  boardColumns: 'Board: every column tells what a move there is worth',
  needsScript: 'To play here, your browser must run this page’s scripts.',
  mover: (side: string, who: Side) => `${side} (${who === 'max' ? 'Max △' : 'Min ▽'}) is to move.`,
  takes: (who: Side, value: string) =>
    `${who === 'max' ? 'Max takes the largest value' : 'Min takes the smallest value'}: ${value}.`,
  looked: (nodes: number, depth: number) =>
    `Minimax looked at ${count(nodes, 'position', 'positions')}, ${plies(depth)} deep.`,
  lookedToTheEnd: (nodes: number) =>
    `Minimax looked at ${count(nodes, 'position', 'positions')}, to the end of every game.`,
  worth: (value: string, best: boolean) => `worth ${value}${best ? ', the best' : ''}`,
  won: (side: string) => `${side} has won.`,
  drawn: 'The board is full: a draw.',
  searching: (done: number, all: number) =>
    `Searching: ${done} of ${count(all, 'move', 'moves')} judged…`,
  stop: 'Stop',
  stopped: 'Stopped. Choose a smaller depth, or make a move.',
  game: 'Game',
  best: 'Play the best move',
  clear: 'Empty board',
  depth: 'Depth',
  plies,
}

export type ValuesWords = typeof values
