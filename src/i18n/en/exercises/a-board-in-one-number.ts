import type { VerdictTable } from '../../verdicts.ts'

const stonesOn = (squares: string | number) =>
  squares === '' ? 'no stones' : `stones on ${squares}`

/** What is said of the answers to the exercises of the chapter on the board as one number. */
export const verdicts = {
  index: ({ bit }) =>
    `${bit} is the place of the bit, counted from 0. The number is what that bit is worth.`,
  doubled: ({ bit }) =>
    `That is twice ${bit}. Bit ${bit} is worth 2 · 2 · 2 …, with ${bit} factors.`,
  'from-one': () => 'That counts the bits from 1. The first is bit 0, and is worth 1.',
  'all-below': ({ square }) =>
    `That is 1 less: it sets every bit below ${square}, and ${square} itself is empty.`,
  'no-guard': () =>
    'That counts six bits a column. A column has seven: six squares and its guard bit.',
  'by-rows': () => 'That counts along the rows. The bits go up one column after the other.',
  'first-bit': ({ square }) =>
    `Begin with the place of ${square}’s bit: a1 is bit 0, and a column takes seven bits. The number is 2 to the power of that place.`,
  'no-board': () => 'No board has that number: a board has bits 0 to 48.',
  bits: ({ bits }) =>
    `In that number ${bits === 0 ? 'no bit is' : `${bits} bits are`} set, and one stone sets one.`,
  'guard-bit': ({ other }) => `That is the guard bit of column ${other}.`,
  'other-square': ({ other }) => `That is the number of a stone on ${other}.`,
  meant: ({ square }) => `${square} is where the stone was meant to go.`,
  'counted-from-one': ({ square, bit }) =>
    `${square} is bit ${bit}, one too few. The places are counted from 0, and a shift by 32 is a shift by 0.`,
  'one-less-bit': ({ square, bit }) =>
    `${square} is bit ${bit}: one too many. A shift counts in 32 bits, and not in 31.`,
  'stays-at-the-end': ({ square }) =>
    `${square} is bit 31, the last one. A shift does not stop there: it begins again at 0.`,
  'a-column-on': ({ square }) => `${square} is a column further. Which bits does an int32 have?`,
  lands: ({ square, bit, more }) =>
    `${square} is bit ${bit}. JavaScript gives it for 1 << ${bit} and for 1 << ${more}.`,
  'counted-places-from-one': ({ bits }) =>
    `That is bit ${bits}: it is counted from 1. The first bit is bit 0, so of ${bits} bits the last is one lower.`,
  'a-bit-early': ({ bits, low }) =>
    `The low half is ${low}: the largest power of two that is not negative. Of ${bits} bits, one is left above it.`,
  'the-last-bit': ({ bits }) =>
    `That is the last square of the whole board, and so in the high half. The low one is bits 0 to ${Number(bits) - 1}.`,
  'all-but-the-sign': ({ low }) =>
    `The low half is ${low}: many stones make it large. It is negative by one bit alone, the highest.`,
  'first-sign': ({ bits }) =>
    `Begin with the bit that says whether a number of ${bits} bits is negative: which one is it, counted from 0?`,
  'not-negative': ({ low }) => `The low half of your board is ${low}.`,
  'one-is-enough': ({ low, stones }) =>
    `The low half is ${low}. You used ${stones} stones; one of them is enough.`,
  'other-stones': ({ square, squares, right }) =>
    `A stone is put on ${square}, and your program takes it back. Then it has ${stonesOn(squares)}. It should have ${stonesOn(right)}.`,
  'other-height': ({ square, bit, right }) =>
    `A stone is put on ${square}, and your program takes it back. The stones are right, but the next in that column would go to bit ${bit} and not to bit ${right}.`,
  'height-goes-up': () =>
    'Line 2 still goes up, as if another stone were put down. The height has to come down to the stone.',
  'puts-again': () => 'Line 4 puts a stone down, and OR never clears a bit.',
  'keeps-the-stone-alone': () =>
    'Line 4 keeps that stone and clears all others: AND leaves what both words have.',
  'step-before': ({ square, bit }) =>
    `Before the move. ${square} is free, and the height of its column is its bit, ${bit}.`,
  'step-put': ({ square, height }) => `The stone is put on ${square}. The height is ${height} now.`,
  'step-height': ({ next }) =>
    `Your program sets the height to ${next}, and takes that bit for the stone.`,
  'step-back': () => 'Your program has changed that bit: this is what it leaves.',
} satisfies VerdictTable
