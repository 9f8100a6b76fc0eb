import {
  CUTOFF,
  explainCut,
  growCuts,
  MAX_PLY,
  moverWindow,
  movesTo,
  record,
  skippedSizes,
  valueForMax,
  type AlgorithmName,
  type BoundsRule,
  type CutExplanation,
  type FailRule,
  type GameKit,
  type Replay,
  type SearchOptions,
  type TieRule,
  type Unknowns,
} from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import { tree as words } from '../i18n/tree.ts'
import { tellingOf } from '../widgets/tree/names.ts'
import { cutSentence } from '../widgets/tree/sentence.ts'
import type { Telling } from '../widgets/tree/names.ts'
import { openSession } from '../widgets/tree/session.ts'
import { fromLeft } from '../widgets/tree/fold.ts'
import { limitOf, scoreText, sideOf, signOf } from '../widgets/tree/texts.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import { outline, type Outlined } from './outline.ts'
import { csv, nodesJson, plainTable, traceRows } from './tree-nodes.ts'
import { whyOf } from './tree-why.ts'
import type { Answer, Json } from './verb.ts'
import { isInfinite } from './window-ends.ts'

/** How a tree is searched. */
export interface TreeQuestion {
  readonly algorithm: AlgorithmName
  readonly tie: TieRule
  readonly fail: FailRule
  readonly bounds: BoundsRule
  readonly order: 'left' | 'right'
  /** The window at the root, Max's view, its ends as they are written; the whole one if absent. */
  readonly window?: readonly [string, string]
  /** The node that is asked about. */
  readonly why?: string
  /** Print the search as a table in place of the tree. */
  readonly table?: 'plain' | 'csv'
}

/** As many nodes as the text of a tree may have: every cut can be shown whole. */
const MOST_NODES = 100_000
/** Larger trees are not drawn for people. */
const MOST_DRAWN = 200

/** Searches an explicit tree to its leaves. All values are Max's view. */
export function searchedTree<P>(
  kit: GameKit<P>,
  root: P,
  question: TreeQuestion,
  text: string,
): Checked<Answer> {
  const { game, evaluation } = kit
  const { algorithm, tie, fail, bounds, order, table, why } = question
  const begun = windowOf(kit, root, question)
  if (!begun.ok) return begun
  const { position: p, ...windows } = begun.value
  const subject = { game, evaluation, position: p }
  const options = {
    depth: MAX_PLY,
    ordering: order === 'left' ? 'none' : 'reversed',
    tie,
    fail,
    ...windows,
  } as const
  const recorded = record(algorithm, subject, options)
  const { result } = recorded
  const recording = growCuts(game, p, recorded.recording, MOST_NODES)
  const sizes = skippedSizes(game, p, recording, MOST_NODES)
  const spec = { game: game.id, position: text, algorithm, ...options }
  const session = openSession(kit, p, spec, { result, recording, sizes })
  const telling = tellingOf(session, words)
  const { replay } = session
  const unknowns = kit.unknowns?.(p)
  const written = (score: number) => kit.writtenScore?.(p, score)
  const value = valueForMax(result, game.toMove(p))
  const certain = unknowns === undefined || !unknowns.leaves.some(({ matters }) => matters)
  const leavesCut = leavesOf(replay).flatMap((leaf, i) => (replay.isVisited(leaf) ? [] : [i]))
  const cuts = cutsOf(replay).map((cut) => describedCut(telling, cut))
  const counts = { visited: result.nodes, leavesVisited: result.leaves }
  const asked = why === undefined ? undefined : whyOf(telling, why)
  if (asked?.ok === false) return asked
  const [low, high] = question.window ?? ['-inf', 'inf']
  const told = limitOf(replay, replay.roots[0])
  // Of an infinite value nothing is left open.
  const whole = told === 'most' ? isInfinite(low) : told === 'least' && isInfinite(high)
  const limit = whole ? 'exact' : told
  const scoreJson = (score: number) => jsonValue(score, written(score))
  return good({
    json: {
      algorithm,
      tie,
      fail,
      ...(bounds === 'parent' && { bounds }),
      ...(order === 'right' && { order }),
      ...(question.window && { window: [...question.window] }),
      value: certain ? scoreJson(value) : null,
      bound: limit === 'most' ? 'upper' : limit === 'least' ? 'lower' : 'exact',
      ...(unknowns && openJson(unknowns)),
      ...counts,
      leavesCut,
      cuts,
      nodes: replay.nodeCount,
      line: result.line.map((move) => game.formatMove(p, move)),
      ...(asked && { why: { ...asked.value, node: movesTo(recording, asked.value.node) } }),
      tree: nodesJson(telling, scoreJson),
    },
    text: () => {
      if (table !== undefined) return tableText(traceRows(telling, table), table)
      if (asked !== undefined) return asked.value.reason
      return [
        ...(replay.nodeCount > MOST_DRAWN ? [] : [outline(drawn(telling, 0)), '']),
        certain
          ? cli.treeValue(algorithm, written(value) ?? value, limit)
          : cli.treeOpen(algorithm, unknowns.low, unknowns.high),
        ...(unknowns === undefined
          ? []
          : [cli.treeUnknown(matters(unknowns, true), matters(unknowns, false))]),
        cli.treeCounts({ ...counts, nodes: replay.nodeCount, leavesCut: leavesCut.length }),
        ...cuts.map(({ reason }, i) => `${i + 1}. ${reason}`),
      ].join('\n')
    },
  })
}

