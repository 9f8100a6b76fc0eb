/** The positions and numbers of the chapter on heatmaps, in whatever language: judged when the page is built. */
import {
  ContractError,
  gomoku8,
  GOMOKU8_FIVE,
  GOMOKU8_GRID,
  type Gomoku8,
} from '../engine/index.ts'
import { THREAT } from '../src/widgets/exercise/checks/heatmaps.ts'
import { comparing, EXAMPLES, type ExampleName } from '../src/widgets/demands/model.ts'
import {
  bestOf,
  judging,
  TERMS,
  USUAL,
  worthOf,
  type Judged,
  type Weights,
} from '../src/widgets/heat/judge.ts'
import { nameOf, termRows } from '../src/widgets/heat/model.ts'
import { drained } from '../src/figure/unhurried.ts'
import { stored, type Condition } from '../src/workers/pattern-sets/matches.ts'
import { patternsOf, REFERENCE, setOf, SETS } from '../src/workers/pattern-sets/sets.ts'
import { shareOf, strengths } from './heatmaps-matches.ts'

function positionOf(text: string): Gomoku8 {
  const read = gomoku8.game.parse(text)
  if (!read.ok) throw new ContractError('the chapter on heatmaps', `${text}: ${read.error.code}`)
  return read.value
}

function judgedOf(text: string): Judged {
  return drained(judging(positionOf(text)))
}

/** The squares of most worth, by their names. */
function choiceOf(text: string, weights: Weights): string[] {
  const position = positionOf(text)
  return bestOf(judgedOf(text), weights).map(({ square }) => nameOf(position, square))
}

/** The position of the report's figure 1, X to move. */
export const FIGURE_1 = 'c6 b5 d6 c4 e5 d4 f4 e6 f7 f5'
const firstJudged = judgedOf(FIGURE_1)
const [firstBest] = bestOf(firstJudged, USUAL)
export const first = {
  free: firstJudged.candidates.length,
  square: choiceOf(FIGURE_1, USUAL)[0],
  worth: worthOf(firstBest.tally, USUAL),
  before: worthOf(firstJudged.before, USUAL),
  change: termRows(firstJudged, firstBest, USUAL).reduce((sum, { change }) => sum + change, 0),
}
/** The worth of some squares that a reader may think of: the best, the next two, and one in the middle. */
const MIDDLE_SQUARE = 'e4'
export const looked = firstJudged.candidates
  .map(({ square, tally }) => ({
    square: nameOf(positionOf(FIGURE_1), square),
    worth: worthOf(tally, USUAL),
  }))
  .toSorted((a, b) => b.worth - a.worth)
  .filter(({ square }, i) => i < 3 || square === MIDDLE_SQUARE)
if (looked.length !== 4 || looked[0].square !== first.square) {
  throw new ContractError('the chapter on heatmaps', 'other squares are the best ones')
}
if (TERMS.some((term) => firstBest.tally.other[term] !== firstJudged.before.other[term])) {
  throw new ContractError('the chapter on heatmaps', 'the best move changes what O has')
}

export const weights = USUAL
export const five = GOMOKU8_FIVE

export const grid = { corner: Math.min(...GOMOKU8_GRID), middle: Math.max(...GOMOKU8_GRID) }

/** Steps along rows and columns to the nearest of the four middle squares. */
function stepsToMiddle(square: number): number {
  const away = (at: number) => Math.abs(at - 3.5) - 0.5
  return away(square % 8) + away(square >> 3)
}
if (GOMOKU8_GRID.some((worth, square) => worth !== grid.middle - stepsToMiddle(square))) {
  throw new ContractError('the chapter on heatmaps', 'the grid does not fall by Manhattan distance')
}

/** The weight of twos that the chapter tries: several times the usual. */
const HEAVY_TWO = 30

/** O threatens to make an open four: what is chosen by the usual weights, and with heavy twos. */
export const threat = {
  square: choiceOf(THREAT, USUAL)[0],
  usual: USUAL.two,
  heavy: HEAVY_TWO,
  instead: choiceOf(THREAT, { ...USUAL, two: HEAVY_TWO })[0],
}

/** What the faulty program of an example plays, and the right one. */
function plays(example: ExampleName) {
  const { position: text, variant, depth } = EXAMPLES[example]
  const position = positionOf(text)
  const { played, right, winning } = drained(comparing(position, depth, variant))
  const name = (move: number) => (move < 0 ? '' : gomoku8.game.formatMove(position, move))
  return {
    move: name(played.move),
    right: name(right.move),
    winning: winning === undefined ? '' : name(winning),
  }
}

export const coward = plays('three')
export const daredevil = plays('threat')
export const afraid = plays('afraid')
export const cheap = plays('won')
export const endless = plays('lost')
const alike = [coward, daredevil, afraid].some(({ move, right }) => move === right)
if (alike || endless.move !== '' || cheap.move === cheap.winning) {
  throw new ContractError('the chapter on heatmaps', 'an example no longer shows its fault')
}

export const run = stored
export const games = stored.matches[0].points.length
export const nodes = stored.matches[0].budgets[1]

/** How a set did against the reference. */
export function against(id: string, condition: Condition) {
  const found = strengths.find((each) => each.id === id && each.condition === condition)
  if (found === undefined) throw new ContractError('the chapter on heatmaps', `no match of ${id}`)
  return { ...found, percent: Math.round(100 * shareOf(found)) }
}

/** How much longer a node takes than with the reference's patterns, where patterns are slid. */
export function slower(id: string): number {
  return stored.perNode[id] / stored.perNode[REFERENCE]
}

/** What the text says of the matches in words. */
if (
  against('shapes', 'time').low <= 0 ||
  Math.abs(against('shapes', 'time').percent - against('ends', 'time').percent) > 2 ||
  against('shapes', 'nodes').percent <= against('ends', 'nodes').percent ||
  against('squares', 'time').percent > 15 ||
  against('threes', 'nodes').low <= 0 ||
  against('threes', 'time').low > 0
) {
  throw new ContractError('the chapter on heatmaps', 'the matches no longer say what the text says')
}

export const reference = patternsOf(setOf(REFERENCE)).length
export const counts = SETS.map((set) => ({ id: set.id, patterns: patternsOf(set).length }))
