import {
  ANY_OTHER,
  ContractError,
  FIVE,
  gomoku,
  legalMoves,
  ninukiLinesInRow,
  ninukiLineValue,
  threats,
  type GameOptions,
  type Gomoku,
  type Move,
  type Rng,
} from '../../../../engine/index.ts'
import { PLACES, readRow } from '../../line-strip/model.ts'
import { findNow } from '../../threats/find-now.ts'
import { childrenOf } from '../../threats/found.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { legalNames } from './legal.ts'
import { TURNS, turnedName, turnedRows } from './turned.ts'

/** X’s points in a row. */
function worthOf(text: string): number {
  const row = readRow(text)
  if (!row.ok)
    throw new ContractError('exercises of the chapter on open lines', `${text}: ${row.error.code}`)
  return ninukiLinesInRow(row.value)
    .filter(({ side }) => side === 0)
    .reduce((sum, { value }) => sum + value, 0)
}

/** A piece of a stones, a hole and b more, with an enemy at one end. */
interface HalfOpen {
  readonly a: number
  readonly b: number
  /** Empty places before. */
  readonly from: number
  /** Whether all is the other way round. */
  readonly back: boolean
}

/** Its row, with room to grow at the open end. */
function rowText({ a, b, from, back }: HalfOpen): string {
  const line = `${'.'.repeat(from)}O${'X'.repeat(a)}.${'X'.repeat(b)}`.padEnd(PLACES, '.')
  return back ? [...line].reverse().join('') : line
}

const ASKED_ROW: HalfOpen = { a: 2, b: 1, from: 2, back: false }

/** Two stones, a hole and one more, and an enemy at one end. */
export const HALF_OPEN_HOLE = rowText(ASKED_ROW)

const halfOpenHole = asksNumber<HalfOpen>({
  asked: ASKED_ROW,
  another(rng) {
    const a = 2 + rng.below(2)
    // A line is at most five places long, and one of them is the hole.
    return { a, b: 1 + rng.below(4 - a), from: rng.below(4), back: rng.below(2) === 0 }
  },
  solve: (row) => worthOf(rowText(row)),
  slips: [
    ['as-open', ({ a, b }) => ninukiLineValue(a, b)],
    ['no-hole', ({ a }) => ninukiLineValue(a, 0)],
    ['both-left-out', ({ a }) => ninukiLineValue(a - 1, 0)],
    ['no-gap', ({ a, b }) => ninukiLineValue(a + b, 0)],
    ['stones', ({ a, b }) => a + b],
    ['not-closed', () => 0],
  ],
  first: 'count-pieces',
})

type Rows = Readonly<Record<string, string>>

export const ROWS: Rows = {
  three: '....XXX....',
  four: '...OXXXX...',
  'hole-three': '...XX.X....',
  'two-two': '...XX.XX...',
}

/** The row that has most of something; undefined where two have. */
function mostOf(rows: Rows, count: (row: string) => number): string | undefined {
  const most = Math.max(...Object.values(rows).map(count))
  const found = Object.keys(rows).filter((name) => count(rows[name]) === most)
  return found.length === 1 ? found[0] : undefined
}

const stonesIn = (row: string) => row.replaceAll(/[^X]/g, '').length
const longestIn = (row: string) => Math.max(...row.split(/[^X]/).map((piece) => piece.length))
const holeIn = (row: string) => /X\.X/.test(row)

/** Rows of which one is worth the most: with or without a hole, an end shut or not. */
function anyRows(rng: Rng): Rows {
  for (;;) {
    const rows = Object.fromEntries(
      Object.keys(ROWS).map((name) => {
        const [a, b] = [1 + rng.below(4), rng.below(3)]
        const line = `${'X'.repeat(a)}${b === 0 || a + b > 4 ? '' : `.${'X'.repeat(b)}`}`
        return [name, `..${rng.below(2) === 0 ? 'O' : '.'}${line}`.padEnd(PLACES, '.')]
      }),
    )
    if (mostOf(rows, worthOf) !== undefined) return rows
  }
}

const whichRow: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(ROWS) },
  {
    asked: ROWS,
    another: anyRows,
    solve: (rows) => mostOf(rows, worthOf) ?? '',
    slips: [
      ['longest-piece', (rows) => mostOf(rows, longestIn)],
      ['most-stones', (rows) => mostOf(rows, stonesIn)],
      ['solid-only', (rows) => mostOf(rows, (row) => (holeIn(row) ? 0 : worthOf(row)))],
      ['hole-most', (rows) => mostOf(rows, (row) => (holeIn(row) ? 1 : 0))],
    ],
    values: (rows, name) => ({ worth: worthOf(rows[name]) }),
    rest: (name, rows) =>
      name in rows ? { code: 'worth-less', values: { worth: worthOf(rows[name]) } } : {},
  },
)

