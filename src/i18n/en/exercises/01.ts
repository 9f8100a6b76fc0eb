import type { VerdictTable } from '../../verdicts.ts'

const stonesOn = (squares: string | number) =>
  squares === '' ? 'no stones' : `stones on ${squares}`

/** What is said of the answers to the exercises of chapter 1. */
export const verdicts = {
  index: ({ bit }) =>
    `${bit} is the place of the bit, counted from 0. The number is what that bit is worth.`,
  'no-board': () => 'No board has that number: a board has bits 0 to 48.',
  bits: ({ bits }) =>
    `In that number ${bits === 0 ? 'no bit is' : `${bits} bits are`} set, and one stone sets one.`,
  'guard-bit': ({ square }) => `That is the guard bit of column ${square}.`,
  'other-square': ({ square }) => `That is the number of a stone on ${square}.`,
  meant: ({ square }) => `${square} is where the stone was meant to go.`,
  lands: ({ square, bit, more }) =>
    `${square} is bit ${bit}. JavaScript gives it for 1 << ${bit} and for 1 << ${more}.`,
  'not-negative': ({ low }) => `The low half of your board is ${low}.`,
  'one-is-enough': ({ low, stones }) =>
    `The low half is ${low}. You used ${stones} stones; one of them is enough.`,
  'other-stones': ({ square, squares, right }) =>
    `A stone is put on ${square}, and your program takes it back. Then it has ${stonesOn(squares)}. It should have ${stonesOn(right)}.`,
  'other-height': ({ square, bit, right }) =>
    `A stone is put on ${square}, and your program takes it back. The stones are right, but the next in that column would go to bit ${bit} and not to bit ${right}.`,
} satisfies VerdictTable
