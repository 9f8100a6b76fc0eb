import type { Shown } from './fold.ts'
import { rowLayout, tidyLayout, type Layout } from './layout.ts'

/**
 * How a tree lies in its room. Units are pixels of the drawing, which grows with its room.
 *
 * A whole tree of few leaves grows downwards where there is width for it. Everything else grows to
 * the right: on a screen levels are few and siblings many.
 */

/** A place in the drawing. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A phone, or more. */
export type RoomKind = 'wide' | 'narrow'

/** What a drawing is drawn in, in pixels of the drawing. */
export interface Room {
  readonly kind: RoomKind
  readonly width: number
  /** Of a screen that is filled; absent where the drawing is as high as its tree. */
  readonly height?: number
  /** Slots that a tree which grows to the right may have before siblings are folded. */
  readonly slots: number
}

/** One node's cell: a symbol over a bar, or a board with texts over a bar. */
export interface Cell {
  readonly width: number
  readonly height: number
  /** Width of the symbol or the board. */
  readonly picture: number
  readonly bar: number
}

export interface Geometry {
  readonly down: boolean
  readonly width: number
  readonly height: number
  readonly cell: Cell
  /** Middle of a shown node's cell. */
  readonly x: (index: number) => number
  readonly y: (index: number) => number
  /** Letters of a node's name that have room beside it, and of a leaf's. */
  readonly letters: { readonly node: number; readonly leaf: number }
  /** Where the name of each level stands. */
  readonly levels: readonly { readonly x: number; readonly y: number }[]
}

export const ROOMS: Readonly<Record<RoomKind, Room>> = {
  wide: { kind: 'wide', width: 640, slots: 9 },
  narrow: { kind: 'narrow', width: 358, slots: 7 },
}

/** What a tree needs of its room. */
export interface Extent {
  /** The most children that a node has. */
  readonly slots: number
  readonly levels: number
  readonly leaves: number
  /** Letters of the longest value of a leaf. */
  readonly letters: number
}

/** Levels that a tree which is shown whole may have: more would leave the screen. */
const MOST_LEVELS: Readonly<Record<RoomKind, number>> = { wide: 7, narrow: 6 }

const HEAD = 26
/** Where the names of the levels stand. */
export const SIDE = 54
const ROW = 96

export const SYMBOLS: Readonly<Record<RoomKind, Cell>> = {
  wide: { width: 40, height: 48, picture: 35, bar: 38 },
  narrow: { width: 40, height: 38, picture: 29, bar: 40 },
}
const BOARD: Readonly<Record<RoomKind, Cell>> = {
  wide: { width: 92, height: 56, picture: 46, bar: 90 },
  // A board is at least 44 pixels wide on a phone, where a pixel of the drawing is one of the screen.
  narrow: { width: 86, height: 62, picture: 44, bar: 83 },
}

/** A symbol without letters or bar, in a picture that may be small. */
const BARE: Cell = { width: 28, height: 30, picture: 24, bar: 0 }
/** How high a graph is, as a part of its width. */
const GRAPH_ASPECT = 0.45

/** Columns of a board that can be told apart in a cell; larger ones are drawn beside the tree only. */
export const MOST_COLUMNS = 9

/** From the middle of a cell to the middle of the symbol over its bar. */
export function symbolMiddle(cell: Cell): number {
  return 1 + symbolHeight(cell) / 2 - cell.height / 2
}

/** A triangle is as wide as its value wants it, where another one stands below and not beside it. */
export function symbolWidth(cell: Cell, letters: number): number {
  return cell.picture + Math.min(24, Math.max(0, 8 * (letters - 3)))
}

export function symbolHeight(cell: Cell): number {
  return cell.picture * 0.83
}

function cellOf({ kind }: Room, boards: boolean): Cell {
  return boards ? BOARD[kind] : SYMBOLS[kind]
}

/** Whether a whole tree can be shown: its leaves and its levels fit. */
export function fitsWhole(extent: Extent, room: Room, boards: boolean): boolean {
  const { leaves, levels, letters } = extent
  const { width, height } = cellOf(room, boards)
  if (levels > MOST_LEVELS[room.kind]) return false
  if (room.kind === 'narrow') return leaves * height <= 600 && levelsFit(levels, room, boards)
  const slot = boards ? width : Math.max(width, leafWidth(letters) + 2)
  return leaves * slot <= ROOMS.wide.width - SIDE
}

/** Whether all levels of a tree that grows to the right fit beside each other. */
export function levelsFit(levels: number, { kind }: Room, boards: boolean): boolean {
  const { width } = cellOf(ROOMS[kind], boards)
  const apart = width + gap(kind, boards)
  return leftOf(boards) + width + (levels - 1) * apart + 4 <= ROOMS[kind].width
}

