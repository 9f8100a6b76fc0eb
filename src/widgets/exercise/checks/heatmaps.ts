import {
  ContractError,
  defaultPatterns,
  gomoku8,
  GOMOKU8_FIVE,
  gomoku8SideScoreOf,
  type Rng,
  rngOf,
  type Gomoku8,
} from '../../../../engine/index.ts'
import { bestOf, tallyOf, USUAL, worthOf, type Weights } from '../../heat/judge.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import type { ChoiceExercise, ExerciseSet } from '../exercise.ts'
import { judgedAt, mendChoosing, OPEN_THREE, parsed } from './choosing.ts'

export { OPEN_THREE } from './choosing.ts'

function ofX(moves: string): Weights {
  return tallyOf(gomoku8.evaluation.explain(parsed(moves)), 0).own
}

/** What X's patterns are worth after those moves, the squares apart. */
function patternsWorth(moves: string): number {
  const { three, two } = ofX(moves)
  return USUAL.three * three + USUAL.two * two
}

/**
 * Three stones of a side, next to one another in a row or a column that goes on at both ends; the
 * other side's three lie anywhere. X is to move.
 */
function anyThree(rng: Rng, side: 'X' | 'O'): string {
  const across = rng.below(2) === 0
  const [along, other] = [1 + rng.below(4), rng.below(8)]
  const three = [0, 1, 2].map((i) => (across ? [along + i, other] : [other, along + i]))
  const names = three.map(([column, row]) => `${String.fromCharCode(97 + column)}${row + 1}`)
  const moves: string[] = []
  for (const own of names) {
    let other = own
    while (names.includes(other) || moves.includes(other)) {
      other = `${String.fromCharCode(97 + rng.below(8))}${1 + rng.below(8)}`
    }
    moves.push(...(side === 'X' ? [own, other] : [other, own]))
  }
  return moves.join(' ')
}

const worthOfThree = asksNumber<string>({
  asked: OPEN_THREE,
  another: (rng) => anyThree(rng, 'X'),
  solve: patternsWorth,
  slips: [
    ['one-way', () => USUAL.three],
    ['no-twos', (moves) => USUAL.three * ofX(moves).three],
    ['one-end', (moves) => USUAL.three + USUAL.two * ofX(moves).two],
    ['twos-only', (moves) => USUAL.two * ofX(moves).two],
    ['with-squares', (moves) => patternsWorth(moves) + USUAL.square * ofX(moves).square],
    ['matches', (moves) => ofX(moves).three + ofX(moves).two],
  ],
  first: 'first-counts',
})

/** O has an open three, X to move. */
export const THREAT = 'd4 e5 e3 d5 c3 f5'

/** The squares that are best when a two is worth so much. */
function bestWithTwo(moves: string, weight: number): string[] {
  const position = parsed(moves)
  return bestOf(judgedAt(moves), { ...USUAL, two: weight }).map(({ move }) =>
    gomoku8.game.formatMove(position, move),
  )
}

/** The most that the slider gives a two. */
const MOST = 100

/** What becomes of the square that is best with the usual weights, as a two is worth more. */
interface Change {
  readonly usual: string
  /** The least weights with which it shares its place, and with which it has lost it. */
  readonly tied: number | undefined
  readonly lost: number | undefined
}

function changeOf(moves: string): Change {
  const [usual] = bestWithTwo(moves, USUAL.two)
  let tied: number | undefined
  for (let weight = USUAL.two; weight <= MOST; weight++) {
    const best = bestWithTwo(moves, weight)
    if (!best.includes(usual)) return { usual, tied, lost: weight }
    if (best.length > 1) tied ??= weight
  }
  return { usual, tied, lost: undefined }
}

const changes = new Map<string, Change>()

function knownChange(moves: string): Change {
  const change = changes.get(moves) ?? changeOf(moves)
  changes.set(moves, change)
  return change
}

/** O has a three, and the choice of X changes when a two is worth more. */
function withChange(rng: Rng): string {
  for (;;) {
    const moves = anyThree(rng, 'O')
    const { tied, lost } = knownChange(moves)
    if (lost !== undefined && tied !== USUAL.two) return moves
  }
}

/** The weight that is asked for. Throws where there is none. */
function losingWeight(moves: string): number {
  const { lost } = knownChange(moves)
  if (lost === undefined)
    throw new ContractError('exercises of the chapter on heatmaps', `${moves} stays`)
  return lost
}

const whichWeight = asksNumber<string>({
  asked: THREAT,
  another: withChange,
  solve: losingWeight,
  slips: [
    ['tied', (moves) => knownChange(moves).tied],
    ['raised-by', (moves) => losingWeight(moves) - USUAL.two],
    ['usual', () => USUAL.two],
    ['end-of-slider', () => MOST],
  ],
  first: 'first-table',
  values: (moves) => ({ square: knownChange(moves).usual }),
  about({ over }, moves) {
    if (over < 0n || over > MOST) return { code: 'no-weight' }
    const best = bestWithTwo(moves, Number(over))
    return { code: best.includes(knownChange(moves).usual) ? 'still' : 'not-least' }
  },
})

type Formula = (own: number, other: number) => number

/** Ways to make one number of what the two sides have, and pairs on which they are tried. */
interface Formulas {
  readonly formulas: Readonly<Record<string, Formula>>
  /** What X has and what O has. */
  readonly pairs: readonly (readonly [x: number, o: number])[]
}

function formulasOf(factor: number, power: number, more: number, fear: number) {
  return {
    twice: (own: number, other: number) => factor * own - factor * other,
    cube: (own: number, other: number) => (own - other) ** power,
    share: (own: number, other: number) => (own - other) / (own + other + more),
    fear: (own: number, other: number) => own - fear * other,
  }
}

