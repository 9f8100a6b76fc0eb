import {
  abalone,
  ABALONE_REPORT_WEIGHTS,
  type AbalonePosition,
  type Fraction,
  fraction,
  HEX_CELLS,
  HEX_NEXT,
  HEX_OFF,
  movedMarbles,
  randomPosition,
  type Rng,
  touchingPairs,
} from '../../../../engine/index.ts'
import { judged } from '../../heuristic-weights/judge.ts'
import { positionOf, RULES } from '../../heuristic-weights/model.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet, MoveExercise } from '../exercise.ts'
import { legalNames } from './legal.ts'

/** Pairs of the mover's marbles that touch. */
function pairsOf(p: AbalonePosition): number {
  return touchingPairs(p, abalone.game.toMove(p))
}

/** Pairs of two players' marbles that touch, in some of the three axes; each pair once. */
function pairsBetween(p: AbalonePosition, one: number, other: number, axes: readonly number[]) {
  let pairs = 0
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    if (p.cells[cell] !== one) continue
    for (const axis of axes) {
      const next = HEX_NEXT[cell * ALL_ROUND.length + axis]
      if (p.cells[next] === other) pairs++
    }
  }
  return pairs
}

/** Directions of half a turn: the first is along the rows, the others go to the next row. */
const ALONG = [0] as const
const TO_NEXT_ROW = [1, 2] as const
const ALL_ROUND = [0, 1, 2, 3, 4, 5] as const

const startPairs = asksNumber<string>({
  asked: '',
  another: anyPosition,
  solve: (text) => pairsOf(positionOf(text)),
  slips: [
    ['twice', (text) => 2 * pairsOf(positionOf(text))],
    ['along-rows', (text) => ownPairs(positionOf(text), ALONG)],
    ['between-rows', (text) => ownPairs(positionOf(text), TO_NEXT_ROW)],
    ['marbles', (text) => marblesOf(positionOf(text))],
    [
      'enemys-too',
      (text) => touchingPairs(positionOf(text), 0) + touchingPairs(positionOf(text), 1),
    ],
    ['with-the-enemy', (text) => pairsOf(positionOf(text)) + mixedPairs(positionOf(text))],
  ],
  first: 'by-rows',
})

function ownPairs(p: AbalonePosition, axes: readonly number[]): number {
  const mover = abalone.game.toMove(p)
  return pairsBetween(p, mover, mover, axes)
}

/** Pairs of a white marble and a black one. */
function mixedPairs(p: AbalonePosition): number {
  return pairsBetween(p, 0, 1, ALL_ROUND)
}

