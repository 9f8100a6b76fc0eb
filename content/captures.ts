/** The positions and numbers of the chapter on captures, in whatever language: read when the page is built. */
import {
  ContractError,
  legalMoves,
  ninuki,
  ninukiEvaluateAnew,
  packedBoard,
  PACKED_BITS,
  INFLUENCE_REACH,
  liftPacked,
  putPacked,
  rngOf,
  type NinukiPosition,
} from '../engine/index.ts'
import type { ReadPoint } from '../src/charts/reads.ts'
import { number } from '../src/i18n/numbers.ts'
import { allOf, captureOf, viewsChanged, withFacts } from '../src/widgets/capture/model.ts'
import { rightOf } from './right-choice.ts'
import type { LabCase } from '../src/widgets/rules/model.ts'

const NINE = '.........'

/** Nine rows from the top, given by those that are not empty. */
function board(rows: Readonly<Record<number, string>>, rest: string): string {
  return `${Array.from({ length: 9 }, (_, i) => rows[9 - i] ?? NINE).join('/')} ${rest}`
}

/**
 * The examples of the lab, by the names of their words. Those with a `source` are the cases of that name in
 * test/fixtures/ninuki, cut to nine columns: a test compares them.
 */
export const CASES = [
  {
    name: 'double-three',
    source: 'd3-cross',
    position: board({ 6: '...X.....', 5: '...X.....', 4: '.XX......' }, 'X 0,0'),
    ask: 'd4',
  },
  {
    name: 'excused',
    position: board({ 7: '......X..', 6: '...X.O...', 5: '...XO....', 4: '.XX......' }, 'X 0,0'),
    ask: 'd4',
  },
  {
    name: 'shut',
    source: 'd3-blocked-one',
    position: board({ 4: '..O.XX...', 3: '...X.....', 2: '...X.....' }, 'X 0,0'),
    ask: 'd4',
  },
  {
    name: 'breakable',
    source: 'five-breakable',
    position: board({ 6: '....O....', 5: '....X....', 4: '..XXXX...' }, 'X 0,0'),
    ask: 'g4',
  },
  {
    name: 'breaking',
    source: 'five-break-done',
    position: board({ 6: '....O....', 5: '....X....', 4: '..XXXXX..' }, 'O 0,0'),
    ask: 'e3',
  },
  {
    name: 'two-fives',
    source: 'double-five-one-breakable',
    position: board(
      { 8: '......X..', 7: '......X..', 6: '....O.X..', 5: '....X.X..', 4: '..XXXX...' },
      'X 0,0',
    ),
    ask: 'g4',
  },
  {
    name: 'two-pairs',
    source: 'cap-double',
    position: board({ 4: '.XOO.OOX.' }, 'X 0,0'),
    ask: 'e4',
  },
  {
    name: 'three-stay',
    source: 'nocap-three',
    position: board({ 4: '..XOOO...' }, 'X 0,0'),
    ask: 'g4',
  },
  {
    name: 'between',
    source: 'no-suicide-1',
    position: board({ 4: '...OX.O..' }, 'X 0,0'),
    ask: 'f4',
  },
  {
    name: 'tenth',
    source: 'cap-win-10',
    position: board({ 4: '..XOO....' }, 'X 8,0'),
    ask: 'f4',
  },
] as const satisfies readonly (LabCase & { readonly source?: string })[]

/** The capture that the first figure takes apart: d4 takes e5 and f6. */
export const TAKEN = {
  position: board({ 7: '......X..', 6: '.....O...', 5: '....OX...', 4: '......O..' }, 'X 0,0'),
  move: 'd4',
} as const

const taken = captureOf(TAKEN.position, TAKEN.move)
if (!taken.ok) throw new ContractError('the chapter on captures', taken.error.code)
const all = withFacts(taken.value, allOf(taken.value))
const changes = viewsChanged(taken.value.before, all)

/** What the first figure shows when the move has been played. */
export const seen = {
  views: changes.reduce((sum, count) => sum + count, 0),
  points: changes.filter((count) => count > 0).length,
  all: changes.length * 8,
  stones: taken.value.facts.filter(({ square }) => square !== -1).length,
  /** Facts that the move changes, each with a key of its own. */
  keys: taken.value.facts.length,
}

/** How many keys the move changes, of what readers may say. */
export const keyGuesses = { one: 1, stones: seen.stones, keys: seen.keys }
export const rightKeys = rightOf(
  'captures',
  ['one', 'stones', 'keys'],
  (guess) => keyGuesses[guess] === taken.value.facts.length,
)

