import {
  gatherCandidates,
  movesTo,
  NO_MOVE,
  type PositionGraph,
  type PositionKeys,
  Replay,
  subjectFrom,
  type GameKit,
  type RecordedChoice,
  type Recording,
  type SearchResult,
  type Survey,
  type Unknowns,
} from '../../../engine/index.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { cropped } from '../../boards/crop.ts'
import { boardModel, sideName } from '../../boards/model.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { ProofView } from '../threats/proof.ts'
import { MOST_COLUMNS } from './geometry.ts'
import { isPlain } from './spec.ts'
import { scoreScale, type ScoreScale } from './scale.ts'
import { isWindowed, type TreeSpec } from './spec.ts'

/** What a recorded search gives; the worker's answer has this shape. */
export interface Recorded {
  /** Absent where the search is not one that plain minimax can be compared with. */
  readonly result?: Pick<SearchResult, 'move' | 'nodes' | 'stopped' | 'beyond'>
  readonly recording: Recording
  /** Of the recording, where it has been made elsewhere. */
  readonly survey?: Survey
  /** Whose search it is, and what else it did. */
  readonly chosen?: RecordedChoice
  /** What each cut saved, by node: see `skippedSizes`. */
  readonly sizes: Int32Array
  /** Where they were asked for: see `positionGraph`, `positionKeys` and `nodesAlone`. */
  readonly graph?: PositionGraph
  readonly keys?: PositionKeys
  readonly alone?: Int32Array
  /** Nodes of plain minimax, where they have been counted on their own; -1 past the budget. */
  readonly plain?: number
}

/** How many moves were left out because the reader says so, for being far, and for being outside the beam. */
interface DroppedMoves {
  readonly said: number
  readonly far: number
  readonly beam: number
  /** There is no stone: they are far from the middle. */
  readonly empty: boolean
}

/**
 * One recorded search of one position, with all that is asked of it at any step. It holds no step
 * and no choice of the reader's; what is costly is kept.
 */
export interface Session extends Pick<Recorded, 'graph' | 'keys' | 'alone'> {
  readonly spec: TreeSpec
  readonly replay: Replay
  /** The agent's choice that this search is behind; absent where no agent is asked. */
  readonly chosen?: RecordedChoice
  /** Draws the win by threats that has chosen the move, to be stepped in place of the search. */
  readonly proof?: (go: (step: number) => void) => ProofView
  readonly steps: Steps
  /** The move that is chosen, as the game writes it; undefined where there is none. */
  readonly found: string | undefined
  /** Whether its budget of nodes was used up before it was done. */
  readonly unfinished: boolean
  /** Whether the search is not one of those that a reader may change into another. */
  readonly fixed: boolean
  readonly scale: ScoreScale
  /** Nodes that plain minimax visits in its place; -1 past the budget, undefined if not asked. */
  readonly plain: number | undefined
  /** Positions looked at beyond the leaves until they were quiet; undefined where that is not done. */
  readonly beyond: number | undefined
  /** Nodes that a cut saved below a skipped move, itself included; -1 where not counted. */
  skipped(node: number): number
  /** Whether the game is an explicit tree: no board, and leaves worth what is written there. */
  readonly explicit: boolean
  /** Whether sides alternate at every ply. */
  readonly alternates: boolean
  /** Whether moves can be tried from the middle outwards. */
  readonly hasCentre: boolean
  /** What the sides are called in the game, Max first. */
  readonly sides: readonly [string, string]
  /** The move that leads to a node, and the moves from the root. */
  move(node: number): string
  line(node: number): readonly string[]
  /** The position at a node; where its moves are a group that was left out, with the others marked. */
  board(node: number): SquareModel | undefined
  /** The same, small enough to stand in a node: without the lines on which nothing lies. */
  small(node: number): SquareModel | undefined
  hex(node: number): HexModel | undefined
  /** Why the moves of a group were left out. */
  droppedBy(node: number): DroppedMoves
  /** Max's view; the worth of any leaf of an explicit tree, visited or not. */
  leafWorth(node: number): number | undefined
  /** What the position's own text calls a node of an explicit tree. */
  label(node: number): string | undefined
  /** A score of Max's view as the text writes it; absent where scores are values themselves. */
  readonly written?: (score: number) => string | undefined
  /** What the leaves whose value is not known do to the value; absent where all are known. */
  readonly unknowns?: Unknowns
  /** Looks at the position of a node, which it may play on and must restore. */
  within<T>(node: number, look: <P>(kit: GameKit<P>, position: P) => T): T
  /** Who has won at the node; undefined where the game goes on. */
  winner(node: number): 0 | 1 | 'draw' | undefined
}

