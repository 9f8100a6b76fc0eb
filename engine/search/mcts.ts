import { mostMoves } from '../core/after.ts'
import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Move } from '../core/game.ts'
import { rngOf, type Rng } from '../core/rng.ts'
import { gatherCandidates } from './candidates.ts'
import { MctsNodes, NONE, ROOT } from './mcts-nodes.ts'
import {
  EXPLORATION,
  MCTS_NODES,
  PLAYOUT_PLIES,
  requireMctsOptions,
  EVALUATION_SCALE,
  type MctsOptions,
  type MctsResult,
  type MoveVisits,
} from './mcts-options.ts'
import type { MctsTracer } from './mcts-tracer.ts'
import { pointsOf, squash } from './points.ts'
import type { Subject } from './types.ts'

/** Iterations between two looks at the clock: 50 ms where they are slowest, in Ninuki. */
const INTERVAL = 64

/** What a search is given besides its options; none of it is data. */
export interface MctsHooks {
  readonly trace?: MctsTracer
  /** Milliseconds from any origin; needed where `options.ms` is given. */
  readonly clock?: () => number
  /** Called every INTERVAL iterations with the number of iterations so far. */
  readonly progress?: (iterations: number) => void
}

/**
 * Monte-Carlo tree search (Coulom 2006) as UCT (Kocsis & Szepesvári 2006); the survey is Browne
 * and others (2012). See `MctsResult` for what it answers: an estimate, which comes nearer to
 * minimax's value and move the longer it runs, wherever simulations end in ended games.
 *
 * `subject.position` is played on and restored.
 */
export function mcts<P>(
  subject: Subject<P>,
  options: MctsOptions,
  { trace, clock, progress }: MctsHooks = {},
): MctsResult {
  const { ms } = options
  if (ms !== undefined && clock === undefined) {
    throw new ContractError('mcts', 'a limit in milliseconds needs a clock')
  }
  const tree = new MctsTree(subject, options, trace)
  // An ended game is judged once: it is worth the same every time.
  const iterations = tree.isOver ? 1 : options.iterations
  const deadline = ms === undefined ? Infinity : (clock?.() ?? 0) + ms
  while (tree.iterations < iterations && !tree.isFull) {
    tree.run(Math.min(INTERVAL, iterations - tree.iterations))
    progress?.(tree.iterations)
    if (clock !== undefined && clock() >= deadline) break
  }
  const result = tree.result()
  if (tree.iterations === iterations) return result
  return { ...result, stopped: tree.isFull ? 'nodes' : 'time' }
}

/**
 * A tree that grows by one simulation at a time, as far as one likes and on from there. Whenever
 * `run` is called, `subject.position` must be what it was when the tree was made.
 */
export class MctsTree<P> {
  readonly nodes: MctsNodes
  /** Simulations so far. */
  iterations = 0

  private readonly subject: Subject<P>
  private readonly trace: MctsTracer | undefined
  private readonly rng: Rng
  private readonly exploration: number
  private readonly playoutPlies: number
  private readonly scale: number
  private readonly radius: number | undefined
  private readonly exclude: readonly Move[]
  private readonly limit: number
  private readonly moves: Int32Array
  /** Moves that are set aside while the others move up. */
  private readonly aside: Int32Array
  private plies = 0
  private ended = 0

  /** `options.iterations` and `options.ms` mean nothing here: `run` says how many. */
  constructor(subject: Subject<P>, options: MctsOptions, trace?: MctsTracer) {
    requireMctsOptions(subject, options)
    this.subject = subject
    this.trace = trace
    this.rng = rngOf(options.seed)
    this.exploration = options.exploration ?? EXPLORATION
    this.playoutPlies = options.playoutPlies ?? PLAYOUT_PLIES
    this.scale = options.scale ?? EVALUATION_SCALE
    this.radius = options.candidates
    this.exclude = options.exclude ?? []
    this.limit = options.nodes ?? MCTS_NODES
    const room = mostMoves(subject.game, subject.position)
    this.moves = new Int32Array(room)
    this.aside = new Int32Array(room)
    const count = this.writeMoves(ROOT)
    this.nodes = new MctsNodes(count)
    trace?.expand(NONE, ROOT, NO_MOVE, 0, count)
  }

  /** Whether the root has no move: what it is worth is then exact. */
  get isOver(): boolean {
    return this.nodes.untried[ROOT] === 0 && this.nodes.first[ROOT] === NONE
  }

  /** Whether the tree has as many nodes as it may have: it then grows no more. */
  get isFull(): boolean {
    return this.nodes.count >= this.limit
  }

  /** Positions that were come to: one leaf an iteration, old or new, and each random ply. */
  get positions(): number {
    return this.iterations + this.plies
  }

  /**
   * Does so many iterations, or as many as there is room for; in one call or in several makes no
   * difference.
   */
  run(iterations: number): void {
    this.nodes.reserve(Math.min(this.nodes.count + iterations, this.limit))
    for (let i = 0; i < iterations && !this.isFull; i++) {
      const leaf = this.expand(this.select())
      const points = this.simulate(leaf)
      this.backpropagate(leaf, points)
      this.iterations++
    }
  }

  /** Goes down by UCB1 to a node with a move that was never tried, or where the game has ended. */
  private select(): number {
    const { first, untried, move } = this.nodes
    let node = ROOT
    while (untried[node] === 0 && first[node] !== NONE) {
      node = this.bestChild(node)
      this.subject.game.play(this.subject.position, move[node])
    }
    return node
  }