type Formula = (a: number, b: number) => number

/** Where F(a,b) < F(a,b+1) < F(a+1,b) < F(a+1,b+1) fails first; undefined where it holds. */
function firstFault(value: Formula): { readonly a: number; readonly b: number } | undefined {
  for (let a = 1; a <= 4; a++) {
    for (let b = 0; b <= 4; b++) {
      const chain = [value(a, b), value(a, b + 1), value(a + 1, b), value(a + 1, b + 1)]
      if (chain.some((each, i) => i > 0 && each <= chain[i - 1])) return { a, b }
    }
  }
  return undefined
}

/** Whether a formula keeps the order of the report for lines of 1 to 4 and 0 to 4 stones. */
export function orderHolds(value: Formula): boolean {
  return firstFault(value) === undefined
}

type Formulas = Readonly<Record<string, Formula>>

function formulasOf(base: number, more: number, power: number, piece: number): Formulas {
  return {
    power: (a, b) => base ** (a + b),
    product: (a, b) => (a + more) * (b + more),
    squares: (a, b) => a ** power + b ** power,
    linear: (a, b) => piece * a + b,
  }
}

/** The formula of which something is so. */
function formulaWith(formulas: Formulas, is: (formula: Formula) => boolean): string | undefined {
  return Object.keys(formulas).find((option) => is(formulas[option]))
}

/** How much better a stone is in the piece than behind the hole. */
const inPiece = (formula: Formula, a: number, b: number) => formula(a + 1, b) - formula(a, b + 1)

const whichOrder: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(formulasOf(5, 1, 2, 2)) },
  {
    asked: formulasOf(5, 1, 2, 2),
    another: (rng) =>
      formulasOf(2 + rng.below(8), 1 + rng.below(3), 2 + rng.below(3), 2 + rng.below(5)),
    solve: (formulas) => formulaWith(formulas, orderHolds) ?? '',
    slips: [
      [
        'total-alone',
        (formulas) =>
          formulaWith(formulas, (each) => inPiece(each, 3, 1) === 0 && inPiece(each, 1, 3) === 0),
      ],
      ['balance', (formulas) => formulaWith(formulas, (each) => inPiece(each, 3, 1) < 0)],
      [
        'longer-of-the-two',
        (formulas) =>
          formulaWith(formulas, (each) => inPiece(each, 3, 1) > 0 && inPiece(each, 1, 3) < 0),
      ],
    ],
    shows(option, formulas) {
      const formula = formulas[option]
      const fault = formula && firstFault(formula)
      if (formula === undefined || fault === undefined) return {}
      const { a, b } = fault
      const chain = [formula(a, b), formula(a, b + 1), formula(a + 1, b), formula(a + 1, b + 1)]
      return { code: 'out-of-order', values: { a, b, chain: chain.join(', ') } }
    },
    rest: () => ({}),
  },
)

/**
 * A position with X to move, from `test/fixtures/gomoku/puzzles-15x15.jsonl`: moved by two columns
 * and two rows, so that it lies in the middle of 19×19 as it did in that of 15×15.
 */
export const FIVE_STONES = 'j10 k8 m9 l8 k11 l10 l9 m8 j8 n6'

function positionOf(text: string, options?: GameOptions): Gomoku {
  const read = gomoku.game.parse(text, options)
  if (!read.ok)
    throw new ContractError('exercises of the chapter on open lines', `${text}: ${read.error.code}`)
  return read.value
}

/** The replies that get in the way of the first threat of X, and those of them that make a four. */
export function repliesTo(position: Gomoku): { readonly all: Move[]; readonly fours: Move[] } {
  const found = findNow(gomoku, position, {})
  const { game } = gomoku
  const all = childrenOf(found)[1]
    .map((node) => found.square[node])
    .filter((square) => square !== ANY_OTHER)
  game.play(position, found.square[1])
  const fours = all.filter((square) => {
    game.play(position, square)
    const four = gomoku.threatBoard?.(position).any(1, FIVE) === true
    game.undo(position)
    return four
  })
  game.undo(position)
  return { all, fours }
}

/** The first stone may lie anywhere. */
const ANYWHERE = { centre: false }
/** Nodes in which the win of a position is found, or another position is taken. */
const QUICK = 200

/** Five stones a side near the middle, with which X wins by threats and O has some replies. */
function withReplies(rng: Rng): string {
  for (;;) {
    const points = new Set<string>()
    while (points.size < 10) {
      points.add(`${String.fromCharCode(104 + rng.below(5))}${8 + rng.below(5)}`)
    }
    const text = [...points].join(' ')
    const p = positionOf(text, ANYWHERE)
    if (gomoku.game.outcome(p) !== undefined || !findNow(gomoku, p, { nodes: QUICK }).win) {
      continue
    }
    if (repliesIn(text).all > 1) return text
  }
}

