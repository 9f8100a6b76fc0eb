import { and, equals, isEmpty, not, or, shiftRight, type Word } from '../../core/bits.ts'

/**
 * A shape as a word, pushed into the top left corner of the board so that its first row and
 * first column touch the edges, with the number of columns and rows it takes, each 1 to 8.
 */
export interface Shape {
  readonly word: Word
  readonly width: number
  readonly height: number
}

/** One place at which a shape was tried. */
export interface SlideStep {
  /** How many bits the shape has moved right, 0 to 63. */
  readonly shift: number
  /** Rows below the top and columns right of the left edge. */
  readonly row: number
  readonly column: number
  /** The shape where it lies now, and what it has in common with the board. */
  readonly word: Word
  readonly common: Word
  readonly match: boolean
}

/**
 * Tries a shape at every place where it fits: algorithm 1 of Garrido, Gélin & Lor (2019). It
 * slides by one bit from place to place and by `width − 1` more at the end of a row, and
 * matches where the AND with the board gives it back whole. Each step is kept for a figure to
 * go through; there are (8 − height + 1) · (8 − width + 1).
 */
export function slide(board: Word, shape: Shape): SlideStep[] {
  const steps: SlideStep[] = []
  let { word } = shape
  let shift = 0
  for (let row = 0; row <= 8 - shape.height; row++) {
    for (let column = 0; column <= 8 - shape.width; column++) {
      const common = and(word, board)
      steps.push({ shift, row, column, word, common, match: equals(common, word) })
      word = shiftRight(word, 1)
      shift++
    }
    word = shiftRight(word, shape.width - 1)
    shift += shape.width - 1
  }
  return steps
}

/** How often a shape is on a board. */
export function countMatches(board: Word, shape: Shape): number {
  return slide(board, shape).filter((step) => step.match).length
}

/** What a pattern asks for: three shapes over the same corner, any of them without a bit. */
export interface Mask {
  readonly own: Word
  readonly enemy: Word
  readonly empty: Word
  readonly width: number
  readonly height: number
}

/**
 * Where a mask matches, as the own squares of each match: its three shapes slide together, as in
 * `slide`, over the own stones, the enemy's, and the empty squares.
 */
export function findMask(own: Word, enemy: Word, mask: Mask): Word[] {
  const empty = not(or(own, enemy))
  const found: Word[] = []
  let [onOwn, onEnemy, onEmpty] = [mask.own, mask.enemy, mask.empty]
  for (let row = 0; row <= 8 - mask.height; row++) {
    for (let column = 8 - mask.width; column >= 0; column--) {
      if (isIn(onOwn, own) && isIn(onEnemy, enemy) && isIn(onEmpty, empty)) found.push(onOwn)
      // From the last place of a row to the first of the next.
      const by = column > 0 ? 1 : mask.width
      onOwn = shiftRight(onOwn, by)
      onEnemy = shiftRight(onEnemy, by)
      onEmpty = shiftRight(onEmpty, by)
    }
  }
  return found
}

/** Whether the AND of a word with the board gives it back whole, without making it. */
function isIn(word: Word, board: Word): boolean {
  return (word.lo & ~board.lo) === 0 && (word.hi & ~board.hi) === 0
}

/** The operations of sliding on words of 64 bits, by kind, and what they found. */
export interface SlideCost {
  readonly places: number
  readonly shifts: number
  readonly ands: number
  readonly compares: number
  readonly matches: number
}

/**
 * What sliding a mask over a board takes. A word of the mask without a bit asks nothing and is
 * left out; the words of the enemy's stones and of the empty squares are only looked at where
 * those before them match. All words that are there slide along, with a shift after each place
 * and one more at the end of each row.
 */
export function slideCost(own: Word, enemy: Word, mask: Mask): SlideCost {
  const { width, height } = mask
  const asked = [
    { board: own, word: mask.own },
    { board: not(or(own, enemy)), word: mask.empty },
    { board: enemy, word: mask.enemy },
  ].filter(({ word }) => !isEmpty(word))
  const slides = asked.map(({ board, word }) => slide(board, { word, width, height }))
  const places = (8 - height + 1) * (8 - width + 1)
  let looks = 0
  let matches = 0
  for (let place = 0; place < places; place++) {
    const missing = slides.findIndex((steps) => !steps[place].match)
    looks += missing < 0 ? slides.length : missing + 1
    if (missing < 0) matches++
  }
  const rows = 8 - height + 1
  return { places, shifts: (places + rows) * slides.length, ands: looks, compares: looks, matches }
}
