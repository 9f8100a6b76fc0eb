import type { ErrorTable } from '../error-table.ts'
import { abaloneErrors } from './abalone-errors.ts'
import { capital, character } from './characters.ts'
import { gomokuErrors } from './gomoku-errors.ts'
import { ninukiErrors } from './ninuki-errors.ts'

/*
 * What is said of each error code. A game's own codes may stand in a file beside this one: those
 * of a game that comes by itself are fetched with it (`../game-errors.ts`), those of one that some
 * figure stands on are spread into the table. `test/state/errors.test.ts` finds codes without a
 * sentence.
 */

export const errors = {
  other: ({ code }) => `That cannot be read (${code}).`,

  'game/unknown': ({ id }) => `There is no game “${id}”.`,
  'game/not-loaded': () => 'The game could not be fetched. Reloading the page may help.',

  'agent/no-search': ({ id }) => `The agent “${id}” does not search.`,
  'agent/unknown': ({ id }) => `There is no agent “${id}” for this game.`,

  'player/nodes': () =>
    'A budget of positions is for iterative deepening: choose that search, or no budget.',
  'player/too-deep': ({ most }) =>
    `More than ${most} plies want a budget of positions, and iterative deepening to spend it.`,
  'player/table': () =>
    'A table is for principal variation search and iterative deepening: choose one of them, or no table.',
  'player/quiet': () =>
    'To judge quiet positions alone wants a budget of positions, and iterative deepening to spend it.',
  'player/beam': () =>
    'A beam keeps the first moves of an order that depends on the position alone, which killers do not: choose another order, or no beam.',

  'text/no-moves': () =>
    'This position was set up as a board, so the order of its moves is not known.',
  'text/too-long': ({ limit }) => `The text is longer than ${limit} characters.`,

  'file/too-large': ({ megabytes }) => `The file is larger than ${megabytes} MB.`,
  'file/no-text': () => 'The file is no text.',
  'file/not-read': () => 'The browser cannot read the file.',

  'exclude/all': () => 'That leaves no move to look at.',

  'position/none': () => 'There is no position in the field.',

  'move/empty': () => 'There is no move in the text.',
  'move/extra-text': () => 'There is more text after the move.',
  'move/unknown-letter': ({ letter }) =>
    `${capital(character(letter))} is no column: columns are 1 to 7, or a to g.`,
  'move/no-such-column': ({ column, columns }) =>
    `There is no column ${column}: the columns are 1 to ${columns}.`,
  'move/other-row': ({ square, falls }) =>
    `A piece cannot come to rest on ${square}: in that column it falls to ${falls}.`,
  'move/column-full': ({ column }) => `Column ${column} is full.`,
  'move/occupied': ({ square }) => `There is a stone on ${square} already.`,
  'move/at-a-leaf': () => 'A leaf of the tree has no moves.',
  'move/no-such-child': ({ child, last }) =>
    `There is no child ${child}: they are numbered 0 to ${last}.`,
  'move/not-a-number': ({ letter }) =>
    `${capital(character(letter))} is not the number of a child.`,
  'move/game-over': () => 'The game is over before this move.',

  'square/no-letter': ({ letter }) =>
    letter === ''
      ? 'A square begins with its column’s letter, as in b2.'
      : `${capital(character(letter))} is no column letter; a square is written like b2.`,
  'letters/maybe-no-i': () =>
    'The text has columns on both sides of the letter i and never i itself: perhaps its columns are named without that letter.',
  'square/letter-i': () =>
    'There is no column i: columns are written without that letter here, as the option “letters” says.',
  'square/no-such-column': ({ letter }) => `There is no column ${letter} on this board.`,
  'square/no-number': ({ letter }) => `After ${letter} comes the number of the row, as in b2.`,
  'square/no-such-row': ({ row, rows }) =>
    `There is no row ${row}: the rows are 1 to ${rows}, from the bottom.`,

  'board/row-short': ({ row, columns }) => `Row ${row} has fewer than ${columns} squares.`,
  'board/row-long': ({ row, columns }) => `Row ${row} has more than ${columns} squares.`,
  'board/too-few-rows': ({ rows }) => `The board needs ${rows} rows, separated by “/”.`,
  'board/too-many-rows': ({ rows }) => `The board has more than ${rows} rows.`,
  'board/unknown-letter': ({ letter }) =>
    `${capital(character(letter))} cannot lie on the board; an empty square is a point.`,
  'board/no-side': () => 'After the board comes a space and the side to move.',
  'board/unknown-side': ({ letter }) => `${capital(character(letter))} is neither side.`,
  'board/extra-text': () => 'There is more text after the side to move.',
  'board/floating': ({ square }) => `The piece on ${square} floats: the square below it is empty.`,
  'board/wrong-counts': ({ x, o }) =>
    `${x} X and ${o} O cannot be: X begins, so X has as many as O, or one more.`,
  'board/wrong-side': ({ side }) => `By the number of pieces it is ${side}’s turn.`,
  'board/both-won': () => 'Both sides have a winning line: the game would have ended at the first.',
  'board/played-on': ({ side }) => `${side} has a winning line, but play went on after it.`,
  'board/unreachable': () => 'No order of moves leads to this board.',

  ...abaloneErrors,
  ...gomokuErrors,
  ...ninukiErrors,

  'depth/out-of-range': ({ most }) => `The depth must be a whole number from 1 to ${most}.`,

  'predict/not-a-window': ({ low, high }) =>
    `A window takes α and β, α the smaller; ${low} and ${high} are no such pair.`,
  'predict/not-the-root': () => 'The tree is followed by moves; what is cut is asked of its root.',
  'predict/too-large': ({ limit }) =>
    `A random tree has at most ${limit} leaves: ask for less depth or fewer branches.`,
  'predict/no-such-tree': ({ seed, tries }) =>
    `None of the ${tries} trees from seed ${seed} on is as you ask: ask for fewer cuts, more depth or more branches.`,

  'hex/empty': () => 'A number in hexadecimal needs at least one digit.',
  'hex/too-long': () => 'A number in hexadecimal has at most 16 digits here.',
  'hex/not-a-digit': ({ letter }) => `${capital(character(letter))} is not a hexadecimal digit.`,

  'option/unknown': ({ name }) => `There is no option “${name}”.`,
  'option/not-an-integer': ({ name }) => `The option “${name}” must be a whole number.`,
  'option/not-true-or-false': ({ name }) => `The option “${name}” must be true or false.`,
  'option/out-of-range': ({ name, min, max }) =>
    `The option “${name}” must be from ${min} to ${max}.`,
  'option/not-a-choice': ({ name, values }) => `The option “${name}” must be one of ${values}.`,

  // After the sentence that it is the link that is not right (`figure.badLink`).
  /** Before what is wrong with its next move. */
  'link/up-to-here': () => 'The link’s moves can be played up to here.',
  'link/too-long': ({ max }) => `It is longer than the ${max} characters a figure may use.`,
  'link/bad-escape': ({ field }) => `The text of “${field}” in it is damaged.`,
  'link/field-twice': ({ field }) => `It gives “${field}” twice.`,
  'link/not-a-number': ({ field }) => `“${field}” must be a whole number.`,
  'link/out-of-range': ({ field, min, max, value }) =>
    `“${field}” is ${value}, but it must be from ${min} to ${max}.`,
  'link/not-a-choice': ({ field, values }) => `“${field}” must be one of ${values}.`,
  'link/not-yes-or-no': ({ field }) => `“${field}” must be yes or no.`,
  'link/other-figure': ({ fields }) =>
    `The link was made for another figure: it also gives ${fields}.`,
  'link/cut-off': ({ cut }) =>
    `The link has been cut off at “${cut}”: what came after it is missing.`,
  'link/no-choice': ({ field }) => `This figure has no “${field}” to choose.`,
  'link/text-too-long': ({ field, max }) => `“${field}” is longer than ${max} characters.`,

  'worker/stopped': () => 'The search was stopped.',
  'worker/crashed': () => 'The engine could not be started. Reloading the page may help.',
  'worker/failed': () => 'The engine failed on this position. Please report it.',
} satisfies ErrorTable
