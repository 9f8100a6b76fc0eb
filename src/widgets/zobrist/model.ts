import {
  EMPTY,
  fail,
  mnkStoneKey,
  ok,
  popcount,
  toHex,
  xor,
  type Player,
  type Result,
  type Word,
} from '../../../engine/index.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import type { ZobristWords } from '../../i18n/zobrist.ts'
import { SIDES } from './schema.ts'

/** Tic-tac-toe’s board, whose keys these are. */
const COLUMNS = 3
const SQUARES = COLUMNS * COLUMNS
const LETTERS = 'abc'

/** A stone of either side on a square: what has a number of its own. */
export interface Stone {
  readonly square: number
  readonly player: Player
}

/** What lies on the board, and what came or went last. */
export interface Keyed {
  /** By square, ascending. */
  readonly stones: readonly Stone[]
  readonly change: Stone | undefined
}

function squareName(square: number): string {
  return `${LETTERS[square % COLUMNS]}${Math.floor(square / COLUMNS) + 1}`
}

export function stonesText(stones: readonly Stone[]): string {
  return stones.map(({ square, player }) => SIDES[player] + squareName(square)).join('')
}

function readStone(text: string): Stone | undefined {
  const read = /^([XO])([abc])([123])$/.exec(text)
  if (read === null) return undefined
  const [, side, column, row] = read
  const square = (Number(row) - 1) * COLUMNS + LETTERS.indexOf(column)
  return { square, player: side === 'X' ? 0 : 1 }
}

/** Reads what a link says. What came last must lie there, and what went must have left its square. */
export function readKeyed(stones: string, change: string): Result<Keyed> {
  const wrong = () => fail('zobrist/stones', 0, { text: stones })
  if (stones.length % 3 !== 0) return wrong()
  const read: Stone[] = []
  for (const [text] of stones.matchAll(/.../gs)) {
    const stone = readStone(text)
    if (stone === undefined || read.some(({ square }) => square === stone.square)) return wrong()
    read.push(stone)
  }
  const last = readStone(change)
  const there = last && read.find(({ square }) => square === last.square)
  const isStrange = change !== '' && last === undefined
  if (isStrange || (there !== undefined && there.player !== last?.player)) {
    return fail('zobrist/change', 0, { text: change })
  }
  return ok({ stones: read.toSorted((a, b) => a.square - b.square), change: last })
}

/** What a press on a square does: its stone goes, or one of the side comes. */
export function pressed({ stones }: Keyed, square: number, side: Player): Keyed {
  const there = stones.find((stone) => stone.square === square)
  if (there !== undefined) return { stones: stones.filter((each) => each !== there), change: there }
  const change = { square, player: side }
  return { stones: [...stones, change].toSorted((a, b) => a.square - b.square), change }
}

const keyOf = (stones: readonly Stone[]) =>
  stones.reduce((key, { square, player }) => xor(key, mnkStoneKey(square, player)), EMPTY)

/** A word of 64 bits, and what it is. */
export interface KeyRow {
  readonly name: string
  readonly word: Word
}

export interface ZobristModel {
  readonly board: SquareModel
  /** What a screen reader hears of each square. */
  readonly names: readonly string[]
  readonly says: string
  /** The key before, the stone’s number, the key now; the last alone where nothing has changed. */
  readonly rows: readonly KeyRow[]
  /** The bits that turn over. */
  readonly turned: Word
  /** Each stone and its number, and all of them together. */
  readonly list: readonly { readonly stone: string; readonly number: string }[]
  readonly whole: string
}

export function zobristModel(
  { stones, change }: Keyed,
  words: ZobristWords,
  boards: BoardWords,
): ZobristModel {
  const name = ({ square, player }: Stone) => words.stone(SIDES[player], squareName(square))
  const cells = new Int8Array(SQUARES).fill(-1)
  for (const { square, player } of stones) cells[square] = player
  const now = keyOf(stones)
  const turned = change === undefined ? EMPTY : mnkStoneKey(change.square, change.player)
  const came = change !== undefined && cells[change.square] !== -1
  const says = came ? words.comes : words.goes
  return {
    board: {
      columns: COLUMNS,
      rows: COLUMNS,
      cell: 72,
      stones: cells,
      columnLabels: [...LETTERS],
      rowLabels: ['1', '2', '3'],
      ...(change !== undefined && {
        marks: [{ square: change.square, shape: 'frame' as const, tone: 'table' as const }],
      }),
    },
    names: Array.from(cells, (player, square) =>
      [squareName(square), player < 0 ? boards.empty : boards.colour(SIDES[player])].join(', '),
    ),
    says: change === undefined ? words.nothing : says(name(change), popcount(turned)),
    rows: [
      ...(change === undefined
        ? []
        : [
            { name: words.before, word: xor(now, turned) },
            { name: words.turning(name(change)), word: turned },
          ]),
      { name: words.after, word: now },
    ],
    turned,
    list: stones.map((stone) => ({
      stone: name(stone),
      number: spaced(mnkStoneKey(stone.square, stone.player)),
    })),
    whole: spaced(now),
  }
}

/** Sixteen digits in fours. */
function spaced(word: Word): string {
  return toHex(word).replace(/.{4}(?=.)/g, '$& ')
}