function marblesOf(p: AbalonePosition): number {
  const mover = abalone.game.toMove(p)
  return p.cells.filter((cell) => cell === mover).length
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero')

/** The centre term: each side's distances to the centre, and what it is worth. */
function centreOf(text: string) {
  const { terms } = judged(positionOf(text), ABALONE_REPORT_WEIGHTS)
  const { own = 0, enemy = 0, worth = 0 } = terms.find(({ name }) => name === 'centre') ?? {}
  return { own, enemy, worth }
}

const centreSign: ChoiceExercise = asksOption(
  { kind: 'choice', options: ['positive', 'zero', 'negative'] },
  {
    asked: '',
    another: anyPosition,
    solve: (text) => signOf(centreOf(text).worth),
    slips: [
      ['own-distances-alone', (text) => signOf(0 - centreOf(text).own)],
      ['enemys-distances-alone', (text) => signOf(centreOf(text).enemy)],
      ['always-even', () => 'zero'],
    ],
    shows: (_, text) => (text === '' ? { code: 'alike' } : {}),
    rest: () => ({}),
  },
)

function anyPosition(rng: Rng): string {
  return abalone.game.format(randomPosition(abalone, RULES, rng.below(40), rng))
}

/** The start of the classic game, with three of Black's marbles and one of White's gone. */
export const LOST = 'wwwww/wwwwww/..ww.../......../........./......../..b..../bbbbb./bbbbb w 3,1 20'

/** H of both sides together, in marbles, where the enemy's lost marbles weigh so much. */
function together(text: string, alpha1: number): number {
  const { own, enemy } = judged(positionOf(text), { ...ABALONE_REPORT_WEIGHTS, alpha1 })
  return own + enemy
}

/** The weight with which one H is minus the other, found on a line through two: to hundredths. */
function fairWeight(text: string): Fraction {
  const [none, one] = [together(text, 0), together(text, 1)]
  return hundredths(none / (none - one))
}

function hundredths(value: number): Fraction {
  return fraction(Math.round(100 * value), 100)
}

/** A start from which some marbles of both sides have gone. */
function withLosses(rng: Rng): string {
  const lost = [1 + rng.below(4), 1 + rng.below(4)]
  let text = abalone.game.format(positionOf('')).split(' ')[0]
  for (const [side, letter] of ['b', 'w'].entries()) {
    for (let gone = 0; gone < lost[side]; gone++) text = text.replace(letter, '.')
  }
  return `${text} w ${lost.join(',')} 20`
}

const fair = asksNumber<string>({
  asked: LOST,
  another: withLosses,
  solve: fairWeight,
  slips: [
    ['in-hundredths', (text) => Math.round(100 * Number(fairWeight(text).over))],
    ['of-the-report', () => hundredths(ABALONE_REPORT_WEIGHTS.alpha1)],
    ['upside-down', () => hundredths(1 / ABALONE_REPORT_WEIGHTS.alpha1)],
    ['nothing', () => 0],
    ['signed', (text) => -fairWeight(text).over],
  ],
  first: 'first-trade',
  fractions: true,
  about({ over, under }, text) {
    const weight = Number(over) / Number(under)
    if (weight < 0 || weight > 1.5) return { code: 'no-weight' }
    return { code: 'together', values: { sum: together(text, weight).toFixed(3) } }
  },
  written: (weight) => (Number(weight.over) / Number(weight.under)).toFixed(2),
})

/** In the thick of a game: of White's many pushes one takes a marble off. */
const LATE = '...../...ww./..wwww./..www.w./..bbwwb../..bbwbb./.bbwbb./..b.../.b..b w 0,0 42'

/** What a move pushes, and H before and after it in the mover's view. */
function pushed(text: string, move: string) {
  const p = positionOf(text)
  const read = abalone.game.parseMove(p, move)
  if (!read.ok) return undefined
  const mover = abalone.game.toMove(p)
  const steps = movedMarbles(p, read.value)
  const theirs = steps.filter(({ player }) => player !== mover)
  const kind = theirs.some(({ to }) => to === HEX_OFF)
    ? 'pushed-off'
    : theirs.length > 0
      ? 'stays-on'
      : 'pushes-none'
  const before = judged(p, ABALONE_REPORT_WEIGHTS).own.toFixed(3)
  abalone.game.play(p, read.value)
  // The other side is to move now: its enemy is who has moved.
  const after = judged(p, ABALONE_REPORT_WEIGHTS).enemy.toFixed(3)
  return { kind, own: steps.length - theirs.length, values: { before, after } }
}

type Pushed = NonNullable<ReturnType<typeof pushed>>

/** A legal move of which something is so. */
function moveWith(text: string, is: (move: Pushed) => boolean): string | undefined {
  return legalNames(abalone, positionOf(text)).find((move) => {
    const found = pushed(text, move)
    return found !== undefined && is(found)
  })
}

/** A few moves on from there, where a marble can be pushed off. */
function anyPush(rng: Rng): string {
  const { game } = abalone
  const moves = new Int32Array(game.maxMoves)
  for (;;) {
    const p = positionOf(LATE)
    for (let ply = rng.below(5); ply > 0; ply--) {
      game.play(p, moves[rng.below(game.moves(p, moves))])
    }
    const text = game.format(p)
    if (moveWith(text, ({ kind }) => kind === 'pushed-off') !== undefined) return text
  }
}

const pushOff: MoveExercise = asksOption(
  { kind: 'move', kit: abalone, position: LATE, options: RULES },
  {
    asked: LATE,
    another: anyPush,
    solve: (text) => moveWith(text, ({ kind }) => kind === 'pushed-off') ?? '',
    right(move, text) {
      const found = pushed(text, move)
      return found?.kind === 'pushed-off' ? { code: found.kind, values: found.values } : undefined
    },
    slips: [
      ['stays-on', (text) => moveWith(text, ({ kind }) => kind === 'stays-on')],
      [
        'three-alone',
        (text) => moveWith(text, ({ kind, own }) => kind === 'pushes-none' && own === 3),
      ],
    ],
    values: (text, move) => pushed(text, move)?.values ?? {},
    rest(move, text) {
      const found = pushed(text, move)
      return found === undefined ? {} : { code: found.kind, values: found.values }
    },
  },
)

export const exercises = {
  'start-pairs': startPairs,
  'centre-sign': centreSign,
  fair,
  'push-off': pushOff,
} satisfies ExerciseSet
