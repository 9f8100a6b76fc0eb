import {
  ANY_OTHER,
  type GameKit,
  type Move,
  type Player,
  type ThreatKind,
  type ThreatResult,
} from '../../../engine/index.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'

/** What a search for threats has found, as plain data that a page can carry. */
export interface Found {
  readonly win: boolean
  readonly kind: ThreatKind
  /** Stones of the attacker that the win takes, or how many were looked at. */
  readonly depth: number
  /** Positions looked at. */
  readonly nodes: number
  readonly stopped: boolean
  /** The tree of `ThreatTree`, from its root, parents before their children. */
  readonly parent: readonly number[]
  /** Where a node's stone goes; NO_MOVE at the root, ANY_OTHER for all replies not listed. */
  readonly square: readonly number[]
  readonly makes: readonly number[]
  readonly truncated: boolean
}

/** @param position  where the win begins */
export function foundOf<P>(kit: GameKit<P>, position: P, result: ThreatResult): Found {
  const { win, kind, depth, nodes, stopped, tree } = result
  const squareOf = (move: Move) => kit.board?.targets(position, move)[0] ?? move
  return {
    win,
    kind,
    depth,
    nodes,
    stopped: stopped !== undefined,
    parent: [...tree.parent],
    square: Array.from(tree.move, (move) => (move < 0 ? move : squareOf(move))),
    makes: [...tree.makes],
    truncated: tree.truncated,
  }
}

const known = new WeakMap<Found, readonly (readonly number[])[]>()

/** Children of each node, in their order; found once, since drawing asks at every step. */
export function childrenOf(found: Found): readonly (readonly number[])[] {
  const before = known.get(found)
  if (before !== undefined) return before
  const { parent } = found
  const children: number[][] = parent.map(() => [])
  for (let node = 1; node < parent.length; node++) children[parent[node]].push(node)
  known.set(found, children)
  return children
}

/** What was found, and its steps. */
export interface Stepped {
  readonly found: Found
  readonly steps: Steps
}

export const NO_STEPS: Steps = { steps: 0 }

export function withSteps(found: Found): Stepped {
  return { found, steps: found.win ? stepsOf(found) : NO_STEPS }
}

/** The nodes one by one; the jumps go to where the tree turns back to another reply. */
export function stepsOf({ parent }: Found): Steps {
  const steps = parent.length - 1
  const turns = (node: number) => parent[node] !== node - 1
  return {
    steps,
    nextKey(step) {
      let node = step + 1
      while (node < steps && !turns(node)) node++
      return Math.min(node, steps)
    },
    previousKey(step) {
      let node = step - 1
      while (node > 0 && !turns(node)) node--
      return Math.max(node, 0)
    },
  }
}

/** The nodes from the first move to `node`; empty at the root. */
export function pathTo({ parent }: Found, node: number): number[] {
  const path: number[] = []
  for (let at = node; at > 0; at = parent[at]) path.unshift(at)
  return path
}

/** The attacker makes every move at an odd distance from the root. */
export function isAttack(found: Found, node: number): boolean {
  return pathTo(found, node).length % 2 === 1
}

/** Stones as they lie at a node, with who put them: replies that stand for many put none. */
export function placedAt(
  found: Found,
  node: number,
  attacker: Player,
): readonly { readonly square: number; readonly side: Player; readonly ply: number }[] {
  const defender: Player = attacker === 0 ? 1 : 0
  return pathTo(found, node)
    .map((at, i) => ({
      square: found.square[at],
      side: i % 2 === 0 ? attacker : defender,
      ply: i + 1,
    }))
    .filter(({ square }) => square !== ANY_OTHER)
}
