import type { Move } from '../core/game.ts'
import { INFINITE } from '../search/score.ts'
import {
  BACK,
  CUTOFF,
  DROPPED,
  ENTER,
  EVALUATE,
  EXIT,
  MIN_TO_MOVE,
  type Recording,
} from './recording.ts'

/**
 * How two searches of one position part, at the first step where they do.
 * - `side`: they think that different sides are to move.
 * - `children`: they look at different moves of the node, or in another order.
 * - `window`: they search the node with different windows.
 * - `score`: they judge the node differently.
 * - `way`: one goes on where the other cuts, skips or turns back.
 * - `answer`: all steps are the same, and still they answer different moves.
 */
export type Difference = 'side' | 'children' | 'window' | 'score' | 'way' | 'answer'

/**
 * The first event that two recordings of one position do not have alike; undefined where there is
 * none. Where one of the searches has no window, windows are not compared; scores are, in Max's view.
 */
export function firstDifference(
  a: Recording,
  b: Recording,
): { readonly difference: Exclude<Difference, 'answer'>; readonly event: number } | undefined {
  const dropped = [dropsOf(a), dropsOf(b)] as const
  const events = Math.max(a.kind.length, b.kind.length)
  for (let event = 0; event < events; event++) {
    const difference = differenceAt(a, b, dropped, event)
    if (difference !== undefined) return { difference, event }
  }
  return undefined
}

type Drops = ReadonlyMap<number, readonly Move[]>

/** How the two differ at an event, all before it being the same. */
function differenceAt(
  a: Recording,
  b: Recording,
  dropped: readonly [Drops, Drops],
  event: number,
): Exclude<Difference, 'answer'> | undefined {
  const kind = a.kind[event]
  const node = a.node[event]
  // Where the events before are the same so are the nodes, but for those that were dropped or cut.
  if (kind !== b.kind[event]) return 'way'
  const other = b.node[event]
  if (kind === ENTER) {
    if (a.move[node] !== b.move[other]) return 'children'
    if ((a.flags[node] ^ b.flags[other]) & MIN_TO_MOVE) return 'side'
    if (hasWindow(a) && hasWindow(b)) {
      if (bounded(a.alpha[node]) !== bounded(b.alpha[other])) return 'window'
      if (bounded(a.beta[node]) !== bounded(b.beta[other])) return 'window'
    }
    return sameMoves(dropped[0].get(node), dropped[1].get(other)) ? undefined : 'children'
  }
  if (bounded(valueAt(a, event)) === bounded(valueAt(b, event))) return undefined
  return kind === CUTOFF ? 'children' : 'score'
}

function hasWindow({ algorithm }: Recording): boolean {
  return algorithm !== 'minimax' && algorithm !== 'negamax'
}

/** What an event says; a score in Max's view. */
function valueAt({ algorithm, kind, node, value, flags }: Recording, event: number): number {
  const isScore = kind[event] === EVALUATE || kind[event] === BACK || kind[event] === EXIT
  const turned = algorithm !== 'minimax' && (flags[node[event]] & MIN_TO_MOVE) !== 0
  return isScore && turned ? 0 - value[event] : value[event]
}

/** The moves that were left out at each node before any was tried. */
function dropsOf({ parent, move, flags }: Recording): Map<number, Move[]> {
  const drops = new Map<number, Move[]>()
  for (let node = 0; node < parent.length; node++) {
    if ((flags[node] & DROPPED) === 0) continue
    const moves = drops.get(parent[node])
    if (moves === undefined) drops.set(parent[node], [move[node]])
    else moves.push(move[node])
  }
  return drops
}

function sameMoves(a: readonly Move[] = [], b: readonly Move[] = []): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i])
}

/** Infinity has many names; all that lie beyond INFINITE are one. */
function bounded(score: number): number {
  return Math.max(-INFINITE, Math.min(INFINITE, score))
}
