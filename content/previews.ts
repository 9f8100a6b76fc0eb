/** Each chapter as its first figure draws it, by the view that the figure has. */
import {
  abalone,
  CLINIC,
  connect4,
  ContractError,
  gomoku,
  gomoku8,
  kitOf,
  mnk,
  part,
  THE_33_NODE_TREE,
  tree,
  type GameKit,
  type Result,
} from '../engine/index.ts'
import { word } from './a-board.ts'
import { level } from './shifting.ts'
import { opening } from './patterns.ts'
import { game as carried } from './counting-and-moving-bits.ts'
import { LOWEST } from './six-programs.ts'
import { FIGURE_1 } from './heatmaps.ts'
import { first as forced } from './lines-threats.ts'
import { MIDDLE } from './abalone-heuristic.ts'
import { TAKEN } from './captures.ts'
import { SMALL } from './strategies-and-proof.ts'
import { DELAYED, SHORT } from './the-horizon.ts'
import { knobs } from './own-knobs.ts'
import { FOUR_FREE } from './have-i-been-here.ts'
import { BY_INFLUENCE, first as beamed } from './a-beam.ts'
import { UP } from './when-the-time-is-up.ts'
import { SLOWER } from './two-cores.ts'
import { SHOWN, TRAP } from './chance-instead-of-judgement.ts'
import { MIDDLE as MIDDLE_GAME } from './a-perfect-player.ts'
import { squareBoard } from '../src/boards/square.ts'
import { at } from '../src/boards/svg.ts'
import { drained } from '../src/figure/unhurried.ts'
import { beam } from '../src/i18n/beam.ts'
import { bitSteps } from '../src/i18n/bit-steps.ts'
import { defaultsOf } from '../src/state/schema.ts'
import { bits } from '../src/i18n/bits.ts'
import { boards } from '../src/i18n/boards.ts'
import { budget } from '../src/i18n/budget.ts'
import { capture } from '../src/i18n/capture.ts'
import { growingTree } from '../src/i18n/growing-tree.ts'
import { heat } from '../src/i18n/heat.ts'
import { match as matchWords } from '../src/i18n/match.ts'
import { moveOrder } from '../src/i18n/move-order.ts'
import { monteCarlo } from '../src/i18n/monte-carlo.ts'
import { patterns } from '../src/i18n/patterns.ts'
import { rootSplit } from '../src/i18n/root-split.ts'
import { scores } from '../src/i18n/scores.ts'
import { signs } from '../src/i18n/signs.ts'
import { strategy } from '../src/i18n/strategy.ts'
import { tree as treeWords } from '../src/i18n/tree.ts'
import { values } from '../src/i18n/values.ts'
import { valuesExact } from '../src/i18n/values-exact.ts'
import { winTest } from '../src/i18n/win-test.ts'
import { beamModel } from '../src/widgets/beam/model.ts'
import { framesOf } from '../src/widgets/bit-steps/model.ts'
import { bitStepsView } from '../src/widgets/bit-steps/view.ts'
import { labView } from '../src/widgets/bits/lab-view.ts'
import { intervals } from '../src/widgets/match/intervals.ts'
import { captureModel, captureOf, allOf } from '../src/widgets/capture/model.ts'
import { captureShown } from '../src/widgets/capture/view.ts'
import { answerMarks, openPair as openCase, RECORDED } from '../src/widgets/case/model.ts'
import { OPEN_THREE, RULES } from '../src/widgets/exercise/checks/good-moves-first.ts'
import { THREE_PLIES } from '../src/widgets/exercise/checks/minimax.ts'
import { growTree } from '../src/widgets/growing-tree/grown.ts'
import { growModel } from '../src/widgets/growing-tree/model.ts'
import { growDrawing } from '../src/widgets/growing-tree/view.ts'
import { deepenedNow } from '../src/widgets/budget/deepened-now.ts'
import { budgetModel } from '../src/widgets/budget/model.ts'
import { judging, USUAL } from '../src/widgets/heat/judge.ts'
import { heatBoard } from '../src/widgets/heat/model.ts'
import { preference } from '../src/widgets/heuristic-weights/judge.ts'
import { arrowsOf, positionOf, termOver } from '../src/widgets/heuristic-weights/model.ts'
import { USUAL as KNOBS, weightsOf } from '../src/widgets/heuristic-weights/schema.ts'
import { bestNow } from '../src/widgets/move-order/best-now.ts'
import { moveOrderModel } from '../src/widgets/move-order/model.ts'
import { courseDrawing, courseOf } from '../src/widgets/monte-carlo/course.ts'
import { recordedNow } from '../src/widgets/monte-carlo/recorded-now.ts'
import { monteCarloSchema } from '../src/widgets/monte-carlo/schema.ts'
import { firstFigure } from '../src/widgets/patterns/figure.ts'
import { firstState } from '../src/widgets/patterns/schema.ts'
import { slideView } from '../src/widgets/patterns/slide-view.ts'
import { namesOf } from '../src/widgets/root-split/found.ts'
import { lanesNow } from '../src/widgets/root-split/lanes-now.ts'
import { lanesDrawing } from '../src/widgets/root-split/view.ts'
import { openPair } from '../src/widgets/signs/pair.ts'
import { signsModel } from '../src/widgets/signs/model.ts'
import { signsView } from '../src/widgets/signs/view.ts'
import { wholeTree } from '../src/widgets/strategy/model.ts'
import { drawTree, markTree } from '../src/widgets/strategy/view.ts'
import { findNow } from '../src/widgets/threats/find-now.ts'
import { threatsOver } from '../src/widgets/threats/model.ts'
import { MOST_STONES } from '../src/widgets/threats/schema.ts'
import { ROOMS, SIDE } from '../src/widgets/tree/geometry.ts'
import { treeModel, type TreeModel } from '../src/widgets/tree/model.ts'
import { tellingOf } from '../src/widgets/tree/names.ts'
import type { NodeModel } from '../src/widgets/tree/node-model.ts'
import { recordNow } from '../src/widgets/tree/record-now.ts'
import { startStep } from '../src/widgets/tree/start.ts'
import { insightOf } from '../src/widgets/tree/techniques/insight.ts'
import { TreeView } from '../src/widgets/tree/view.ts'
import { solvedNow } from '../src/widgets/values-exact/solved-now.ts'
import { exactOver } from '../src/widgets/values-exact/model.ts'
import { valuesOver } from '../src/widgets/values/model.ts'
import { worthsNow } from '../src/widgets/values/worths-now.ts'
import { lastPlayed } from '../src/widgets/win-test/find-games.ts'
import { lastStep, winModel } from '../src/widgets/win-test/model.ts'
import { winView } from '../src/widgets/win-test/view.ts'
import { walkModel } from '../src/widgets/win-test/walk-view.ts'
import { boardPicture } from '../src/previews/board.ts'
import type { Draw } from '../src/previews/preview.ts'