/** Random positions on which a formula is tried. */
const TRIALS = 20

let pairs: Formulas['pairs'] | undefined

function pairsOfPositions(): Formulas['pairs'] {
  const score = gomoku8SideScoreOf(defaultPatterns())
  return (pairs ??= Array.from({ length: TRIALS }, (_, i) => {
    const position = scattered(i + 1)
    return [score(position, 0), score(position, 1)]
  }))
}

function cancels(formula: Formula, { pairs }: Pick<Formulas, 'pairs'>): boolean {
  return pairs.every(([x, o]) => formula(x, o) + formula(o, x) === 0)
}

/** The formula that cancels and has a property that somebody takes for the fault. */
function cancelling(asked: Formulas, has: (formula: Formula) => boolean): string | undefined {
  const { formulas } = asked
  return Object.keys(formulas).find(
    (option) => cancels(formulas[option], asked) && has(formulas[option]),
  )
}

/** Whether it looks at the difference alone. */
const ofDifference: (formula: Formula) => boolean = (formula) => formula(3, 1) === formula(4, 2)
const grows = (formula: Formula) => formula(6, 2) / formula(3, 1)

const whichBreaks: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(formulasOf(2, 3, 1, 2)) },
  {
    asked: {
      formulas: formulasOf(2, 3, 1, 2),
      get pairs() {
        return pairsOfPositions()
      },
    } as Formulas,
    another: (rng): Formulas => ({
      formulas: formulasOf(
        2 + rng.below(8),
        3 + 2 * rng.below(2),
        1 + rng.below(9),
        2 + rng.below(4),
      ),
      pairs: Array.from({ length: TRIALS }, () => [rng.below(200), rng.below(200)]),
    }),
    solve: (asked) =>
      Object.keys(asked.formulas).find((option) => !cancels(asked.formulas[option], asked)) ?? '',
    slips: [
      [
        'more-than-the-difference',
        (asked) => cancelling(asked, (each) => ofDifference(each) && grows(each) === 2),
      ],
      ['bent', (asked) => cancelling(asked, (each) => ofDifference(each) && grows(each) !== 2)],
      ['looks-at-the-sum', (asked) => cancelling(asked, (each) => !ofDifference(each))],
    ],
    shows: () => ({ code: 'cancels', values: { positions: TRIALS } }),
    rest: () => ({}),
  },
)

function scattered(seed: number): Gomoku8 {
  const { game } = gomoku8
  const rng = rngOf(seed)
  const position = game.initial()
  const moves = new Int32Array(game.maxMoves)
  for (let ply = 0; ply < 15; ply++) {
    game.play(position, moves[rng.below(game.moves(position, moves))])
    if (game.outcome(position) !== undefined) game.undo(position)
  }
  return position
}

/** X has no five here, but fours and threes wherever one looks. */
export const RICH =
  'f5 c1 g5 a4 e5 g3 d5 h1 b5 h4 a5 d1 e6 h2 e4 g2 e7 f1 e2 e1 c4 a1 d3 b6 d4 f8 d7 c3 g4 a2 f7'

/** What X's patterns and squares are worth there more than O's. */
export function richLead(): number {
  return worthOf(tallyOf(gomoku8.evaluation.explain(parsed(RICH)), 0), USUAL)
}

/** What a five may be worth, and a position without one. */
interface Price {
  readonly fives: Readonly<Record<string, number>>
  /** What X has there more than O. */
  readonly lead: () => number
}

const FIVES: Price['fives'] = {
  fifty: 50,
  thousand: 1000,
  hundred: GOMOKU8_FIVE,
  endless: Infinity,
}

/** The option of most worth that is no more than a limit. */
function mostUpTo({ fives }: Price, limit: number): string | undefined {
  return Object.keys(fives)
    .filter((option) => fives[option] <= limit)
    .sort((a, b) => fives[b] - fives[a])[0]
}

/** A position in which X has much more than O, and prices about it. */
function anyPrice(rng: Rng): Price {
  for (;;) {
    const position = scattered(rng.below(1e6))
    const worth = worthOf(tallyOf(gomoku8.evaluation.explain(position), 0), USUAL)
    if (worth <= 2 * USUAL.three) continue
    const thousand = worth - rng.below(20)
    return {
      fives: { ...FIVES, fifty: USUAL.three + 1 + rng.below(9), thousand },
      lead: () => worth,
    }
  }
}

const whichFive: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(FIVES) },
  {
    asked: { fives: FIVES, lead: richLead } as Price,
    another: anyPrice,
    solve: ({ fives, lead }) =>
      // A search begins with −∞ as its best, and takes a move whose score is larger.
      Object.keys(fives).find((each) => fives[each] > lead() && -fives[each] > -Infinity) ?? '',
    slips: [
      ['above-a-pattern', (asked) => mostUpTo(asked, 2 * USUAL.three)],
      ['above-most-boards', (asked) => mostUpTo(asked, asked.lead())],
      ['no-move', ({ fives }) => Object.keys(fives).find((each) => fives[each] === Infinity)],
    ],
    shows: (option, { fives, lead }) =>
      fives[option] <= lead() ? { code: 'outweighed', values: { worth: lead() } } : {},
    rest: () => ({}),
  },
)

export const exercises = {
  'worth-of-three': worthOfThree,
  'which-weight': whichWeight,
  'which-breaks': whichBreaks,
  'which-five': whichFive,
  'mend-choosing': mendChoosing,
} satisfies ExerciseSet