function tableText(rows: readonly (readonly string[])[], how: 'plain' | 'csv'): string {
  return how === 'csv' ? csv(rows) : plainTable(rows)
}

/**
 * The position, and the window as the search takes it: the view of the side to move at the root.
 * Absent where the search has none.
 */
function windowOf<P>(
  kit: GameKit<P>,
  p: P,
  { window, algorithm, bounds }: TreeQuestion,
): Checked<{ readonly position: P } & Pick<SearchOptions, 'window' | 'ends' | 'bounds'>> {
  if (algorithm !== 'alphabeta') {
    const unused = window !== undefined ? 'window' : bounds === 'parent' ? 'bounds' : undefined
    if (unused !== undefined) return refuse('unused', cli.errors.unused(unused, algorithm))
    return good({ position: p })
  }
  const [low, high] = window ?? ['-inf', 'inf']
  const begun = kit.withWindow?.(p, low, high)
  if (begun === undefined) {
    return refuse('not-a-window', cli.errors.notAWindow(quoted(`${low},${high}`)))
  }
  const { position } = begun
  const toMove = kit.game.toMove(position)
  return good({
    position,
    bounds,
    ends: moverWindow(toMove, begun.ends),
    ...(window && { window: moverWindow(toMove, begun.window) }),
  })
}

/** A score as JSON: as the tree's text has it where it is no number that JSON can hold. */
function jsonValue(score: number, written: string | undefined): Json {
  if (written === undefined) return score
  const value = Number(written)
  const exact = /^[+-]?(?:[0-9]{1,15}|[0-9]{0,9}\.[0-9]{1,6})$/.test(written)
  return exact && Number.isFinite(value) ? value + 0 : written
}

function matters({ leaves }: Unknowns, wanted: boolean): string[] {
  return leaves.flatMap(({ text, matters }) => (matters === wanted ? [text] : []))
}

/** What is said of leaves whose value is not known. */
function openJson({ low, high, leaves }: Unknowns) {
  return {
    least: low === undefined ? null : jsonValue(0, low),
    greatest: high === undefined ? null : jsonValue(0, high),
    unknown: leaves.map(({ path, text, matters }) => ({ leaf: text, node: [...path], matters })),
  }
}

/** Leaves from the left, visited or not. */
function leavesOf(replay: Replay): number[] {
  const leaves: number[] = []
  const walk = (node: number) => {
    const children = fromLeft(replay, node)
    if (children.length === 0) leaves.push(node)
    for (const child of children) walk(child)
  }
  walk(0)
  return leaves
}

/** In the order of the search. */
function cutsOf(replay: Replay): CutExplanation[] {
  const { kind, node } = replay.recording
  const cuts: CutExplanation[] = []
  for (let event = kind.indexOf(CUTOFF); event >= 0; event = kind.indexOf(CUTOFF, event + 1)) {
    const cut = explainCut(replay, node[event])
    if (cut !== undefined) cuts.push(cut)
  }
  return cuts
}

/** Nodes are given by the way to them from the root, children counted from 0. */
function describedCut(telling: Telling, cut: CutExplanation) {
  const { session, names } = telling
  const path = (node: number): Json => (node < 0 ? null : movesTo(session.replay.recording, node))
  return {
    skipped: cut.skipped.reduce((sum, node) => sum + session.skipped(node), 0),
    reason: cutSentence(telling, cut),
    name: names.label(cut.node),
    node: path(cut.node),
    side: cut.side,
    bound: jsonValue(cut.bound, telling.session.written?.(cut.bound)),
    score: jsonValue(cut.score, telling.session.written?.(cut.score)),
    owner: path(cut.owner),
    ownerMove: path(cut.ownerChild),
    refutation: path(cut.refutation),
    moves: cut.skipped.map(path),
  }
}

/** The tree with what the search has found at each node. */
function drawn(telling: Telling, node: number): Outlined {
  const { replay } = telling.session
  const children = Array.from(fromLeft(replay, node), (child) => drawn(telling, child))
  const score = replay.score(node, replay.steps) ?? telling.session.leafWorth(node)
  const label = cli.treeNode({
    name: telling.names.label(node),
    called: telling.session.label(node) !== undefined,
    side: children.length === 0 ? undefined : sideOf(replay.player(node)),
    value:
      score === undefined
        ? ''
        : signOf(score, limitOf(replay, node)) + scoreText(score, telling.words),
    cut: replay.state(node, replay.steps) === 'cut',
    under: replay.state(node, replay.steps) === 'under-cut',
  })
  return { label, children }
}
