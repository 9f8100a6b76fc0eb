import {
  abalone,
  ContractError,
  gomoku,
  rankUnlearned,
  subjectFrom,
  winsNext,
  type Gomoku,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { elsewhere } from './elsewhere.ts'
import { MIRRORED, OPEN_THREE, RULES } from './good-moves-first.ts'

const CHAPTER = 'exercises of the chapter on a beam'

/** A move of Max with its rating, and what each reply to it is worth, in Max's view. */
interface Rated {
  readonly name: string
  readonly rating: number
  readonly replies: readonly number[]
}

/** Two plies, searched by a beam of so many moves. */
export interface TwoPlies {
  readonly beam: number
  readonly moves: readonly Rated[]
}

export const TWO_PLIES: TwoPlies = {
  beam: 2,
  moves: [
    { name: 'a', rating: 6, replies: [4, 2, 7] },
    { name: 'b', rating: 3, replies: [6, 3, 5] },
    { name: 'c', rating: 1, replies: [9, 8, 10] },
  ],
}

const falling = (a: number, b: number) => b - a

/** The value where so many moves are kept, and so many replies: of the best for one or the other. */
function valueOf(
  { moves }: TwoPlies,
  { kept, replies, forMax = false }: Readonly<{ kept: number; replies: number; forMax?: boolean }>,
): number {
  const best = moves.toSorted((a, b) => b.rating - a.rating).slice(0, kept)
  const values = best.map((move) => {
    const sorted = move.replies.toSorted(falling)
    return Math.min(...(forMax ? sorted.slice(0, replies) : sorted.reverse().slice(0, replies)))
  })
  return Math.max(...values)
}

const NO_BEAM = { kept: Infinity, replies: Infinity }

const beamOfTwo = asksNumber<TwoPlies>({
  asked: TWO_PLIES,
  another: (rng) => {
    const places = ['a', 'b', 'c', 'd'].slice(0, 3 + rng.below(2))
    const ratings = new Set<number>()
    while (ratings.size < places.length) ratings.add(1 + rng.below(9))
    const moves = [...ratings].map((rating, i) => ({
      name: places[i],
      rating,
      replies: Array.from({ length: 3 }, () => 1 + rng.below(12)),
    }))
    return { beam: 2, moves }
  },
  solve: (tree) => valueOf(tree, { kept: tree.beam, replies: tree.beam }),
  slips: [
    ['no-beam', (tree) => valueOf(tree, NO_BEAM)],
    ['for-max', (tree) => valueOf(tree, { kept: tree.beam, replies: tree.beam, forMax: true })],
    ['first-alone', (tree) => valueOf(tree, { kept: 1, replies: Infinity })],
    ['rating', ({ moves }) => Math.max(...moves.map(({ rating }) => rating))],
    ['best-reply', ({ moves }) => Math.max(...moves.flatMap(({ replies }) => replies))],
  ],
  first: 'keep-two',
})

/** A beam in a game of so many moves a position. */
export interface Width {
  readonly moves: number
  readonly beam: number
  readonly plies: number
}

export const WIDTH: Width = { moves: 60, beam: 12, plies: 3 }

const times = ({ moves, beam }: Width) => moves / beam

const linesLeft = asksNumber<Width>({
  asked: WIDTH,
  another: (rng) => {
    const beam = 4 + rng.below(12)
    return { beam, moves: beam * (2 + rng.below(5)), plies: 2 + rng.below(3) }
  },
  solve: (width) => times(width) ** width.plies,
  slips: [
    ['one-ply', times],
    ['times-plies', (width) => times(width) * width.plies],
    ['kept', ({ beam, plies }) => beam ** plies],
    ['all', ({ moves, plies }) => moves ** plies],
    ['one-ply-less', (width) => times(width) ** (width.plies - 1)],
    ['difference', ({ moves, beam, plies }) => (moves - beam) ** plies],
  ],
  first: 'each-ply',
  values: ({ moves, beam, plies }) => ({ moves, beam, plies }),
})

/** O has played where a narrow beam plays, and X is to move; the same stones nearer the edge. */
const ASTRAY = `${OPEN_THREE} e4`
export const AT_THE_EDGE = `${MIRRORED} f3`

function at(text: string): Gomoku {
  const read = gomoku.game.parse(text, RULES)
  if (!read.ok) throw new ContractError(CHAPTER, read.error.code)
  return read.value
}

/** Whether the side to move has won after a move by the time it has moved once more. */
function refutes(position: Gomoku, name: string): boolean {
  const move = gomoku.game.parseMove(position, name)
  return move.ok && winsNext(gomoku, position, move.value)
}

/** The moves by an order, the first in front. */
function ranked(position: Gomoku, ordering: 'influence' | 'evaluation' | 'centre'): string[] {
  return rankUnlearned(subjectFrom(gomoku, position), { ordering }).map(({ move }) =>
    gomoku.game.formatMove(position, move),
  )
}

/** The first by the evaluation that refutes, or nothing. */
function refutation(text: string): string {
  const position = at(text)
  return ranked(position, 'evaluation').find((name) => refutes(position, name)) ?? ''
}

/** Whether a move makes a four that the other side stops on the one point where it must. */
function canBeStopped(text: string, name: string): boolean {
  const position = at(text)
  const move = gomoku.game.parseMove(position, name)
  if (!move.ok) return false
  gomoku.game.play(position, move.value)
  return gomoku.sharp?.(position, new Int32Array(gomoku.game.maxMoves)) === -1
}

/** The position elsewhere, where it can be refuted. */
function pushed(rng: Rng): string {
  for (;;) {
    const text = elsewhere(rng, ASTRAY, RULES.size)
    if (refutation(text) !== '') return text
  }
}

const refuteIt: MoveExercise = asksOption(
  { kind: 'move', kit: gomoku, position: AT_THE_EDGE, options: RULES },
  {
    asked: AT_THE_EDGE,
    another: pushed,
    solve: refutation,
    right: (move, text) => (refutes(at(text), move) ? { code: 'refutes-too' } : undefined),
    slips: [
      ['most-influence', (text) => ranked(at(text), 'influence')[0]],
      ['middle', (text) => ranked(at(text), 'centre')[0]],
    ],
    values: (_, move) => ({ move }),
    rest: (move, text) => ({
      code: canBeStopped(text, move) ? 'one-point' : 'lets-go',
      values: { move },
    }),
  },
)

/** In a game of Abalone by the rules of the course: White has moved, and Black is to reply. */
export const REPLYING = {
  position: '...../....../.wwwww./..wwww../...wwww../..bbbb../..bbbb./.bbbb./.b... b 1,1 31',
  options: { variant: 'inf8175' },
  replies: ['c5b5', 'a2b2', 'a2sw', 'a2a3'],
} as const

/** What the replies are worth to White, one ply on. */
function worthOf(): number[] {
  const read = abalone.game.parse(REPLYING.position, REPLYING.options)
  if (!read.ok) throw new ContractError(CHAPTER, read.error.code)
  const subject = subjectFrom(abalone, read.value)
  const rated = rankUnlearned(subject, { ordering: 'evaluation' })
  return REPLYING.replies.map((name) => {
    const one = rated.find(({ move }) => abalone.game.formatMove(read.value, move) === name)
    if (one?.rating === undefined) throw new ContractError(CHAPTER, `no reply ${name}`)
    return 0 - one.rating
  })
}

export const WORTH: readonly number[] = worthOf()

const pairs = REPLYING.replies.flatMap((one, i) =>
  REPLYING.replies.slice(i + 1).map((other) => `${one} ${other}`),
)

/** The two replies in front when they are sorted by this, in the order in which they are listed. */
function twoBy(worth: readonly number[], rank: (value: number) => number): string {
  const places = [...worth.keys()].toSorted((a, b) => rank(worth[b]) - rank(worth[a]))
  return places
    .slice(0, 2)
    .toSorted((a, b) => a - b)
    .map((place) => REPLYING.replies[place])
    .join(' ')
}

const bestForWhom: ChoiceExercise = asksOption(
  { kind: 'choice', options: pairs },
  {
    asked: WORTH,
    another: (rng) => {
      const worth = new Set<number>()
      while (worth.size < REPLYING.replies.length) worth.add(rng.below(400) - 200)
      return [...worth]
    },
    solve: (worth) => twoBy(worth, (value) => 0 - value),
    slips: [
      ['for-white', (worth) => twoBy(worth, (value) => value)],
      ['as-listed', (worth) => twoBy(worth, () => 0)],
      ['extremes', (worth) => twoBy(worth, (value) => Math.abs(value - mean(worth)))],
    ],
    rest: () => ({ code: 'rate-for-black' }),
  },
)

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const exercises = {
  'beam-of-two': beamOfTwo,
  'lines-left': linesLeft,
  'refute-it': refuteIt,
  'best-for-whom': bestForWhom,
} satisfies ExerciseSet
