import { mostMoves } from '../core/after.ts'
import type { Game } from '../core/game.ts'
import { treeSize } from '../search/size.ts'
import { atNode } from './at-node.ts'
import { Int32Column, Uint8Column } from './columns.ts'
import { CUT, MIN_TO_MOVE, UNDER_CUT, type Recording } from './recording.ts'

/**
 * Nodes that each cut saved: for a skipped move the size of the tree below it, the move's own
 * node included, that plain minimax would have visited; 0 for every other node; -1 where the
 * count passed the budget.
 *
 * @param position  the root; played on and restored
 * @param budget    nodes that may be counted in all
 * @returns length: nodes of the recording
 */
export function skippedSizes<P>(
  game: Game<P>,
  position: P,
  recording: Recording,
  budget: number,
): Int32Array {
  const sizes = new Int32Array(recording.parent.length)
  let left = budget
  let root = -1
  for (let node = 0; node < sizes.length; node++) {
    if (recording.parent[node] < 0) root++
    if ((recording.flags[node] & CUT) === 0) continue
    const depth = recording.depths[root] - recording.ply[node]
    const size =
      left > 0
        ? atNode(game, position, recording, node, () => treeSize(game, position, depth, left))
        : -1
    sizes[node] = size
    left = size < 0 ? 0 : left - size
  }
  return sizes
}

/**
 * The same recording with every node below a cut added (flag UNDER_CUT), so that a picture can
 * show what was skipped. Returns the recording unchanged where that is more than `most` nodes.
 *
 * @param position  the root; played on and restored
 */
export function growCuts<P>(
  game: Game<P>,
  position: P,
  recording: Recording,
  most: number,
): Recording {
  const parent = new Int32Column()
  const move = new Int32Column()
  const first = new Int32Column()
  const ply = new Uint8Column()
  const flags = new Uint8Column()
  const base = recording.parent.length
  const buffers: Int32Array[] = []
  const room = mostMoves(game, position)

  let root = -1

  function grow(node: number, event: number, at: number): boolean {
    if (at === recording.depths[root] || game.outcome(position) !== undefined) return true
    const moves = (buffers[at] ??= new Int32Array(room))
    const count = game.moves(position, moves)
    for (let i = 0; i < count; i++) {
      if (parent.length >= most) return false
      game.play(position, moves[i])
      parent.push(node)
      move.push(moves[i])
      first.push(event)
      ply.push(at + 1)
      flags.push(UNDER_CUT | (game.toMove(position) === 1 ? MIN_TO_MOVE : 0))
      const complete = grow(base + parent.length - 1, event, at + 1)
      game.undo(position)
      if (!complete) return false
    }
    return true
  }

  for (let node = 0; node < base; node++) {
    if (recording.parent[node] < 0) root++
    if ((recording.flags[node] & CUT) === 0) continue
    const { first: event, ply: at } = recording
    const complete = atNode(game, position, recording, node, () =>
      grow(node, event[node], at[node]),
    )
    if (!complete) return recording
  }

  const zeros = new Int32Array(parent.length)
  return {
    ...recording,
    parent: joined(recording.parent, parent.trimmed()),
    move: joined(recording.move, move.trimmed()),
    alpha: joined(recording.alpha, zeros),
    beta: joined(recording.beta, zeros),
    first: joined(recording.first, first.trimmed()),
    last: joined(recording.last, first.trimmed()),
    ply: joinedBytes(recording.ply, ply.trimmed()),
    flags: joinedBytes(recording.flags, flags.trimmed()),
  }
}

function joined(head: Int32Array, tail: Int32Array): Int32Array {
  const all = new Int32Array(head.length + tail.length)
  all.set(head)
  all.set(tail, head.length)
  return all
}

function joinedBytes(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const all = new Uint8Array(head.length + tail.length)
  all.set(head)
  all.set(tail, head.length)
  return all
}
