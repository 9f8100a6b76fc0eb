import { number } from './numbers.ts'

function shiftOf(by: number, way: string): string {
  if (by === 0) return 'A shift by 0 changes nothing.'
  const leave = by === 1 ? 'one leaves the word' : `${by} leave the word`
  return `All bits move ${by === 1 ? 'one place' : `${by} places`} to the ${way}: ${leave}, and as many zeros come in.`
}

/** The words of the figures that show a board as bits. */
export const bits = {
  place: (name: string, bit: number) => `${name}, bit ${bit}`,
  guard: (column: string) => `guard of column ${column}`,
  needsScript: {
    lab: 'To set bits or type a number, your browser must run this page’s scripts.',
    move: 'To play here, your browser must run this page’s scripts.',
    bytes:
      'To turn a bit over or take another operator, your browser must run this page’s scripts.',
    trap: 'To shift by another number, your browser must run this page’s scripts.',
  },

  lab: {
    board: 'The board, one bit a place',
    halves: ['low half', 'high half'] as const,
    guardRow: 'guard',
    high: 'High half, bits 63 to 32',
    low: 'Low half, bits 31 to 0',
    as: 'as an int32',
    presets: 'Show',
    choose: 'a board of your own',
    preset: {
      game: 'X’s stones in a game',
      empty: 'nothing',
      corner: 'one stone on a1',
      diagonal: 'four on a diagonal',
      border: 'the border of the halves',
      squares: 'all 42 squares',
      guards: 'the guard row',
    },
    typed: 'Type a number',
    apply: 'Show it',
    set: (place: string, number: string) => `Set ${place}. The number is now ${number}.`,
    cleared: (place: string, number: string) => `Cleared ${place}. The number is now ${number}.`,
    shown: (count: number, number: string) =>
      `${count === 1 ? '1 bit is' : `${count} bits are`} set. The number is ${number}.`,
    guardSet: 'A guard bit is set. No stone can lie there: in a game these bits stay 0.',
    notWhole: 'A board is a whole number.',
    offBoard: (limit: string) =>
      `The board has bits 0 to 48, so the number must be below ${limit}.`,
    negative: 'A board is never negative: the number must be 0 or more.',
  },

  move: {
    board: 'The board: a square plays its column, and so do the keys 1 to 7',
    clear: 'New game',
    heights: 'Next free bit of each column',
    fullColumn: 'full',
    before: (side: string) => `${side} before`,
    bit: (index: number) => `XOR 1 << ${index}`,
    after: (side: string) => `${side} after`,
    start: 'Press a column. X begins.',
    played: (side: string, column: number, square: string, bit: number) =>
      `${side} plays column ${column}, square ${square}: bit ${bit} is turned over in ${side}’s word, and the height of that column goes up by one.`,
    undone: (side: string, square: string, bit: number) =>
      `Taken back: the same XOR with bit ${bit} clears ${square} in ${side}’s word again.`,
    won: (side: string) => `${side} has four in a row.`,
    draw: 'The board is full: a draw.',
    noMove: 'No move yet',
  },

  bytes: {
    caption: 'Two words of 8 bits, and what comes of them',
    head: 'bit',
    number: 'number',
    /** @param digit  what stands there, which is also seen */
    bit: (word: string, bit: number, digit: string) => `Bit ${bit} of ${word}: ${digit}`,
    operator: 'Operator',
    operations: {
      and: 'AND',
      or: 'OR',
      xor: 'XOR',
      not: 'NOT',
      left: 'shift left',
      right: 'shift right',
    },
    by: 'Places',
    says: {
      and: () => 'AND: 1 where both are 1.',
      or: () => 'OR: 1 where at least one is 1.',
      xor: () => 'XOR: 1 where exactly one is 1.',
      not: () => 'NOT: each bit is turned over.',
      left: (by: number) => shiftOf(by, 'left'),
      right: (by: number) => shiftOf(by, 'right'),
    },
    result: (digits: string) => `The result is ${digits}.`,
    notAByte: (width: number) => `A word here is ${width} digits, each 0 or 1.`,
  },

  words: {
    of: (side: string) => `${side}’s word`,
    spare: 'spare',
    board: (side: string) =>
      `The bits of ${side}’s word, those to the right of the board among them`,
  },

  and: {
    name: 'Truth table',
    whenEqual: '“the same”',
    differs: 'not AND',
  },

  memory: {
    kept: 'A position kept as',
    one: 'one',
    many: (count: string) => count,
    as: {
      words: 'two 64-bit words',
      bytes: 'one byte a square',
      ints: 'one 32-bit integer a square',
      references: 'one 64-bit reference a square, objects not counted',
    },
    bytes: (count: number) => `${count} bytes`,
    megabytes: (count: string) => `${count} MB`,
  },

  trap: {
    by: 'Shift by',
    slider: 'Shift',
    byRange: (max: number) => `Write a whole number from 0 to ${number(max)}.`,
    number: 'JavaScript, evaluated here and now',
    word: 'Two halves of 32 bits, this notebook’s engine',
    big: 'BigInt, evaluated here and now',
    wrong: 'wrong',
    right: (by: number) =>
      `All three agree: a shift by ${by}, like every one below 31, does no harm.`,
    sign: 'Bit 31 is the sign of an int32: JavaScript has set the right bit and shows a negative number.',
    wrapped: (by: number, really: number, square: string, wrong: string) =>
      `JavaScript shifts by the lowest five bits of ${by}, which are ${really}. It sets ${wrong} in place of ${square}.`,
    bitOf: (bit: number, place: string) => `bit ${bit} (${place})`,
    beyond: (bit: number) => `bit ${bit} (right of the board)`,
  },
}

export type BitsWords = typeof bits
