/** The boards and numbers of the chapter on patterns, in whatever language: counted when the page is built. */
import {
  alphabeta,
  ContractError,
  defaultPatterns,
  gomoku8,
  GOMOKU8_LINES,
  masksOf,
  perftCounts,
  popcount,
  slideCost,
  subjectFrom,
  type Result,
} from '../engine/index.ts'
import { EDGES, FIGURE_1, THREES, WON } from '../src/widgets/patterns/boards.ts'
import { costModel } from '../src/widgets/patterns/cost-model.ts'
import { readDrawing } from '../src/widgets/patterns/drawing.ts'
import { nextMatch, slideModel, type SlideModel } from '../src/widgets/patterns/slide-model.ts'
import { readStones, SIZE } from '../src/widgets/patterns/stones.ts'
import { wordsModel } from '../src/widgets/patterns/words-model.ts'

function good<T>(read: Result<T>): T {
  if (!read.ok) throw new ContractError('the chapter on patterns', read.error.code)
  return read.value
}

function slid(board: string, pattern: string, pushed: boolean): SlideModel {
  const stones = good(readStones(board))
  const drawing = good(readDrawing(pattern))
  return slideModel({ stones, drawing, side: 0, pushed, step: 0 })
}

/** The first figure: three on a falling diagonal, shown where it is found. */
const first = slid(FIGURE_1, 'x??/?x?/??x', true)
export const opening = {
  board: FIGURE_1,
  pattern: 'x??/?x?/??x',
  step: nextMatch(first.places, 0),
  places: first.places.length,
  bits: popcount(first.shape.word),
  /** Whether the AND gives the pattern back there, whatever else lies in its frame. */
  found: first.places[nextMatch(first.places, 0) - 1].match,
}

/** The same algorithm with a pattern that is not in the corner, shown where it finds none. */
const wrapped = slid(EDGES, '?????/??xxx', false)
const falseMatches = wrapped.places.map((place, i) => place.match && wrapped.broken[i])
export const wrapping = {
  board: EDGES,
  pattern: '?????/??xxx',
  step: falseMatches.indexOf(true) + 1,
  total: wrapped.total,
  falsely: falseMatches.filter(Boolean).length,
  right: wrapped.inCorner,
}

/** Three stones with one end closed, by one, two and three words. */
export const closed = { board: THREES, pattern: 'oxxx.' }
/** The row of that board with the half-open three, as the coordinates number it. */
export const closedRow = SIZE - THREES.split('/').indexOf('OXXX....')
const counts = wordsModel(good(readStones(THREES)), good(readDrawing(closed.pattern))).asked
export const [own, empty, enemy] = counts.map(({ matches }) => matches.length)

/** On the board of the figure of the cost. */
const won = good(readStones(WON))
export const fives = costModel(won, 'five').total
export const agent = costModel(won, 'agent').total
export const agentPatterns = defaultPatterns().length
export const lines = GOMOKU8_LINES

/** The report's hard level searches four plies, from figure 1 on: so many positions are judged. */
export const plies = 4
const position = good(gomoku8.game.parse(`${FIGURE_1} X`))
export const { leaves } = alphabeta(subjectFrom(gomoku8, position), { depth: plies })

/** How many where no branch is cut: the lines of four plies, and those that ended at three. */
export const uncut = uncutLeaves()

function uncutLeaves(): number {
  const counts = perftCounts(gomoku8.game, position, plies)
  const [moves, , three, four] = counts
  const goOn = four / (moves - 3)
  if (counts[1] !== moves * (moves - 1) || !Number.isInteger(goOn)) {
    throw new ContractError('the chapter on patterns', 'a line has ended before three plies')
  }
  return four + three - goOn
}

/** Operations at one place where the own word does not match. */
const [row] = masksOf({ name: 'row', weight: 1, rows: ['xx'], turned: true })
const nowhere = slideCost({ lo: 0, hi: 0 }, { lo: 0, hi: 0 }, row)
export const each = (nowhere.ands + nowhere.compares + nowhere.places) / nowhere.places
