import type { VerdictTable } from '../../verdicts.ts'
import { number } from '../numbers.ts'

const grouped = (value: string | number | undefined) => number(Number(value))

/** What is said of the answers to the exercises of chapter 4. */
export const verdicts = {
  'same-square': () =>
    'That lets a stone go where one lies already. Each move leaves a square less.',
  'no-order': () =>
    'That counts sets of three squares. In the tree the same three stones in another order are another line.',
  'all-plies': () =>
    'That counts the nodes above as well. Asked are those three moves from the start.',
  'too-few-moves': () => 'Those are the lines of fewer moves. Go on to the third stone.',
  'full-column': () => 'One of the seven columns has six stones in it already.',
  'free-squares': () => 'So many squares are free, but a stone falls: there is one place a column.',
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
  'left-behind': ({ depth, left }) =>
    `It is run on the empty board of tic-tac-toe with depth ${depth}. When it is done, its moves are still there: ${left}. Each must be taken back before the next.`,
  miscounts: ({ depth, says, lines }) =>
    `On the empty board of tic-tac-toe with depth ${depth} it counts ${grouped(says)}. There are ${grouped(lines)}.`,
} satisfies VerdictTable
