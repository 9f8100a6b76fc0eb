import {
  NO_MOVE,
  randomMover,
  randomPosition,
  rngOf,
  type Count,
  type GameKit,
  type Move,
  type PartedSide,
  type Parting,
  type Symptom,
} from '../../../engine/index.ts'
import type { Mark } from '../../boards/square.ts'
import type { CaseWords } from '../../i18n/en/case.ts'
import type { TreeWords } from '../../i18n/en/tree.ts'
import { treeModel, type TreeModel } from '../tree/model.ts'
import { nameNodes } from '../tree/names.ts'
import { stepSentence, type Telling } from '../tree/sentence.ts'
import { openSession } from '../tree/session.ts'
import { scoreText } from '../tree/texts.ts'
import type { CaseSpec } from './schema.ts'

/** Nodes that are recorded of each search: more than the cases need. */
export const RECORDED = 100_000

/** What one of the two searches did. */
export interface Searched {
  readonly telling: Telling
  readonly move: Move
  /** As the game writes it; empty where no move is answered. */
  readonly answer: string
  /** Whether the answer is a move that can be played. */
  readonly legal: boolean
  readonly value: string
  readonly nodes: number
  readonly step: number
  /** The moves to the node at which they part; see `PartedSide.node`. */
  readonly line: readonly string[]
}

/** Both searches of one position. */
export interface Pair {
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
  const moves = new Int32Array(game.maxMoves)
  const legal = new Set(moves.subarray(0, game.moves(position, moves)))

  function searched({ result, recording, node, step }: PartedSide): Searched {
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
    const { move, value, nodes } = result
    return {
      telling: { session, names: nameNodes(session, words), words },
      move,
      answer: move === NO_MOVE ? '' : game.formatMove(position, move),
      legal: legal.has(move),
      value: scoreText(value, words),
      nodes,
      step,
      line: node < 0 ? [] : session.line(node),
    }
  }

  const both = { fault: searched(fault), twin: searched(twin) }
  return {
    difference,
    ...both,
    steps: Math.max(stepsOf(both.fault), stepsOf(both.twin)),
    parts: fault.step,
  }
}

function stepsOf({ telling }: Searched): number {
  return telling.session.replay.steps
}

export interface CaseTree {
  readonly model: TreeModel
  readonly sentence: string
}

/** One of the two trees at a step: up to where they part the steps of both are the same. */
export function treeAt(searched: Searched, step: number): CaseTree {
  const { telling } = searched
  const at = Math.min(step, stepsOf(searched))
  return {
    model: treeModel(telling, { step: at, selected: -1, choice: new Map() }, 'narrow'),
    sentence: stepSentence(telling, at),
  }
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

/** What both searches answer, in a sentence. */
export function answersOf(pair: Pair, words: CaseWords): string {
  const said = (which: 'fault' | 'twin') => {
    const { answer, legal, value, nodes } = pair[which]
    return words.answer(answer, legal, value, nodes, words.signs[which])
  }
  return words.answers(said('fault'), said('twin'))
}

/** A position of the game's start and some random moves. */
export function scattered<P>(kit: GameKit<P>, { gameOptions }: CaseSpec, seed: number): string {
  const rng = rngOf(seed)
  const plies = 4 + rng.below(10)
  return kit.game.format(randomPosition(kit, gameOptions, plies, rng))
}

/** A random move; where stones can be near one another, one near a stone. */
export function randomMove<P>(kit: GameKit<P>, position: P, seed: number): Move {
  return randomMover(kit, rngOf(seed))(position)
}

/** What was counted, with what is counted further. */
export function plus(a: Symptom | undefined, b: Symptom): Symptom {
  if (a === undefined) return b
  const sum = (x: Count, y: Count) => ({ count: x.count + y.count, of: x.of + y.of })
  return { fault: sum(a.fault, b.fault), twin: sum(a.twin, b.twin) }
}
