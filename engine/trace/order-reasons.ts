import { mostMoves } from '../core/after.ts'
import type { Move, Player } from '../core/game.ts'
import { alternating } from '../search/alternating.ts'
import { gatherCandidates } from '../search/candidates.ts'
import { isKiller, KillerOrder } from '../search/killer-order.ts'
import { createOrder } from '../search/orders.ts'
import { ratingOneOn } from '../search/rated-order.ts'
import { putFirst } from '../search/run.ts'
import type { SearchOptions, Subject } from '../search/types.ts'
import { BACK } from './recording.ts'
import type { Replay } from './replay.ts'

/**
 * Why a move is tried where it is.
 * - `table`: the table remembers it as the best of this position.
 * - `killer`, `second-killer`: the last move, and the one before, that made a cut at this ply.
 * - `history`: cuts that it made anywhere for this side.
 * - `centre`, `influence`, `evaluation`: the order of that name. `listed`: as the game lists it.
 */
export type OrderReason =
  | 'table'
  | 'killer'
  | 'second-killer'
  | 'history'
  | 'centre'
  | 'influence'
  | 'evaluation'
  | 'listed'

/** A legal move of a node, in the order in which the search takes or would take it. */
export interface RankedMove {
  readonly move: Move
  /** From 1. */
  readonly rank: number
  readonly reason: OrderReason
  /** What the order rates it, in its own units; undefined where it rates nothing. */
  readonly rating: number | undefined
  /** Why it is not looked at: the reader says so, no stone is near, or others fill the beam. */
  readonly out?: 'said' | 'far' | 'beam'
}

/**
 * All moves of a node that was searched, in their order and with its reasons: those that were looked
 * at, then those that were left out. Found anew from the position and from what the search had
 * learned when it came there, which its recording tells; so no recording keeps it.
 *
 * @param subject    its position is the node's; played on and restored
 * @param tableMove  the move that the table remembers there; undefined for none
 */
export function rankMoves<P>(
  replay: Replay,
  node: number,
  subject: Subject<P>,
  options: SearchOptions,
  tableMove: Move | undefined,
): readonly RankedMove[] {
  const ply = replay.recording.ply[node]
  const killers = options.ordering === 'killers' ? killersAt(replay, node, subject) : undefined
  const learned = killers && { killers, player: replay.player(node) }
  return rankedWith(subject, options, ply, learned, tableMove)
}

/** All moves of a position as a search ranks them that has learned nothing yet. */
export function rankUnlearned<P>(
  subject: Subject<P>,
  options: Omit<SearchOptions, 'depth'>,
): readonly RankedMove[] {
  return rankedWith(subject, options, 0)
}

/** What a search had learned when it came to a node. */
interface Learned<P> {
  readonly killers: KillerOrder<P>
  readonly player: Player
}

function rankedWith<P>(
  subject: Subject<P>,
  options: Omit<SearchOptions, 'depth'>,
  ply: number,
  learned?: Learned<P>,
  tableMove?: Move,
): readonly RankedMove[] {
  const { game, position } = subject
  const rated = alternating(subject) ?? subject
  const room = mostMoves(game, position)
  const moves = new Int32Array(room)
  const aside = new Int32Array(room)
  const all = game.moves(position, moves)
  const { exclude = [], candidates, beam = Infinity, ordering = 'none' } = options
  let open = all
  if (ply === 0 && exclude.length > 0) {
    const listed = [...moves.subarray(0, all)]
    const kept = listed.filter((move) => !exclude.includes(move))
    moves.set([...kept, ...listed.filter((move) => exclude.includes(move))])
    open = kept.length
  }
  const near =
    candidates === undefined ? open : gatherCandidates(subject, moves, open, candidates, aside)
  const order = learned?.killers ?? createOrder(rated, ordering)
  order?.sort(rated.position, moves, near, ply)
  const count = Math.min(near, beam)
  if (tableMove !== undefined) putFirst(moves, count, tableMove)

  const rate = raterOf(rated, order === undefined ? 'none' : ordering, moves, near)
  return Array.from(moves.subarray(0, all), (move, at): RankedMove => {
    const rank = at + 1
    if (at >= open) return { move, rank, reason: 'listed', rating: undefined, out: 'said' }
    if (at >= near) return { move, rank, reason: 'listed', rating: undefined, out: 'far' }
    const rated = learned === undefined ? rate(at) : byCuts(learned, ply, move, rate(at))
    if (at >= count) return { move, rank, ...rated, out: 'beam' }
    if (move === tableMove) return { move, rank, reason: 'table', rating: rated.rating }
    return { move, rank, ...rated }
  })
}

type Rated = Pick<RankedMove, 'reason' | 'rating'>

const LISTED: Rated = { reason: 'listed', rating: undefined }

/** What an order that looks at the position alone rates the move at a place of the list. */
function raterOf<P>(
  subject: Subject<P>,
  ordering: NonNullable<SearchOptions['ordering']>,
  moves: Int32Array,
  count: number,
): (at: number) => Rated {
  const { position, centrality, influence } = subject
  switch (ordering) {
    case 'none':
    case 'reversed':
      return () => LISTED
    case 'centre':
    case 'killers':
      if (centrality === undefined) return () => LISTED
      return (at) => ({ reason: 'centre', rating: centrality(position, moves[at]) })
    case 'influence': {
      const ratings = new Int32Array(moves.length)
      influence?.(position, moves, count, ratings)
      return (at) => ({ reason: 'influence', rating: ratings[at] })
    }
    case 'evaluation':
      return (at) => ({
        reason: 'evaluation',
        rating: ratingOneOn(subject, position, moves[at]),
      })
  }
}

function byCuts<P>({ killers, player }: Learned<P>, ply: number, move: Move, under: Rated): Rated {
  const rating = killers.rating(player, move, ply)
  const killer = isKiller(rating)
  if (killer !== 0) {
    return { reason: killer === 1 ? 'killer' : 'second-killer', rating: undefined }
  }
  return rating > 0 ? { reason: 'history', rating } : under
}

/** The killers and the history as the search had them when it came to a node. */
function killersAt<P>(replay: Replay, node: number, subject: Subject<P>): KillerOrder<P> {
  const order = new KillerOrder(
    subject.game,
    createOrder(subject, 'centre'),
    mostMoves(subject.game, subject.position),
  )
  const { kind, node: at, value, beta, move, ply, first, tie, algorithm } = replay.recording
  if (algorithm === 'minimax' || algorithm === 'negamax') return order
  const strict = algorithm === 'alphabeta' && tie === 'lt'
  for (let event = 1; event < first[node]; event++) {
    if (kind[event] !== BACK) continue
    // What a child was worth is told right before it is taken into account.
    const [above, child, told] = [at[event], at[event - 1], value[event - 1]]
    const score = replay.player(above) === replay.player(child) ? told : 0 - told
    if (strict ? score <= beta[above] : score < beta[above]) continue
    order.learn(replay.player(above), move[child], replay.depthLeft(above), ply[above])
  }
  return order
}
