import {
  fail,
  ok,
  outcomeScore,
  type GameKit,
  type Player,
  type Result,
} from '../../../engine/index.ts'

/** A position of a whole tree, in the order in which a search from the left meets them. */
export interface StrategyNode {
  readonly parent: number
  /**
   * The move that leads here, as its game writes it; empty at the root, and where there is no board
   * and moves are no more than places.
   */
  readonly move: string
  readonly player: Player
  /** Plies from the root. */
  readonly level: number
  readonly children: readonly number[]
  /** What minimax says, Max's view. */
  readonly value: number
}

/** So many nodes are drawn at most. */
const MOST_NODES = 80

/** The whole tree below a position; throws where it is too large to be drawn. */
export function wholeTree<P>(kit: GameKit<P>, position: P): StrategyNode[] {
  const { game, evaluation, board } = kit
  const nodes: StrategyNode[] = []

  function visit(parent: number, move: string, level: number): number {
    const at = nodes.length
    if (at >= MOST_NODES) throw new Error(`strategy: more than ${MOST_NODES} nodes`)
    const player = game.toMove(position)
    const outcome = game.outcome(position)
    const moves = new Int32Array(game.maxMoves)
    const count = outcome === undefined ? game.moves(position, moves) : 0
    const mine =
      outcome === undefined ? evaluation.evaluate(position) : outcomeScore(outcome, player, level)
    // Filled in below, once its children are known.
    const node = { parent, move, player, level, children: [], value: 0 }
    nodes.push(node)
    const children = Array.from(moves.subarray(0, count), (each) => {
      const text = board === undefined ? '' : game.formatMove(position, each)
      game.play(position, each)
      const child = visit(at, text, level + 1)
      game.undo(position)
      return child
    })
    const values = children.map((child) => nodes[child].value)
    const best = player === 0 ? Math.max(...values) : Math.min(...values)
    const value = (count > 0 ? best : player === 0 ? mine : -mine) + 0
    nodes[at] = { ...node, children, value }
    return at
  }

  visit(-1, '', 0)
  return nodes
}

/** The move chosen at each node of a side, by node: the place of a child. */
export type Picks = ReadonlyMap<number, number>

/** Nodes at which a side chooses, in order. */
function nodesOf(nodes: readonly StrategyNode[], side: Player): number[] {
  return nodes.flatMap(({ player, children }, at) =>
    player === side && children.length > 0 ? [at] : [],
  )
}

/** Picks as a link has them: a letter for each node of the side, `-` where nothing is chosen. */
export function formatPicks(nodes: readonly StrategyNode[], side: Player, picks: Picks): string {
  const letters = nodesOf(nodes, side).map((node) => {
    const place = picks.get(node)
    return place === undefined ? '-' : String.fromCharCode(97 + place)
  })
  return letters.some((letter) => letter !== '-') ? letters.join('') : ''
}

export function readPicks(
  nodes: readonly StrategyNode[],
  side: Player,
  text: string,
): Result<Picks> {
  const picks = new Map<number, number>()
  if (text === '') return ok(picks)
  const own = nodesOf(nodes, side)
  if (text.length !== own.length) return fail('strategy/picks', 0, { count: own.length })
  for (const [i, node] of own.entries()) {
    if (text[i] === '-') continue
    const place = text.charCodeAt(i) - 97
    if (!(place >= 0 && place < nodes[node].children.length)) {
      return fail('strategy/picks', i, { count: own.length })
    }
    picks.set(node, place)
  }
  return ok(picks)
}

/** What can still be reached when a side keeps to its picks; nothing below a node without one. */
export function reached(nodes: readonly StrategyNode[], side: Player, picks: Picks): Set<number> {
  const found = new Set<number>()
  const visit = (node: number): void => {
    found.add(node)
    const { player, children } = nodes[node]
    const place = picks.get(node)
    const next = player !== side ? children : place === undefined ? [] : [children[place]]
    next.forEach(visit)
  }
  visit(0)
  return found
}

/** The strategy of a side that minimax chooses: at each node the first of its best moves. */
export function bestPicks(nodes: readonly StrategyNode[], side: Player): Picks {
  return new Map(
    nodesOf(nodes, side).map((node) => {
      const { children, value } = nodes[node]
      return [node, children.findIndex((child) => nodes[child].value === value)] as const
    }),
  )
}

export interface Promised {
  /** Nodes that can be reached and have no move yet. */
  readonly open: number
  readonly leaves: number
  /** What the side is sure of, Max's view; undefined while a node is open. */
  readonly sure: number | undefined
}

/** What a strategy promises. */
export function promised(nodes: readonly StrategyNode[], side: Player, picks: Picks): Promised {
  const found = [...reached(nodes, side, picks)]
  const leaves = found.filter((node) => nodes[node].children.length === 0)
  const open = found.filter(
    (node) => nodes[node].player === side && nodes[node].children.length > 0 && !picks.has(node),
  ).length
  const values = leaves.map((leaf) => nodes[leaf].value)
  const worst = side === 0 ? Math.min(...values) : Math.max(...values)
  return { open, leaves: leaves.length, sure: open > 0 ? undefined : worst }
}

/** The leaves that prove the value from both sides. */
export function proofLeaves(nodes: readonly StrategyNode[]): readonly [number, number, number] {
  const [max, min] = ([0, 1] as const).map((side) => reached(nodes, side, bestPicks(nodes, side)))
  const leaves = nodes.flatMap(({ children }, at) => (children.length === 0 ? [at] : []))
  const within = (set: Set<number>) => leaves.filter((leaf) => set.has(leaf)).length
  return [within(max), within(min), leaves.filter((leaf) => max.has(leaf) || min.has(leaf)).length]
}
