import {
  fail,
  NEIGHBOURS,
  ninuki,
  NINUKI_FACTS,
  NINUKI_PATTERNS,
  ninukiPacked,
  ok,
  PACKED_BITS,
  readPacked,
  type NinukiPosition,
  type PackedCells,
  type Result,
} from '../../../engine/index.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import type { Mark, SquareModel } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import type { PackedCellWords } from '../../i18n/packed-cell.ts'
import type { Shade } from './schema.ts'

/** The board is small, so that a point has room for a finger. */
export const RULES = { size: 9 } as const

/** How strong the hue of the point that a side dominates most is, of 1. */
const STRONGEST = 0.6

/** A run of bits in a word. */
export interface Field {
  readonly name: string
  /** As it stands in the word, in small room. */
  readonly sign: string
  /** Its lowest bit, and how many there are. */
  readonly from: number
  readonly bits: string
  readonly value: number
  readonly says: string
  /** Of a pattern. */
  readonly direction?: number
}

export interface PackedModel {
  readonly board: SquareModel
  readonly names: readonly string[]
  readonly caption: string
  /** From the lowest bit up. */
  readonly fields: readonly Field[]
  /** The word in hexadecimal. */
  readonly word: string
  readonly says: string
  readonly look: number
}

export function squareOf(p: NinukiPosition, point: string): Result<number> {
  for (let square = 0; square < p.size * p.size; square++) {
    if (nameOf(p, square) === point) return ok(square)
  }
  return fail('packed/point', 0, { point })
}

export function nameOf(p: NinukiPosition, square: number): string {
  return ninuki.game.formatMove(p, square)
}

/** What of a board is to be seen. */
export interface Reading {
  /** Whose word is open. */
  readonly square: number
  /** The point whose influence is told; the one above where there is none. */
  readonly pointed?: number | undefined
  /** The direction whose pattern is marked on the board, or -1. */
  readonly look: number
  /** What the board is shaded by. */
  readonly shade: Shade
}

export function packedModel(
  p: NinukiPosition,
  { square, pointed: told = square, look, shade }: Reading,
  words: PackedCellWords,
  boards: BoardWords,
): PackedModel {
  const plain = boardModel(ninuki, p, { room: BOARD_ROOM })
  if (plain === undefined) throw new Error('ninuki has no board of squares')
  const cells = ninukiPacked(p)
  const { colour, patterns, influence } = readPacked(cells, square)
  const inDirections = patterns.map((pattern, direction) => ({
    name: words.directions[direction],
    sign: words.arrows[direction],
    width: 5,
    value: pattern,
    says: words.pattern(NINUKI_PATTERNS[pattern], NINUKI_FACTS[pattern]),
    direction,
  }))
  const parts = [
    {
      name: words.colour,
      sign: words.colourSign,
      width: 2,
      value: colour,
      says: words.colours[colour],
    },
    ...inDirections,
    ...ninuki.sides.map((side, i) => ({
      name: words.influence(side),
      sign: side,
      width: 7,
      value: influence[i],
      says: '',
    })),
  ]
  let from = 0
  const fields = parts.map(({ width, ...part }): Field => {
    const field = { ...part, from, bits: part.value.toString(2).padStart(width, '0') }
    from += width
    return field
  })
  const lead = influenceOf(p, cells)
  const useful = usefulOf(p, cells)
  const board = {
    ...plain,
    marks: [
      { square, shape: 'ring' as const, tone: 'ink' as const },
      ...(look < 0 ? [] : seen(p, square, look, NINUKI_PATTERNS[patterns[look]].length)),
    ],
    ...heatOf(shade, lead, useful),
  }
  const names = squareNames(ninuki, p, board, boards).map((name, at) =>
    shade === 'none'
      ? name
      : `${name}, ${shade === 'useful' ? words.use(useful[at]) : words.leads(lead[at])}`,
  )
  return {
    board,
    names,
    caption: words.word(nameOf(p, square)),
    fields,
    word: hexOf(cells, square),
    says: {
      none: () => changes(p, words),
      influence: () =>
        `${words.at(nameOf(p, told), lead[told])} ${words.dominated(count(lead, 1), count(lead, -1), count(lead, 0))}`,
      useful: () => words.useful(useful.filter(Boolean).length, useful.length),
    }[shade](),
    look,
  }
}

/** The influence of X less that of O, by square. */
function influenceOf(p: NinukiPosition, cells: PackedCells): number[] {
  return Array.from(p.cellOf, (_, square) => {
    const [x, o] = readPacked(cells, square).influence
    return x - o
  })
}

/** Whether a stone lies on a square or in one of its patterns. */
function usefulOf(p: NinukiPosition, cells: PackedCells): boolean[] {
  return Array.from(p.cellOf, (_, square) => {
    const { colour, patterns } = readPacked(cells, square)
    const seen = patterns.some((pattern) => {
      const { near, far } = NINUKI_FACTS[pattern]
      return near + far > 0
    })
    return colour !== 0 || seen
  })
}

function count(lead: readonly number[], sign: number): number {
  return lead.filter((each) => Math.sign(each) === sign).length
}

function heatOf(shade: Shade, lead: readonly number[], useful: readonly boolean[]) {
  if (shade === 'none') return {}
  if (shade === 'useful') return { heat: useful.map((each) => (each ? STRONGEST / 2 : 0)) }
  const most = Math.max(1, ...lead.map(Math.abs))
  return { heat: lead.map((each) => (each / most) * STRONGEST) }
}

/** The places that a pattern is made of, as far as the board goes. */
function seen(p: NinukiPosition, square: number, direction: number, length: number): Mark[] {
  const [right, up] = NEIGHBOURS[direction]
  const marks: Mark[] = []
  for (let i = 1; i <= length; i++) {
    const column = (square % p.size) + i * right
    const row = Math.floor(square / p.size) + i * up
    if (column < 0 || row < 0 || column >= p.size || row >= p.size) break
    marks.push({ square: row * p.size + column, shape: 'frame', tone: 'table' })
  }
  return marks
}

/** How many words the last move has changed. */
function changes(p: NinukiPosition, words: PackedCellWords): string {
  const [last] = ninuki.played?.(p).slice(-1) ?? []
  if (last === undefined) return words.noMove
  const now = ninukiPacked(p)
  ninuki.game.undo(p)
  const before = ninukiPacked(p)
  ninuki.game.play(p, last)
  const changed = Array.from(p.cellOf).filter(
    (cell) => before.lo[cell] !== now.lo[cell] || before.hi[cell] !== now.hi[cell],
  )
  return words.changed(nameOf(p, last), changed.length, p.cellOf.length)
}

function hexOf({ lo, hi, cellOf }: PackedCells, square: number): string {
  const half = (word: number) => (word >>> 0).toString(16).padStart(PACKED_BITS.word / 8, '0')
  return `0x${half(hi[cellOf[square]])}${half(lo[cellOf[square]])}`
}