/** Pixels that a preview is wide on the page of contents, about. */
const WIDTH = 320
/** Pixels that two lanes and that of one alone are high. */
const LANES = 132

function had<T>(read: Result<T>): T {
  if (!read.ok) throw new ContractError('previews', read.error.code)
  return read.value
}

/** The first choices of the chapter on a player of one’s own, each as its interval. */
const measured = knobs.slice(0, 5).map(({ elo, low, high }) => ({
  name: '',
  runs: [{ elo, low, high, stored: false }],
}))

const positionIn = <P>({ game }: GameKit<P>, text: string): P => had(game.parse(text))

function cutTree(document: Document): Element {
  const session = had(
    recordNow({
      game: 'tree',
      position: THE_33_NODE_TREE,
      algorithm: 'alphabeta',
      depth: 4,
      ordering: 'none',
      tie: 'le',
      fail: 'soft',
    }),
  )
  const view = new TreeView(document, treeWords, false)
  const step = startStep(session.replay, 'cutoff:3')
  const reading = { step, selected: -1, choice: new Map<number, boolean>() }
  const model = treeModel(tellingOf(session, treeWords, true), reading, ROOMS.wide)
  view.update(model)
  view.element.setAttribute('viewBox', withoutFirst(model))
  return view.element
}

/** The `viewBox` that leaves out what is below the first move, where nothing is cut that counts. */
function withoutFirst({ nodes, width, height, cell }: TreeModel): string {
  const isShown = ({ shown, level }: NodeModel): boolean =>
    level > 2 ? isShown(nodes[shown.above]) : level === 1 || shown.place > 1
  const left = Math.min(...nodes.filter(isShown).map(({ x }) => x)) - cell.width / 2
  return [left, 0, width - left, height].map(at).join(' ')
}

