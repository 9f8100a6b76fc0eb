import type { VerdictTable } from '../../verdicts.ts'
import { number } from '../numbers.ts'

const grouped = (value: string | number | undefined) => number(Number(value))

const emptyBoard = (columns: string | number, rows: string | number) =>
  Number(columns) * Number(rows) === 1
    ? 'a board of one square'
    : `a board of ${columns} by ${rows} squares`

/** What is said of the answers to the exercises of the chapter on moves and trees. */
export const verdicts = {
  'same-square': () =>
    'That lets a stone go where one lies already. Each move leaves a square less.',
  'no-order': () =>
    'That counts sets of three squares. In the tree the same three stones in another order are another line.',
  'all-plies': ({ plies }) =>
    `That counts the nodes above as well. Asked are those ${plies} moves from the start.`,
  'too-few-moves': () => 'Those are the lines that are one move shorter. Go on to the last stone.',
  'too-many-moves': () => 'Those are the lines that are one move longer.',
  'added-moves': () =>
    'That adds the moves. Each first move has all the second ones below it, so they are multiplied.',
  'first-lines': ({ squares }) =>
    `Begin with the first stone: ${squares} squares are free. For each of these moves, how many squares has the second stone?`,
  'full-column': () => 'One of the seven columns has six stones in it already.',
  'free-squares': () => 'So many squares are free, but a stone falls: there is one place a column.',
  untouched: () =>
    'So many columns are empty. One with some stones in it has room for another as well.',
  'full-ones': () => 'So many columns are full. Each of the others has a child.',
  stones: () => 'So many stones lie on the board. A child is a position after one more move.',
  'first-children': () => 'Begin at column 1 and ask of each: has it room for another stone?',
  'line-only': () =>
    'Those are the bytes of one line of play, the root among it. The tree has many lines.',
  'first-bytes': ({ plies, bytes }) =>
    `Begin with the nodes: 1 at the root, 7 below it, 7 · 7 below these, down to ${plies} moves. Then take ${bytes} bytes for each.`,
  'nodes-only': () => 'So many nodes are right. Now their bytes.',
  'no-root': () => 'The position one starts from is a node too, and takes its bytes.',
  'last-ply': () =>
    'Those are the bytes of the last ply alone. The nodes above it are kept as well.',
  'a-ply-short': () => 'The last ply is missing: it alone has most of the nodes.',
  'columns-stay': () =>
    'A column can be played again: there are seven moves each time, not one less.',
  'still-equal': ({ ply, real }) =>
    `${ply} moves from the start there are ${grouped(real)} lines, exactly as many as the formula has.`,
  earlier: ({ ply, real, formula }) =>
    `At ${ply} there are ${grouped(real)} where the formula has ${grouped(formula)}, but they part before.`,
  'line-complete': ({ k }) =>
    `The first line of ${k} can be complete then. That line of play still counts; there are fewer one move later, since it does not go on.`,
  'one-side-alone': ({ k }) =>
    `That counts the stones of one side alone. The other side puts its own in between: ${k} of one are there after ${2 * Number(k) - 1} moves at the earliest.`,
  'board-full': ({ squares }) =>
    `So many squares the board has. Some lines are complete before all ${squares} are taken.`,
  'left-behind': ({ depth, left, columns, rows }) =>
    `It is run on ${emptyBoard(columns, rows)} with depth ${depth}. When it is done, its moves are still there: ${left}. Each must be taken back before the next.`,
  miscounts: ({ depth, says, lines, columns, rows }) =>
    `On ${emptyBoard(columns, rows)} with depth ${depth} it counts ${grouped(says)}. ${lines === 1 ? 'There is 1' : `There are ${grouped(lines)}`}.`,
  'end-is-no-line': () =>
    'Line 2 returns 0 where no more moves are to be made. A line ends there, and it is 1.',
  'last-child-alone': () => 'Line 6 forgets what it has: only the last move’s lines are left.',
  'never-undone': () =>
    'Line 7 leaves the move on the board, so what comes next is another position.',
  'step-empty': ({ depth, columns, rows }) =>
    `An empty ${emptyBoard(columns, rows).slice(2)}. The program is called for lines of ${depth === 1 ? 'one move' : `${depth} moves`}.`,
  'step-plays': ({ move }) => `It plays ${move}, and counts the lines below.`,
  'step-undone': ({ move, below, lines }) =>
    `It takes ${move} back. Below it there ${below === 1 ? 'was 1 line' : `were ${below} lines`}; “lines” is ${lines} now.`,
  'step-stays': ({ move, below, lines }) =>
    `${move} stays on the board. Below it there ${below === 1 ? 'was 1 line' : `were ${below} lines`}; “lines” is ${lines} now.`,
} satisfies VerdictTable
