import { mostMoves } from '../core/after.ts'
import { KillerOrder } from './killer-order.ts'
import { CentreOrder, type MoveOrder } from './ordering.ts'
import { EvaluationOrder, InfluenceOrder } from './rated-order.ts'
import type { OrderingName, Subject } from './types.ts'

/** The order of that name; undefined for `none`, and where the game has no such order. */
export function createOrder<P>(subject: Subject<P>, name: OrderingName): MoveOrder<P> | undefined {
  const { game, centrality, influence } = subject
  switch (name) {
    case 'none':
      return undefined
    case 'reversed':
      return { sort: (_, moves, count) => moves.subarray(0, count).reverse() }
    case 'centre':
      return centrality && new CentreOrder(centrality, mostMoves(subject))
    case 'influence':
      return influence && new InfluenceOrder(influence, mostMoves(subject))
    case 'evaluation':
      return new EvaluationOrder(subject, mostMoves(subject))
    case 'killers':
      return new KillerOrder(game, createOrder(subject, 'centre'), mostMoves(subject))
  }
}
