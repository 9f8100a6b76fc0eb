/*
 * The words of what makes a search short, seen in its tree: the order of moves, the table, the
 * iterations of deepening, and the positions that are met on several ways. Scores come as texts.
 */

import type { OrderReason } from '../../../engine/index.ts'
import { count, number } from './numbers.ts'
import type { Held } from './tree.ts'

const ordinal = (n: number) => {
  const last = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10
  return `${number(n)}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`
}

const plies = (n: number) => count(n, 'ply', 'plies')
const kept = { exact: 'exactly', lower: 'at least', upper: 'at most' } as const

/** A rating of an order, where it has one. */
const rated = (rating: string | undefined, text: (rating: string) => string, none: string) =>
  rating === undefined ? none : text(rating)

export const techniques = {
  order: {
    title: (at: string) => `The order of moves ${at}`,
    /** Short, at a node: its place and why it has it. */
    short: (rank: number, reason: OrderReason, rating: string | undefined) => {
      const why: Record<OrderReason, string> = {
        table: 'table',
        killer: 'killer',
        'second-killer': 'killer',
        history: `cuts ${rating ?? ''}`,
        centre: `centre ${rating ?? ''}`,
        influence: `infl. ${rating ?? ''}`,
        evaluation: `eval. ${rating ?? ''}`,
        listed: '',
      }
      return `${number(rank)} ${why[reason]}`.trim()
    },
    /** What is rated by what, of one move. */
    reason: (reason: OrderReason, rating: string | undefined) => {
      const why: Record<OrderReason, string> = {
        table: 'the table has it as the best here',
        killer: 'a killer: the last move that made a cut at this ply',
        'second-killer': 'a killer: the move before that made a cut at this ply',
        history: `history ${rating ?? ''}: cuts that it made anywhere`,
        centre: rated(rating, (text) => `nearness to the middle ${text}`, 'nearness to the middle'),
        influence: `influence ${rating ?? ''}`,
        evaluation: `evaluation ${rating ?? ''} one ply on`,
        listed: 'as the game lists its moves',
      }
      return why[reason]
    },
    /** Added to the sentence that a move is looked at. */
    said: (rank: number, of: number, why: string) =>
      ` It is tried ${ordinal(rank)} of ${number(of)}: ${why}.`,
    out: {
      said: 'left out because you say so',
      far: 'left out: no stone is near',
      beam: (beam: number) => `left out: outside the beam of ${number(beam)}`,
    },
    /** One hollow child: its move, and what it was rated. */
    dropped: (move: string, rating: string | undefined) =>
      rating === undefined ? move : `${move}: ${rating}`,
    /** Of moves outside the beam: what the last that was looked at was rated, and the best that was not. */
    bar: (last: string, best: string) =>
      ` The last move inside the beam is rated ${last}, the first outside ${best}.`,
  },

  table: {
    title: (slots: number) => `The table: ${count(slots, 'slot', 'slots')}`,
    about: (used: number, slots: number, rule: 'always' | 'deeper') =>
      `${number(used)} of ${number(slots)} in use. ${rule === 'always' ? 'A new score always takes its slot.' : 'A new score takes its slot unless what stands there is another position, searched deeper.'}`,
    slot: (slot: number) => `slot ${number(slot)}`,
    empty: 'empty',
    /** What a slot holds. */
    holds: (move: string, value: string, depth: number) => `${move}, ${value}, ${plies(depth)}`,
    /** What the step does, marked at its slot. */
    marks: {
      found: 'asked: it is this position',
      other: 'asked: it is another position',
      empty: 'asked: empty',
      hit: 'answers the node',
      stored: 'put here',
      renewed: 'put here, over an older score of the same position',
      replaced: 'collision: put here, over another position',
      refused: 'collision: kept, since it is deeper than what came',
    },
    /** What stood there before. */
    gone: (was: string) => `was ${was}`,
    came: (was: string) => `refused: ${was}`,
    /** Added to the sentence of the step. */
    said: {
      replaced: (slot: number, depth: number) =>
        ` In slot ${number(slot)} of the table it takes the place of another position, searched ${plies(depth)} deep, which is forgotten.`,
      refused: (slot: number, depth: number) =>
        ` Slot ${number(slot)} of the table keeps another position, searched ${plies(depth)} deep: this score is not kept.`,
      found: (slot: number, held: Held, value: string, depth: number, needs: number) =>
        ` Slot ${number(slot)} of the table has this position, worth ${kept[held]} ${value} by ${plies(depth)} of search: ${depth === needs ? 'that does not settle the question' : `not the ${number(needs)} that are needed`}, but its best move is tried first.`,
    },
  },

  graph: {
    fold: 'Fold into a graph of positions',
    unfold: 'Unfold into the tree',
    /** Nodes of the tree against positions, so far and in all. */
    counts: (nodes: number, positions: number, allNodes: number, allPositions: number) =>
      nodes === allNodes
        ? `${count(nodes, 'node', 'nodes')} of the tree ${nodes === 1 ? 'is' : 'are'} ${count(positions, 'position', 'positions')}.`
        : `So far ${count(nodes, 'node', 'nodes')} of the tree ${nodes === 1 ? 'is' : 'are'} ${count(positions, 'position', 'positions')}; in all ${number(allNodes)} are ${number(allPositions)}.`,
    upTo: (ply: number) => ` Drawn are those down to ply ${number(ply)}.`,
    ways: (n: number) => `${number(n)} ways`,
  },

  deepening: {
    title: 'Depth by depth',
    depth: (depth: number) => plies(depth),
    nodes: (nodes: number) => count(nodes, 'node', 'nodes'),
    best: (move: string, value: string) => `${move}, ${value}`,
    /** The best move is another than at the depth before. */
    changed: (move: string, value: string) => `now ${move}, ${value}`,
    /** A search whose value lay outside its window, and the one that repeats it. */
    failed: (high: boolean, end: string) =>
      high ? `not below ${end}: again` : `not above ${end}: again`,
    again: 'searched again',
    window: (alpha: string, beta: string) => `window ${alpha} to ${beta}`,
    stopped: 'not finished',
    /** Nodes of the depth by itself, and what the order of the depth before saved. */
    alone: (alone: number, nodes: number) =>
      alone === nodes
        ? `alone the same`
        : alone > nodes
          ? `alone ${number(alone)}: ${number(Math.round((1 - nodes / alone) * 100))} % saved`
          : `alone ${number(alone)}: ${number(nodes - alone)} more`,
    unmeasured: 'alone: too many to count',
    /** Read out for a picture: all that stands below it. */
    open: 'Show the search to',
    history: (
      moves: readonly { readonly move: string; readonly from: number; readonly to: number }[],
    ) =>
      `The best move: ${moves
        .map(({ move, from, to }) =>
          from === to
            ? `${move} at ${plies(from)}`
            : `${move} from ${number(from)} to ${plies(to)}`,
        )
        .join(', then ')}.`,
    measured:
      'Alone: the same depth in the same windows, measured with no table, killers or history of the depths before.',
  },
}

export type TechniquesWords = typeof techniques
