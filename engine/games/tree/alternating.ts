import { ContractError } from '../../core/errors.ts'
import type { Alternating, Game } from '../../core/game.ts'
import { mix32 } from '../../core/hash.ts'
import { evaluate } from './evaluate.ts'
import * as rules from './rules.ts'
import type { TreePosition } from './rules.ts'

/**
 * A tree whose sides do not alternate, as a search plays it: two plies for each of the tree's, so
 * that a node of either side has a ply of its own on every level, and a search that stops at a level
 * sees all of that level. Where a ply has no node a forced move stands in between.
 *
 *     max=[max=[3,12],[2,4]]      ply 0  Max   root
 *                                     1  Min    ·   ·
 *                                     2  Max   [3,12]  ·
 *                                     3  Min    · ·   [2,4]
 *                                     4  Max    · ·    2 4
 *                                     5  Min    3 12
 */
const STRIDE = 2

/** Undefined for a tree whose sides alternate. */
export function alternating(
  game: Game<TreePosition>,
  p: TreePosition,
): Alternating<TreePosition> | undefined {
  const { sides, parents } = p.tree
  if (sides === undefined) return undefined
  const from = p.ply
  const side = sides[p.node]
  const plyOf = (node: number, level: number) => STRIDE * (level - from) + (sides[node] ^ side)
  /** Forced moves between a node and the one above. */
  const forced = ({ node, ply }: TreePosition) =>
    plyOf(node, ply) - plyOf(parents[node], ply - 1) - 1

  return {
    game: {
      ...game,
      alternating: () => undefined,
      between: {
        at: (q) => q.waits > 0,
        after: (q) => q.waits > 0 && q.waits < forced(q),
        stride: STRIDE,
      },
      toMove: (q) => ((sides[q.node] ^ q.waits) & 1 ? 1 : 0),
      moves(q, out) {
        if (q.waits === 0) return rules.moves(q, out)
        out[0] = 0
        return 1
      },
      play(q, move) {
        if (q.waits === 0) {
          rules.play(q, move)
          q.waits = forced(q)
        } else if (move === 0) q.waits--
        else throw new ContractError('tree.play', `${move} is not what is forced`)
      },
      undo(q) {
        if (q.ply > from && q.waits < forced(q)) q.waits++
        else {
          q.waits = 0
          rules.undo(q)
        }
      },
      hashLo: (q) => rules.hashLo(q) ^ mix32(q.waits),
      hashHi: (q) => rules.hashHi(q) ^ mix32(~q.waits),
    },
    evaluation: { evaluate: (q) => (q.waits & 1 ? 0 - evaluate(q) : evaluate(q)) },
    position: { ...p, path: p.path.slice() },
  }
}
