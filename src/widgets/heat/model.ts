import { gomoku8, GOMOKU8_FIVE, type Gomoku8 } from '../../../engine/index.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import type { Mark, SquareModel } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import type { HeatWords } from '../../i18n/heat.ts'
import {
  bestOf,
  TERMS,
  USUAL,
  worthOf,
  type Candidate,
  type Judged,
  type TermName,
  type Weights,
} from './judge.ts'
import { STRONGEST } from './legend.ts'
import { isUsual } from './schema.ts'

interface Drawn {
  readonly model: SquareModel
  readonly names: readonly string[]
}

/** The lowest and the highest worth of a square that does not win. */
export function rangeOf({ candidates }: Judged, weights: Weights): readonly [number, number] {
  const worths = candidates
    .map(({ tally }) => worthOf(tally, weights))
    .filter((worth) => worth < GOMOKU8_FIVE)
  return worths.length === 0 ? [0, 0] : [Math.min(...worths), Math.max(...worths)]
}

/** The board with each free square’s worth on it, the more the darker, and the best framed. */
export function heatBoard(
  position: Gomoku8,
  judged: Judged,
  weights: Weights,
  chosen: number | undefined,
  words: HeatWords,
  boards: BoardWords,
): Drawn {
  const model = boardModel(gomoku8, position, { room: BOARD_ROOM })
  if (model === undefined) throw new Error('heat: the game has no board of squares')
  const { last: _, ...still } = model
  const names = squareNames(gomoku8, position, model, boards)
  const count = model.columns * model.rows
  const heat = new Float64Array(count)
  const labels = Array.from({ length: count }, () => '')
  const [low, high] = rangeOf(judged, weights)
  const best = bestOf(judged, weights)
  for (const candidate of judged.candidates) {
    const { square, tally } = candidate
    const worth = worthOf(tally, weights)
    const share = worth >= GOMOKU8_FIVE || high === low ? 1 : (worth - low) / (high - low)
    heat[square] = high === low && worth < GOMOKU8_FIVE ? 0 : share * STRONGEST
    labels[square] = worth >= GOMOKU8_FIVE ? words.five : words.number(worth)
    const framed = best.includes(candidate) && !isFlat(judged, best)
    names[square] += `, ${words.worth(labels[square], framed)}`
  }
  const marks: Mark[] = isFlat(judged, best)
    ? []
    : best.map(({ square }) => ({ square, shape: 'frame', tone: 'good' }))
  if (chosen !== undefined) marks.push({ square: chosen, shape: 'ring', tone: 'ink' })
  return { model: { ...still, heat, labels, marks }, names }
}

/** Whether all free squares are worth the same, and there are several: none is the best then. */
export function isFlat({ candidates }: Judged, best: readonly Candidate[]): boolean {
  return best.length > 1 && best.length === candidates.length
}

/** One line of the table of a square: what a term brings, for the viewer. */
export interface TermRow {
  readonly term: TermName
  /** Worth of the viewer’s own, of the other’s (0 or less for weights above 0), and of both. */
  readonly own: number
  readonly other: number
  /** How much of it this move has brought. */
  readonly change: number
}

export function termRows({ before }: Judged, { tally }: Candidate, weights: Weights): TermRow[] {
  return TERMS.map((term) => {
    const weight = weights[term]
    const own = weight * tally.own[term]
    const other = 0 - weight * tally.other[term]
    const was = weight * (before.own[term] - before.other[term])
    return { term, own, other, change: own + other - was }
  })
}

/** The square whose terms are told. */
export interface SquareTold {
  readonly head: string
  readonly five: boolean
  readonly rows: readonly TermRow[]
  readonly sides: readonly [string, string]
}

export function squareTold(
  judged: Judged,
  candidate: Candidate,
  weights: Weights,
  square: string,
  words: HeatWords,
): SquareTold {
  const { sides } = gomoku8
  const { viewer } = judged
  const worth = worthOf(candidate.tally, weights)
  const five = worth === GOMOKU8_FIVE
  return {
    head: words.square(sides[viewer], square, five ? words.five : words.number(worth)),
    five,
    rows: termRows(judged, candidate, weights),
    sides: [sides[viewer], sides[viewer === 0 ? 1 : 0]],
  }
}

/** The last line of that table. */
export function sumOf(rows: readonly TermRow[]): Omit<TermRow, 'term'> {
  const sum = (of: (row: TermRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    own: sum(({ own }) => own),
    other: sum(({ other }) => other),
    change: sum(({ change }) => change),
  }
}

/** A square as the game writes it. */
export function nameOf(position: Gomoku8, square: number): string {
  return gomoku8.board?.squareName(position, square) ?? ''
}

/** Who is to move, and where the evaluation would have the stone. */
export function heatSentence(
  position: Gomoku8,
  judged: Judged,
  weights: Weights,
  words: HeatWords,
): string {
  const outcome = gomoku8.game.outcome(position)
  if (outcome !== undefined) {
    return outcome.winner === 'draw' ? words.drawn : words.won(gomoku8.sides[outcome.winner])
  }
  const best = bestOf(judged, weights)
  const worth = worthOf(best[0].tally, weights)
  const names = best.map(({ square }) => nameOf(position, square))
  const text = worth >= GOMOKU8_FIVE ? words.aFive : words.number(worth)
  const side = gomoku8.sides[judged.viewer]
  return isFlat(judged, best) ? words.flat(side, text) : words.best(side, names, text)
}

/** The terms of the first of some squares that is free, or else of the best, if one is. */
export function toldOf(
  position: Gomoku8,
  judged: Judged,
  weights: Weights,
  squares: readonly (number | undefined)[],
  words: HeatWords,
): SquareTold | undefined {
  const { candidates } = judged
  if (candidates.length === 0) return undefined
  const best = bestOf(judged, weights)
  const wanted = squares.map((square) => candidates.find((each) => each.square === square))
  const told =
    wanted.find((each) => each !== undefined) ?? (isFlat(judged, best) ? undefined : best[0])
  return told && squareTold(judged, told, weights, nameOf(position, told.square), words)
}

/** What the report's weights would choose. */
export function usualSentence(
  position: Gomoku8,
  judged: Judged,
  weights: Weights,
  words: HeatWords,
): string {
  if (judged.candidates.length === 0 || isUsual(weights)) return words.asUsual
  return words.usual(bestOf(judged, USUAL).map(({ square }) => nameOf(position, square)))
}
