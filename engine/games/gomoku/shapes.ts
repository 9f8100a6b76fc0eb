import { popcount32 } from '../../core/bits.ts'

/**
 * What a side has on a line, by what it threatens:
 *
 * | kind       | meaning                                                    | for example     |
 * |------------|------------------------------------------------------------|-----------------|
 * | five       | five in a line                                             | `xxxxx`         |
 * | open-four  | two points, each of which makes five                       | `.xxxx.`        |
 * | four       | one point makes five                                       | `oxxxx.` `xx.xx`|
 * | open-three | one more stone makes `.xxxx.`                              | `.xx.x.`        |
 * | three      | one more stone makes a four                                | `oxxx..`        |
 * | open-two   | two more stones make `.xxxx.`                              | `.x.x..`        |
 * | two        | two more stones make a four                                | `ox.x..`        |
 * | one        | alone, with room for five                                  | `..x..`         |
 *
 * Stones without room for five have no shape.
 */
export type Kind =
  | 'five'
  | 'open-four'
  | 'four'
  | 'open-three'
  | 'three'
  | 'open-two'
  | 'two'
  | 'one'

export interface Shape {
  readonly kind: Kind
  /** The stones that make it, as bits of the line. */
  readonly stones: number
  /** In how many places of the line a five with one of its group's stones still fits, 1 to 15. */
  readonly places: number
}

/**
 * The shapes of one side on a line. Its stones fall into groups: neighbours that can still be
 * part of one five, being at most four apart with no enemy stone between. Each group has one
 * shape, the strongest. Read from the other end a line has the same shapes.
 *
 * @param own     the side's stones on the line, bit 0 its first point
 * @param enemy   the other's
 * @param length  points of the line
 * @param exact   six or more do not win
 */
export function shapesOf(own: number, enemy: number, length: number, exact: boolean): Shape[] {
  const shapes: Shape[] = []
  for (let rest = own; rest !== 0;) {
    const group = firstGroup(rest, enemy)
    const shape = shapeOf(group, own, enemy, length, exact)
    if (shape !== undefined) shapes.push(shape)
    rest &= ~group
  }
  return shapes
}

function firstGroup(own: number, enemy: number): number {
  let group = own & -own
  let last = 31 - Math.clz32(group)
  for (let at = last + 1; at <= last + 4 && ((enemy >>> at) & 1) === 0; at++) {
    if ((own >>> at) & 1) {
      group |= 1 << at
      last = at
    }
  }
  return group
}

function shapeOf(
  group: number,
  own: number,
  enemy: number,
  length: number,
  exact: boolean,
): Shape | undefined {
  let most = 0 // stones of the group where five fit
  let stones = 0 // which stones those are
  let wins = 0 // points that make five
  let places = 0
  let mostOpen = 0 // stones of the group in four points with an empty one at each end
  for (let from = 0; from + 5 <= length; from++) {
    const five = 0b11111 << from
    const count = popcount32(five & group)
    // A stone just outside would make six of the five.
    const over = exact && (own & ((1 << (from - 1)) | (1 << (from + 5)))) !== 0
    if (count === 0 || over || (five & enemy) !== 0) continue
    places++
    if (count > most) {
      most = count
      stones = 0
    }
    if (count === most) stones |= five & group
    if (count === 4) wins |= five & ~group

    const far = 1 << (from + 5)
    const ends = (1 << from) | far
    if (from + 6 > length || (ends & (own | enemy)) !== 0) continue
    // Then this five's point makes five as well, unless a stone beyond it would make six.
    if (exact && (own & (1 << (from + 6))) !== 0) continue
    mostOpen = Math.max(mostOpen, count)
  }
  const kind = kindOf(most, mostOpen, popcount32(wins))
  return kind === undefined ? undefined : { kind, stones, places }
}

function kindOf(most: number, mostOpen: number, wins: number): Kind | undefined {
  switch (most) {
    case 5:
      return 'five'
    case 4:
      return wins > 1 ? 'open-four' : 'four'
    case 3:
      return mostOpen === 3 ? 'open-three' : 'three'
    case 2:
      return mostOpen === 2 ? 'open-two' : 'two'
    case 1:
      return 'one'
    default:
      return undefined
  }
}
