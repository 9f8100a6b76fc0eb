import {
  after,
  HEX_NEXT,
  HEX_OFF,
  legalMoves,
  type GameKit,
  type Move,
} from '../../../engine/index.ts'
import { bringInSight } from '../../boards/in-sight.ts'
import { playHints as words } from '../../i18n/play-hints.ts'
import { isPass } from '../table/game-record.ts'
import type { Ahead, Lit } from '../table/shown.ts'
import type { Board } from './board.ts'
import type { Engines } from './engines.ts'
import type { Level } from './level.ts'
import { playedOut } from './line.ts'
import type { Found } from './opponent.ts'

/*
 * What a hint tells besides the move: where to look for it, and why it is made.
 */

type Kit = GameKit<unknown>

/** Other moves that are tried to see what the other side would win by. */
const MOST_TRIED = 4
/** Squares a side of the area on a board that is as wide as this, or narrower. */
const WIDE = 6

/** How much of it has been told: nothing, where to look, the move, why. */
export type Stage = 0 | 1 | 2 | 3

/** A move that somebody who plays well would make, of which the reader is told more at each press. */
export interface Advice {
  readonly found: Found
  readonly expert: Level
}

/** What is told at one press, and what is to be seen then. */
interface Told {
  readonly stage: Stage
  readonly sentence: string
  readonly move?: Move
  readonly lit?: Lit | undefined
  readonly line?: Ahead | undefined
}

/**
 * Asks somebody; undefined where there is no advice.
 *
 * @param chosen  whom the reader plays against
 */
export async function seek(
  board: Board,
  engines: Engines,
  chosen: Level,
): Promise<Advice | undefined> {
  const { game, setup } = board
  if (game.turn !== 'you') return undefined
  const expert = chosen.advises ? chosen : (setup.adviser ?? chosen)
  const found = await engines.advise(expert)
  if (found?.ok === false) {
    board.tell('')
    board.refuse(found.error)
  }
  return found?.ok === true ? { found: found.value, expert } : undefined
}

/**
 * Tells more of a hint than has been told, and has the squares that it is about in sight.
 *
 * @param given  hints in this game, this one among them
 */
export function tellMore(
  board: Board,
  { found, expert }: Advice,
  told: Stage,
  given: number,
): Told {
  const { kit, position } = board.game
  const { move } = found
  if (isPass(kit, position, move)) {
    if (told < 2) return { stage: 2, sentence: words.advisedPass(given), move }
  } else {
    const { squares, sentence } = areaOf(kit, position, move)
    bringInSight(board, [...squares, ...(kit.board?.targets(position, move) ?? [])])
    if (told === 0) return { stage: 1, sentence, lit: { squares, favours: true } }
  }
  if (told < 2) return { stage: 2, sentence: sentenceOf(board, move, expert, given), move }
  return { stage: 3, move, ...whyOf(kit, position, found, board.table.extras) }
}

/** Whoever was asked is named where the page has it among its own opponents. */
function sentenceOf({ game, setup }: Board, move: Move, expert: Level, given: number): string {
  const { kit, position } = game
  const isListed =
    expert.agent === undefined || setup.opponents.some(({ name }) => name === expert.name)
  const text = kit.game.formatMove(position, move)
  return words.advised(isListed ? expert.name : undefined, text, given)
}

interface Area {
  readonly squares: readonly number[]
  readonly sentence: string
}

/**
 * A part of the board in which a move goes, not always in its middle: a few squares each way, or a
 * few columns where stones fall down them.
 */
export function areaOf({ board }: Kit, position: unknown, move: Move): Area {
  const target = board?.targets(position, move)[0]
  if (board === undefined || target === undefined) return { squares: [], sentence: '' }
  const squares = board.shape === 'hex' ? around(target) : windowOf(board, position, target)
  const name = (square: number) => board.squareName(position, square)
  return { squares, sentence: words.lookAt(name(squares[0]), name(squares[squares.length - 1])) }
}

/** A cell and its neighbours. */
function around(cell: number): number[] {
  const next = [...HEX_NEXT.subarray(cell * 6, cell * 6 + 6)].filter((each) => each !== HEX_OFF)
  return [cell, ...next].toSorted((a, b) => a - b)
}

function windowOf(board: NonNullable<Kit['board']>, position: unknown, target: number): number[] {
  const { columns, rows } = board.size(position)
  const [column, row] = [target % columns, Math.floor(target / columns)]
  const [left, right] = span(column, columns, target)
  const [low, high] = board.ground === 'slots' ? [0, rows - 1] : span(row, rows, target + 1)
  const squares: number[] = []
  for (let y = low; y <= high; y++) {
    for (let x = left; x <= right; x++) squares.push(y * columns + x)
  }
  return squares
}

/** From where to where, along one side: where the move is in it is as good as random. */
function span(at: number, length: number, salt: number): readonly [number, number] {
  const size = Math.min(length, length > WIDE ? 3 : 2)
  const first = Math.min(length - size, Math.max(0, at - (salt % size)))
  return [first, first + size - 1]
}

interface Why {
  readonly sentence: string
  readonly lit?: Lit
  readonly line?: Ahead
}

/** Why a move is made: it wins, it stops a win, or what follows it. */
export function whyOf(
  kit: Kit,
  position: unknown,
  { move, line = [], by }: Found,
  extras: Parameters<typeof playedOut>[1] = {},
): Why {
  const { game } = kit
  const text = game.formatMove(position, move)
  const won = after(kit, position, move, () => winOf(kit, position))
  if (won !== undefined) {
    return { sentence: words.wins(text), lit: { squares: won, favours: true } }
  }
  const stopped = stoppedBy(kit, position, move)
  if (stopped !== undefined) {
    const { reply, squares } = stopped
    return { sentence: words.stops(text, reply), lit: { squares, favours: false } }
  }
  if (line.length < 2) return { sentence: words.noLine }
  const { texts, planned } = playedOut(kit, extras, position, line)
  const sentence = by === 'threats' ? words.threats(texts) : words.follows(texts)
  return { sentence, line: planned }
}

/** The squares by which the side that has just moved has won; undefined where it has not. */
function winOf({ game }: Kit, position: unknown): readonly number[] | undefined {
  const outcome = game.outcome(position)
  return outcome?.winner === 1 - game.toMove(position) ? outcome.squares : undefined
}

/** A win that the other side has after other moves, and not after this one. */
function stoppedBy(
  kit: Kit,
  position: unknown,
  move: Move,
): { readonly reply: string; readonly squares: readonly number[] } | undefined {
  const moves = legalMoves(kit, position)
  if (after(kit, position, move, () => winningReply(kit, position)) !== undefined) return undefined
  // Spread over the board, so that not all of them happen to stop it as well.
  const step = Math.max(1, Math.floor(moves.length / MOST_TRIED))
  for (let i = 0; i < moves.length; i += step) {
    if (moves[i] === move) continue
    const reply = after(kit, position, moves[i], () => winningReply(kit, position))
    if (reply !== undefined) return reply
  }
  return undefined
}

function winningReply(kit: Kit, position: unknown) {
  const { game, board } = kit
  for (const reply of legalMoves(kit, position)) {
    const squares = after(kit, position, reply, () => winOf(kit, position))
    if (squares === undefined) continue
    const shown = squares.length > 0 ? squares : (board?.targets(position, reply) ?? [])
    return { reply: game.formatMove(position, reply), squares: shown }
  }
  return undefined
}
