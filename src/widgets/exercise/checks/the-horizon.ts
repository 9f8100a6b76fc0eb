import {
  alphabeta,
  connect4,
  ContractError,
  mnk,
  pliesToEnd,
  randomPosition,
  type GameKit,
  type Rng,
  subjectFrom,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { legalNames } from './legal.ts'

function parsed<P>(kit: GameKit<P>, text: string): P {
  const read = kit.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of the chapter on the horizon', read.error.code)
  return read.value
}

/** A game of chance that has come to three columns, each of which loses for X. */
export const LATE = '36734222737633321227766766'
/** More plies than are left in any of these. */
const TO_THE_END = 20

/** What a column is worth to the side that plays it, looking on so many plies after it. */
function worthOf(text: string, column: string, depth = TO_THE_END): number {
  return (
    0 - (alphabeta(subjectFrom(connect4, parsed(connect4, text + column)), { depth }).value ?? 0)
  )
}

/** The column worth most; the leftmost of several. */
function best(text: string, depth?: number): string {
  const columns = legalNames(connect4, parsed(connect4, text))
  const worths = columns.map((column) => worthOf(text, column, depth))
  return columns[worths.indexOf(Math.max(...worths))] ?? ''
}

/** A board near its end on which the game goes on. */
function lateBoard(rng: Rng): string {
  for (;;) {
    // Many games of chance are over sooner.
    const text = connect4.game.format(randomPosition(connect4, {}, 34, rng))
    if (text.length === 34) return text
  }
}

/** A column, and the plies after it to the end of the game; 0: nobody wins. */
const endAfter = (text: string, column: string) => ({
  column,
  plies: pliesToEnd(worthOf(text, column)) ?? 0,
})

const holdsOut: MoveExercise = asksOption(
  { kind: 'move', kit: connect4, position: LATE },
  {
    asked: LATE,
    another: lateBoard,
    solve: best,
    right: (column, text) => (worthOf(text, column) === worthOf(text, best(text)) ? {} : undefined),
    slips: [
      ['looks-short', (text) => best(text, 2)],
      ['one-reply', (text) => best(text, 1)],
      ['leftmost', (text) => legalNames(connect4, parsed(connect4, text))[0]],
    ],
    values: endAfter,
    rest: (column, text) => ({ code: 'sooner', values: endAfter(text, column) }),
  },
)

interface Delay {
  /** Plies to the loss if nothing is done about it. */
  readonly plies: number
  /** Threats that have nothing to do with it, each of which must be answered at once. */
  readonly threats: number
}

export const DELAY: Delay = { plies: 4, threats: 3 }

const howDeep = asksNumber<Delay>({
  asked: DELAY,
  another: (rng) => ({ plies: 2 * (1 + rng.below(5)), threats: 1 + rng.below(5) }),
  solve: ({ plies, threats }) => plies + 2 * threats,
  slips: [
    ['no-delay', ({ plies }) => plies],
    ['no-answers', ({ plies, threats }) => plies + threats],
    ['threats-alone', ({ threats }) => 2 * threats],
    ['one-short', ({ plies, threats }) => plies + 2 * threats - 1],
  ],
  first: 'first-pair',
  values: ({ plies, threats }) => ({ plies, threats }),
})

/** The three cases of a quiet search. */
const CASES = ['win', 'parry', 'free'] as const

export const THREATENED = 'a1b2b1c1'

function caseOf(text: string): string {
  const count = mnk.sharp?.(parsed(mnk, text), new Int32Array(mnk.game.maxMoves)) ?? 0
  return count >= 0 ? 'free' : winsNow(text) ? 'win' : 'parry'
}

/** Whether the side to move can make its line at once. */
function winsNow(text: string): boolean {
  const position = parsed(mnk, text)
  const mover = mnk.game.toMove(position)
  return legalNames(mnk, parsed(mnk, text)).some(
    (move) => mnk.game.outcome(parsed(mnk, text + move))?.winner === mover,
  )
}

const whichCase: ChoiceExercise = asksOption(
  { kind: 'choice', options: CASES },
  {
    asked: THREATENED,
    another: (rng) => mnk.game.format(randomPosition(mnk, {}, 3 + rng.below(4), rng)),
    solve: caseOf,
    slips: [
      ['other-first', (text) => (winsNow(text) ? 'parry' : undefined)],
      ['stands-pat', (text) => (caseOf(text) === 'free' ? undefined : 'free')],
      ['nothing-to-parry', (text) => (caseOf(text) === 'free' ? 'parry' : undefined)],
      ['sees-a-win', (text) => (winsNow(text) ? undefined : 'win')],
    ],
    rest: () => ({}),
  },
)

export const exercises = {
  'holds-out': holdsOut,
  'how-deep': howDeep,
  'which-case': whichCase,
} satisfies ExerciseSet