interface Replies {
  readonly all: number
  readonly fours: number
}

const counted = new Map<string, Replies>()

/** Counted once: each asks for a search. */
function repliesIn(text: string): Replies {
  const known = counted.get(text)
  if (known !== undefined) return known
  const { all, fours } = repliesTo(positionOf(text, ANYWHERE))
  const made = { all: all.length, fours: fours.length }
  counted.set(text, made)
  return made
}

const ownFours = asksNumber<string>({
  asked: FIVE_STONES,
  another: withReplies,
  solve: (text) => repliesIn(text).fours,
  slips: [
    ['all-replies', (text) => repliesIn(text).all],
    ['with-else', (text) => repliesIn(text).all + 1],
    ['other-replies', (text) => repliesIn(text).all - repliesIn(text).fours],
    ['with-else-alone', (text) => repliesIn(text).fours + 1],
  ],
  first: 'own-four',
})

/** O has a three with both ends open; X wins by fours if it begins with the right one. */
const FORK = '11/11/11/2O4X3/11/7X3/2OXXX5/11/11/4OOO4/11'.replace(/\d+/g, (empty) =>
  '.'.repeat(Number(empty)),
)

/** The position, its board turned about. */
function forkTurned(turn: number): Gomoku {
  return positionOf(`${turnedRows(FORK, turn)} X`, { size: FORK_SIZE })
}

const FORK_SIZE = 11

interface Refutation {
  readonly reply: string
  /** Points at which O then has a five. */
  readonly fives: number
}

/** The reply of O after which X no longer wins by fours, the one that threatens most. */
function refutation(turn: number, move: string): Refutation | undefined {
  const key = `${turn} ${move}`
  if (!refutations.has(key)) refutations.set(key, searchedRefutation(turn, move))
  return refutations.get(key)
}

const refutations = new Map<string, Refutation | undefined>()

function searchedRefutation(turn: number, text: string): Refutation | undefined {
  const p = forkTurned(turn)
  const { game } = gomoku
  const played = game.parseMove(p, text)
  if (!played.ok) return undefined
  game.play(p, played.value)
  const points = new Int32Array(game.maxMoves)
  let best: Refutation | undefined
  for (const move of legalMoves(gomoku, p)) {
    const reply = game.formatMove(p, move)
    game.play(p, move)
    const board = gomoku.threatBoard?.(p)
    if (board !== undefined && !threats(board, 0, { kind: 'fours' }).win) {
      const fives = board.list(1, FIVE, points)
      // What threatens most is what a player would look at.
      if (best === undefined || fives > best.fives) best = { reply, fives }
    }
    game.undo(p)
  }
  return best
}

/** The moves of X that make a four. */
function foursOf(turn: number): string[] {
  const p = forkTurned(turn)
  return legalNames(gomoku, p).filter((name) => {
    const move = gomoku.game.parseMove(p, name)
    if (!move.ok) return false
    gomoku.game.play(p, move.value)
    const four = gomoku.threatBoard?.(p).any(0, FIVE) === true
    gomoku.game.undo(p)
    return four
  })
}

/** A move with which X does nothing: a free corner. */
const idleMove = (turn: number) => turnedName('a1', FORK_SIZE, turn)

/** What O answers to a move, and whether it threatens a five with it. */
function answered(move: string, turn: number) {
  const found = refutation(turn, move)
  if (found === undefined) return {}
  const code = found.fives > 0 ? 'answers-four' : 'answers'
  return { code, values: { move, reply: found.reply } }
}

const isOnFork = (move: string) => gomoku.game.parseMove(forkTurned(0), move).ok

const firstFour: MoveExercise = asksOption(
  { kind: 'move', kit: gomoku, position: `${FORK} X`, options: { size: FORK_SIZE } },
  {
    asked: 0,
    another: (rng) => rng.below(TURNS),
    solve: (turn) => foursOf(turn).find((move) => refutation(turn, move) === undefined) ?? '',
    slips: [
      ['other-four', (turn) => foursOf(turn).find((move) => refutation(turn, move) !== undefined)],
      ['blocks-the-three', (turn) => refutation(turn, idleMove(turn))?.reply],
    ],
    shows: answered,
    rest: (move, turn) => (isOnFork(move) ? answered(move, turn) : {}),
  },
)

export const exercises = {
  'half-open-hole': halfOpenHole,
  'which-row': whichRow,
  'which-order': whichOrder,
  'own-fours': ownFours,
  'first-four': firstFour,
} satisfies ExerciseSet
