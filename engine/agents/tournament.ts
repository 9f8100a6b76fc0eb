import { ContractError } from '../core/errors.ts'
import type { GameKit, Move, Player } from '../core/game.ts'
import { mix32 } from '../core/hash.ts'
import { rngOf, type Rng } from '../core/rng.ts'
import type { Agent, Chooser } from './agent.ts'
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

/** The game that is being played. */
interface Current<P> {
  readonly starter: 0 | 1
  /** Who is to move at the start. */
  readonly first: Player
  readonly moves: Move[]
  readonly openingPlies: number
  /** By agent: how it chooses in this game, and what is random in that. */
  readonly seats: readonly [Seat<P>, Seat<P>]
  readonly chosen: [number, number]
  readonly nodes: [number, number]
}

interface Seat<P> {
  readonly choose: Chooser<P>
  readonly rng: Rng
}

/**
 * A match of two agents, one game or one ply at a time, so that whoever runs it can show how it
 * stands, let it rest and end it. Games do not depend on one another: from the same start, options
 * and agents comes the same match, wherever it is interrupted.
 */
export class Tournament<P> {
  readonly games: MatchGame[] = []
  private readonly kit: GameKit<P>
  private readonly position: P
  private readonly agents: readonly [Agent<P>, Agent<P>]
  private readonly options: TournamentOptions
  private current: Current<P> | undefined

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

  /** Plies of the game that is being played, those of its opening among them; 0 between games. */
  get plies(): number {
    return this.current?.moves.length ?? 0
  }

  get result(): MatchResult {
    return resultOf(this.games)
  }

  /** Plays a game to its end, the one at hand or the next; undefined when all have been played. */
  playNext(hooks: MatchHooks = {}): MatchGame | undefined {
    let ended: MatchGame | undefined
    while (ended === undefined && !this.finished) ended = this.playPly(hooks)
    return ended
  }

  /**
   * Plays one ply, at the start of a game its opening as well. Between two plies a match may rest
   * for as long as one likes: what the agents remember of the game is kept.
   *
   * @returns the game, if it is over with this ply
   */
  playPly({ progress }: MatchHooks = {}): MatchGame | undefined {
    if (this.finished) return undefined
    const { kit, position } = this
    const { game } = kit
    const current = (this.current ??= this.begun())
    const { moves, first, starter, seats } = current
    if (!this.isOver(current)) {
      const agent = seatOf(game.toMove(position), first, starter)
      const { choose, rng } = seats[agent]
      const choice = choose(position, {
        rng,
        ...(progress && { progress: (count) => progress(moves.length, count) }),
      })
      game.play(position, choice.move)
      moves.push(choice.move)
      current.chosen[agent]++
      current.nodes[agent] += choice.nodes
      progress?.(moves.length, choice.nodes)
    }
    return this.isOver(current) ? this.ended(current) : undefined
  }

  private begun(): Current<P> {
    const { kit, position, agents, next } = this
    const { seed, openingPlies = OPENING_PLIES } = this.options
    const moves = [...randomOpening(kit, position, openingPlies, rngFor(seed, next >> 1, 0))]
    const first = kit.game.toMove(position)
    for (const move of moves) kit.game.play(position, move)
    const seat = (agent: 0 | 1) => ({
      choose: agents[agent].begin(kit),
      rng: rngFor(seed, next, agent + 1),
    })
    return {
      starter: next & 1 ? 1 : 0,
      first,
      moves,
      openingPlies: moves.length,
      seats: [seat(0), seat(1)],
      chosen: [0, 0],
      nodes: [0, 0],
    }
  }

  private isOver({ moves }: Current<P>): boolean {
    const { plyLimit = PLY_LIMIT } = this.options
    return moves.length >= plyLimit || this.kit.game.outcome(this.position) !== undefined
  }

  private ended({ starter, first, moves, openingPlies, chosen, nodes }: Current<P>): MatchGame {
    const { game } = this.kit
    const outcome = game.outcome(this.position)
    for (let i = 0; i < moves.length; i++) game.undo(this.position)
    const winner = outcome?.winner ?? 'draw'
    const played: MatchGame = {
      index: this.next,
      starter,
      moves,
      openingPlies,
      points: winner === 'draw' ? 0.5 : 1 - seatOf(winner, first, starter),
      reason: outcome?.reason ?? 'limit',
      chosen,
      nodes,
    }
    this.games.push(played)
    this.current = undefined
    return played
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