function lowestBit(document: Document): Element {
  const [{ id, position: text }] = LOWEST
  const one = CLINIC.find((each) => each.id === id)
  if (one === undefined) throw new ContractError('previews', id)
  const { game, start, options } = one
  const kit = had(kitOf(game))
  const position = had(kit.game.parse(text, start))
  const spec = { id, game, gameOptions: start, depth: options.depth, position: text }
  const pair = openCase(
    kit,
    position,
    spec,
    part(one, position, undefined, {}, RECORDED),
    treeWords,
  )
  return boardPicture(document, kit, position, { marks: answerMarks(kit, position, pair) })
}

/** A tree folded into a graph of positions. */
function foldedTree(document: Document): Element {
  const session = had(recordNow(FOUR_FREE, undefined, true))
  const { graph } = insightOf(session)
  if (graph === undefined) throw new ContractError('previews', 'positions are not told apart')
  const view = new TreeView(document, treeWords, false)
  const reading = { step: session.replay.steps, selected: -1, choice: new Map<number, boolean>() }
  const folded = { ...reading, graph: { first: graph.first, joined: true } }
  const telling = tellingOf(session, treeWords, true)
  // As narrow as its symbols can stand, and without the names of its levels as high as wide.
  const { width } = treeModel(telling, folded, { ...ROOMS.wide, width: 0 })
  const size = width - SIDE
  view.update(treeModel(telling, folded, { ...ROOMS.wide, width, height: size }))
  view.element.setAttribute('viewBox', [SIDE, 0, size, size].map(at).join(' '))
  return view.element
}

/** Two threads that share a search, without their names. */
function twoLanes(document: Document): Element {
  const found = had(lanesNow(connect4, SLOWER.position, SLOWER.plies, 2, true))
  const drawn = lanesDrawing(document, found.lanes, 2, -1, namesOf(found), WIDTH, rootSplit)
  const small = 'text:not(.root-split-name), .root-split-flag, [width="0"], [d=""]'
  for (const each of drawn.querySelectorAll(small)) each.remove()
  // A frame parts bars, and of those that are too narrow nothing is seen.
  for (const bar of drawn.querySelectorAll('.root-split-frame')) {
    if (Number(bar.getAttribute('width')) < 2) bar.parentElement?.remove()
  }
  const bars = [...drawn.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('x')))
  const left = Math.min(...bars) - 4
  drawn.setAttribute('viewBox', [left, 8, WIDTH - left, LANES].map(at).join(' '))
  return drawn
}

