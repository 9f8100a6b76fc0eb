import { ContractError } from '../core/errors.ts'
import type { GameKit, Move, Player } from '../core/game.ts'
import { mix32 } from '../core/hash.ts'
import { rngOf, type Rng } from '../core/rng.ts'
import type { Agent } from './agent.ts'
import { eloOfPairs, type EloEstimate } from './elo.ts'
import { randomOpening } from './opening.ts'

/** Random plies at the beginning of each game where nothing else is said. */
export const OPENING_PLIES = 4
/** Plies, those of the opening among them, after which a game counts as drawn. */
export const PLY_LIMIT = 300

/** Plain data, so that it travels to a worker. */
export interface TournamentOptions {
  /** How many games in all; each two of them share an opening, with the colours swapped. */
  readonly games: number
  /** The index of the game to begin with, where those before it have been played elsewhere; else 0. */
  readonly first?: number
  /** Everything that happens follows from it: an int32. */
  readonly seed: number
  readonly openingPlies?: number
  readonly plyLimit?: number
}

/** One game of a match. Where two numbers stand together they are the first and second agent's. */
export interface MatchGame {
  /** From 0; `index` and `index ^ 1` share an opening. */
  readonly index: number
  /** Which agent, 0 or 1, plays the side that is to move at the start. */
  readonly starter: 0 | 1
  /** All moves from the start, for a replay. */
  readonly moves: readonly Move[]
  /** How many of them are the opening. */
  readonly openingPlies: number
  /** What the first agent got: 1, ½ or 0. */
  readonly points: number
  /** How the game ended, as `Outcome.reason`, or `limit`. */
  readonly reason: string
  /** Moves that each agent chose, and the nodes they took. */
  readonly chosen: readonly [number, number]
  readonly nodes: readonly [number, number]
}

/** A match so far. Wins and losses are the first agent's. */
export interface MatchResult extends EloEstimate {
  readonly played: number
  readonly wins: number
  readonly draws: number
  readonly losses: number
  /** Draws because the limit of plies was reached. */
  readonly limits: number
  /** `pairs[k]`: pairs of games that brought the first agent k / 2 points. */
  readonly pairs: readonly number[]
  /** Of each agent; 0 where it made no move. */
  readonly nodesPerMove: readonly [number, number]
  /** Mean length of a game, the opening among it. */
  readonly pliesPerGame: number
}

/** What goes on in a game. */
export interface MatchHooks {
  /** Told now and then how many nodes the move at hand has taken, and of each ply when it is played. */
  readonly progress?: (plies: number, nodes: number) => void
}

/**
 * A match of two agents, one game at a time, so that whoever runs it can show how it stands and
 * end it. Games do not depend on one another: from the same start, options and agents comes the same
 * match, wherever it is interrupted.
 */
export class Tournament<P> {
  readonly games: MatchGame[] = []
  private readonly kit: GameKit<P>
  private readonly position: P
  private readonly agents: readonly [Agent<P>, Agent<P>]
  private readonly options: TournamentOptions

  /** @param position  where every game starts; played on and restored by each */
  constructor(
    kit: GameKit<P>,
    position: P,
    agents: readonly [Agent<P>, Agent<P>],
    options: TournamentOptions,
  ) {
    const { games, first = 0, openingPlies = OPENING_PLIES, plyLimit = PLY_LIMIT } = options
    if (!isCount(games, 1)) throw new ContractError('Tournament', `${games} games`)
    if (!isCount(first, 0) || first > games) {
      throw new ContractError('Tournament', `the first of ${games} games is ${first}`)
    }
    if (!isCount(openingPlies, 0)) throw new ContractError('Tournament', `${openingPlies} plies`)
    if (!isCount(plyLimit, 1)) throw new ContractError('Tournament', `a limit of ${plyLimit} plies`)
    if (kit.game.outcome(position) !== undefined) {
      throw new ContractError('Tournament', 'the game is over at the start')
    }
    this.kit = kit
    this.position = position
    this.agents = agents
    this.options = options
  }

