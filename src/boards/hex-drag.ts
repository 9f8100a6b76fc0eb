import { HEX_CELLS, HEX_NEXT } from '../../engine/index.ts'
import { hexGeometry, STEPS, type HexModel, type HexStep } from './hex-geometry.ts'

/** Pixels of the screen that a pointer moves before a click becomes a drag. */
const DRAG = 6

/** What the marbles in hand can do. */
export interface HexWay {
  /** 0 to 5. */
  readonly direction: number
  readonly steps: readonly HexStep[]
}

/** What may be dragged, as the board has it at the time. */
export interface HexHold {
  readonly model: HexModel
  /** The side whose marbles can be dragged. */
  readonly own: number
  /** The ways of the marbles in hand. */
  readonly ways: readonly HexWay[]
}

export interface HexDragEvents {
  /** What may be dragged now; undefined where nothing may. */
  readonly hold: () => HexHold | undefined
  /** The marbles from one cell to another are to be taken in hand, if they are a line. */
  readonly take: (from: number, to: number) => void
  /** Another way is dragged along, or the same one further. */
  readonly moved: () => void
  /** The marbles in hand have been dragged to the end of a way and let go there. */
  readonly go: (way: HexWay, done: number) => void
}

/** A place on the drawing, in pixels to the right and down. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Marbles on their way under a pointer. */
export interface HexShift {
  readonly way: HexWay
  /** How far along it, from 0 to 1. */
  readonly done: number
}

interface Grip {
  readonly pointer: number
  readonly from: number
  /** Marbles that were in hand when the pointer came down on one are moved as they are. */
  readonly held: boolean
  /** The marble under the pointer, or that it was last on. */
  anchor: number
  /** Where its way is measured from. */
  origin: Place
  begun: boolean
  way: HexWay | undefined
  /** How far along its way, from 0 to 1. */
  done: number
}

/**
 * What a pointer does to marbles: drawn along own marbles it takes a line of them, and beyond
 * them, or from one of several in hand, it moves them. It knows no rule: the holder says what is
 * in hand and where that can go.
 */
export class HexDrag {
  private readonly events: HexDragEvents
  private grip: Grip | undefined

  constructor(events: HexDragEvents) {
    this.events = events
  }

  /** Whether a pointer is down on a marble that may be dragged. */
  get pressed(): boolean {
    return this.grip !== undefined
  }

  /** Whether marbles are being dragged, and not just pressed. */
  get active(): boolean {
    return this.grip?.begun === true
  }

  /** Undefined while the marbles in hand are not dragged along any of their ways. */
  get shift(): HexShift | undefined {
    const { way, done } = this.grip ?? {}
    return way === undefined || done === undefined ? undefined : { way, done }
  }

  press(pointer: number, cell: number, origin: Place): void {
    const hold = this.events.hold()
    if (hold === undefined || hold.model.stones[cell] !== hold.own) return
    const chosen = hold.model.chosen ?? []
    const held = chosen.length > 1 && chosen.includes(cell)
    const still = { begun: false, way: undefined, done: 0 }
    this.grip = { pointer, from: cell, held, anchor: cell, origin, ...still }
  }

  /** @param scale  pixels of the screen in one of the drawing */
  move(pointer: number, place: Place, scale: number): void {
    const { grip } = this
    if (grip === undefined || grip.pointer !== pointer) return
    if (!grip.begun) {
      if (Math.hypot(place.x - grip.origin.x, place.y - grip.origin.y) * scale < DRAG) return
      grip.begun = true
      if (!grip.held) this.events.take(grip.from, grip.from)
    }
    if (!grip.held) this.stretch(grip, place)
    this.aim(grip, place)
    this.events.moved()
  }

  /** The pointer is lifted: marbles that are nearer to the end of their way go there. */
  release(pointer: number): void {
    const { grip } = this
    if (grip === undefined || grip.pointer !== pointer) return
    this.grip = undefined
    if (grip.way !== undefined && grip.done >= 0.5) this.events.go(grip.way, grip.done)
    else if (grip.begun) this.events.moved()
  }

  /** Puts the marbles back where they were. */
  cancel(): void {
    if (this.grip === undefined) return
    this.grip = undefined
    this.events.moved()
  }

  private stretch(grip: Grip, place: Place): void {
    const hold = this.events.hold()
    if (hold === undefined) return
    const g = hexGeometry(hold.model)
    const cell = cellAt(hold.model, place)
    if (cell === undefined || cell === grip.anchor || hold.model.stones[cell] !== hold.own) return
    this.events.take(grip.from, cell)
    if (this.events.hold()?.model.chosen?.includes(cell) !== true) return
    grip.anchor = cell
    grip.origin = { x: g.x(cell), y: g.y(cell) }
  }

  private aim(grip: Grip, { x, y }: Place): void {
    grip.way = undefined
    const hold = this.events.hold()
    if (hold === undefined) return
    const right = x - grip.origin.x
    const up = grip.origin.y - y
    const direction = (Math.round(Math.atan2(up, right) / (Math.PI / 3)) + 6) % 6
    // That way the pointer would take other marbles of the line in hand, or let go of this one.
    const next = HEX_NEXT[grip.anchor * 6 + direction]
    if (!grip.held && hold.model.chosen?.includes(next) === true) return
    grip.way = hold.ways.find((way) => way.direction === direction)
    const along = right * STEPS[direction].x + up * STEPS[direction].y
    grip.done = Math.max(0, Math.min(1, along / hexGeometry(hold.model).cell))
  }
}

/** The cell that a place lies in; undefined beside the board. */
function cellAt(model: HexModel, { x, y }: Place): number | undefined {
  const g = hexGeometry(model)
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    if (Math.hypot(g.x(cell) - x, g.y(cell) - y) < g.cell / 2) return cell
  }
  return undefined
}