/** X’s open lines of a single stone, before the move of the first figure and after it. */
export const open = { before: openSingles(taken.value.before), now: openSingles(all) }

function openSingles(position: NinukiPosition): number {
  return ninuki.evaluation
    .explain(position)
    .filter(({ name, side, squares }) => name === 'open-line' && side === 0 && squares.length === 1)
    .length
}

/** A point whose word the second figure opens: it sees three stones with a hole. */
export const WORD = { position: 'e5 d6 g5 d7 d8 c4 h5', ask: 'd5' } as const

/** Bytes a point, of the report’s board and of the engine’s. */
export const bytes = bytesOf()

function bytesOf() {
  const { cells, views } = ninuki.game.initial()
  const { lo, hi } = packedBoard(19)
  return {
    report: (lo.byteLength + hi.byteLength) / lo.length,
    engine: (cells.byteLength + views.byteLength) / cells.length,
    used: PACKED_BITS.used,
    bits: PACKED_BITS.word,
    felt: (2 * INFLUENCE_REACH + 1) ** 2,
  }
}

/** Moves of the game in which reads are counted. */
const PLIES = 160

/** Counts the elements that are read of an array. */
function counting<A extends Uint8Array | Uint16Array | Int32Array>(
  array: A,
  tally: { reads: number },
): A {
  return new Proxy(array, {
    get(target, key) {
      if (typeof key !== 'string' || !/^\d+$/.test(key)) return Reflect.get(target, key, target)
      tally.reads++
      return target[Number(key)]
    },
    set(target, key, value) {
      target[Number(key)] = Number(value)
      return true
    },
  })
}

/** A game by dice near the stones, with what the engine reads of the board at each move. */
function countReads(): (ReadPoint & { readonly packed: number })[] {
  const tally = { reads: 0 }
  const words = packedBoard(19)
  // The upper halves have but two of the patterns, and the influence.
  const b = { ...words, lo: counting(words.lo, tally) }
  const plain = ninuki.game.initial()
  const p = { ...plain, cells: counting(plain.cells, tally), views: counting(plain.views, tally) }
  const rng = rngOf(12)
  const points: (ReadPoint & { readonly packed: number })[] = []
  while (points.length < PLIES) {
    const legal = legalMoves(ninuki, p)
    const near = legal.filter((move) => ninuki.near?.(p, move, 2) ?? true)
    const choice = near.length === 0 ? legal : near
    const move = choice[rng.below(choice.length)]
    tally.reads = 0
    ninuki.game.play(p, move)
    const value = ninuki.evaluation.evaluate(p)
    const kept = tally.reads
    if (ninuki.game.outcome(p) !== undefined || p.captured[1 - p.toMove] >= 8) {
      ninuki.game.undo(p)
      continue
    }
    tally.reads = 0
    if (ninukiEvaluateAnew(p) !== value) {
      throw new ContractError(
        'the chapter on captures',
        'the evaluation that is kept up is another one',
      )
    }
    const anew = tally.reads
    const taken = ninuki.board?.lastTaken?.(p) ?? []
    tally.reads = 0
    putPacked(b, move, p.toMove === 0 ? 1 : 0)
    for (const square of taken) liftPacked(b, square)
    const packed = tally.reads
    points.push({ ply: points.length + 1, kept, anew, packed, captures: taken.length })
  }
  return points
}

export const reads = countReads()

const meanOf = (values: readonly number[]) =>
  number(Math.round(values.reduce((sum, value) => sum + value, 0) / values.length))
const late = reads.slice(-20)

export const readNumbers = {
  plies: PLIES,
  last: late.length,
  captures: reads.filter(({ captures }) => captures > 0).length,
  get kept() {
    return meanOf(late.map(({ kept }) => kept))
  },
  get anew() {
    return meanOf(late.map(({ anew }) => anew))
  },
  get packed() {
    return meanOf(late.map(({ packed }) => packed))
  },
  get quiet() {
    return meanOf(reads.filter(({ captures }) => captures === 0).map(({ kept }) => kept))
  },
  get capture() {
    return meanOf(reads.filter(({ captures }) => captures > 0).map(({ kept }) => kept))
  },
}

export const readTable: readonly (readonly number[])[] = reads
  .filter(({ ply }) => ply % 20 === 0)
  .map(({ ply, captures, kept, anew }) => [ply, captures, kept, anew])
