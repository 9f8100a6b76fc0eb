import {
  defaultPatterns,
  gomoku8,
  GOMOKU8_FIVE,
  legalMoves,
  type Gomoku8,
  type Move,
  type Player,
  type Term,
} from '../../../engine/index.ts'

/** The terms whose weights can be chosen, as the evaluation names them. */
export const TERMS = ['four', 'broken-four', 'three', 'broken-three', 'two', 'square'] as const
export type TermName = (typeof TERMS)[number]
export type Weights = Readonly<Record<TermName, number>>

/** What the engine's evaluation gives for each term. */
export const USUAL: Weights = usualWeights()

function usualWeights(): Weights {
  const weights = { four: 0, 'broken-four': 0, three: 0, 'broken-three': 0, two: 0, square: 1 }
  for (const { name, weight } of defaultPatterns()) {
    if (isTerm(name)) weights[name] = weight
  }
  return weights
}

function isTerm(name: string): name is TermName {
  return TERMS.some((term) => term === name)
}

/**
 * How often each term counts: for patterns matches, for `square` the sum of the grid’s numbers.
 * `own` is the viewer’s, `other` the other side’s.
 */
export interface Tally {
  readonly own: Weights
  readonly other: Weights
  /** Whether the viewer has five, or the other. */
  readonly five: 'own' | 'other' | undefined
}

/** A free square, and what there is once the side to move has a stone on it. */
export interface Candidate {
  readonly move: Move
  readonly square: number
  readonly tally: Tally
}

export interface Judged {
  /** The side to move, whose view everything is. */
  readonly viewer: Player
  /** What there is before the move. */
  readonly before: Tally
  readonly candidates: readonly Candidate[]
}

/** Counts the engine’s own terms, for one player. */
export function tallyOf(terms: readonly Term[], viewer: Player): Tally {
  const own: Record<TermName, number> = { ...NOTHING }
  const other: Record<TermName, number> = { ...NOTHING }
  let five: Tally['five']
  for (const { name, side, contribution } of terms) {
    if (name === 'five') five = side === viewer ? 'own' : 'other'
    if (!isTerm(name)) continue
    const counts = side === viewer ? own : other
    counts[name] += Math.abs(contribution) / USUAL[name]
  }
  return { own, other, five }
}

const NOTHING: Weights = {
  four: 0,
  'broken-four': 0,
  three: 0,
  'broken-three': 0,
  two: 0,
  square: 0,
}

/**
 * Plays every free square and explains the position after it: a third of a millisecond each, so
 * a step is one square, and whoever asks may rest in between. The position is restored before
 * each rest.
 */
export function* judging(position: Gomoku8): Generator<undefined, Judged> {
  const { game, evaluation, board } = gomoku8
  const viewer = game.toMove(position)
  const before = tallyOf(evaluation.explain(position), viewer)
  const candidates: Candidate[] = []
  for (const move of legalMoves(gomoku8, position)) {
    game.play(position, move)
    const tally = tallyOf(evaluation.explain(position), viewer)
    game.undo(position)
    candidates.push({ move, square: board?.targets(position, move)[0] ?? 0, tally })
    yield
  }
  return { viewer, before, candidates }
}

/** What a tally is worth to its viewer, by these weights. */
export function worthOf({ own, other, five }: Tally, weights: Weights): number {
  if (five !== undefined) return five === 'own' ? GOMOKU8_FIVE : -GOMOKU8_FIVE
  let worth = 0
  for (const term of TERMS) worth += weights[term] * (own[term] - other[term])
  return worth
}

/** The candidates of most worth, in the order of their squares. */
export function bestOf({ candidates }: Judged, weights: Weights): Candidate[] {
  const most = Math.max(...candidates.map(({ tally }) => worthOf(tally, weights)))
  return candidates
    .filter(({ tally }) => worthOf(tally, weights) === most)
    .toSorted((a, b) => a.square - b.square)
}
