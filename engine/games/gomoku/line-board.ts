import type { Player } from '../../core/game.ts'
import { FIVE, FOUR, THREE, type Making, type ThreatBoard } from '../../core/threat-board.ts'
import { zobristKeys } from '../../core/zobrist.ts'
import { geometryOf, type Geometry } from './geometry.ts'
import { makingsOf } from './makings.ts'

const KEYS = zobristKeys(0x60_77, 22 * 22 * 2)
/** Words of 32 bits for a set of points: 484 at most. */
const WORDS = 16

/**
 * A square board of five in a line that keeps up what a stone would make where. A stone changes
 * its four lines only; each is looked at anew, as a row of bits, and what has changed there is
 * counted point by point.
 */
export class LineBoard implements ThreatBoard {
  readonly squares: number
  readonly room: number
  readonly hash = new Int32Array(2)

  private readonly geometry: Geometry
  private readonly exact: boolean
  /** `bits[line · 2 + player]`: the player's stones on a line. */
  private readonly bits: Int32Array
  /** `makings[line · 6 + kind]` (`kindOf`): the points of a line on which a stone makes that, */
  private readonly makings: Int32Array
  /** `counts[kind · squares + point]`: on how many of its lines a point is one of them, */
  private readonly counts: Uint8Array
  /** `sets[kind · WORDS …]`: which points are on any, as bits, and how many those are. */
  private readonly sets = new Int32Array(6 * WORDS)
  private readonly sizes = new Int32Array(6)

  constructor(size: number, exact: boolean, room: number) {
    this.geometry = geometryOf(size)
    this.squares = this.geometry.points
    this.exact = exact
    this.room = room
    this.bits = new Int32Array(this.geometry.lineCount * 2)
    this.makings = new Int32Array(this.geometry.lineCount * 6)
    this.counts = new Uint8Array(this.squares * 6)
  }

  isEmpty(point: number): boolean {
    const line = this.geometry.lineOf[point * 4]
    const both = this.bits[line * 2] | this.bits[line * 2 + 1]
    return ((both >>> this.geometry.bitOf[point * 4]) & 1) === 0
  }

  place(point: number, player: Player): void {
    this.toggle(point, player)
  }

  remove(point: number, player: Player): void {
    this.toggle(point, player)
  }

  any(player: Player, making: Making): boolean {
    return this.sizes[kindOf(making, player)] > 0
  }

  makes(player: Player, making: Making, point: number): boolean {
    return this.counts[kindOf(making, player) * this.squares + point] > 0
  }

  list(player: Player, making: Making, out: Int32Array): number {
    const kind = kindOf(making, player)
    if (this.sizes[kind] === 0) return 0
    let count = 0
    for (let word = 0; word < WORDS; word++) {
      for (let rest = this.sets[kind * WORDS + word]; rest !== 0; rest &= rest - 1) {
        out[count++] = word * 32 + 31 - Math.clz32(rest & -rest)
      }
    }
    return count
  }

  private toggle(point: number, player: Player): void {
    const { lineOf, bitOf } = this.geometry
    for (let at = point * 4; at < point * 4 + 4; at++) {
      this.bits[lineOf[at] * 2 + player] ^= 1 << bitOf[at]
      this.lookAt(lineOf[at], 0)
      this.lookAt(lineOf[at], 1)
    }
    this.hash[0] ^= KEYS.lo[point * 2 + player]
    this.hash[1] ^= KEYS.hi[point * 2 + player]
  }

  /** Looks anew at what a player's stone would make on a line. */
  private lookAt(line: number, player: Player): void {
    const { bits, exact, geometry, makings } = this
    const own = bits[line * 2 + player]
    const at = line * 6 + player
    // Most lines have nothing to show, before or after: it takes two stones.
    const before = makings[at] | makings[at + 2] | makings[at + 4]
    if ((own & (own - 1)) === 0 && before === 0) return
    makingsOf(own, bits[line * 2 + 1 - player], geometry.lengths[line], exact, scratch)
    this.change(line, kindOf(THREE, player), scratch[0])
    this.change(line, kindOf(FOUR, player), scratch[1])
    this.change(line, kindOf(FIVE, player), scratch[2])
  }

  private change(line: number, kind: number, now: number): void {
    const before = this.makings[line * 6 + kind]
    if (before === now) return
    this.makings[line * 6 + kind] = now
    const { counts, sets, sizes, squares } = this
    const points = this.geometry.linePoints[line]
    for (let changed = before ^ now; changed !== 0; changed &= changed - 1) {
      const bit = 31 - Math.clz32(changed & -changed)
      const point = points[bit]
      const by = (now >>> bit) & 1 ? 1 : -1
      const lines = (counts[kind * squares + point] += by)
      // The first line, or no line any more.
      if (lines === (by === 1 ? 1 : 0)) {
        sets[kind * WORDS + (point >> 5)] ^= 1 << (point & 31)
        sizes[kind] += by
      }
    }
  }
}

/** What `makingsOf` answers for one line: read at once, so one will do for all boards. */
const scratch = new Int32Array(3)

function kindOf(making: Making, player: Player): number {
  return (making - THREE) * 2 + player
}
