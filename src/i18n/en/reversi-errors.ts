import type { ErrorTable } from '../error-table.ts'

/** What is said of Reversi's own error codes. */
export const reversiErrors = {
  'move/turns-nothing': ({ square, side }) =>
    `${side} on ${square} would turn no stone, and a move turns at least one.`,
  'move/must-pass': ({ side }) =>
    `${side} can turn nothing anywhere, and has to pass, which is written --.`,
  'move/may-not-pass': ({ side }) => `${side} can move, and may pass only when it cannot.`,
  'board/middle-empty': ({ square }) =>
    `There is no stone on ${square}: the four middle squares hold stones from the start, and stones stay.`,
  'board/apart': ({ square }) =>
    `The stone on ${square} does not hang together with the middle: every stone was put beside another.`,
} satisfies ErrorTable
