import { colour } from './boards.ts'

const directions = ['right', 'upper right', 'upper left', 'left', 'lower left', 'lower right']
const stones = (count: number) => `${count} ${count === 1 ? 'stone' : 'stones'}`

/** The words of a board on which moves are made, whoever is played against. */
export const table = {
  colour,

  played: (side: string, move: string) => `${side} played ${move}.`,
  takes: (side: string, squares: readonly string[]) =>
    `${side} takes ${stones(squares.length)}: ${squares.join(', ')}.`,
  turns: (side: string, squares: readonly string[]) => `${side} turns ${squares.join(', ')}.`,
  passes: (side: string) => `${side} passes.`,
  pushedOff: (side: string, lost: number) =>
    `One ${side} marble went over the edge: ${lost} ${lost === 1 ? 'is' : 'are'} off.`,
  pendingFive: (owner: string, side: string) =>
    `${owner} has five in a line, but ${side} can still answer with a capture: one that breaks it, or takes a tenth stone. After any other move ${owner} wins.`,

  pick: 'Drag along one, two or three of your marbles in a line and on to where they go; or pick them one by one, and then where they go.',
  inHand: (cells: readonly string[]) => `In hand: ${cells.join(', ')}. Now a direction.`,
  noWay: 'These marbles cannot move.',
  ways: 'Directions',
  way: (direction: number) => directions[direction],
  letGo: 'Let go',
  mustPass: (side: string) => `${side} has no move on the board, and can only pass.`,
  pass: 'Pass',

  /** A stone that a finger holds over the board, and that is not placed yet. */
  aim: 'Place the stone',
  over: (square: string) => `Your stone would go on ${square}. Move it, then place it.`,
  /** `why` is a sentence. */
  refused: (why: string) => `${why} Move your stone, then place it.`,
  place: (square: string) => `Place on ${square}`,
  cancel: 'Cancel',
  left: 'Left',
  right: 'Right',
  up: 'Up',
  down: 'Down',

  search: 'Search this position in the lab',
  analyse: 'Analyse this game',

  capturedBy: (side: string) => `captured by ${side}`,
  stonesOf: (side: string) => `stones of ${side}`,
  lostBy: (side: string) => `${side} lost`,
  ply: 'plies',
  preset: (game: string) => `Set the options to ${game}`,
  /** An option of the game that follows another, and what its values are. */
  asVariant: 'as the variant',
  yes: 'yes',
  no: 'no',
  outOf: (count: number, most: number) => `${count} of ${most}`,
}

export type TableWords = typeof table
