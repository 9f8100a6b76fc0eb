import {
  after,
  fail,
  legalMoves,
  ninuki,
  ninukiBoardText,
  ninukiCaptures,
  ninukiFiveSquares,
  ninukiFreeThrees,
  ok,
  type NinukiPosition,
  type Result,
} from '../../../engine/index.ts'
import { BOARD_ROOM, boardModel, squareNames } from '../../boards/model.ts'
import { moveAt } from '../../boards/moves.ts'
import type { Mark, SquareModel } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import type { RulesWords } from '../../i18n/rules.ts'
import { answersToFive, pointName, reasons, sideOf, stoneOn } from './reasons.ts'

/** Columns that still leave a point room for a finger on a phone. */
const MOST_COLUMNS = 11

/** Captured stones that win. */
const TEN = 10

/** All that the lab shows follows from this. */
export interface LabState {
  /** A board text, or moves. */
  readonly position: string
  readonly breakable: boolean
  readonly threes: boolean
  /** The point that is asked about; empty for none. */
  readonly ask: string
}

/** A ready position, and the point to ask about. */
export interface LabCase {
  /** Which of `rules.cases` it is called. */
  readonly name: keyof RulesWords['cases']
  readonly position: string
  readonly ask: string
}

export interface Lab {
  readonly p: NinukiPosition
  readonly asked: number | undefined
}

export function readLab(state: LabState): Result<Lab> {
  // Which five is pending follows from the rest, and the reader may have changed the rule.
  const text = state.position.replace(/\s*![XO]\s*$/, '')
  const options = { breakable: state.breakable, doubleThree: state.threes }
  const read = ninuki.game.parse(text, text.includes('/') ? options : { ...options, size: 9 })
  if (!read.ok) return read
  const p = read.value
  if (p.size > MOST_COLUMNS) {
    return fail('rules/large', 0, { size: p.size, most: MOST_COLUMNS })
  }
  if (state.ask === '') return ok({ p, asked: undefined })
  for (let square = 0; square < p.size * p.size; square++) {
    if (pointName(p, square) !== state.ask) continue
    return ok({ p, asked: stoneOn(p, square) ? undefined : square })
  }
  return fail('rules/point', 0, { point: state.ask })
}

/** The position after a legal move, as a board text. */
export function playedText(p: NinukiPosition, square: number): Result<string> {
  const move = moveAt(ninuki, p, square)
  if (!move.ok) return move
  return ok(after(ninuki, p, move.value, () => ninukiBoardText(p)))
}

export interface LabModel {
  readonly board: SquareModel
  readonly label: string
  readonly names: readonly string[]
  readonly over: boolean
  /** Whose turn it is, or how it ended; what is forbidden, what is pending. */
  readonly says: string
  /** What a move on the point would do, sentence by sentence. */
  readonly answer: readonly string[]
  readonly captured: readonly { readonly name: string; readonly value: string }[]
  /** The point asked about, if it may be played. */
  readonly canPlay: string
}

const SHAPES = ['frame', 'ring', 'dot', 'cross'] as const
const TONES = ['alpha', 'table', 'good', 'ink'] as const

export function labModel({ p, asked }: Lab, words: RulesWords, boards: BoardWords): LabModel {
  const side = sideOf(p.toMove)
  const outcome = ninuki.game.outcome(p)
  const legal = new Set(legalMoves(ninuki, p))
  const plain = boardModel(ninuki, p, { room: BOARD_ROOM })
  if (plain === undefined) throw new Error('ninuki has no board of squares')
  const forbidden: number[] = []
  const taking: number[] = []
  for (let square = 0; outcome === undefined && square < p.size * p.size; square++) {
    if (stoneOn(p, square)) continue
    if (!legal.has(square)) forbidden.push(square)
    else if (ninukiCaptures(p, square).length > 0) taking.push(square)
  }
  const may = asked !== undefined && legal.has(asked)
  const board: SquareModel = {
    ...plain,
    targets: taking.filter((square) => square !== asked),
    marks: [...marksOf(p, asked, outcome === undefined), ...crosses(forbidden)],
    ...(may ? { ghost: { square: asked, side: p.toMove } } : {}),
  }
  const names = squareNames(ninuki, p, board, boards).map((name, square) =>
    forbidden.includes(square)
      ? `${name}, ${words.forbiddenName}`
      : taking.includes(square)
        ? `${name}, ${words.takesName}`
        : name,
  )
  return {
    board,
    names,
    label: outcome === undefined ? words.board(side) : words.boardOver,
    over: outcome !== undefined,
    says: outcome === undefined ? turn(p, forbidden.length, words) : ending(p),
    answer: asked === undefined || outcome !== undefined ? [] : answerTo(p, asked, may, words),
    captured: ([0, 1] as const).map((player) => ({
      name: words.captured(sideOf(player)),
      value: `${p.captured[player]} / ${TEN}`,
    })),
    canPlay: may ? pointName(p, asked) : '',
  }
}

function ending(p: NinukiPosition): string {
  const outcome = ninuki.game.outcome(p)
  if (outcome === undefined) return ''
  const { winner, reason } = outcome
  return outcomeSentence(reason, winner === 'draw' ? undefined : sideOf(winner))
}

function turn(p: NinukiPosition, forbidden: number, words: RulesWords): string {
  const side = sideOf(p.toMove)
  const parts = [words.toMove(side)]
  if (p.doubleThree) {
    parts.push(forbidden === 0 ? words.noneForbidden : words.forbiddenCount(forbidden))
  }
  if (p.pending !== -1) parts.push(words.pending(sideOf(p.pending), side, answersToFive(p)))
  return parts.join(' ')
}

function answerTo(p: NinukiPosition, square: number, may: boolean, words: RulesWords): string[] {
  const side = sideOf(p.toMove)
  const point = pointName(p, square)
  const threes = ninukiFreeThrees(p, square)
  const told = threes.map(({ squares }, i) =>
    words.three(
      i,
      squares.map((each) => pointName(p, each)),
    ),
  )
  if (!may) return [words.forbidden(side, point, threes.length), ...told]
  const taken = ninukiCaptures(p, square)
  const { length } = threes
  const first =
    length < 2
      ? words.plain(side, point)
      : taken.length > 0
        ? words.excused(side, point, length)
        : words.ruleOff(side, point, length)
  const total = p.captured[p.toMove] + taken.length
  const takes =
    taken.length === 0
      ? words.takesNothing
      : words.takes(
          taken.map((each) => pointName(p, each)),
          total,
          TEN,
        )
  return [first, ...told, takes, ...reasons(p, square, words)]
}

/** The threes that a stone on the point makes, or the five that is pending. */
function marksOf(p: NinukiPosition, asked: number | undefined, running: boolean): Mark[] {
  if (!running) return []
  if (asked !== undefined) {
    const threes = ninukiFreeThrees(p, asked)
    const marks = threes.flatMap(({ squares }, i) =>
      squares
        .filter((square) => square !== asked)
        .map((square) => ({ square, shape: SHAPES[i], tone: TONES[i] })),
    )
    const taken = ninukiCaptures(p, asked).map((square) => ({
      square,
      shape: 'cross' as const,
      tone: 'beta' as const,
    }))
    if (marks.length + taken.length > 0) return [...marks, ...taken]
  }
  if (p.pending === -1) return []
  return ninukiFiveSquares(p, p.pending).map((square) => ({
    square,
    shape: 'frame' as const,
    tone: 'beta' as const,
  }))
}

function crosses(squares: readonly number[]): Mark[] {
  return squares.map((square) => ({ square, shape: 'cross', tone: 'beta' }))
}
