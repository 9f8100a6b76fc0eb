import {
  ContractError,
  pliesToEnd,
  rankUnlearned,
  subjectFrom,
  type GameKit,
  type Move,
  type RankedMove,
} from '../../../engine/index.ts'
import type { MoveOrderWords } from '../../i18n/move-order.ts'
import type { ScoresWords } from '../../i18n/scores.ts'
import type { Overlay } from '../table/shown.ts'
import { scoreText } from '../tree/texts.ts'
import { ORDERS, type Order } from './schema.ts'

/** What a search of all moves has found best, so many plies deep. */
export interface Best {
  readonly move: Move
  readonly depth: number
}

/** What is to be seen of a position. */
export interface Reading {
  readonly order: Order
  /** King's steps from a stone that moves must be near; 0: all are looked at. */
  readonly within: number
  /** Undefined while it is not known. */
  readonly best: Best | undefined
}

export interface MoveOrderModel {
  readonly over: Overlay
  readonly says: string
  readonly caption: string
  readonly rows: readonly OrderRow[]
  /** How many moves are looked at. */
  readonly looked: number
}

interface OrderRow {
  readonly order: Order
  readonly name: string
  readonly first: string
  /** When the order comes to the best move. */
  readonly place: string
}

export interface MoveOrderTables {
  readonly words: MoveOrderWords
  readonly scores: ScoresWords
}

/** Moves that have their number on the board. */
const NUMBERED = 9
/** How strongly the square is shaded that an order likes best, and the one that it likes least, of 1. */
const STRONGEST = 0.6
const FAINTEST = 0.04

export function moveOrderModel<P>(
  kit: GameKit<P>,
  position: P,
  { order, within, best }: Reading,
  { words, scores }: MoveOrderTables,
): MoveOrderModel | undefined {
  const { game, board } = kit
  if (board === undefined) throw new ContractError('moveOrderModel', `${game.id} has no board`)
  if (game.outcome(position) !== undefined) return undefined
  const options = within === 0 ? {} : { candidates: within }
  const subject = subjectFrom(kit, position)
  const ranked = (ordering: Order) => rankUnlearned(subject, { ordering, ...options })
  const placeOf = (all: readonly RankedMove[]) => {
    const one = best && all.find(({ move }) => move === best.move)
    return one === undefined || one.out !== undefined ? undefined : one.rank
  }
  const name = (move: Move | undefined) =>
    move === undefined ? '' : game.formatMove(position, move)
  const squareOf = (move: Move) => board.targets(position, move)[0] ?? -1

  const shaded = ranked(order)
  const looked = shaded.filter(({ out }) => out === undefined)
  const heatOf = heatBy(looked)
  const heat = new Float64Array(board.size(position).columns * board.size(position).rows)
  const labels: string[] = []
  const notes: string[] = []
  for (const each of shaded) {
    const square = squareOf(each.move)
    const isBest = each.move === best?.move
    if (each.out !== undefined) {
      notes[square] = words.noteOut(isBest)
      continue
    }
    heat[square] = heatOf(each)
    labels[square] = each.rank <= NUMBERED || isBest ? scores.number(each.rank) : ''
    const rating = isRated(each) ? scoreText(each.rating, scores) : undefined
    notes[square] = words.note(each.rank, rating, isBest)
  }
  return {
    over: {
      heat,
      labels,
      notes,
      ...(best && { marks: [{ square: squareOf(best.move), shape: 'ring', tone: 'good' }] }),
    },
    says: words.says(
      order,
      name(looked[0]?.move),
      looked.length,
      best && { move: name(best.move), rank: placeOf(shaded), depth: best.depth },
    ),
    caption: words.caption(best && name(best.move)),
    rows: ORDERS.map((each) => {
      const all = ranked(each)
      const place = placeOf(all)
      return {
        order: each,
        name: words.orders[each],
        first: name(all[0]?.move),
        place:
          best === undefined
            ? words.unknown
            : place === undefined
              ? words.out
              : scores.number(place),
      }
    }),
    looked: looked.length,
  }
}

/**
 * How strongly a move is shaded: by its rating between the lowest and the highest, a won or lost
 * game like the best or the worst of the others; where nothing is rated, by its place.
 */
function heatBy(looked: readonly RankedMove[]): (each: RankedMove) => number {
  const ratings = looked.filter(isRated).map(({ rating }) => rating)
  const most = Math.max(...ratings)
  const spread = most - Math.min(...ratings)
  const strength = (each: RankedMove) => {
    const { rating, rank } = each
    if (rating === undefined) return 1 - (rank - 1) / looked.length
    if (!isRated(each)) return rating > 0 ? 1 : 0
    return spread === 0 ? 1 : 1 - (most - rating) / spread
  }
  return (each) => FAINTEST + (STRONGEST - FAINTEST) * strength(each)
}

/** Whether a move has a rating of its own: one that ends the game is beyond all ratings. */
function isRated(each: RankedMove): each is RankedMove & { readonly rating: number } {
  return each.rating !== undefined && pliesToEnd(each.rating) === undefined
}
