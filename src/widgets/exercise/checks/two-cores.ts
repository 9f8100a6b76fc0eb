import { fraction } from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ExerciseSet } from '../exercise.ts'

/** When a core begins and ends a move, and what one alone visits for it, in nodes. */
interface Bar {
  readonly from: number
  readonly to: number
  readonly alone: number
}

export const BAR: Bar = { from: 1500, to: 6300, alone: 700 }

const inVain = asksNumber<Bar>({
  asked: BAR,
  another: (rng) => {
    const from = 100 * (1 + rng.below(30))
    const alone = 100 * (1 + rng.below(20))
    return { from, to: from + alone + 100 * (1 + rng.below(50)), alone }
  },
  solve: ({ from, to, alone }) => to - from - alone,
  slips: [
    ['whole-bar', ({ from, to }) => to - from],
    ['from-the-start', ({ to, alone }) => to - alone],
    ['needed', ({ alone }) => alone],
    ['its-end', ({ to }) => to],
  ],
  first: 'how-long',
  values: ({ alone }) => ({ alone }),
})

/** When each of two cores is done, and when one alone would be, in nodes. */
interface Pair {
  readonly alone: number
  readonly ends: readonly [number, number]
}

export const PAIR: Pair = { alone: 6000, ends: [4000, 2500] }

const howFast = asksNumber<Pair>({
  asked: PAIR,
  another: (rng) => {
    const last = 100 * (10 + rng.below(30))
    return { alone: (last * (4 + rng.below(16))) / 10, ends: [last - 100 * rng.below(9), last] }
  },
  solve: ({ alone, ends }) => fraction(alone, Math.max(...ends)),
  slips: [
    ['first-done', ({ alone, ends }) => fraction(alone, Math.min(...ends))],
    ['on-average', ({ alone, ends: [a, b] }) => fraction(2 * alone, a + b)],
    ['all-nodes', ({ alone, ends: [a, b] }) => fraction(alone, a + b)],
    ['upside-down', ({ alone, ends }) => fraction(Math.max(...ends), alone)],
    ['one-each', () => 2],
  ],
  first: 'who-is-last',
  fractions: true,
  values: ({ alone, ends }) => ({ alone, last: Math.max(...ends) }),
})

/** One part in so many is work for one core alone, of so many cores. */
interface Serial {
  readonly parts: number
  readonly cores: number
}

export const SERIAL: Serial = { parts: 3, cores: 4 }

/** The time that so many cores take, if one alone takes 1. */
function timeOf({ parts, cores }: Serial) {
  return { over: cores + parts - 1, under: parts * cores }
}

const atMost = asksNumber<Serial>({
  asked: SERIAL,
  another: (rng) => ({ parts: 2 + rng.below(9), cores: 2 + rng.below(15) }),
  solve: (serial) => fraction(timeOf(serial).under, timeOf(serial).over),
  slips: [
    ['as-many', ({ cores }) => cores],
    ['the-limit', ({ parts }) => parts],
    ['time-and-not-speed', (serial) => fraction(timeOf(serial).over, timeOf(serial).under)],
    ['shared-part', ({ parts, cores }) => fraction(cores * (parts - 1), parts)],
    ['no-serial-part', ({ parts, cores }) => fraction(cores * parts, parts - 1)],
  ],
  first: 'both-parts',
  fractions: true,
  values: ({ parts, cores }) => ({ parts, cores, rest: parts - 1 }),
})

const NAMES = ['a', 'b', 'c'] as const

/** What three moves will turn out to be worth for the side to move. */
export const WORTHS = [2, -9, 14] as const

type Worths = readonly number[]

const best = (worths: Worths, of: (worth: number) => number) =>
  NAMES[worths.indexOf([...worths].sort((a, b) => of(b) - of(a))[0])]

const whichFirst = asksOption(
  { kind: 'choice', options: NAMES },
  {
    asked: WORTHS as Worths,
    another: (rng) => {
      const worths: number[] = []
      while (worths.length < NAMES.length) {
        const worth = rng.below(41) - 20
        if (!worths.some((each) => Math.abs(each) === Math.abs(worth))) worths.push(worth)
      }
      return worths
    },
    solve: (worths) => best(worths, (worth) => worth),
    slips: [
      ['lowest', (worths) => best(worths, (worth) => -worth)],
      ['nearest-to-even', (worths) => best(worths, (worth) => -Math.abs(worth))],
      ['second-best', (worths) => best(worths, (worth) => -Math.abs(worth - median(worths)))],
    ],
    rest: () => ({ code: 'second-best' }),
  },
)

function median(worths: Worths): number {
  return [...worths].sort((a, b) => a - b)[1]
}

export const exercises = {
  'in-vain': inVain,
  'which-first': whichFirst,
  'how-fast': howFast,
  'at-most': atMost,
} satisfies ExerciseSet
