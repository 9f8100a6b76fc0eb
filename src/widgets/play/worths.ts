import {
  after,
  legalMoves,
  pliesToEnd,
  type GameKit,
  type Judged,
  type Move,
} from '../../../engine/index.ts'
import { askingAt } from '../../figure/fetched.ts'
import { playHints as words } from '../../i18n/play-hints.ts'
import { EngineClient } from '../../workers/client.ts'
import { spawnReview } from '../../workers/spawn.ts'
import type { Board } from './board.ts'

/*
 * What each move of the position on the board is worth, judged one after another by a worker that
 * does nothing else.
 */

/** So many moves are judged; of more, those that look best before anything is searched. */
const MOST = 16
/** Boards with more columns have no room for a value on a square. */
const COLUMNS = 10
/** So many are told in words, where the squares cannot carry them. */
const MOST_TOLD = 6
/** A solver is given more time with those that it has not solved. */
const EFFORTS = ['brief', 'usual'] as const

/** Of one move, in the view of whoever makes it. */
interface Worth {
  readonly move: Move
  /** The score of a solver, or else the value of a search, which counts plies to a won end. */
  readonly value: number
  readonly exact: boolean
}

/** What is to be shown of them. */
export interface ShownWorths {
  readonly labels: readonly string[] | undefined
  readonly sentence: string
}

export class Worths {
  private readonly board: Board
  private readonly client: EngineClient
  /** The position that is judged; undefined for none. */
  private at: string | undefined
  private known = new Map<Move, Worth>()
  private isDone = false

  constructor(board: Board) {
    this.board = board
    const { game } = board.setup
    this.client = new EngineClient(game, () => spawnReview(game), askingAt(board))
  }

  /** What is known of the position on the board, which is judged from now on if it was not yet. */
  get shown(): ShownWorths | undefined {
    const { game } = this.board
    if (game.outcome !== undefined) return undefined
    if (this.at !== game.text) void this.judge(game.text)
    return shownOf(game.kit, game.position, [...this.known.values()], this.isDone)
  }

  leave(): void {
    this.at = undefined
    this.client.stop()
  }

  private async judge(text: string): Promise<void> {
    this.at = text
    this.known = new Map()
    this.isDone = false
    const { game } = this.board
    const positions = afterEach(game.kit, game.position)
    // The solver, where there is one, gives exact scores: others are not to be taken for such.
    const passes = isSolved(game.kit) ? EFFORTS : EFFORTS.slice(0, 1)
    for (const effort of passes) {
      for (const { move, position } of positions) {
        if (this.known.get(move)?.exact === true) continue
        const judged = await this.client.review({
          position,
          gameOptions: game.options,
          effort,
          solve: true,
        })
        if (this.at !== text) return
        if (!judged.ok) return
        const worth = worthOf(move, judged.value)
        if (worth === undefined) continue
        this.known.set(move, worth)
        this.board.redraw()
      }
    }
    this.isDone = true
    this.board.redraw()
  }
}

/** Whether columns are told their exact scores, and nothing else. */
function isSolved({ board }: GameKit<unknown>): boolean {
  return board?.shape === 'square' && board.ground === 'slots'
}

/**
 * The positions after the moves, those that look best before anything is searched, and of those that
 * look the same the ones near the middle.
 */
function afterEach(kit: GameKit<unknown>, p: unknown) {
  const { game, evaluation, centrality } = kit
  const all = legalMoves(kit, p).map((move) => {
    const near = centrality?.(p, move) ?? 0
    return after(kit, p, move, () => ({
      move,
      near,
      position: game.format(p),
      looks: game.outcome(p) === undefined ? 0 - evaluation.evaluate(p) : Infinity,
    }))
  })
  return all.toSorted((a, b) => b.looks - a.looks || b.near - a.near).slice(0, MOST)
}

function worthOf(move: Move, { value, score, by, exact }: Judged): Worth | undefined {
  if (score !== undefined) return { move, value: 0 - score, exact: true }
  if (value === undefined) return undefined
  const plies = pliesToEnd(value)
  // Counted from the position before the move.
  const shifted = plies === undefined ? 0 - value : 0 - Math.sign(value) * (Math.abs(value) - 1)
  return { move, value: shifted, exact: exact === true || by === 'end' }
}

function shownOf(
  kit: GameKit<unknown>,
  p: unknown,
  all: readonly Worth[],
  isDone: boolean,
): ShownWorths {
  const { board } = kit
  const solved = isSolved(kit)
  const known = (solved ? all.filter(({ exact }) => exact) : all).toSorted(
    (a, b) => b.value - a.value,
  )
  if (known.length === 0) {
    return { labels: undefined, sentence: solved && isDone ? words.tooFar : words.judging }
  }
  if (board?.shape !== 'square' || board.size(p).columns > COLUMNS) {
    const told = known
      .slice(0, MOST_TOLD)
      .map(({ move, value }) => `${kit.game.formatMove(p, move)} ${textOf(value)}`)
    return { labels: undefined, sentence: words.worths(told) }
  }
  const { columns, rows } = board.size(p)
  const labels = Array.from({ length: columns * rows }, () => '')
  for (const { move, value } of known) {
    const [square] = board.targets(p, move)
    if (square !== undefined) labels[square] = textOf(value)
  }
  return { labels, sentence: solved ? words.scores : words.onSquares }
}

function textOf(value: number): string {
  const plies = pliesToEnd(value)
  return plies === undefined ? words.signed(value) : words.endsIn(value > 0, plies)
}
