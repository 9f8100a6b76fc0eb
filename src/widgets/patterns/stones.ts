import {
  bitsOf,
  EMPTY,
  fail,
  formatRows,
  fromBit,
  gomoku8,
  hasBit,
  looksLikeBoard,
  ok,
  or,
  readRows,
  squareName,
  wordOf,
  xor,
  type Player,
  type Result,
  type Word,
} from '../../../engine/index.ts'

/** Stones on the 8×8 board, whether or not a game can lead to them: a word a side. */
export type Stones = readonly [Word, Word]

export const SIZE = 8
/** The most characters a reader may give for a board. */
export const BOARD_TEXT = 400
const SIDES = ['X', 'O'] as const

/** From a square of the board as it is drawn (a1 is 0) to its bit (h1 is 0), and back. */
export function bitOf(square: number): number {
  return square ^ 7
}

export function nameOfBit(bit: number): string {
  return squareName(bitOf(bit), SIZE)
}

/** The squares of a word, from the top left as one reads. */
export function namesOf(word: Word): string[] {
  return bitsOf(word).toReversed().map(nameOfBit)
}

export function sideAt(stones: Stones, bit: number): Player | -1 {
  return hasBit(stones[0], bit) ? 0 : hasBit(stones[1], bit) ? 1 : -1
}

/** Who is on each square, for a drawing of the board. */
export function cellsOf(stones: Stones): Int8Array {
  return Int8Array.from({ length: SIZE * SIZE }, (_, square) => sideAt(stones, bitOf(square)))
}

/** The next thing a square can hold: X, O, nothing. */
export function turned(stones: Stones, square: number): Stones {
  const bit = fromBit(bitOf(square))
  const [x, o] = stones
  switch (sideAt(stones, bitOf(square))) {
    case -1:
      return [or(x, bit), o]
    case 0:
      return [xor(x, bit), or(o, bit)]
    case 1:
      return [x, xor(o, bit)]
  }
}

/** Eight rows from the top, joined by `/`. */
export function formatStones(stones: Stones): string {
  return formatRows((square) => sideAt(stones, bitOf(square)), SIZE, SIZE, SIDES)
}

/**
 * Reads stones from rows as `formatStones` writes them, on one line or eight, or from the moves
 * of a game. A side to move after the rows is passed over.
 */
export function readStones(text: string): Result<Stones> {
  const line = text
    .trim()
    .replace(/\s+[XO]$/, '')
    .replace(/\s*\n\s*/g, '/')
  if (line.length > BOARD_TEXT) return fail('text/too-long', 0, { limit: BOARD_TEXT })
  if (!looksLikeBoard(line, SIDES)) {
    const game = gomoku8.game.parse(line)
    if (!game.ok) return game
    const [xLow, xHigh, oLow, oHigh] = game.value.words
    return ok([wordOf(xLow, xHigh), wordOf(oLow, oHigh)])
  }
  const read = readRows(line, 0, SIZE, SIZE, SIDES)
  if (!read.ok) return read
  if (read.value.next < line.length) return fail('board/extra-text', read.value.next)
  const words = [EMPTY, EMPTY]
  read.value.value.forEach((side, square) => {
    if (side === 0 || side === 1) words[side] = or(words[side], fromBit(bitOf(square)))
  })
  return ok([words[0], words[1]])
}
