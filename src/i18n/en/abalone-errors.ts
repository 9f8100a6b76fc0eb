import type { ErrorTable } from '../error-table.ts'

const marbles = (count: unknown) => (String(count) === '1' ? '1 marble' : `${count} marbles`)
const sideName = (letter: unknown) => (letter === 'w' ? 'White' : 'Black')

/** What is said of a move or position of Abalone, and of names of cells on a board of hexagons. */
export const abaloneErrors = {
  'cell/no-letter': ({ letter }) =>
    letter === ''
      ? 'A cell begins with its row’s letter, as in c3.'
      : `“${letter}” is no row letter; a cell is written like c3.`,
  'cell/no-such-row': ({ letter }) => `There is no row ${letter}: the rows are a to i.`,
  'cell/no-number': ({ letter }) => `After ${letter} comes the number of the diagonal, as in c3.`,
  'cell/no-such-cell': ({ cell, first, last }) =>
    `There is no cell ${cell}: that row goes from ${first} to ${last}.`,

  'move/no-target': ({ cell }) => `Where does ${cell} go? A move is written like c3d4 or c3c5d3.`,
  'move/no-marble': ({ cell }) => `There is no marble on ${cell}.`,
  'move/enemy-marble': ({ cell }) => `The marble on ${cell} is the opponent’s.`,
  'move/same-cell': ({ cell }) => `${cell} is named twice.`,
  'move/not-adjacent': ({ from, to }) => `${to} does not touch ${from}: marbles move by one cell.`,
  'move/too-many': ({ count, max }) =>
    `That would move ${count} marbles: at most ${max} move at once.`,
  'move/own-over-edge': ({ cell }) => `That would push your own marble on ${cell} off the board.`,
  'move/one-pushes-none': ({ cell }) => `One marble alone cannot push the marble on ${cell}.`,
  'move/cannot-push': ({ own, enemy }) =>
    `${marbles(own)} cannot push ${enemy}: that takes more than stand against them, at most three.`,
  'move/push-blocked': ({ cell }) =>
    `Your own marble on ${cell} stands behind theirs: they cannot be pushed into it.`,
  'move/no-broadside': () => 'In this variant marbles do not move sideways.',
  'move/not-in-line': ({ from, to }) => `${from} and ${to} do not lie in a line.`,
  'move/along-line': ({ move }) => `That is a move along the line: it is written ${move}.`,
  'move/sideways-blocked': ({ cell }) =>
    `${cell} is not empty: sideways, every marble needs an empty cell.`,
  'move/sideways-over-edge': ({ cell }) =>
    `The marble on ${cell} would leave the board: sideways, every marble needs an empty cell.`,
  'move/run-together': () => 'Put a space between the moves: here they can be read in two ways.',

  'abalone/marble-count': ({ side, marbles: count, most }) =>
    `${sideName(side)} has ${marbles(count)} on the board: it can be ${most} at most.`,
  'abalone/both-lost': () => 'Both sides have lost six marbles: the game ends with the first.',
  'abalone/no-lost-counts': () =>
    'After the side to move come the marbles lost by Black and by White, as in 0,2.',
  'abalone/lost-count': ({ side, lost, marbles: count, most }) =>
    `${sideName(side)} has ${marbles(count)} on the board, so it can have lost ${most} at most, not ${lost}.`,
  'abalone/no-ply': () => 'After the lost marbles comes the number of plies played, as in 12.',
  'abalone/ply-past-limit': ({ ply, max }) =>
    `${ply} plies cannot have been played: the game ends after ${max}.`,
  'abalone/extra-text': () => 'There is more text after the number of plies, and it is no move.',
} satisfies ErrorTable
