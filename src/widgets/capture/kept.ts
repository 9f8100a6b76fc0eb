import { ninuki, type NinukiPosition, type Player } from '../../../engine/index.ts'
import type { CaptureWords } from '../../i18n/capture.ts'

/** The word of one side: bit `row · columns + column` says whether a stone of it lies there. */
export interface SideWord {
  readonly name: string
  readonly columns: number
  readonly bits: readonly boolean[]
  /** Bits that are other ones than before. */
  readonly changed: readonly number[]
  /** The bits that changed, in words. */
  readonly says: string
}

/** How many lines of a kind there are, before a move and now. */
export interface LineCount {
  readonly name: string
  readonly before: number
  readonly now: number
}

/** Both sides' words before, then both now. */
export function wordsOf(
  before: NinukiPosition,
  now: NinukiPosition,
  words: CaptureWords,
): readonly SideWord[] {
  const sides = [0, 1] as const
  return [
    ...sides.map((side) => wordOf(before, before, side, words.wordBefore, words)),
    ...sides.map((side) => wordOf(before, now, side, words.wordNow, words)),
  ]
}

function wordOf(
  before: NinukiPosition,
  now: NinukiPosition,
  side: Player,
  name: (side: string) => string,
  words: CaptureWords,
): SideWord {
  const was = bitsOf(before, side)
  const bits = bitsOf(now, side)
  const changed = bits.flatMap((bit, square) => (bit === was[square] ? [] : [square]))
  const points = changed.map((square) => words.bit(pointOf(before, square), bits[square]))
  return {
    name: name(ninuki.sides[side]),
    columns: before.size,
    bits,
    changed,
    says: now === before ? words.ones(bits.filter(Boolean).length) : words.bits(points),
  }
}

function bitsOf(p: NinukiPosition, side: Player): boolean[] {
  return Array.from(p.cellOf, (cell) => p.cells[cell] === side + 1)
}

function pointOf(p: NinukiPosition, square: number): string {
  return ninuki.game.formatMove(p, square)
}

/**
 * The lines that the evaluation counts, by whose they are, open or half-open, and how long.
 *
 * @param after  with the whole move played: its kinds are listed even while there are none
 */
export function lineCounts(
  before: NinukiPosition,
  now: NinukiPosition,
  after: NinukiPosition,
  words: CaptureWords,
): readonly LineCount[] {
  const was = countsOf(before, words)
  const is = countsOf(now, words)
  const names = [...was.keys(), ...countsOf(after, words).keys(), ...is.keys()]
  return [...new Set(names)]
    .toSorted()
    .map((name) => ({ name, before: was.get(name) ?? 0, now: is.get(name) ?? 0 }))
}

function countsOf(p: NinukiPosition, words: CaptureWords): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, side, squares } of ninuki.evaluation.explain(p)) {
    if (name !== 'open-line' && name !== 'half-open-line') continue
    const told = words.line(ninuki.sides[side], name === 'open-line', squares.length)
    counts.set(told, (counts.get(told) ?? 0) + 1)
  }
  return counts
}
