import {
  DROPPED,
  ENTER,
  firstDifference,
  outweighed,
  type Difference,
  type Outweighed,
  type Recording,
  type Replay,
} from '../../../../engine/index.ts'
import type { LabCompareWords } from '../../../i18n/lab-compare.ts'
import type { TreeWords } from '../../../i18n/tree.ts'
import { sameLine, treeAt, type CaseTree, type Chosen } from '../../case/model.ts'
import type { Room } from '../../tree/geometry.ts'
import { tellingOf, type Telling } from '../../tree/names.ts'
import type { Session } from '../../tree/session.ts'
import { hasRootWindow } from '../../tree/spec.ts'
import { scoreWords } from '../../tree/texts.ts'
import type { LabState } from '../schema.ts'
import type { SearchState } from '../search/schema.ts'

/** One of the searches that are compared. */
export interface Column {
  /** `A`, `B`, … */
  readonly name: string
  readonly search: SearchState
  readonly telling: Telling
  /** The event that enters each visited node, in the order of the search. */
  readonly enters: Int32Array
  /** The node at which it parts from the first one; of the first, from the one that parts first. */
  readonly node: number
  /** What is so of that node. */
  readonly mark: 'parts' | 'refutes' | 'better' | 'asGood'
}

/** Where the first search and another part. */
interface Parted {
  /** Place of the other among the columns. */
  readonly other: number
  /** Two that try one move each part by what these are worth. */
  readonly difference: Difference | 'worth'
  /** Where they part by that: which of them, 0 the first, tried the worse move; undefined for neither. */
  readonly worse?: 0 | 1 | undefined
  /** The step right after the event at which they do. */
  readonly step: number
}

export interface Compared {
  readonly columns: readonly Column[]
  /** Of those that part from the first, the one that does so first; undefined where none does. */
  readonly parted: Parted | undefined
}

/** @param searches  in the order of their sessions, which are all of one place */
export function compare(
  searches: readonly SearchState[],
  sessions: readonly Session[],
  words: TreeWords,
): Compared {
  const [own] = sessions
  const partings = sessions.map((session) =>
    partingOf(own.replay.recording, session.replay.recording),
  )
  let parted: Parted | undefined
  partings.forEach((found, other) => {
    if (found === undefined || found.event + 1 >= (parted?.step ?? Infinity)) return
    const { difference, worse, event } = found
    parted = { other, difference, worse, step: event + 1 }
  })
  const columns = sessions.map((session, i): Column => {
    const parting = partings[i === 0 ? (parted?.other ?? 0) : i]
    const which = i === 0 ? 0 : 1
    return {
      name: String.fromCharCode(65 + i),
      search: searches[i],
      telling: tellingOf(session, words),
      enters: entersOf(session.replay),
      node: parting?.nodes[which] ?? -1,
      mark: markOf(parting, which),
    }
  })
  return { columns, parted }
}

/** How two searches part, and at which event and nodes of theirs. */
type Parting = Pick<Parted, 'difference' | 'worse'> & Pick<Outweighed, 'event' | 'nodes'>

function partingOf(a: Recording, b: Recording): Parting | undefined {
  const weighed = outweighed(a, b)
  if (weighed !== undefined) return { difference: 'worth', ...weighed }
  const found = firstDifference(a, b)
  if (found === undefined) return undefined
  const at = ({ kind, node }: Recording) => node[Math.min(found.event, kind.length - 1)]
  return { ...found, nodes: [at(a), at(b)] }
}

function markOf(parting: Parting | undefined, which: 0 | 1): Column['mark'] {
  if (parting?.difference !== 'worth') return 'parts'
  if (parting.worse === undefined) return 'asGood'
  return parting.worse === which ? 'refutes' : 'better'
}

function entersOf({ recording: { kind } }: Replay): Int32Array {
  const enters: number[] = []
  kind.forEach((each, event) => {
    if (each === ENTER) enters.push(event)
  })
  return Int32Array.from(enters)
}

