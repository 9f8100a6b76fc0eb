import type { Between } from '../core/game.ts'
import type { MoveOrder } from './ordering.ts'

/** An order that knows the plies of the tree alone, and learns nothing where a move is forced. */
export function orderBetween<P>(order: MoveOrder<P>, { at, stride }: Between<P>): MoveOrder<P> {
  return {
    sort: (position, moves, count, ply) =>
      order.sort(position, moves, count, Math.floor(ply / stride)),
    cutoff(position, move, depth, ply) {
      if (at(position)) return
      order.cutoff?.(position, move, Math.ceil(depth / stride), Math.floor(ply / stride))
    },
  }
}
