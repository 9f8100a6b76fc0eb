import {
  foundValue,
  legalMoves,
  movesTo,
  NO_MOVE,
  pliesToEnd,
  randomPosition,
  rngOf,
  type Count,
  type GameKit,
  type Move,
  type PartedSide,
  type Parting,
  type Recording,
  type Replay,
  type Symptom,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import { colour } from '../../i18n/boards.ts'
import type { ValueKind } from '../../i18n/case.ts'
import type { Side, TreeWords } from '../../i18n/tree.ts'
import { ROOMS, type Room } from '../tree/geometry.ts'
import { treeModel, type TreeModel } from '../tree/model.ts'
import { tellingOf } from '../tree/names.ts'
import { selectionSentence } from '../tree/panel-model.ts'
import { stepSentence } from '../tree/sentence.ts'
import type { Telling } from '../tree/names.ts'
import { openSession } from '../tree/session.ts'
import { isScore, scoreWords, sideOf } from '../tree/texts.ts'
import type { CaseSpec } from './schema.ts'

/** Nodes that are recorded of each search: more than the cases need. */
export const RECORDED = 100_000

/** One of the two searches. */
export type Which = 'fault' | 'twin'

/** What one of the two searches did. */
export interface Searched {
  readonly telling: Telling
  readonly move: Move
  /** As the game writes it; empty where no move is answered. */
  readonly answer: string
  /** Whether the answer is a move that can be played. */
  readonly legal: boolean
  /** In Max's view, as the numbers of the trees. */
  readonly value: string
  /** A faulty search may end with an infinity, which is no score. */
  readonly kind: ValueKind
  readonly nodes: number
  /** The node at which they part, -1 where there is none; see `PartedSide.node`. */
  readonly node: number
  /** The moves to it. */
  readonly line: readonly string[]
}

/** Both searches of one position. */
export interface Pair {
  /** Whose turn it is, which a fault may get wrong. */
  readonly mover: { readonly side: Side; readonly stones: string }
  readonly difference: Parting['difference']
  readonly fault: Searched
  readonly twin: Searched
  /** Of the longer one. */
  readonly steps: number
  /** Where they part; the last step of the faulty one where they do not. */
  readonly parts: number
}

/** @param position  kept, and played on and restored */
export function openPair<P>(
  kit: GameKit<P>,
  position: P,
  spec: CaseSpec,
  { difference, fault, twin }: Parting,
  words: TreeWords,
): Pair {
  const { game } = kit
  const legal = new Set(legalMoves(kit, position))

  function searched({ result, recording, node }: PartedSide): Searched {
    const session = openSession(
      kit,
      position,
      {
        game: spec.game,
        gameOptions: spec.gameOptions,
        position: spec.position,
        algorithm: 'alphabeta',
        depth: spec.depth,
        ordering: 'none',
        tie: 'le',
        fail: 'soft',
      },
      { result, recording, sizes: new Int32Array(recording.parent.length).fill(-1) },
    )
    const { move, nodes } = result
    const answer = move === NO_MOVE ? '' : game.formatMove(position, move)
    const other = answer !== '' && answer !== session.found
    const value = session.replay.forMax(0, foundValue(result))
    return {
      telling: {
        ...tellingOf(session, words),
        ...(other && { plays: answer }),
      },
      move,
      answer,
      legal: legal.has(move),
      value: scoreWords(value, words),
      kind: !isScore(value) ? 'none' : pliesToEnd(value) === undefined ? 'score' : 'won',
      nodes,
      node: difference === undefined ? -1 : node,
      line: node < 0 ? [] : session.line(node),
    }
  }

  const both = { fault: searched(fault), twin: searched(twin) }
  const player = game.toMove(position)
  return {
    mover: { side: sideOf(player), stones: colour(sideName(kit, position, player)) },
    difference,
    ...both,
    steps: Math.max(stepsOf(both.fault), stepsOf(both.twin)),
    parts: fault.step,
  }
}

function stepsOf({ telling }: Pick<Searched, 'telling'>): number {
  return telling.session.replay.steps
}

/** What a reader has chosen in one of the trees. */
export interface Chosen {
  /** A node of its recording, or -1. */
  readonly selected: number
  /** Nodes that were opened (true) or closed (false). */
  readonly choice: ReadonlyMap<number, boolean>
}

export interface CaseTree {
  readonly model: TreeModel
  readonly sentence: string
  /** What is known of the selected node; empty where none is. */
  readonly selection: string
}

/**
 * One of the two trees at a step: up to where they part the steps of both are the same.
 *
 * @param mark  said of the node where they part; where it is empty, nothing is marked
 */
export function treeAt(
  searched: Pick<Searched, 'telling' | 'node'>,
  step: number,
  chosen: Chosen,
  mark: string,
  room: Room = ROOMS.narrow,
): CaseTree {
  const { telling, node } = searched
  const at = Math.min(step, stepsOf(searched))
  const reading = {
    ...chosen,
    step: at,
    ...(node < 0 || mark === '' ? {} : { mark: { node, text: mark } }),
  }
  const model = treeModel(telling, reading, room)
  // Two trees leave no room for what a table held: the sentence says it.
  const arcs = model.arcs.map((arc) => (arc.text === undefined ? arc : { ...arc, text: '' }))
  return {
    model: { ...model, arcs, whole: true },
    sentence: stepSentence(telling, at),
    selection: chosen.selected < 0 ? '' : selectionSentence(telling, reading, model.explanation),
  }
}

/** The node of the other search that the same moves lead to; -1 where it has none. */
export function counterpart(pair: Pair, which: Which, node: number): number {
  const from = pair[which].telling.session.replay.recording
  return sameLine(from, node, pair[which === 'fault' ? 'twin' : 'fault'].telling.session.replay)
}

/**
 * The node of another search that the same moves lead to; -1 where it has none.
 *
 * @param root  of the other search, where it has several
 */
export function sameLine(from: Recording, node: number, to: Replay, root = 0): number {
  let at = root
  for (const move of movesTo(from, node)) {
    at = to.children(at).find((child) => to.recording.move[child] === move) ?? -1
    if (at < 0) return -1
  }
  return at
}

/** The answers on the board: the faulty one crossed, the right one ringed. */
export function answerMarks<P>(kit: GameKit<P>, position: P, { fault, twin }: Pair): Mark[] {
  const squares = ({ move, legal }: Searched) => {
    if (move === NO_MOVE) return []
    // What cannot be played has no target: on a board of points it is the point itself.
    return legal ? (kit.board?.targets(position, move) ?? []) : [move]
  }
  return [
    ...squares(twin).map((square) => ({ square, shape: 'ring' as const, tone: 'good' as const })),
    ...squares(fault).map((square) => ({ square, shape: 'cross' as const, tone: 'beta' as const })),
  ]
}

/** So many positions, each of the game's start and some random moves. */
export function* scattered<P>(
  kit: GameKit<P>,
  { gameOptions }: CaseSpec,
  seed: number,
  count: number,
): Generator<string> {
  for (let i = 1; i <= count; i++) {
    const rng = rngOf(seed + i)
    const plies = 4 + rng.below(10)
    yield kit.game.format(randomPosition(kit, gameOptions, plies, rng))
  }
}

/** What was counted, with what is counted further. */
export function plus(a: Symptom | undefined, b: Symptom): Symptom {
  if (a === undefined) return b
  const sum = (x: Count, y: Count) => ({ count: x.count + y.count, of: x.of + y.of })
  return { fault: sum(a.fault, b.fault), twin: sum(a.twin, b.twin) }
}
