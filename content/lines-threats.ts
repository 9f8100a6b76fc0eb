/** The positions and numbers on threats of the chapter on open lines, in whatever language. */
import { ANY_OTHER, ContractError, FOUR, gomoku, type Gomoku } from '../engine/index.ts'
import { number } from '../src/i18n/numbers.ts'
import { FIVE_STONES, repliesTo } from '../src/widgets/exercise/checks/lines-that-are-open.ts'
import { rightOf } from './right-choice.ts'
import { findNow } from '../src/widgets/threats/find-now.ts'
import { childrenOf } from '../src/widgets/threats/found.ts'
import type { Puzzle } from '../src/widgets/threats/view.ts'

/**
 * From `test/fixtures/gomoku/puzzles-15x15.jsonl`, which says where they come from; moved to the
 * middle of 19×19.
 */
const FOURS_ALONE = 'j10 i10 h10 k12 i9 j13 h8 k11 j8 g11 h9 h11'
const NO_WIN = 'j10 i11 i9 k11 h10 j12 h11 i13'
export const PUZZLES: readonly Puzzle[] = [
  { name: 'first', position: FIVE_STONES },
  { name: 'fours', position: FOURS_ALONE },
  { name: 'long', position: 'j10 l11 l13 h9 i9 i8 g10 k10 j9 h7' },
  { name: 'none', position: NO_WIN },
  { name: 'hard', position: 'j10 l10 l12 k11 j12 k9 m11 k12' },
]

function positionOf(text: string): Gomoku {
  const read = gomoku.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on open lines', `${text}: ${read.error.code}`)
  return read.value
}

function firstNumbers() {
  const position = positionOf(FIVE_STONES)
  const found = findNow(gomoku, position, {})
  const moves = new Int32Array(gomoku.game.maxMoves)
  const free = gomoku.game.moves(position, moves)
  const plies = 2 * found.depth - 1
  const lines = Array.from({ length: plies }, (_, i) => free - i).reduce((all, n) => all * n, 1)
  if (!found.win || found.kind !== 'threats' || gomoku.game.toMove(position) !== 0) {
    throw new ContractError(
      'the chapter on open lines',
      'the first position is no win of X by threats',
    )
  }
  const stonesBelow = (node: number): number =>
    Math.max(0, ...childrenOf(found)[node].map((child) => 1 + stonesBelow(child)))
  // A side has a three where a stone of it would make a four.
  const board = gomoku.threatBoard?.(position)
  if (board?.any(0, FOUR) !== false || !board.any(1, FOUR)) {
    throw new ContractError('the chapter on open lines', 'X has a three at first, or O has none')
  }
  const replies = childrenOf(found)[1]
  const other = replies.find((node) => found.square[node] === ANY_OTHER)
  const vain = replies.filter(
    (node) => node !== other && other !== undefined && stonesBelow(node) <= stonesBelow(other),
  )
  if (vain.length !== 1)
    throw new ContractError('the chapter on open lines', `${vain.length} replies in vain`)
  return {
    position: FIVE_STONES,
    x: gomoku.sides[0],
    o: gomoku.sides[1],
    stones: FIVE_STONES.split(' ').length / 2,
    depth: found.depth,
    get nodes() {
      return number(found.nodes)
    },
    replies: replies.length - 1,
    /** The reply that holds out no longer than one that does nothing. */
    vain: gomoku.game.formatMove(position, found.square[vain[0]]),
    /** The replies that make a four of O’s own. */
    counters: repliesTo(position).fours.map((move) => gomoku.game.formatMove(position, move)),
    free,
    plies,
    /** What the evaluation gives X, without looking ahead. */
    get worth() {
      return number(gomoku.evaluation.evaluate(position)).replace('-', '−')
    },
    /** Lines of so many plies, as a power of ten, rounded down. */
    power: Math.floor(Math.log10(lines)),
  }
}

export const first = firstNumbers()

/** Who wins the first position: whoever is to move, if it has a win by threats. */
export const wins = rightOf(
  'open lines',
  ['mover', 'other', 'open'],
  (who) => who === 'mover' && findNow(gomoku, positionOf(FIVE_STONES), {}).win,
)

function noneNumbers() {
  const { win, stopped, nodes, depth } = findNow(gomoku, positionOf(NO_WIN), {})
  if (win || stopped)
    throw new ContractError('the chapter on open lines', 'that there is no win is not shown')
  return {
    get nodes() {
      return number(nodes)
    },
    depth,
  }
}

export const none = noneNumbers()