/** The last moment of the slider: of the longest search. */
export function momentsOf({ columns }: Compared, pace: LabState['pace']): number {
  return Math.max(
    ...columns.map(({ telling, enters }) =>
      pace === 'steps' ? telling.session.replay.steps : enters.length,
    ),
  )
}

/** The step at which a search is at a moment: by nodes, when it has just entered the last of so many. */
export function stepAt(
  { telling, enters }: Column,
  pace: LabState['pace'],
  moment: number,
): number {
  const { steps } = telling.session.replay
  if (pace === 'steps') return Math.min(moment, steps)
  if (moment === 0) return 0
  return moment > enters.length ? steps : enters[moment - 1] + 1
}

/** The moment at which the searches part; the last one where they do not. */
export function partingMoment(compared: Compared, pace: LabState['pace']): number {
  const { columns, parted } = compared
  if (parted === undefined) return momentsOf(compared, pace)
  const { step, other, difference } = parted
  if (pace === 'steps') return step
  // Up to there they are the same, unless they are so from no step on.
  const those = difference === 'worth' ? [columns[0], columns[other]] : [columns[0]]
  return Math.max(...those.map(({ enters }) => enters.filter((event) => event < step).length))
}

/** The names of the searches that never visit what the same moves lead to. */
function skippedBy({ columns }: Compared, column: Column, node: number): string[] {
  const { recording } = column.telling.session.replay
  return columns
    .filter(({ telling }) => {
      const { replay } = telling.session
      const at = replay.roots.map((root) => sameLine(recording, node, replay, root))
      return !at.some((each) => each >= 0 && replay.isVisited(each))
    })
    .map(({ name }) => name)
}

/** The tree of one search at a moment; what another one skipped is a ghost in it. */
export function columnAt(
  compared: Compared,
  column: Column,
  step: number,
  chosen: Chosen,
  words: LabCompareWords,
  room: Room,
): CaseTree {
  const { replay } = column.telling.session
  const tree = treeAt(column, step, chosen, words.marks[column.mark], room)
  // Those that try one move each have nothing in common.
  if (compared.parted?.difference === 'worth') return tree
  const nodes = tree.model.nodes.map((node) => {
    if (node.shown.kind !== 'node' || !replay.isVisited(node.shown.node)) return node
    const by = skippedBy(compared, column, node.shown.node)
    if (by.length === 0) return node
    return { ...node, ghost: true, spoken: `${node.spoken}. ${words.skippedBy(by)}` }
  })
  return { ...tree, model: { ...tree.model, nodes } }
}

/** What a search comes to. */
export interface Come {
  readonly name: string
  /** In Max's view, as the place writes it. */
  readonly value: string
  readonly move: string | undefined
  readonly nodes: number
  readonly plies: number
  readonly exact: boolean
}

/** Whether a search must come to minimax's value: it left no move out and had the whole window. */
function isExact({ spec, replay }: Session): boolean {
  const { flags, dropped } = replay.recording
  const { window, candidates, beam } = spec.more ?? {}
  if (window !== undefined && hasRootWindow(spec.algorithm)) return false
  const narrowed = spec.exclude !== undefined || candidates !== undefined || beam !== undefined
  return !(narrowed && (dropped > 0 || flags.some((each) => (each & DROPPED) !== 0)))
}

export function comesTo({ name, search, telling, enters }: Column): Come {
  const { session, words, names } = telling
  const { replay, found, explicit } = session
  const root = replay.root(replay.steps)
  const score = replay.score(root, replay.steps)
  const best = replay.bestChild(root, replay.steps)
  return {
    name,
    value: score === undefined ? '' : scoreWords(score, words),
    // The moves of a tree that is written out have no names, and its nodes have.
    move: explicit && best >= 0 ? names.words(best).choice : found,
    nodes: enters.length + replay.recording.dropped,
    plies: explicit ? search.stop : search.plies,
    exact: isExact(session),
  }
}