  get finished(): boolean {
    return this.next === this.options.games
  }

  /** The index of the game that is played next. */
  get next(): number {
    return (this.options.first ?? 0) + this.games.length
  }

  /** Plays the next game; undefined when all have been played. */
  playNext(hooks: MatchHooks = {}): MatchGame | undefined {
    if (this.finished) return undefined
    const game = this.playGame(this.next, hooks)
    this.games.push(game)
    return game
  }

  get result(): MatchResult {
    return resultOf(this.games)
  }

  private playGame(index: number, { progress }: MatchHooks): MatchGame {
    const { kit, position, agents, options } = this
    const { game } = kit
    const { seed, openingPlies = OPENING_PLIES, plyLimit = PLY_LIMIT } = options
    const opening = randomOpening(kit, position, openingPlies, rngFor(seed, index >> 1, 0))
    const moves: Move[] = []
    const starter = index & 1 ? 1 : 0
    const first = game.toMove(position)
    const seats = agents.map((agent, i) => ({
      choose: agent.begin(kit),
      rng: rngFor(seed, index, i + 1),
    }))
    const chosen: [number, number] = [0, 0]
    const nodes: [number, number] = [0, 0]
    for (const move of opening) {
      game.play(position, move)
      moves.push(move)
    }
    while (game.outcome(position) === undefined && moves.length < plyLimit) {
      const agent = seatOf(game.toMove(position), first, starter)
      const { choose, rng } = seats[agent]
      const choice = choose(position, {
        rng,
        ...(progress && { progress: (count) => progress(moves.length, count) }),
      })
      game.play(position, choice.move)
      moves.push(choice.move)
      chosen[agent]++
      nodes[agent] += choice.nodes
      progress?.(moves.length, choice.nodes)
    }
    const outcome = game.outcome(position)
    for (let i = 0; i < moves.length; i++) game.undo(position)
    const winner = outcome?.winner ?? 'draw'
    return {
      index,
      starter,
      moves,
      openingPlies: opening.length,
      points: winner === 'draw' ? 0.5 : 1 - seatOf(winner, first, starter),
      reason: outcome?.reason ?? 'limit',
      chosen,
      nodes,
    }
  }
}

/** How a match stands after these games, in the order they were played. */
export function resultOf(games: readonly MatchGame[]): MatchResult {
  const pairs = [0, 0, 0, 0, 0]
  for (let i = 0; i < games.length; i += 2) {
    const one = games[i].points
    if (i + 1 < games.length) pairs[2 * (one + games[i + 1].points)]++
    else pairs[4 * one] += 0.5
  }
  const share = (agent: 0 | 1): number => {
    const chosen = sumOf(games, (game) => game.chosen[agent])
    return chosen === 0 ? 0 : sumOf(games, (game) => game.nodes[agent]) / chosen
  }
  return {
    played: games.length,
    wins: games.filter(({ points }) => points === 1).length,
    draws: games.filter(({ points }) => points === 0.5).length,
    losses: games.filter(({ points }) => points === 0).length,
    limits: games.filter(({ reason }) => reason === 'limit').length,
    pairs,
    nodesPerMove: [share(0), share(1)],
    pliesPerGame: games.length === 0 ? 0 : sumOf(games, ({ moves }) => moves.length) / games.length,
    ...eloOfPairs(pairs),
  }
}

/** Which agent plays a side: the starter that of `first`. */
function seatOf(side: Player, first: Player, starter: 0 | 1): 0 | 1 {
  return side === first ? starter : starter === 0 ? 1 : 0
}

/** A generator for one purpose of one game, so that no game depends on what came before. */
function rngFor(seed: number, index: number, purpose: number): Rng {
  return rngOf(mix32(seed ^ mix32(index * 3 + purpose)))
}

function sumOf(games: readonly MatchGame[], of: (game: MatchGame) => number): number {
  return games.reduce((sum, game) => sum + of(game), 0)
}

function isCount(value: number, least: number): boolean {
  return Number.isInteger(value) && value >= least
}