  /** The child with the highest bound; the first of those that are equal. */
  private bestChild(node: number): number {
    const { first, next, visits, total } = this.nodes
    const log = Math.log(visits[node])
    let best = NONE
    let highest = -Infinity
    for (let child = first[node]; child !== NONE; child = next[child]) {
      const bound = ucb1(total[child], visits[child], log, this.exploration)
      if (bound > highest) {
        highest = bound
        best = child
      }
    }
    this.trace?.select(best, highest)
    return best
  }

  /** Adds one child, by a move drawn from those not yet tried; goes there if there is one. */
  private expand(node: number): number {
    const { nodes, moves } = this
    if (nodes.untried[node] === 0) return node
    const { game, position } = this.subject
    const all = this.writeMoves(node)
    // The children are in the order of the moves: what is passed in both lists has been tried.
    let skip = this.rng.below(nodes.untried[node])
    let before = NONE
    let child = nodes.first[node]
    let index = 0
    for (; index < all; index++) {
      if (child !== NONE && nodes.move[child] === moves[index]) {
        before = child
        child = nodes.next[child]
      } else if (skip-- === 0) break
    }
    const move = moves[index]
    nodes.untried[node]--
    game.play(position, move)
    const count = this.writeMoves(NONE)
    const added = nodes.add(node, before, move, count)
    this.trace?.expand(node, added, move, index, count)
    return added
  }

  /**
   * Plays random moves to the end of the game, or until `playoutPlies` are played and the
   * evaluation has to judge. Points from the view of the side that is to move at `leaf`.
   */
  private simulate(leaf: number): number {
    const { game, evaluation, position } = this.subject
    const mover = game.toMove(position)
    let outcome = game.outcome(position)
    let plies = 0
    while (outcome === undefined && plies < this.playoutPlies) {
      const move = this.randomMove()
      if (move === NO_MOVE) {
        this.ended++
        break
      }
      game.play(position, move)
      plies++
      this.trace?.play?.(move)
      outcome = game.outcome(position)
    }
    let points: number
    if (outcome === undefined) {
      const forLast = squash(evaluation.evaluate(position), this.scale)
      points = game.toMove(position) === mover ? forLast : 1 - forLast
    } else {
      points = pointsOf(outcome, mover)
      this.ended++
    }
    for (let i = 0; i < plies; i++) game.undo(position)
    this.plies += plies
    this.trace?.simulate(leaf, plies, points)
    return points
  }

  /** Counts the points at every node from `leaf` up to the root, each from its own side's view. */
  private backpropagate(leaf: number, points: number): void {
    const { parent, visits, total } = this.nodes
    let mine = points
    for (let node = leaf; node !== NONE; node = parent[node]) {
      visits[node]++
      total[node] += mine
      this.trace?.backpropagate(node, visits[node], total[node])
      mine = 1 - mine
      if (node !== ROOT) this.subject.game.undo(this.subject.position)
    }
  }

  /** Writes the moves that may be tried to `moves`, in canonical order; returns how many. */
  private writeMoves(node: number): number {
    const { subject, moves, radius, exclude } = this
    let all = subject.game.moves(subject.position, moves)
    if (node === ROOT && exclude.length > 0 && all > 0) {
      all = keepAllowed(moves, all, exclude)
      if (all === 0) throw new ContractError('mcts', 'every move of the root is excluded')
    }
    return radius === undefined ? all : gatherCandidates(subject, moves, all, radius, this.aside)
  }

  /** One of the moves that may be tried, each as likely; NO_MOVE where there is none. */
  private randomMove(): Move {
    const { game, position, near } = this.subject
    const { moves, radius } = this
    let move = NO_MOVE
    // To draw until one is near takes few looks, where to ask all takes hundreds.
    for (let left = game.moves(position, moves); left > 0;) {
      const drawn = this.rng.below(left)
      move = moves[drawn]
      if (near === undefined || radius === undefined || near(position, move, radius)) return move
      moves[drawn] = moves[--left]
    }
    return move
  }

  /** The answer as it stands, at least one iteration on. */
  result(): MctsResult {
    const { nodes } = this
    if (this.iterations === 0) throw new ContractError('MctsTree.result', 'nothing was simulated')
    const visits: MoveVisits[] = []
    for (let child = nodes.first[ROOT]; child !== NONE; child = nodes.next[child]) {
      visits.push({
        move: nodes.move[child],
        visits: nodes.visits[child],
        value: 1 - nodes.mean(child),
      })
    }
    const line = nodes.mostVisitedLine()
    const best = nodes.mostVisited(ROOT)
    return {
      algorithm: 'mcts',
      move: line[0] ?? NO_MOVE,
      value: best === NONE ? nodes.mean(ROOT) : 1 - nodes.mean(best),
      visits,
      line,
      iterations: this.iterations,
      nodes: nodes.count,
      depth: nodes.depth(),
      ended: this.ended,
      playoutPlies: this.plies,
    }
  }
}

/** Closes up the moves that are not excluded; returns how many these are. */
function keepAllowed(moves: Int32Array, count: number, exclude: readonly Move[]): number {
  let kept = 0
  for (let i = 0; i < count; i++) if (!exclude.includes(moves[i])) moves[kept++] = moves[i]
  return kept
}

/**
 * UCB1 (Auer, Cesa-Bianchi & Fischer 2002): how good a child may yet be for its parent. Its mean
 * so far, and more the less it was visited: x̄ + c · √(ln n / n_child).
 *
 * @param total      points of the child, from the view of its own side to move
 * @param visits     of the child, 1 or more
 * @param logParent  natural logarithm of the parent's visits
 */
export function ucb1(
  total: number,
  visits: number,
  logParent: number,
  exploration: number,
): number {
  return 1 - total / visits + exploration * Math.sqrt(logParent / visits)
}