/** @param root  the position that was searched; played on and restored */
export function openSession<P>(
  kit: GameKit<P>,
  root: P,
  spec: TreeSpec,
  { recording, survey, result, sizes: skipped, plain, chosen, graph, keys, alone }: Recorded,
): Session {
  const { game } = kit
  const replay = new Replay(recording, survey)
  const explicit = kit.board === undefined
  const buffer = new Int32Array(explicit ? game.maxMoves : 0)

  function at<T>(node: number, read: (position: P) => T): T {
    const line = movesTo(recording, node)
    for (const move of line) game.play(root, move)
    const answer = read(root)
    for (let i = 0; i < line.length; i++) game.undo(root)
    return answer
  }

  const move = remembered((node) => {
    const above = replay.parent(node)
    return above < 0 ? '' : at(above, (position) => game.formatMove(position, recording.move[node]))
  })

  /** What the whole search has found, also where its recording ends before. */
  function bestMove(): string | undefined {
    if (recording.dropped > 0 && result !== undefined && result.move !== NO_MOVE) {
      return game.formatMove(root, result.move)
    }
    const best = replay.bestChild(replay.root(replay.steps), replay.steps)
    return best < 0 ? undefined : move(best)
  }

  /** The board above a group that was left out, with a dot where a move was not. */
  function keptBoard(node: number): SquareModel | undefined {
    const above = replay.parent(node)
    const kept = [...replay.children(above)].filter((child) => !replay.isDropped(child))
    return at(above, (position) => {
      const model = boardModel(kit, position)
      const squares = kept.flatMap(
        (child) => kit.board?.targets(position, recording.move[child]) ?? [],
      )
      return model && { ...model, marks: squares.map((square) => ({ square, shape: 'dot' })) }
    })
  }

  const board = remembered((node) =>
    replay.isDropped(node) ? keptBoard(node) : at(node, (position) => boardModel(kit, position)),
  )

  /** The moves that are no candidates, and whether it is the middle that they are too far from. */
  function farMoves(position: P, radius: number): { far: number; empty: boolean } {
    const moves = new Int32Array(game.maxMoves)
    const all = game.moves(position, moves)
    const subject = subjectFrom(kit, position)
    const near = gatherCandidates(subject, moves, all, radius, new Int32Array(all))
    return {
      far: all - near,
      empty: all > near && kit.near?.(position, moves[0], radius) === false,
    }
  }

  const leafWorth = remembered((node): number | undefined => {
    if (!explicit || replay.children(node).length > 0) return undefined
    // A search to fewer plies than the tree has stops at nodes that are no leaves of it.
    const score = at(node, (position) =>
      game.moves(position, buffer) > 0 ? undefined : kit.evaluation.evaluate(position),
    )
    return score === undefined || replay.player(node) === 0 ? score : 0 - score
  })

  return {
    spec,
    replay,
    ...(chosen && { chosen }),
    ...(graph && { graph }),
    ...(keys && { keys }),
    ...(alone && { alone }),
    within: (node, look) => at(node, (position) => look(kit, position)),
    steps: {
      steps: replay.steps,
      ...(isWindowed(spec.algorithm) && {
        nextKey: (from: number) => replay.nextCutoff(from),
        previousKey: (from: number) => replay.previousCutoff(from),
      }),
    },
    found: chosen === undefined ? bestMove() : game.formatMove(root, chosen.choice.move),
    unfinished: result?.stopped !== undefined,
    fixed: chosen !== undefined && !isPlain(chosen.parameters),
    scale: scoreScale(replay.survey.scores, isRanked(kit, root)),
    plain: plain ?? plainTotal(result, recording, skipped),
    beyond: result?.beyond,
    skipped: (node) => skipped[node],
    explicit,
    alternates: game.alternating?.(root) === undefined,
    hasCentre: kit.centrality !== undefined,
    sides: [sideName(kit, root, 0), sideName(kit, root, 1)],
    move,
    line(node) {
      const texts: string[] = []
      for (let each = node; replay.parent(each) >= 0; each = replay.parent(each)) {
        texts.push(move(each))
      }
      return texts.reverse()
    },
    board,
    small: remembered((node) => {
      const whole = board(node)
      const small = whole && cropped(whole)
      return small !== undefined && small.columns <= MOST_COLUMNS ? small : undefined
    }),
    hex: remembered((node) =>
      at(replay.isDropped(node) ? replay.parent(node) : node, (position) =>
        hexModel(kit, position),
      ),
    ),
    droppedBy(node) {
      const siblings = replay.children(replay.parent(node))
      const dropped = siblings.reduce((sum, child) => sum + replay.droppedMoves(child), 0)
      // The search of an agent, which has candidates and a beam, is told to leave out nothing.
      if (spec.exclude !== undefined) return { said: dropped, far: 0, beam: 0, empty: false }
      const radius = Number(chosen?.parameters['candidates'] ?? spec.more?.candidates ?? 0)
      const { far, empty } =
        radius === 0
          ? { far: 0, empty: false }
          : at(replay.parent(node), (position) => farMoves(position, radius))
      return { said: 0, far, beam: dropped - far, empty }
    },
    leafWorth,
    label: remembered((node) =>
      explicit ? at(node, (position) => kit.label?.(position)) : undefined,
    ),
    ...unknownsOf(kit, root),
    ...(isRanked(kit, root) && { written: (score: number) => kit.writtenScore?.(root, score) }),
    winner: (node) => at(node, (position) => game.outcome(position)?.winner),
  }
}

function unknownsOf<P>(kit: GameKit<P>, root: P): Pick<Session, 'unknowns'> {
  const unknowns = kit.unknowns?.(root)
  return unknowns === undefined ? {} : { unknowns }
}

/** Whether the scores of an explicit tree are the ranks of its values. */
function isRanked<P>(kit: GameKit<P>, root: P): boolean {
  return kit.writtenScore?.(root, 0) !== undefined
}

/** Finds what belongs to a node once, when it is first asked for: drawing asks at every step. */
function remembered<T>(find: (node: number) => T): (node: number) => T {
  const known = new Map<number, { readonly value: T }>()
  return (node) => {
    const found = known.get(node) ?? { value: find(node) }
    known.set(node, found)
    return found.value
  }
}

/** A cut skips exactly what minimax would have visited below it: the two add up. */
function plainTotal(
  result: Pick<SearchResult, 'nodes' | 'stopped'> | undefined,
  recording: Recording,
  skipped: Int32Array,
): number | undefined {
  if (result === undefined) return undefined
  if (recording.dropped > 0 || result.stopped !== undefined) return -1
  let total = result.nodes
  for (const size of skipped) {
    if (size < 0) return -1
    total += size
  }
  return total
}
