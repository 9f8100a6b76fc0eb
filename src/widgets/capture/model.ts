import {
  ContractError,
  fail,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ok,
  type NinukiPosition,
  type Result,
} from '../../../engine/index.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import type { CaptureWords } from '../../i18n/capture.ts'
import { lineCounts, wordsOf, type LineCount, type SideWord } from './kept.ts'

/** The two halves of a hash. */
export interface Hash {
  readonly lo: number
  readonly hi: number
}

/** One thing that a capture changes: a stone, the count, or the side to move. */
interface Fact {
  readonly kind: 'placed' | 'taken' | 'count' | 'turn'
  /** The square of a stone, -1 for the others. */
  readonly square: number
  /** What it changes in the hash. */
  readonly key: Hash
}

/** A move that captures one pair, taken apart into the facts that it changes. */
export interface Capture {
  readonly before: NinukiPosition
  readonly facts: readonly Fact[]
  /** What the engine has after it plays the move. */
  readonly played: Hash
}

/** All facts changed, as a set of bits. */
export function allOf({ facts }: Capture): number {
  return 2 ** facts.length - 1
}

/** @param text  a board text in which the move captures exactly one pair and ends nothing */
export function captureOf(text: string, move: string): Result<Capture> {
  const read = ninuki.game.parse(text)
  if (!read.ok) return read
  const before = read.value
  const square = ninuki.game.parseMove(before, move)
  if (!square.ok) return square
  const taken = ninukiCaptures(before, square.value)
  if (taken.length !== 2) return fail('capture/one-pair', 0, { move })
  const kinds: readonly Omit<Fact, 'key'>[] = [
    { kind: 'placed', square: square.value },
    ...taken.map((each) => ({ kind: 'taken' as const, square: each })),
    { kind: 'count', square: -1 },
    { kind: 'turn', square: -1 },
  ]
  const hash = hashOf(before)
  const facts = kinds.map((each, i) => ({
    ...each,
    key: xor(hash, hashOf(changed(before, kinds, 1 << i))),
  }))
  ninuki.game.play(before, square.value)
  const played = hashOf(before)
  ninuki.game.undo(before)
  return ok({ before, facts, played })
}

export function hashOf(p: NinukiPosition): Hash {
  return { lo: ninuki.game.hashLo(p), hi: ninuki.game.hashHi(p) }
}

function xor(a: Hash, b: Hash): Hash {
  return { lo: a.lo ^ b.lo, hi: a.hi ^ b.hi }
}

/** The position with some of the facts changed, read anew from its text. */
export function withFacts({ before, facts }: Capture, set: number): NinukiPosition {
  return changed(before, facts, set)
}

function changed(
  before: NinukiPosition,
  facts: readonly Omit<Fact, 'key'>[],
  set: number,
): NinukiPosition {
  const [rows, side, counts] = ninukiBoardText(before).split(' ')
  const grid = rows.split('/').map((row) => [...row])
  const [byX, byO] = counts.split(',').map(Number)
  const captured = [byX, byO]
  let toMove = side
  facts.forEach(({ kind, square }, i) => {
    if (((set >> i) & 1) === 0) return
    if (kind === 'turn') toMove = side === 'X' ? 'O' : 'X'
    else if (kind === 'count') captured[before.toMove] += 2
    else {
      const row = grid[before.size - 1 - Math.floor(square / before.size)]
      row[square % before.size] = kind === 'placed' ? side : '.'
    }
  })
  const text = `${grid.map((row) => row.join('')).join('/')} ${toMove} ${captured.join(',')}`
  const read = ninuki.game.parse(text)
  if (!read.ok) throw new ContractError('capture', `${text}: ${read.error.code}`)
  return read.value
}

/** By XOR alone: the hash before the move, with the keys of the facts that are changed. */
export function hashBy({ before, facts }: Capture, set: number): Hash {
  return facts.reduce(
    (hash, { key }, i) => (((set >> i) & 1) === 1 ? xor(hash, key) : hash),
    hashOf(before),
  )
}