/** By the slug of the chapter. */
const CHAPTERS: Readonly<Record<string, Draw>> = {
  'a-board-in-one-number': (document) =>
    labView(document, { word, current: -1, halves: false }, bits),
  'four-in-a-row-by-shifting': (document) => {
    const shifts = winModel(level.word, lastStep('horizontal'), 7)
    const walk = walkModel(level.word, lastPlayed(level.moves), 0, 7)
    return winView(document, { method: 'shift', shifts, walk }, winTest, -1)
  },
  'counting-and-moving-bits': (document) => {
    const stones = { x: carried.filled, o: { lo: 0, hi: 0 } }
    const frame = framesOf('moves', stones)[2]
    if (frame === undefined) throw new ContractError('previews', 'the addition has no such step')
    return bitStepsView(document, { kind: 'moves', stones, frame, current: -1 }, bitSteps)
  },
  patterns: (document) => {
    const { board, pattern, step } = opening
    const data = { kind: 'slide', board, pattern, side: 'X', pushed: 'yes', set: 'five' }
    const state = firstState({ ...data, step: String(step) })
    return firstFigure(document, 'slide', slideView(document, state, patterns))
  },
  'moves-and-trees': (document) => {
    const grown = had(growTree(mnk, '0.5.13.21'))
    return growDrawing(document, growModel(grown, grown.next, WIDTH), '', growingTree)
  },
  minimax: (document) => {
    const position = positionIn(mnk, 'b2')
    const judged = worthsNow(mnk, position, mnk.game.maxMoves)
    const over = valuesOver(mnk, position, judged, { words: values, scores })
    return boardPicture(document, mnk, position, over)
  },
  'strategies-and-proof': (document) => {
    const nodes = wholeTree(tree, positionIn(tree, SMALL))
    const tables = { words: strategy, scores }
    const drawn = drawTree(document, nodes, tables)
    markTree(drawn, nodes, { side: 'both', picks: new Map() }, tables)
    return drawn
  },
  negamax: (document) => {
    const pair = had(
      openPair(tree, { game: 'tree', position: THREE_PLIES, depth: 9, slip: 'none' }),
    )
    const model = signsModel(pair, pair.minimax.steps, { words: signs, scores })
    const both = signsView(document, model, signs)
    return both.querySelector('.negamax svg') ?? both
  },
  'cutting-branches': cutTree,
  'the-horizon': (document) => {
    const position = positionIn(connect4, DELAYED)
    const judged = worthsNow(connect4, position, SHORT)
    const over = valuesOver(connect4, position, judged, { words: values, scores })
    return boardPicture(document, connect4, position, over)
  },
  'chance-instead-of-judgement': (document) => {
    const state = { ...defaultsOf(monteCarloSchema({ iterations: SHOWN })) }
    const session = had(recordedNow(connect4, { game: 'connect4', position: TRAP }, state))
    const drawn = courseOf(session, 'visits', WIDTH / 5)
    return courseDrawing(document, drawn, state.iterations, 'visits', WIDTH, monteCarlo)
  },
  'build-your-own': (document) => {
    const drawn = intervals(document, measured, '', { ...matchWords, stored: '', here: '' })
    // The signs of its key have no words here.
    for (const sign of drawn.querySelectorAll('[cy="10"]')) sign.remove()
    const height = drawn.getAttribute('height') ?? ''
    drawn.setAttribute('viewBox', `0 0 ${WIDTH} ${height}`)
    return drawn
  },
  'six-programs-that-nearly-worked': lowestBit,
  heatmaps: (document) => {
    const position = positionIn(gomoku8, FIGURE_1)
    const judged = drained(judging(position))
    return squareBoard(document, heatBoard(position, judged, USUAL, undefined, heat, boards).model)
  },
  'lines-that-are-open': (document) => {
    const position = positionIn(gomoku, forced.position)
    const found = findNow(gomoku, position, { depth: MOST_STONES })
    return boardPicture(document, gomoku, position, threatsOver(gomoku, position, found, 1))
  },
  'a-heuristic-for-abalone': (document) => {
    const p = positionOf(MIDDLE)
    const preview = arrowsOf(p, preference(p, weightsOf(KNOBS)))
    return boardPicture(document, abalone, p, { ...termOver(p, 'centre'), preview })
  },
  'good-moves-first': (document) => {
    const position = had(gomoku.game.parse(OPEN_THREE, RULES))
    const best = bestNow(gomoku, position, 2)
    const shown = moveOrderModel(
      gomoku,
      position,
      { order: 'influence', within: 0, best },
      { words: moveOrder, scores },
    )
    return boardPicture(document, gomoku, position, shown?.over)
  },
  'a-beam': (document) => {
    const { position: text, order, width } = BY_INFLUENCE
    const position = had(gomoku.game.parse(text, RULES))
    const reading = { order, width, view: 'kept', found: beamed.come } as const
    const shown = beamModel(gomoku, position, reading, { words: beam, scores })
    return boardPicture(document, gomoku, position, shown?.over)
  },
  captures: (document) => {
    const read = had(captureOf(TAKEN.position, TAKEN.move))
    const [board] = captureShown(
      document,
      captureModel(read, allOf(read), capture, boards),
      capture,
    )
    return board
  },
  'have-i-been-here': foldedTree,
  'a-perfect-player': (document) => {
    const position = positionIn(connect4, MIDDLE_GAME)
    return boardPicture(document, connect4, position, exactOver(solvedNow(position), valuesExact))
  },
  'when-the-time-is-up': (document) => {
    const position = positionIn(connect4, UP.position)
    const found = deepenedNow(connect4, position)
    const { over } = budgetModel(connect4, position, found, UP.nodes, { words: budget, scores })
    return boardPicture(document, connect4, position, over)
  },
  'two-cores': twoLanes,
}

/** How the first figure of a chapter draws it. Throws where a chapter has none. */
export function chapterDrawing(slug: string): Draw {
  const draw = CHAPTERS[slug]
  if (draw === undefined) throw new ContractError('previews', `the chapter ${slug} has no preview`)
  return draw
}
