import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Evaluation, type Game, type GameKit } from '../core/game.ts'
import type { Rng } from '../core/rng.ts'
import { isSplitName } from '../search/root-split.ts'
import { WIN } from '../search/score.ts'
import { search } from '../search/search.ts'
import { threats } from '../search/threats.ts'
import { subjectFrom, type PlainOptions, type SearchName } from '../search/types.ts'
import type { Agent, Choice, Means } from './agent.ts'
import { bestOf, firstLook, NOTHING_BEFORE, tellingHooks } from './best-so-far.ts'

/** Plies of the search that comes before a search for threats. */
const FIRST_LOOK = 2

/** What a searching agent uses, as plain data: the options of a search and when it is used. */
export interface Way extends Omit<PlainOptions, 'ms'> {
  readonly search: SearchName
  /** Look for a win by threats first, in so many nodes; only where the game has threats. */
  readonly threats?: number
  /** Play any of the moves that are worth the same; the first of them if absent. */
  readonly ties?: 'random'
  /** Where a host has workers, split the root among so many; not with `threats`, `ties` or a judge. */
  readonly threads?: number
}

/** An evaluation that is not the game's usual one. */
export interface Judge<P> {
  /** What the agent's parameters call it. */
  readonly name: string
  /** What a search of this position is to judge by. */
  readonly from: (root: P) => Evaluation<P>
}

/** An agent that searches, by these options and nothing else. */
export function searchingAgent<P>(
  about: Pick<Agent<P>, 'id' | 'game' | 'origin'>,
  way: Way,
  judge?: Judge<P>,
): Agent<P> {
  const { search, threats, ties, threads, ...options } = way
  return {
    ...about,
    parameters: {
      search,
      ...options,
      ...(threats === undefined ? {} : { threats }),
      ...(ties === undefined ? {} : { ties }),
      ...(threads === undefined ? {} : { threads }),
      ...(judge === undefined ? {} : { evaluation: judge.name }),
    },
    ...(threads === undefined ? {} : { split: splitOf(way, threads, judge !== undefined) }),
    begin: (kit) => (position, means) => {
      const evaluation = judge?.from(position) ?? kit.evaluation
      return choose({ ...kit, evaluation }, position, way, means)
    },
  }
}

/** Throws where the search cannot be split, or is not all that the agent does. */
function splitOf(way: Way, threads: number, judged: boolean): NonNullable<Agent<unknown>['split']> {
  const { search: algorithm, threats, ties, threads: _, ...options } = way
  if (!isSplitName(algorithm) || threats !== undefined || ties !== undefined || judged) {
    throw new ContractError('searchingAgent', `${algorithm} cannot be split as the agent uses it`)
  }
  return { algorithm, options, threads }
}

/** Chooses a move by a search: see `Way`. */
function choose<P>(kit: GameKit<P>, position: P, way: Way, means: Means): Choice {
  const { search: name, threats: threatNodes, ties, threads: _, ...own } = way
  const options = { ...own, depth: Math.min(own.depth, means.depth ?? own.depth) }
  const mover = kit.game.toMove(position)
  const subject = subjectFrom(kit, position)
  let before = NOTHING_BEFORE
  if (threatNodes !== undefined) {
    before = firstLook(name, subject, options, FIRST_LOOK, means)
    const won = winByThreats(kit, position, threatNodes, before.spent, means)
    if (won.move !== NO_MOVE) return won
    before = { ...before, spent: won.nodes }
  }
  const game = ties === undefined ? kit.game : withRootShuffled(kit.game, means.rng)
  const hooks = tellingHooks(name, subject, options.depth, before, means)
  const result = search(name, { ...subject, game }, options, hooks)
  if (result.move === NO_MOVE) throw new ContractError('searchingAgent', 'the game is over')
  return {
    ...bestOf(result, mover),
    nodes: before.spent + result.nodes + (result.beyond ?? 0),
    line: result.line,
  }
}

/** The first move of a win by threats, or NO_MOVE; and the nodes so far, `spent` among them. */
function winByThreats<P>(
  kit: GameKit<P>,
  position: P,
  nodes: number,
  spent: number,
  { progress, proof }: Means,
): Choice {
  const board = kit.threatBoard?.(position)
  if (board === undefined) throw new ContractError('searchingAgent', 'the game has no threats')
  const hooks = progress && { progress: (count: number) => progress(spent + count) }
  const found = threats(board, kit.game.toMove(position), { nodes }, hooks)
  if (found.win) proof?.(found)
  const { move, line } = found
  // Another defence may hold out longer than the one in the line: a bound, not the exact value.
  return { move, line, nodes: spent + found.nodes, value: WIN - line.length, by: 'threats' }
}

/**
 * The same game, whose moves come in a random order at the root, which a search asks for first.
 *
 * That is how to break ties at random. A search keeps the first of the moves that are worth the
 * same, and in a random order each of them is as likely to be the first. To let a later move take
 * the place of an equal one would do for minimax, but not for alpha-beta: after a cut an equal
 * score says no more than that the move is not better.
 */
function withRootShuffled<P>(game: Game<P>, rng: Rng): Game<P> {
  let root = true
  return {
    ...game,
    moves(position, out) {
      const count = game.moves(position, out)
      if (root) shuffle(out, count, rng)
      root = false
      return count
    },
  }
}

/** Durstenfeld 1964. */
function shuffle(moves: Int32Array, count: number, rng: Rng): void {
  for (let i = count - 1; i > 0; i--) {
    const j = rng.below(i + 1)
    const move = moves[i]
    moves[i] = moves[j]
    moves[j] = move
  }
}
