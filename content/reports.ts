/**
 * What the notebook finds where a report gives a number: `content/<language>/reports.yaml` names
 * these. Each is computed by the engine, or read from a stored match, when it is asked for.
 */
import {
  ABALONE_REPORT_WEIGHTS,
  ContractError,
  findAgent,
  gomoku,
  gomoku8,
  gomoku8Agents,
  gomokuAgents,
  ninuki,
  ninukiAgents,
  perftCounts,
  type Agent,
} from '../engine/index.ts'
import { bytesModel, type Operation } from '../src/widgets/bits/bytes-model.ts'
import { bitAt, COLUMNS, ROWS } from '../src/widgets/bits/places.ts'
import { RECORD_BYTES } from '../src/widgets/growing-tree/record.ts'
import { readDrawing } from '../src/widgets/patterns/drawing.ts'
import { placesOf } from '../src/widgets/patterns/slide-model.ts'
import { DIRECTIONS, shiftOf } from '../src/widgets/win-test/directions.ts'
import { OPERATIONS, STEPS } from '../src/widgets/win-test/model.ts'
import { largest, written } from './moves-and-trees.ts'
import { bothWays, cut, plain } from './cutting-branches.ts'
import { hashed } from './six-programs.ts'
import { hardResults } from './heatmaps-hard.ts'
import { five, grid } from './heatmaps.ts'
import { hard, medium } from './heatmaps-one-square-on.ts'
import { ROWS as STRIPS, value, worthOf } from './lines.ts'
import { near } from './lines-near.ts'
import { middle, opening, scanned } from './lines-terms.ts'
import { numbers as abaloneNumbers, observed, reach } from './abalone-course.ts'
import { budget, games, highest, lowest, matchOf, wonEnd } from './abalone-heuristic.ts'
import { localResults } from './abalone-local.ts'
import { threads, widths } from './captures-beam.ts'
import { bytes } from './captures.ts'
import { match, searched } from './captures-searched.ts'

const [empty, figure6] = bothWays
const [againstMedium, againstHard, ofGrid] = hardResults

/** By its name: the notebook’s number. */
export const counted: Readonly<Record<string, () => number | string>> = {
  connect4Squares: () => COLUMNS * ROWS,
  shiftedLeft: () => onBytes('left'),
  shiftedRight: () => onBytes('right'),
  xored: () => onBytes('xor'),
  anded: () => onBytes('and'),
  firstBits: () => bitsInRow(0),
  guardBits: () => bitsInRow(ROWS),
  columnThree: () => bitAt(3, 0),
  distances: () => {
    const shifts = DIRECTIONS.map((direction) => shiftOf(direction))
    return shifts.toSorted((a, b) => a - b).join(', ')
  },
  operationsADirection: () => OPERATIONS.length,
  operations: () => STEPS,
  millionTests: () => Math.round(3e9 / STEPS / 1e6),

  mediumDepth: () => parameterOf(gomoku8Agents, 'medium', 'depth'),
  hardDepth: () => parameterOf(gomoku8Agents, 'hard', 'depth'),
  bitsAPosition: () => 8 * gomoku8.game.initial().words.byteLength,
  placesOfFour: () => {
    const four = readDrawing('???x/??x?/?x??/x???')
    if (!four.ok) throw new ContractError('reports', four.error.code)
    return placesOf(four.value)
  },
  treeBytes: () => written(largest.bytes),
  recordBytes: () => RECORD_BYTES,
  treePlain: () => plain.nodes,
  treeCut: () => cut.nodes,
  treeCuts: () => cut.cutoffs,
  treeSaved: () => plain.nodes - cut.nodes,
  emptyLowest: () => empty.lowest.nodes,
  emptyCentre: () => empty.centre.nodes,
  figureLowest: () => figure6.lowest.nodes,
  figureCentre: () => figure6.centre.nodes,
  five: () => five,
  gridCorner: () => grid.corner,
  gridMiddle: () => grid.middle,
  hardGames: () => againstMedium.games,
  hardWins: () => againstMedium.wins,
  hardDraws: () => againstHard.draws,
  gridWins: () => ofGrid.wins,
  gridGames: () => ofGrid.games,
  figureSix: () => hard.move,
  figureSixMedium: () => medium.move,

  gomokuPoints: () => gomoku.game.initial().cells.length,
  firstMoves: () => perftCounts(gomoku.game, gomoku.game.initial(), 1)[0],
  gomokuDepth: () => parameterOf(gomokuAgents, 'minimax', 'depth'),
  openingPlies: () => opening,
  middleStone: () => middle,
  nearSize: () => near.size,
  nearFirst: () => near.first.near,
  freeFirst: () => near.first.free,
  nearUseless: () => near.useless,
  scanTimes: () => scanned.times,

  ninukiPoints: () => ninuki.game.initial().size ** 2,
  cellBits: () => bytes.bits,
  cellUsed: () => bytes.used,
  beam: () => parameterOf(ninukiAgents, 'influence', 'beam'),
  threeAndTwo: () => worthOf(STRIPS.capped),
  threeAndTwoByFormula: () => value(3, 2),
  halfOpenThree: () => worthOf(STRIPS.halfOpen),
  influenceWon: () => match.wins,
  influenceGames: () => match.games,
  near: () => widths.near,
  nearLines: () => widths.most,
  cappedLines: () => widths.capped,
  fasterBy: () => threads.faster,
  plainNodes: () => searched.asComes,
  influenceNodes: () => searched.byInfluence,
  cacheSaved: () => searched.cache,

  lowestScore: () => abaloneNumbers().low,
  windowNodes: () => abaloneNumbers().narrow,
  wholeNodes: () => abaloneNumbers().whole,
  movesATurn: () => `${abaloneNumbers().least} to ${abaloneNumbers().most}`,
  afterFive: () => abaloneNumbers().positions,
  minutesAMove: () => abaloneNumbers().each,
  budget,
  alphas: () => {
    const { alpha1, alpha2, alpha3 } = ABALONE_REPORT_WEIGHTS
    return [alpha1, alpha2, alpha3].join(', ')
  },
  sixK: () => 6 * ABALONE_REPORT_WEIGHTS.k,
  lowestH: lowest,
  highestH: highest,
  wonEnd: () => wonEnd(0),
  threePliesAbalone: () => hashed().of,
  metAgain: () => hashed().met,
  startMoves: () => abaloneNumbers().all,
  losingMoves: () => abaloneNumbers().losing,
  ownDistance: () => observed().own,
  enemyDistance: () => observed().enemy,
  duplicates: () => reach.duplicates,
  ladderGames: () => games,
  tableWins: () => matchOf('agent-2').wins,
  localElo: () => local().elo,
  localInterval: () => local().interval,
  selectionWins: () => matchOf('agent-3').wins,
}

/** Both local terms of Abalone, against none. */
function local() {
  const found = localResults.find(({ set }) => set === 'both')
  if (found === undefined) throw new ContractError('reports', 'no match of local terms')
  return found
}

/** The report’s two words of eight bits; it shifts by three. */
function onBytes(operation: Operation): string {
  return bytesModel('10101110', '10011111', operation, 3).result
}

/** The bits of one row of Connect 4, from the left. */
function bitsInRow(row: number): string {
  return Array.from({ length: COLUMNS }, (_, column) => bitAt(column, row)).join(', ')
}

function parameterOf<P>(agents: readonly Agent<P>[], id: string, name: string): number {
  const agent = findAgent(agents, id)
  if (!agent.ok) throw new ContractError('reports', agent.error.code)
  return Number(agent.value.parameters[name])
}
