import { boundOwner } from '../trace/explain.ts'
import { BACK, CUT, CUTOFF, ENTER, EVALUATE } from '../trace/recording.ts'
import type { Replay } from '../trace/replay.ts'
import type { MarkForm } from './convention.ts'
import type { Level } from './levels.ts'
import { marksOf } from './marks.ts'

/**
 * A place where a recording stands still and a question is asked. Nodes are those of the recording;
 * values are written as its tree's text has them, and `-inf`, `inf`.
 */
export interface Stop {
  readonly level: Level
  /** The recording stands still here: nothing of the answer has happened yet. */
  readonly step: number
  /** By this step it has; its event is the reason. */
  readonly told: number
  /** `next`, `cuts`: the leaf that was looked at last; else the node that is asked about. */
  readonly node: number
  readonly right: Right
}

/** Nodes, ascending; none at `next` where the search is done. Or values: of `window` the two ends. */
export type Right =
  | { readonly nodes: readonly number[]; readonly values?: never }
  | { readonly values: readonly string[]; readonly nodes?: never }

/** What a recording is asked with. */
export interface Asking {
  /** With the nodes below what was cut: see `growCuts`. */
  readonly replay: Replay
  readonly mark: MarkForm
  /** A score of Max's view as text. */
  write(score: number): string
}

/** Every question of a level, in the order of the search. */
export function stopsOf(asking: Asking, level: Level): Stop[] {
  switch (level) {
    case 'next':
      return stretches(asking.replay).map(({ leaf, from, to }) => nextStop(asking, leaf, from, to))
    case 'cuts':
      return stretches(asking.replay).flatMap(({ leaf, from, to }) => {
        const refuted = cutoffsIn(asking.replay, from, to)
        if (refuted.length === 0 && !mightCut(asking.replay, from, to)) return []
        const nodes = marksOf(asking.replay, asking.mark, refuted)
        const told = refuted.length === 0 ? to : cutStep(asking.replay, refuted[0])
        return [{ level, step: from, told, node: leaf, right: { nodes } }]
      })
    case 'value':
      return innerNodes(asking.replay)
        .toSorted((a, b) => asking.replay.recording.last[a] - asking.replay.recording.last[b])
        .map((node) => valueStop(asking, node))
    case 'window':
      return innerNodes(asking.replay).flatMap((node) => windowStop(asking, node))
    case 'sheet':
      return [sheetStop(asking)]
  }
}

/** From the step at which a leaf has been looked at to the last step before another node is entered. */
interface Stretch {
  readonly leaf: number
  readonly from: number
  readonly to: number
}

function stretches({ recording: { kind, node }, steps }: Replay): Stretch[] {
  const found: Stretch[] = []
  kind.forEach((event, at) => {
    // After a tree that is one leaf nothing happens any more.
    if (event !== EVALUATE || at + 1 === steps) return
    const next = kind.indexOf(ENTER, at)
    found.push({ leaf: node[at], from: at + 1, to: next < 0 ? steps : next })
  })
  return found
}

function nextStop({ replay }: Asking, leaf: number, from: number, to: number): Stop {
  const { kind, node } = replay.recording
  const entered = kind[to] === ENTER ? [node[to]] : []
  const told = Math.min(to + 1, replay.steps)
  return { level: 'next', step: from, told, node: leaf, right: { nodes: entered } }
}

/** The nodes that are left before all their children are visited, between two steps. */
function cutoffsIn({ recording: { kind, node } }: Replay, from: number, to: number): number[] {
  return Array.from(node.subarray(from, to)).filter((_, at) => kind[from + at] === CUTOFF)
}

/** The step that cuts at a node: its skipped children have it as their first event. */
function cutStep(replay: Replay, refuted: number): number {
  const { first, flags } = replay.recording
  const skipped = replay.children(refuted).find((child) => (flags[child] & CUT) !== 0) ?? refuted
  return first[skipped] + 1
}

/** Whether a node goes on that an ancestor has set a bound to: a reader has to compare. */
function mightCut(replay: Replay, from: number, to: number): boolean {
  const { kind, node } = replay.recording
  if (to === from || kind[to] !== ENTER || kind[to - 1] !== BACK) return false
  return boundOwner(replay, node[to - 1]).owner >= 0
}

/** The visited nodes that are no leaves, in the order in which they are entered. */
function innerNodes(replay: Replay): number[] {
  const nodes: number[] = []
  for (let node = 0; node < replay.nodeCount; node++) {
    if (replay.isVisited(node) && !replay.isLeaf(node)) nodes.push(node)
  }
  return nodes
}

/** Stands still when the last child that is visited is done, and has not been taken into account. */
function valueStop({ replay, write }: Asking, node: number): Stop {
  const { last } = replay.recording
  const child = lastVisited(replay, node)
  const told = last[node] + 1
  const text = write(replay.score(node, replay.steps) ?? 0)
  const own = replay.recording.algorithm === 'negamax' && replay.player(node) === 1
  return {
    level: 'value',
    step: last[child] + 1,
    told,
    node,
    right: { values: [own ? opposite(text) : text] },
  }
}

function windowStop({ replay, write }: Asking, node: number): Stop[] {
  const { algorithm, first } = replay.recording
  if (node === 0 || algorithm !== 'alphabeta') return []
  const window = replay.window(node, first[node] + 1)
  if (window === undefined) return []
  const values = [write(window.alpha), write(window.beta)]
  return [{ level: 'window', step: first[node], told: first[node] + 1, node, right: { values } }]
}

function sheetStop({ replay, mark }: Asking): Stop {
  const refuted = cutoffsIn(replay, 0, replay.steps)
  const nodes = marksOf(replay, mark, refuted)
  return { level: 'sheet', step: 0, told: replay.steps, node: 0, right: { nodes } }
}

export function lastVisited(replay: Replay, node: number): number {
  const children = replay.children(node)
  return children.findLast((child) => replay.isVisited(child)) ?? node
}

/** A value seen by the other side. */
export function opposite(text: string): string {
  if (text.startsWith('-')) return text.slice(1)
  return /^\+?0*\.?0*$/.test(text) ? text : `-${text.replace(/^\+/, '')}`
}
