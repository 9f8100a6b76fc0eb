import type { ErrorTable } from '../error-table.ts'

/** What is said of Ninuki's own error codes. */
export const ninukiErrors = {
  'move/double-three': ({ square }) =>
    `A stone on ${square} would make two free threes at once, which is forbidden unless it captures. A free three is three stones that one more would make into four in a row, both ends empty.`,
  'ninuki/board-size': ({ columns, min, max }) =>
    `The first row has ${columns} ${columns === 1 ? 'square' : 'squares'}; a board has ${min} to ${max} rows of as many squares.`,
  'ninuki/after-side': () =>
    'After the side to move come only the captured stones, as in 4,2, and a pending five, as in !X.',
  'ninuki/captured-count': ({ count, max }) =>
    `${count} captured stones cannot be: they are taken in pairs, and never more than ${max}.`,
  'ninuki/both-captured-ten': () =>
    'Both sides have ten captured stones: the game would have ended at the first.',
  'ninuki/no-pending-five': ({ side }) =>
    `${side} has no five here that the other side could still break.`,
} satisfies ErrorTable
