import { gomoku, gomokuReport, type Gomoku, type Player } from '../../../engine/index.ts'
import { BOARD_ROOM } from '../../boards/model.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { TermsWords } from '../../i18n/terms.ts'
import type { Overlay } from '../table/shown.ts'

/** The terms of the report's evaluation, in the order in which they are told. */
export const TERMS = ['centre', 'alignment', 'threat', 'enemy-line'] as const
export type TermName = (typeof TERMS)[number]

/** Plies in which the middle counts, and rows of three do not yet. */
export const EARLY_PLIES = 10

/** Of more squares of most points none is framed. */
const MOST_FRAMED = 4

export interface TermRow {
  readonly name: TermName
  /** How often it counts. */
  readonly count: number
  readonly points: number
  /** Whose stones they are, each once. */
  readonly squares: readonly number[]
}

/** What is looked at: one term, or what all of them come to. */
export type Shown = TermName | 'sum'

/** A free square, and what the evaluation says for the side to move with its stone there. */
export interface Candidate {
  readonly square: number
  readonly points: Readonly<Record<Shown, number>>
}

export interface Heat {
  /** By square, 0 to HOTTEST: of squares that are not free 0. */
  readonly heat: Float64Array
  readonly low: number
  readonly high: number
  /** The free squares of most points. */
  readonly best: readonly number[]
}

export interface Judged {
  readonly viewer: Player
  readonly early: boolean
  readonly rows: readonly TermRow[]
  readonly sum: number
}

/**
 * What the report's evaluation, as it was meant, says of a position for a side: the one to move
 * where nothing is said.
 */
export function judge(position: Gomoku, viewer = gomoku.game.toMove(position)): Judged {
  // It explains for the side to move, whose points are those of the viewer or their opposite.
  const sign = viewer === gomoku.game.toMove(position) ? 1 : -1
  const terms = gomokuReport(viewer).explain(position)
  const rows = TERMS.map((name) => {
    const of = terms.filter((term) => term.name === name)
    return {
      name,
      count: of.length,
      points: of.reduce((sum, { contribution }) => sum + sign * contribution, 0),
      squares: [...new Set(of.flatMap(({ squares }) => [...squares]))].sort((a, b) => a - b),
    }
  })
  const sum = rows.reduce((all, { points }) => all + points, 0)
  return { viewer, early: position.plies < EARLY_PLIES, rows, sum }
}

/** Pixels that a row of the board may take: its squares are small. */
export const ROOM = BOARD_ROOM + 120

/**
 * The stones of a term framed, or without one the squares of most points where they are few; and
 * the heat of the free squares, once it is known.
 */
export function termsOver(
  shown: TermRow | undefined,
  hot: { readonly candidates: readonly Candidate[]; readonly heat: Heat } | undefined,
  words: Pick<TermsWords, 'points'>,
): Overlay {
  const tone = shown?.name === 'threat' || shown?.name === 'enemy-line' ? 'beta' : 'good'
  const best = hot !== undefined && hot.heat.best.length <= MOST_FRAMED ? hot.heat.best : []
  const framed = shown === undefined ? best : shown.squares
  const marks: Mark[] = framed.map((square) => ({ square, shape: 'frame', tone }))
  const notes: string[] = []
  for (const { square, points } of hot?.candidates ?? []) {
    notes[square] = words.points(points[shown?.name ?? 'sum'])
  }
  return { marks, notes, ...(hot && { heat: hot.heat.heat }) }
}

/** What the heat is, and where there is the most of it. */
export function mostSentence(
  position: Gomoku,
  shown: Shown,
  { low, high, best }: Heat,
  words: TermsWords,
): string {
  if (best.length === 0) return ''
  const name = shown === 'sum' ? '' : words.names[shown]
  const side = gomoku.sides[gomoku.game.toMove(position)]
  const ends = position.plies === EARLY_PLIES - 1
  if (low === high && best.length > 1) return words.flat(side, name, words.points(high), ends)
  const squares = best.map((square) => gomoku.board?.squareName(position, square) ?? '')
  if (low === high) return words.only(side, name, squares[0], words.points(high))
  return words.most(side, name, words.points(low), words.points(high), squares, ends)
}

/** What the heat is, or of a square that is pointed at its worth. */
export function heatSentence(
  position: Gomoku,
  shown: Shown,
  heat: Heat,
  pointed: Candidate | undefined,
  words: TermsWords,
): string {
  if (pointed === undefined) return mostSentence(position, shown, heat, words)
  const side = gomoku.sides[gomoku.game.toMove(position)]
  const name = gomoku.board?.squareName(position, pointed.square) ?? ''
  return words.at(side, name, words.points(pointed.points[shown]))
}

/** What the evaluation says of a position, in a sentence too. */
export function termsModel(
  position: Gomoku,
  judged: Judged,
  words: TermsWords,
): { readonly says: string; readonly side: string; readonly judged: Judged } {
  const side = gomoku.sides[judged.viewer]
  const isOver = gomoku.game.outcome(position) !== undefined
  const says = words.says(side, position.plies, judged.early, words.points(judged.sum))
  return { says: isOver ? words.over : says, side, judged }
}
