import {
  fail,
  type GameKit,
  minimax as search,
  movesTo,
  ok,
  Recorder,
  Replay,
  type Result,
  signedNegamax,
  type SignSlip,
  subjectFrom,
  type Unknowns,
} from '../../../engine/index.ts'
import { shownNodes } from '../tree/fold.ts'
import { tidyLayout, type Layout } from '../tree/layout.ts'
import type { nodeBoard, NodeBoard } from './boards.ts'

/** Two trees beside each other have room for no more. */
const MOST_LEAVES = 12
const MOST_LEVELS = 6

/** Plies that a reader may choose from: as many as there are levels below the root. */
export const DEPTHS = Array.from({ length: MOST_LEVELS - 1 }, (_, i) => i + 1)

/** What the figure searches: plain data. */
export interface PairSpec {
  readonly game: string
  readonly position: string
  /** Plies. */
  readonly depth: number
  readonly slip: SignSlip
}

/**
 * The same position searched twice, by minimax and by negamax. Both visit the same nodes in the
 * same order, so nodes have the same numbers in both recordings, and a step is the same step.
 */
export interface Pair {
  readonly spec: PairSpec
  readonly minimax: Replay
  readonly negamax: Replay
  readonly layout: Layout
  /** By node; absent where the game has no board. */
  readonly boards: readonly (NodeBoard | undefined)[]
  /** The move that leads to a node, as the game writes it; empty at the root. */
  readonly moves: readonly string[]
  /** A score of either view as the text of the tree writes it; undefined where it is a value. */
  readonly written: (score: number) => string | undefined
  /** What leaves whose value is not known do to the value; undefined where all are known. */
  readonly unknowns: Unknowns | undefined
}

/**
 * Searches twice. An error is one of the position's text, or says that the tree is too large.
 *
 * @param boardOf  of `boards.ts`, which a page fetches for a game that has a board
 */
export function openPair<P>(
  kit: GameKit<P>,
  spec: PairSpec,
  boardOf?: typeof nodeBoard,
): Result<Pair> {
  const read = kit.game.parse(spec.position)
  if (!read.ok) return read
  const position = kit.withOpposites?.(read.value) ?? read.value
  const subject = subjectFrom(kit, position)
  const cap = 2 ** MOST_LEVELS * MOST_LEAVES
  const watcher = new Recorder('minimax', { depth: spec.depth }, cap)
  search(subject, { depth: spec.depth }, { trace: watcher })
  const recording = watcher.finish()
  const minimax = new Replay(recording)
  if (isTooLarge(minimax)) {
    return fail('signs/too-large', 0, { leaves: MOST_LEAVES, levels: MOST_LEVELS })
  }
  const recorder = new Recorder('negamax', { depth: spec.depth })
  signedNegamax(subject, spec.depth, spec.slip, recorder)
  const negamax = new Replay(recorder.finish())

  const { game } = kit
  const nodes = Array.from({ length: minimax.nodeCount }, (_, node) => node)
  const boards = nodes.map((node) => {
    const line = movesTo(recording, node)
    for (const move of line) game.play(position, move)
    const board = boardOf?.(kit, position)
    for (let i = 0; i < line.length; i++) game.undo(position)
    return board
  })
  const moves = nodes.map((node) => {
    const line = movesTo(recording, node)
    const last = line.pop()
    if (last === undefined) return ''
    for (const move of line) game.play(position, move)
    const text = game.formatMove(position, last)
    for (let i = 0; i < line.length; i++) game.undo(position)
    return text
  })
  const shown = shownNodes(minimax, {
    whole: true,
    focus: [],
    choice: new Map(),
    width: Infinity,
  })
  const unknowns = kit.unknowns?.(position)
  const written = (score: number) => kit.writtenScore?.(position, score)
  return ok({ spec, minimax, negamax, layout: tidyLayout(shown), boards, moves, written, unknowns })
}

/** Whether a pair is that of these searches. */
export function isOf(pair: Pair | undefined, spec: PairSpec): pair is Pair {
  return (
    pair?.spec.position === spec.position &&
    pair.spec.depth === spec.depth &&
    pair.spec.slip === spec.slip
  )
}

function isTooLarge(replay: Replay): boolean {
  const { recording, nodeCount } = replay
  if (recording.dropped > 0) return true
  let leaves = 0
  let levels = 0
  for (let node = 0; node < nodeCount; node++) {
    levels = Math.max(levels, recording.ply[node] + 1)
    if (replay.isLeaf(node)) leaves++
  }
  return leaves > MOST_LEAVES || levels > MOST_LEVELS
}

/** A score of negamax at a node as negamax has it: the view of its side to move. */
export function ownScore({ negamax }: Pair, node: number, step: number): number | undefined {
  const score = negamax.score(node, step)
  return score === undefined ? undefined : negamax.forMax(node, score)
}

/** Whether what negamax says of a node that is done is not minimax's value. */
export function isWrong({ minimax, negamax }: Pair, node: number, step: number): boolean {
  return (
    minimax.state(node, step) === 'done' && minimax.score(node, step) !== negamax.score(node, step)
  )
}
