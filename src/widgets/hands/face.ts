import type { GameKit } from '../../../engine/index.ts'
import type { HexStep } from '../../boards/hex.ts'
import type { HexWay } from '../../boards/hex-drag.ts'
import { InteractiveHex, type HexEvents } from '../../boards/hex-interactive.ts'
import { hexModel, hexNames } from '../../boards/hex-model.ts'
import { InteractiveBoard } from '../../boards/interactive.ts'
import { boardModel, squareNames } from '../../boards/model.ts'
import { ghostAt } from '../../boards/moves.ts'
import type { Mark } from '../../boards/square.ts'
import type { BoardWords } from '../../i18n/en/boards.ts'
import { roomFor } from './room.ts'

/** What is to be seen on a board besides the position. */
export interface Shown {
  readonly label: string
  readonly active: boolean
  /** The square that the pointer is on. */
  readonly pointed: number | undefined
  /** Where a finger holds a stone that is not placed yet. */
  readonly aim?: number | undefined
  readonly marks: readonly Mark[]
  /** Squares of a term, and whether it speaks for the side to move. */
  readonly lit: readonly number[]
  readonly favours: boolean
  readonly chosen: readonly number[]
  readonly targets: readonly number[]
  readonly preview: readonly HexStep[]
  readonly hint?: readonly HexStep[]
  readonly steps: readonly HexStep[]
  /** Where the marbles in hand can be dragged. */
  readonly ways?: readonly HexWay[]
}

/** A board of either kind, which shows positions and says where it is picked. */
export interface Face {
  readonly element: HTMLElement
  show<P>(kit: GameKit<P>, position: P, shown: Shown, arriving: boolean): void
  focus(): void
}

/** How strongly a term's squares are lit, of 1. */
const LIGHT = 0.4

export function faceOf(
  shape: 'square' | 'hex',
  document: Document,
  events: HexEvents,
  words: BoardWords & { readonly chosen: string },
): Face {
  return shape === 'hex' ? hexFace(document, events, words) : squareFace(document, events, words)
}

function squareFace(document: Document, events: HexEvents, words: BoardWords): Face {
  const board = new InteractiveBoard(document, events)
  return {
    element: board.element,
    focus: () => board.focus(),
    show(kit, position, shown, arriving) {
      const columns = kit.board?.size(position).columns ?? 1
      const model = boardModel(kit, position, { room: roomFor(columns) })
      if (model === undefined) return
      const { label, active, marks, aim } = shown
      const pointed = aim ?? shown.pointed
      const ghost = active && pointed !== undefined ? ghostAt(kit, position, pointed) : undefined
      const names = squareNames(kit, position, model, words)
      const heat = heatOf(model.stones.length, shown)
      const at = active && aim !== undefined ? { aim } : {}
      const drawn = { ...model, marks, ...(heat && { heat }), ...(ghost && { ghost }), ...at }
      board.show({ model: drawn, label, names, active }, arriving)
    },
  }
}

function hexFace(
  document: Document,
  events: HexEvents,
  words: BoardWords & { readonly chosen: string },
): Face {
  const board = new InteractiveHex(document, events)
  return {
    element: board.element,
    focus: () => board.focus(),
    show(kit, position, shown, arriving) {
      const model = hexModel(kit, position)
      if (model === undefined) return
      const { label, active, chosen, targets, preview, hint = [], marks, steps, ways = [] } = shown
      const heat = heatOf(model.stones.length, shown)
      const hand = { chosen, targets, preview, hint }
      const drawn = { ...model, ...hand, marks, steps, ...(heat && { heat }) }
      const names = hexNames(kit, position, drawn, words)
      const own = kit.game.toMove(position)
      board.show({ model: drawn, label, names, active, own, ways }, arriving)
    },
  }
}

function heatOf(count: number, { lit, favours }: Shown): Float64Array | undefined {
  if (lit.length === 0) return undefined
  const heat = new Float64Array(count)
  for (const square of lit) heat[square] = favours ? LIGHT : -LIGHT
  return heat
}
