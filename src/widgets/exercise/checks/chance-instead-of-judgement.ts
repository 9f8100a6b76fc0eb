import {
  alphabeta,
  connect4,
  ContractError,
  fraction,
  mcts,
  randomPosition,
  subjectFrom,
  ucb1,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { legalNames } from './legal.ts'

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of the chapter on chance', read.error.code)
  return read.value
}

/** The position of the chapter: X is about to make four, O is to move. */
export const TRAP = '412543625533177'
/** Plies that tell a move which loses at once, or wins, from the others. */
const DEPTH = 2
/** Random games from each column, about, and the constant that shares them out evenly. */
export const FLAT = { iterations: 2000, seed: 1, exploration: 1000 } as const

function worthOf(text: string, column: string): number {
  return 0 - (alphabeta(subjectFrom(connect4, at(text + column)), { depth: DEPTH - 1 }).value ?? 0)
}

/** The columns that do not lose at once. */
function safe(text: string): string[] {
  const columns = legalNames(connect4, at(text))
  return columns.filter((column) => {
    const next = at(text + column)
    const replies = legalNames(connect4, next)
    const mover = connect4.game.toMove(next)
    return !replies.some(
      (reply) => connect4.game.outcome(at(text + column + reply))?.winner === mover,
    )
  })
}

/** The column after which random games are won most often. */
export function luckiest(text: string): string {
  const position = at(text)
  const { visits } = mcts(subjectFrom(connect4, position), FLAT)
  const best = visits.reduce((most, each) => (each.value > most.value ? each : most))
  return connect4.game.formatMove(position, best.move)
}

/** A board on which one column alone does not lose at once. */
function threatened(rng: Rng): string {
  for (;;) {
    const text = connect4.game.format(randomPosition(connect4, {}, 15, rng))
    if (text.length !== 15) continue
    const columns = legalNames(connect4, at(text))
    const isWon = columns.some((column) => connect4.game.outcome(at(text + column)) !== undefined)
    if (!isWon && safe(text).length === 1) return text
  }
}

const whichColumn: MoveExercise = asksOption(
  { kind: 'move', kit: connect4, position: TRAP },
  {
    asked: TRAP,
    another: threatened,
    solve: (text) => safe(text)[0],
    slips: [
      ['lucky', luckiest],
      ['middle', (text) => legalNames(connect4, at(text)).find((column) => column === '4')],
    ],
    values: (_, column) => ({ column }),
    rest: (column, text) => ({
      code: worthOf(text, column) < 0 ? 'loses' : 'other',
      values: { column },
    }),
  },
)

/** Three moves of a node: points for the side that chooses, and visits. */
interface Arms {
  readonly points: readonly [number, number, number]
  readonly visits: readonly [number, number, number]
}

const ARMS = ['a', 'b', 'c'] as const

export const ASKED: Arms = { points: [12, 3, 0], visits: [20, 6, 4] }

/** The child that UCB1 selects, by the same function as the search. */
function selected({ points, visits }: Arms): string {
  const log = Math.log(visits.reduce((sum, each) => sum + each, 0))
  // The search has a child's points in the view of the side that moves there.
  const bounds = points.map((own, i) => ucb1(visits[i] - own, visits[i], log, Math.SQRT2))
  return ARMS[bounds.indexOf(Math.max(...bounds))]
}

const most = (values: readonly number[]) => ARMS[values.indexOf(Math.max(...values))]

const whichArm: ChoiceExercise = asksOption(
  { kind: 'choice', options: ARMS },
  {
    asked: ASKED,
    another: (rng): Arms => {
      const visits = [0, 1, 2].map(() => 2 + rng.below(30)) as [number, number, number]
      const points = visits.map((of) => rng.below(of + 1)) as [number, number, number]
      return { points, visits }
    },
    solve: selected,
    slips: [
      ['best-mean', ({ points, visits }) => most(points.map((own, i) => own / visits[i]))],
      ['most-visited', ({ visits }) => most(visits)],
      ['least-visited', ({ visits }) => most(visits.map((each) => 0 - each))],
    ],
    rest: () => ({}),
  },
)

/** A node before an iteration passes through it: wins of X counted there, and visits. */
interface Counted {
  readonly wins: number
  readonly visits: number
}

export const COUNTED: Counted = { wins: 2, visits: 7 }

const backedUp = asksNumber<Counted>({
  asked: COUNTED,
  another: (rng) => {
    const visits = 3 + rng.below(20)
    return { visits, wins: 1 + rng.below(visits - 1) }
  },
  solve: ({ wins, visits }) => fraction(BigInt(visits - wins + 1), BigInt(visits + 1)),
  slips: [
    ['other-side', ({ wins, visits }) => fraction(BigInt(wins), BigInt(visits + 1))],
    ['no-visit', ({ wins, visits }) => fraction(BigInt(visits - wins + 1), BigInt(visits))],
    ['no-change', ({ wins, visits }) => fraction(BigInt(visits - wins), BigInt(visits))],
    ['lost-for-it', ({ wins, visits }) => fraction(BigInt(visits - wins), BigInt(visits + 1))],
    ['winner', ({ wins, visits }) => fraction(BigInt(wins + 1), BigInt(visits + 1))],
  ],
  first: 'first-whose',
  values: ({ wins, visits }) => ({ wins, visits }),
  fractions: true,
})

export const exercises = {
  'which-column': whichColumn,
  'which-arm': whichArm,
  'backed-up': backedUp,
} satisfies ExerciseSet