/** Between two levels of a tree that grows to the right, at least. */
function gap(kind: RoomKind, boards: boolean): number {
  if (!boards) return 30
  return kind === 'narrow' ? 13 : 24
}

/** Before its first level: a symbol's name and bound stand left of it. */
function leftOf(boards: boolean): number {
  return boards ? 2 : 34
}

/** A leaf is as wide as its value, and round where that is short. */
export function leafWidth(letters: number): number {
  return letters < 3 ? 24 : 8 + LETTER * letters
}

/** Pixels of a letter of a value or a name. */
const LETTER = 7.6

/** Letters of a name beside a small board. */
const BESIDE_BOARD = 4

/** Siblings that are shown at once at least, on however low a screen. */
const LEAST_SLOTS = 5

/**
 * The room of a tree that fills a screen of so many pixels: as near as all of it can be seen. Where
 * it would be smaller than elsewhere, fewer siblings are shown at once.
 *
 * @param heightIn  how high the tree is in a room
 */
export function roomToFill(
  usual: Room,
  screen: { readonly width: number; readonly height: number },
  heightIn: (room: Room) => number,
): Room {
  let room = usual
  while (room.slots > LEAST_SLOTS && heightIn(room) > screen.height) {
    room = { ...room, slots: room.slots - 1 }
  }
  const nearest = Math.min(screen.width / room.width, screen.height / heightIn(room))
  // As on a phone, the drawing is no smaller than its own pixels.
  const scale = Math.max(nearest, Math.min(1, screen.width / room.width))
  return { ...room, width: screen.width / scale, height: screen.height / scale }
}

/**
 * @param extent  what the recording can need at any step, so that no step changes the room
 * @param graph   of a tree to be folded into a graph: moves what is one position to one place
 */
export function geometry(
  shown: readonly Shown[],
  room: Room,
  whole: boolean,
  boards: boolean,
  extent: Extent,
  graph?: (layout: Layout) => Layout,
): Geometry {
  const usual = graph === undefined ? cellOf(room, boards) : BARE
  const leaf =
    boards || graph !== undefined
      ? usual.width
      : Math.max(usual.width, leafWidth(extent.letters) + 2)
  // Rows hold still while branches fold and unfold; where nothing is folded, parents stand in the middle.
  const tidy = whole || room.slots === Infinity
  const tree = tidy ? tidyLayout(shown) : rowLayout(shown, Math.min(extent.slots, room.slots))
  const layout = graph?.(tree) ?? tree
  const { along, level, slots } = layout
  const levels = whole ? layout.levels : extent.levels
  const down = graph !== undefined || (whole && room.kind === 'wide')
  if (down) {
    const cell = { ...usual, width: leaf }
    const across = Math.max(room.width - SIDE, slots * cell.width)
    const slot = Math.min(across / slots, 2.2 * cell.width)
    const left = SIDE + (across - slot * slots) / 2
    const rowOfGraph =
      room.height === undefined
        ? (across * GRAPH_ASPECT) / levels
        : (room.height - cell.height - 19) / Math.max(1, levels - 1)
    const row = graph === undefined ? Math.max(ROW, cell.height + 38) : rowOfGraph
    const y = (at: number) => (boards ? 8 : 15) + cell.height / 2 + at * row
    return {
      down,
      cell,
      width: SIDE + across,
      height: y(levels - 1) + cell.height / 2 + 4,
      x: (index) => left + along[index] * slot,
      y: (index) => y(level[index]),
      letters: boards
        ? { node: BESIDE_BOARD, leaf: BESIDE_BOARD }
        : { node: Math.floor((slot - 24) / LETTER), leaf: Math.floor((slot - 2) / LETTER) },
      levels: Array.from({ length: levels }, (_, at) => ({ x: 0, y: y(at) })),
    }
  }
  const cell = usual
  const slot = boards ? cell.height + 6 : cell.height + 1
  const left = leftOf(boards)
  const column = Math.max(
    cell.width + gap(room.kind, boards),
    Math.min(
      (room.width - left - cell.width - 4) / Math.max(1, levels - 1),
      room.height === undefined ? cell.width + 70 : Infinity,
    ),
  )
  const x = (at: number) => left + cell.width / 2 + at * column
  const beside = Math.floor((column - cell.width - 6) / LETTER)
  return {
    down,
    cell,
    width: x(levels - 1) + leaf / 2 + 2,
    height: HEAD + slots * slot,
    x: (index) => x(level[index]),
    y: (index) => HEAD + along[index] * slot,
    letters: boards ? { node: BESIDE_BOARD, leaf: BESIDE_BOARD } : { node: beside, leaf: beside },
    levels: Array.from({ length: levels }, (_, at) => ({ x: x(at), y: 12 })),
  }
}
