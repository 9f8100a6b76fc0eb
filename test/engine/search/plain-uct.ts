import type { Move } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import type { MctsOptions } from '../../../engine/search/mcts-options.ts'
import type { Subject } from '../../../engine/search/types.ts'

export interface PlainNode {
  readonly move: Move
  readonly moves: readonly Move[]
  /** By the place of the move in `moves`. */
  readonly children: Map<number, PlainNode>
  visits: number
  /** Points from the view of player 0. */
  points: number
}

/**
 * UCT as the survey of Browne and others (2012, algorithm 2) writes it, with objects, points from
 * one side's view, and nothing clever: what the engine's must agree with, given the same chance.
 */
export function plainUct<P>(
  { game, evaluation, position, near, centrality }: Subject<P>,
  options: Required<Pick<MctsOptions, 'exploration' | 'playoutPlies' | 'scale'>> & MctsOptions,
): PlainNode {
  const rng = rngOf(options.seed)

  function all(): Move[] {
    const out = new Int32Array(game.maxMoves)
    return Array.from(out.subarray(0, game.moves(position, out)))
  }

  function isClose(move: Move): boolean {
    const { candidates } = options
    return candidates === undefined || near?.(position, move, candidates) === true
  }

  function legal(): Move[] {
    const close = all().filter(isClose)
    if (close.length > 0) return close
    const places = all().map((move) => centrality?.(position, move) ?? 0)
    return all().filter((_, i) => places[i] === Math.max(...places))
  }

  /** One of the legal moves: drawn from all, without putting back, until one is close. */
  function draw(): Move | undefined {
    const rest = all()
    let move: Move | undefined
    while (rest.length > 0) {
      const at = rng.below(rest.length)
      move = rest[at]
      rest[at] = rest[rest.length - 1]
      rest.pop()
      if (isClose(move)) break
    }
    return move
  }

  function newNode(move: Move): PlainNode {
    return { move, moves: legal(), children: new Map(), visits: 0, points: 0 }
  }

  function choose(node: PlainNode, player: number): PlainNode {
    const rated = node.moves.map((_, index) => {
      const child = node.children.get(index)
      if (child === undefined) throw new Error('a move was not tried')
      const mean = child.points / child.visits
      const bonus = options.exploration * Math.sqrt(Math.log(node.visits) / child.visits)
      return { child, bound: (player === 0 ? mean : 1 - mean) + bonus }
    })
    // Rounding may tell apart what is equal: the first within a hair is the first of equals.
    const highest = Math.max(...rated.map(({ bound }) => bound))
    const first = rated.find(({ bound }) => bound > highest - 1e-9)
    return first?.child ?? node
  }

  function playout(plies: number): number {
    const outcome = game.outcome(position)
    if (outcome !== undefined) {
      return outcome.winner === 'draw' ? 0.5 : outcome.winner === 0 ? 1 : 0
    }
    const move = plies === 0 ? undefined : draw()
    if (move === undefined) {
      const value = evaluation.evaluate(position) * (game.toMove(position) === 0 ? 1 : -1)
      const steps = Math.round((2 ** 19 * value) / (Math.abs(value) + options.scale))
      return (2 ** 19 + steps) / 2 ** 20
    }
    game.play(position, move)
    const points = playout(plies - 1)
    game.undo(position)
    return points
  }

  function visit(node: PlainNode): number {
    const points = descend(node)
    node.visits++
    node.points += points
    return points
  }

  function descend(node: PlainNode): number {
    const untried = node.moves.map((_, index) => index).filter((i) => !node.children.has(i))
    if (node.moves.length === 0) return playout(0)
    const player = game.toMove(position)
    let points: number
    if (untried.length > 0) {
      const index = untried[rng.below(untried.length)]
      game.play(position, node.moves[index])
      const child = newNode(node.moves[index])
      node.children.set(index, child)
      points = playout(options.playoutPlies)
      child.visits++
      child.points += points
    } else {
      const child = choose(node, player)
      game.play(position, child.move)
      points = visit(child)
    }
    game.undo(position)
    return points
  }

  const root = newNode(-1)
  for (let i = 0; i < options.iterations; i++) visit(root)
  return root
}
