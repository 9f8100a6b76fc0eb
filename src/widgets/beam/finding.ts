import {
  ContractError,
  pliesToEnd,
  type GameKit,
  type Move,
  type SearchOptions,
  type SearchResult,
} from '../../../engine/index.ts'
import type { Order } from './schema.ts'

/** A search by alpha-beta that is asked for, of a position as the game writes it. */
export interface Asked {
  readonly position: string
  readonly options: SearchOptions
}

/** What a search has come to, in the view of the side to move. */
export interface Come {
  readonly move: Move
  readonly value: number
  readonly nodes: number
}

export interface Found {
  /** Of all moves, and of those in the beam. */
  readonly whole: Come
  readonly beam: Come
  /**
   * What the beam's move is worth by a search of all moves as deep, and how that goes on after it;
   * absent where it is the move that the other search plays.
   */
  readonly truth?: { readonly value: number; readonly line: readonly Move[] }
}

interface Reading {
  readonly order: Order
  readonly width: number
  /** Plies. */
  readonly depth: number
}

/**
 * The searches that show what a beam does, one after the other, each answered by its result.
 *
 * @param known  what the search of all moves has come to, where that is known
 */
export function* finding<P>(
  { game }: GameKit<P>,
  position: P,
  { order, width, depth }: Reading,
  known?: Come,
): Generator<Asked, Found, SearchResult> {
  const here = game.format(position)
  // The value is the same in any order, and this one takes the fewest nodes.
  const all = (plies: number): SearchOptions => ({ depth: plies, ordering: 'evaluation' })
  const whole = known ?? comeTo(yield { position: here, options: all(depth) })
  const beam = comeTo(yield { position: here, options: { depth, ordering: order, beam: width } })
  if (beam.move === whole.move) return { whole, beam }
  game.play(position, beam.move)
  const ended = game.outcome(position) !== undefined
  const after = game.format(position)
  game.undo(position)
  if (ended) return { whole, beam, truth: { value: beam.value, line: [] } }
  const answer = yield { position: after, options: all(depth - 1) }
  return { whole, beam, truth: { value: before(comeTo(answer).value), line: answer.line } }
}

function comeTo({ move, value, nodes }: SearchResult): Come {
  if (value === undefined) throw new ContractError('beam', 'a search has no value')
  return { move, value, nodes }
}

/** What a value is worth one ply before, to the side that moves there. */
function before(value: number): number {
  if (pliesToEnd(value) === undefined) return 0 - value
  return value > 0 ? 1 - value : -1 - value
}
