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
import type { ChoiceExercise, ExerciseSet, Verdict } from '../exercise.ts'
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
  if (lost === undefined) throw new ContractError('exercises of chapter 9', `${moves} stays`)
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

/** Ways to make one number of what the two sides have. */
const FORMULAS: Readonly<Record<string, (own: number, other: number) => number>> = {
  twice: (own, other) => 2 * own - 2 * other,
  cube: (own, other) => (own - other) ** 3,
  share: (own, other) => (own - other) / (own + other + 1),
  fear: (own, other) => own - 2 * other,
}

/** Random positions on which a formula is tried. */
const TRIALS = 20

const whichBreaks: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(FORMULAS),
  answer: 'fear',
  check(option): Verdict {
    const formula = FORMULAS[option]
    if (formula === undefined) return { right: false }
    const score = gomoku8SideScoreOf(defaultPatterns())
    for (let seed = 1; seed <= TRIALS; seed++) {
      const position = scattered(seed)
      const x = score(position, 0)
      const o = score(position, 1)
      if (formula(x, o) + formula(o, x) !== 0) return { right: true }
    }
    return { right: false, code: 'cancels', values: { positions: TRIALS } }
  },
}

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

/** What a five may be worth. */
const FIVES: Readonly<Record<string, number>> = {
  fifty: 50,
  thousand: 1000,
  hundred: GOMOKU8_FIVE,
  endless: Infinity,
}

const whichFive: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(FIVES),
  answer: 'hundred',
  check(option): Verdict {
    const five = FIVES[option]
    if (five === undefined) return { right: false }
    const worth = richLead()
    if (five <= worth) return { right: false, code: 'outweighed', values: { worth } }
    // A search begins with −∞ as its best, and takes a move whose score is larger.
    if (!(-five > -Infinity)) return { right: false, code: 'no-move' }
    return { right: true }
  },
}

export const exercises = {
  'worth-of-three': worthOfThree,
  'which-weight': whichWeight,
  'which-breaks': whichBreaks,
  'which-five': whichFive,
  'mend-choosing': mendChoosing,
} satisfies ExerciseSet
