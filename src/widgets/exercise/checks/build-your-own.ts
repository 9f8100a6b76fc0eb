import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet } from '../exercise.ts'

/** Two equal players, and openings that win for whoever begins. */
interface Openings {
  readonly games: number
  /** So many of the games the first player would begin where they are not in pairs. */
  readonly begins: number
}

export const OPENINGS: Openings = { games: 20, begins: 13 }

const pairedPoints = asksNumber<Openings>({
  asked: OPENINGS,
  another: (rng) => {
    const games = 2 * (4 + rng.below(30))
    return { games, begins: 1 + rng.below(games - 1) }
  },
  solve: ({ games }) => games / 2,
  slips: [
    ['unpaired', ({ begins }) => begins],
    ['other-side', ({ games, begins }) => games - begins],
    ['all', ({ games }) => games],
    ['none', () => 0],
  ],
  first: 'first-pair',
  values: ({ games, begins }) => ({ games, begins }),
})

/** An Elo difference as a match tells it. */
interface Told {
  readonly elo: number
  readonly low: number
  readonly high: number
}

const SHOWN = ['stronger', 'weaker', 'open', 'equal'] as const

export const TOLD: Told = { elo: 35, low: -12, high: 82 }

const whatIsShown: ChoiceExercise = asksOption(
  { kind: 'choice', options: SHOWN },
  {
    asked: TOLD,
    another: (rng): Told => {
      const elo = rng.below(201) - 100
      const reach = 10 + rng.below(90)
      return { elo, low: elo - reach, high: elo + reach }
    },
    solve: ({ low, high }) => (low > 0 ? 'stronger' : high < 0 ? 'weaker' : 'open'),
    slips: [
      ['by-middle', ({ elo }) => (elo > 0 ? 'stronger' : elo < 0 ? 'weaker' : undefined)],
      ['no-proof', ({ low, high }) => (low <= 0 && high >= 0 ? 'equal' : undefined)],
    ],
    rest: () => ({ code: 'look-at-ends' }),
  },
)

/** A match whose interval is to become smaller. */
interface Width {
  readonly games: number
  readonly reach: number
  readonly wanted: number
}

export const WIDTH: Width = { games: 100, reach: 60, wanted: 20 }

const howManyGames = asksNumber<Width>({
  asked: WIDTH,
  another: (rng) => {
    const times = 2 + rng.below(4)
    const wanted = 5 * (1 + rng.below(6))
    return { games: 20 * (1 + rng.below(20)), reach: wanted * times, wanted }
  },
  solve: ({ games, reach, wanted }) => games * (reach / wanted) ** 2,
  slips: [
    ['straight', ({ games, reach, wanted }) => games * (reach / wanted)],
    ['only-more', ({ games, reach, wanted }) => games * (reach / wanted) ** 2 - games],
    ['twice', ({ games }) => games * 2],
  ],
  first: 'first-root',
  values: ({ games, reach, wanted }) => ({ games, reach, wanted, times: reach / wanted }),
})

/** Two players' microseconds a position, and the positions of the faster one. */
interface Paces {
  readonly slow: number
  readonly fast: number
  readonly positions: number
}

export const PACES: Paces = { slow: 6, fast: 2, positions: 600 }

const equalTime = asksNumber<Paces>({
  asked: PACES,
  another: (rng) => {
    const fast = 1 + rng.below(4)
    const slow = fast + 1 + rng.below(6)
    return { fast, slow, positions: slow * 50 * (1 + rng.below(8)) }
  },
  solve: ({ slow, fast, positions }) => (positions * fast) / slow,
  slips: [
    ['equal-positions', ({ positions }) => positions],
    [
      'slower-more',
      ({ slow, fast, positions }) =>
        Number.isInteger((positions * slow) / fast) ? (positions * slow) / fast : undefined,
    ],
    ['by-slow', ({ slow, positions }) => positions / slow],
    [
      'difference',
      ({ slow, fast, positions }) =>
        positions % (slow - fast) === 0 ? positions / (slow - fast) : undefined,
    ],
  ],
  first: 'first-time',
  values: ({ slow, fast, positions }) => ({ slow, fast, positions }),
})

export const exercises = {
  'paired-points': pairedPoints,
  'what-is-shown': whatIsShown,
  'how-many-games': howManyGames,
  'equal-time': equalTime,
} satisfies ExerciseSet
