import {
  after,
  gomoku8,
  legalMoves,
  NO_MOVE,
  type Gomoku8,
  type Move,
} from '../../../engine/index.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import type { DemandsWords } from '../../i18n/demands.ts'
import type { Schema } from '../../state/schema.ts'
import type { Overlay } from '../table/shown.ts'
import { playing, viewsOf, VARIANTS, type Played, type Variant, type Views } from './program.ts'

/** Positions in which a fault shows, each with that fault and how far it looks. X is to move. */
export const EXAMPLES = {
  three: { position: 'd4 d7 e4 e7 f4 b2 g8 b7', variant: 'own', depth: 1 },
  threat: { position: 'd4 e5 e3 d5 c3 f5', variant: 'own', depth: 2 },
  afraid: { position: 'f2 c6 e3 f7 d6 b7 b6 e7', variant: 'fear', depth: 2 },
  won: { position: 'b2 d4 c2 e5 d2 f3 e2 h7', variant: 'cheap', depth: 1 },
  lost: { position: 'c3 d5 b2 e5 g7 f5 h8 c5', variant: 'endless', depth: 2 },
} as const satisfies Readonly<Record<string, Example>>

/** A position, and the program that is tried on it. */
interface Example {
  readonly position: string
  readonly variant: Variant
  readonly depth: number
}
export type ExampleName = keyof typeof EXAMPLES

/** Plies that the program may look ahead: more would take too long without cuts. */
export const MOST_DEPTH = 2

export function demandsSchema(position: string, variant: Variant, depth: number) {
  return {
    position: { type: 'text', default: position, max: 400 },
    variant: { type: 'choice', default: variant, values: VARIANTS },
    depth: { type: 'integer', default: depth, min: 1, max: MOST_DEPTH },
  } as const satisfies Schema
}

export type DemandsSchema = ReturnType<typeof demandsSchema>

/** What both programs play in one position. */
export interface Compared {
  readonly variant: Variant
  readonly depth: number
  readonly views: Views
  readonly played: Played
  readonly right: Played
  /** A move that wins at once, if there is one. */
  readonly winning: Move | undefined
}

export function* comparing(
  position: Gomoku8,
  depth: number,
  variant: Variant,
): Generator<undefined, Compared> {
  const views = viewsOf(position, variant)
  const played = yield* playing(position, depth, variant)
  const right = variant === 'right' ? played : yield* playing(position, depth, 'right')
  return { variant, depth, views, played, right, winning: winningMove(position) }
}

function winningMove(position: Gomoku8): Move | undefined {
  const wins = () => gomoku8.game.outcome(position)?.reason === 'line'
  return legalMoves(gomoku8, position).find((move) => after(gomoku8, position, move, wins))
}

/** The right program’s move framed and the other’s ringed. */
export function demandsOver(
  position: Gomoku8,
  compared: Compared | undefined,
  boards: BoardWords,
): Overlay {
  if (compared === undefined) return {}
  const squareOf = (move: Move) => gomoku8.board?.targets(position, move)[0] ?? 0
  const marks: Mark[] = []
  const { played, right } = compared
  if (right.move !== NO_MOVE) {
    marks.push({ square: squareOf(right.move), shape: 'frame', tone: 'good' })
  }
  if (played.move !== NO_MOVE) {
    marks.push({ square: squareOf(played.move), shape: 'ring', tone: 'beta' })
  }
  // The ring of the last move would be taken for one of these: it is only said.
  const notes: string[] = []
  for (const square of gomoku8.board?.lastMove(position) ?? []) notes[square] = boards.last
  return { marks, last: [], notes }
}

/** What the program plays, and what it should. */
export function demandsSentence(
  position: Gomoku8,
  { variant, depth, played, right, winning }: Compared,
  words: DemandsWords,
): string {
  const { game, sides } = gomoku8
  const outcome = game.outcome(position)
  if (outcome !== undefined) {
    return outcome.winner === 'draw' ? words.drawn : words.won(sides[outcome.winner])
  }
  const name = (move: Move) => game.formatMove(position, move)
  const parts: string[] = []
  if (played.move === NO_MOVE) parts.push(words.none)
  else {
    const side = sides[game.toMove(position)]
    parts.push(words.plays(side, depth, name(played.move), words.number(played.value)))
  }
  if (variant === 'right') parts.push(words.rightPlays)
  else if (played.move === right.move) parts.push(words.same)
  else if (right.move !== NO_MOVE) parts.push(words.other(name(right.move)))
  if (winning !== undefined && !wins(position, played.move)) parts.push(words.missed(name(winning)))
  return parts.join(' ')
}

function wins(position: Gomoku8, move: Move): boolean {
  if (move === NO_MOVE) return false
  const { game } = gomoku8
  game.play(position, move)
  const won = game.outcome(position)?.reason === 'line'
  game.undo(position)
  return won
}

/** The two views and their sum; two infinite wins have none. */
export function viewRow({ x, o }: Views): { x: number; o: number; sum: number; holds: boolean } {
  const sum = x === -o ? 0 : x + o
  return { x, o, sum, holds: sum === 0 }
}
