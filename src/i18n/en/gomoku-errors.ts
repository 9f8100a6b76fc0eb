import type { ErrorTable } from '../error-table.ts'

/** What is said of a move or position of either gomoku, and of patterns. */
export const gomokuErrors = {
  'move/not-centre': ({ centre }) => `The first stone lies on the middle of the board: ${centre}.`,

  'gomoku/no-move-order': () =>
    'This position was set up as a board, so the order of its moves is not known.',
  'gomoku/no-such-size': ({ size, min, max }) =>
    `The board is ${size} wide: it must be from ${min} to ${max}.`,
  'gomoku/other-size': ({ size, expected }) =>
    `The text is of a board ${size} wide, but this one is ${expected} wide.`,
  'gomoku/too-many-stones': ({ side, count, stones }) =>
    `${side} has ${count} stones on the board, but only ${stones} to play.`,
  'gomoku/psq-header': () =>
    'A Piskvork file begins with its name and the size, as in Piskvorky 15x15.',
  'gomoku/psq-not-square': ({ width, height }) =>
    `The file’s board is ${width} by ${height}: it must be square.`,
  'gomoku/psq-move': ({ number }) =>
    `Move ${number} of the file cannot be read: a line is a column, a row and a time, as in 8,8,0.`,
  'gomoku/psq-off-board': ({ number, column, row, size }) =>
    `Move ${number} of the file is off the board: ${column},${row} on one of ${size} by ${size}.`,
  'gomoku/not-a-pair': ({ number }) =>
    `Move ${number} is no pair of numbers: a pair is a column and a row, as in 8,8.`,
  'gomoku/pair-off-board': ({ column, row, size }) =>
    `There is no point ${column},${row}: pairs count from 1 to ${size}, from the top left.`,

  'sgf/open-value': () => 'The value that begins with this bracket does not end.',
  'sgf/unknown-letter': ({ letter }) => `“${letter}” has no place in a record in SGF.`,
  'sgf/unclosed': () => 'The record in SGF does not end: “)” is missing.',
  'sgf/other-game': ({ game }) =>
    `This is a record of another game (GM[${game}]); gomoku has the number 4.`,
  'sgf/not-square': ({ size }) => `The size of the board is one number, not “${size}”.`,
  'sgf/late-stones': () => 'Stones are put down here after moves have been played.',
  'sgf/other-turn': ({ turn }) =>
    `By the number of stones it is the turn of ${turn === 'B' ? 'Black (B)' : 'White (W)'} here.`,
  'sgf/pass': () => 'A side passes here, which this game does not allow.',
  'sgf/not-a-point': ({ point }) => `“${point}” is no point: one is two letters, as in hh.`,
  'sgf/off-board': ({ point, size }) =>
    `The point ${point} is off the board, which has ${size} by ${size}.`,

  'pattern/not-three-parts': () =>
    'A pattern is a name, a weight and a drawing, as in broken-four 50 xx.xx*.',
  'pattern/name': () =>
    'A name is 1 to 24 small letters, figures and hyphens, and begins with a letter.',
  'pattern/weight': ({ max }) => `The weight is a whole number from −${max} to ${max}.`,
  'pattern/letter': ({ letter }) =>
    `“${letter}” cannot be drawn: x is an own stone, o an enemy’s, . an empty square, ? any.`,
  'pattern/width': () => 'A row of the drawing has 1 to 8 squares.',
  'pattern/height': () => 'A drawing has at most 8 rows.',
  'pattern/ragged': () => 'The rows of a drawing are equally long.',
  'pattern/no-own': () => 'A drawing has at least one x: the stones that make it.',
  'pattern/star-on-rows': () => 'The star is for a drawing of a single row.',
  'pattern/too-large': ({ max }) => `A drawing here has at most ${max} rows of ${max} squares.`,
  'pattern/too-many': ({ max }) => `There are more than ${max} patterns.`,
  'pattern/too-heavy': () => 'Together the patterns weigh more than a won game: lower a weight.',
} satisfies ErrorTable
