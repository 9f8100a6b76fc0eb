import {
  fraction,
  pvs,
  subjectFrom,
  tree,
  ContractError,
  type Rng,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet } from '../exercise.ts'

/** What each depth takes by itself, and when the time is up, in nodes. */
interface Timed {
  readonly own: readonly number[]
  readonly nodes: number
}

export const TIMED: Timed = { own: [10, 40, 200, 600, 1500, 1900], nodes: 2000 }

/** How many of the depths are done within the nodes. */
function doneIn({ own, nodes }: Timed): number {
  let left = nodes
  return own.filter((each) => (left -= each) >= 0).length
}

const whichDepth = asksNumber<Timed>({
  asked: TIMED,
  another: (rng) => {
    const own = [10]
    while (own.length < 6) own.push(own[own.length - 1] * (2 + rng.below(4)) + 10 * rng.below(5))
    const all = own.reduce((sum, each) => sum + each, 0)
    return { own, nodes: 20 + 10 * rng.below(all / 10) }
  },
  solve: doneIn,
  slips: [
    ['begun', (timed) => doneIn(timed) + (doneIn(timed) < timed.own.length ? 1 : 0)],
    ['each-alone', ({ own, nodes }) => own.filter((each) => each <= nodes).length],
    ['one-too-few', (timed) => doneIn(timed) - 1],
    ['all-depths', ({ own }) => own.length],
  ],
  first: 'add-up',
  values: (timed) => ({ begun: doneIn(timed) + 1, first: timed.own[0], second: timed.own[1] }),
})

/** How many times as many nodes each depth takes as the one before. */
export const TIMES = 5
/** Nodes of the last depth. */
export const HUNDRED = 100

/** What all depths before the last take. */
const allTogether = asksNumber<number>({
  asked: TIMES,
  another: (rng) => [2, 3, 5, 6, 11, 21, 26][rng.below(7)],
  solve: (times) => HUNDRED / (times - 1),
  slips: [
    ['one-before', (times) => fraction(HUNDRED, times)],
    ['with-the-last', (times) => HUNDRED + HUNDRED / (times - 1)],
    ['as-many', () => HUNDRED],
    ['times-as-many', (times) => HUNDRED * times],
  ],
  first: 'one-before-first',
  fractions: true,
  values: (times) => ({ times }),
})

/** A window, and what three searches in it come back with. */
interface Answers {
  readonly alpha: number
  readonly beta: number
  readonly scores: readonly number[]
}

const OPTIONS = ['none', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'] as const
const NAMES = 'abc'

export const ANSWERS: Answers = { alpha: 2, beta: 22, scores: [15, 22, -1] }

function named(
  { scores, ...window }: Answers,
  is: (score: number, window: { alpha: number; beta: number }) => boolean,
): string {
  return [...NAMES].filter((_, i) => is(scores[i], window)).join('') || 'none'
}

/** Whether a search in a window says of a node with that value that it is exact. */
function isExact(score: number, { alpha, beta }: { alpha: number; beta: number }): boolean {
  const read = tree.game.parse(`[${score}]`)
  if (!read.ok) throw new ContractError('exercises of the chapter on time', read.error.code)
  return pvs(subjectFrom(tree, read.value), { depth: 1, window: [alpha, beta] }).bound === 'exact'
}

const whichExact: ChoiceExercise = asksOption(
  { kind: 'choice', options: OPTIONS },
  {
    asked: ANSWERS,
    another: (rng) => {
      const alpha = rng.below(20) - 10
      const beta = alpha + 10 + rng.below(10)
      return { alpha, beta, scores: Array.from(NAMES, () => near(alpha, beta, rng)) }
    },
    solve: (answers) => named(answers, isExact),
    slips: [
      ['edges-too', (answers) => named(answers, (score, w) => score >= w.alpha && score <= w.beta)],
      ['high-too', (answers) => named(answers, (score, w) => score > w.alpha)],
      ['low-too', (answers) => named(answers, (score, w) => score < w.beta)],
      ['any-answer', () => 'abc'],
      ['outside', (answers) => named(answers, (score, w) => !isExact(score, w))],
    ],
    rest: () => ({ code: 'between' }),
  },
)

/** A score in the window, at an end of it, or beyond. */
function near(alpha: number, beta: number, rng: Rng): number {
  const inside = alpha + 1 + rng.below(beta - alpha - 1)
  return [inside, alpha, beta, alpha - 1 - rng.below(5), beta + 1 + rng.below(5)][rng.below(5)]
}

/** A clock in seconds for so many moves, and what the first of them have taken. */
interface Clock {
  readonly seconds: number
  readonly moves: number
  readonly made: number
  readonly used: number
}

export const LATE: Clock = { seconds: 900, moves: 25, made: 10, used: 480 }

const leftForEach = asksNumber<Clock>({
  asked: LATE,
  another: (rng) => {
    const made = 5 + rng.below(15)
    const moves = made + 5 + rng.below(20)
    const each = 10 + rng.below(30)
    const used = made * (15 + rng.below(40))
    return { seconds: used + each * (moves - made), moves, made, used }
  },
  solve: ({ seconds, moves, made, used }) => fraction(seconds - used, moves - made),
  slips: [
    ['as-at-first', ({ seconds, moves }) => fraction(seconds, moves)],
    ['over-all-moves', ({ seconds, moves, used }) => fraction(seconds - used, moves)],
    ['what-is-used', ({ moves, made, used }) => fraction(used, moves - made)],
    [
      'in-minutes',
      ({ seconds, moves, made, used }) => fraction(seconds - used, 60 * (moves - made)),
    ],
    ['whole-clock', ({ seconds, moves, made }) => fraction(seconds, moves - made)],
  ],
  first: 'what-is-left',
  fractions: true,
  values: ({ moves, made }) => ({ left: moves - made }),
})

export const exercises = {
  'which-depth': whichDepth,
  'all-together': allTogether,
  'which-exact': whichExact,
  'left-for-each': leftForEach,
} satisfies ExerciseSet