/** In how many of the eight directions each square sees something else than before. */
export function viewsChanged(before: NinukiPosition, now: NinukiPosition): number[] {
  return Array.from(before.cellOf, (cell) => {
    let count = 0
    for (let d = 0; d < 8; d++) {
      if (before.views[cell * 8 + d] !== now.views[cell * 8 + d]) count++
    }
    return count
  })
}

export interface CaptureRow {
  readonly name: string
  readonly bits: string
  readonly kind: 'hash' | 'key' | 'idle'
}

export interface CaptureModel {
  readonly board: SquareModel
  readonly label: string
  readonly names: readonly string[]
  readonly rows: readonly CaptureRow[]
  readonly facts: readonly { readonly name: string; readonly on: boolean }[]
  readonly says: string
  readonly views: string
  /** The words of both sides before, then both now. */
  readonly sides: readonly SideWord[]
  readonly lines: readonly LineCount[]
}

/** Bits of the hash that are shown: its low half. */
const SHOWN = 32

function bitsOf({ lo }: Hash): string {
  return (lo >>> 0).toString(2).padStart(SHOWN, '0')
}

export function captureModel(
  capture: Capture,
  set: number,
  words: CaptureWords,
  boards: BoardWords,
): CaptureModel {
  const { before, facts, played } = capture
  const now = withFacts(capture, set)
  const plain = boardModel(ninuki, now, { room: BOARD_ROOM })
  if (plain === undefined) throw new ContractError('capture', 'ninuki has no board of squares')
  const changes = viewsChanged(before, now)
  const lifted = facts
    .filter(({ kind }, i) => kind === 'taken' && ((set >> i) & 1) === 1)
    .map(({ square }) => square)
  const board: SquareModel = {
    ...plain,
    marks: [
      ...lifted.map((square) => ({ square, shape: 'cross' as const, tone: 'beta' as const })),
      ...changes.flatMap((count, square) => {
        if (count === 0 || lifted.includes(square)) return []
        const shape = plain.stones[square] === -1 ? ('dot' as const) : ('ring' as const)
        return [{ square, shape, tone: 'table' as const }]
      }),
    ],
  }
  const hash = hashBy(capture, set)
  const told = facts.map((fact) => nameOf(capture, fact, words))
  const squares = changes.filter((count) => count > 0).length
  const sum = changes.reduce((all, count) => all + count, 0)
  const all = set === allOf(capture)
  return {
    board,
    label: words.board,
    names: squareNames(ninuki, now, board, boards),
    facts: told.map((name, i) => ({ name, on: ((set >> i) & 1) === 1 })),
    rows: [
      { name: words.before, bits: bitsOf(hashOf(before)), kind: 'hash' },
      ...facts.map(({ key }, i) => ({
        name: told[i],
        bits: bitsOf(key),
        kind: ((set >> i) & 1) === 1 ? ('key' as const) : ('idle' as const),
      })),
      { name: words.now, bits: bitsOf(hash), kind: 'hash' },
    ],
    says: saysOf(set, all, same(hash, played), same(hash, hashOf(now)), words),
    views: words.views(sum, changes.length * 8, squares),
    sides: wordsOf(before, now, words),
    lines: lineCounts(before, now, withFacts(capture, allOf(capture)), words),
  }
}

function same(a: Hash, b: Hash): boolean {
  return a.lo === b.lo && a.hi === b.hi
}

function saysOf(
  set: number,
  all: boolean,
  isPlayed: boolean,
  isRead: boolean,
  words: CaptureWords,
): string {
  if (set === 0) return words.untouched
  if (all && isPlayed) return words.all
  return isRead ? words.some : words.wrong
}

function nameOf({ before }: Capture, { kind, square }: Fact, words: CaptureWords): string {
  const point = square === -1 ? '' : ninuki.game.formatMove(before, square)
  const side = ninuki.sides[before.toMove]
  const enemy = ninuki.sides[1 - before.toMove]
  if (kind === 'placed') return words.placed(side, point)
  if (kind === 'taken') return words.taken(enemy, point)
  if (kind === 'turn') return words.turn(side, enemy)
  const count = before.captured[before.toMove]
  return words.count(side, count, count + 2)
}
