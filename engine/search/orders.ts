import { mostMoves } from '../core/after.ts'
import { KillerOrder } from './killer-order.ts'
import { CentreOrder, type MoveOrder } from './ordering.ts'
import { EvaluationOrder, InfluenceOrder } from './rated-order.ts'
import type { OrderingName, Subject } from './types.ts'

/** The order of that name; undefined for `none`, and where the game has no such order. */
export function createOrder<P>(subject: Subject<P>, name: OrderingName): MoveOrder<P> | undefined {
  const { game, position, centrality, influence } = subject
  const room = mostMoves(game, position)
  switch (name) {
    case 'none':
      return undefined
    case 'reversed':
      return { sort: (_, moves, count) => moves.subarray(0, count).reverse() }
    case 'centre':
      return centrality && new CentreOrder(centrality, room)
    case 'influence':
      return influence && new InfluenceOrder(influence, room)
    case 'evaluation':
      return new EvaluationOrder(subject, room)
    case 'killers':
      return new KillerOrder(game, createOrder(subject, 'centre'), room)
  }
}
