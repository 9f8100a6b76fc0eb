/**
 * Where on a line a stone makes three, four or five of its side within some five points that
 * have no enemy stone: a window. All windows of the line are counted at once, each bit standing
 * for the window that begins there; the five stones of each are added as in an adder of hardware.
 *
 * @param own     the side's stones on the line, bit 0 its first point
 * @param enemy   the other's
 * @param length  points of the line
 * @param exact   six or more do not win: a window with an own stone at its end is none
 * @param out     three words: the points that make three, four, five
 */
export function makingsOf(
  own: number,
  enemy: number,
  length: number,
  exact: boolean,
  out: Int32Array,
): void {
  out[0] = 0
  out[1] = 0
  out[2] = 0
  // A line has something to show from two stones on.
  if ((own & (own - 1)) === 0) return
  const closed = enemy | (-1 << length)
  const blocked = closed | (closed >>> 1) | (closed >>> 2) | (closed >>> 3) | (closed >>> 4)
  const free = exact ? ~(blocked | (own << 1) | (own >>> 5)) : ~blocked
  if (free === 0) return

  const b = own >>> 1
  const c = own >>> 2
  const d = own >>> 3
  const e = own >>> 4
  const sum = own ^ b ^ c
  const carry = (own & b) | (c & (own ^ b))
  const ones = sum ^ d ^ e
  const left = (sum & d) | (e & (sum ^ d))
  const twos = carry ^ left
  const fours = carry & left
  const empty = ~(own | closed)
  out[0] = spread(free & twos & ~ones) & empty
  out[1] = spread(free & twos & ones) & empty
  out[2] = spread(free & fours & ~ones) & empty
}

/** All points of the windows. */
function spread(windows: number): number {
  return windows | (windows << 1) | (windows << 2) | (windows << 3) | (windows << 4)
}
