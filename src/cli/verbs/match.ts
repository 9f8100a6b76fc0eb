import {
  OPENING_PLIES,
  PLY_LIMIT,
  Tournament,
  type Agent,
  type GameKit,
  type MatchGame,
  type TournamentOptions,
} from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { good, refuse } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { opponentOf } from '../opponents.ts'
import { lineTexts, tableOf } from '../table.ts'
import { ON_POSITION, SEED, SEED_ARG, type Answer, type Json, type Verb } from '../verb.ts'

/** Games without --games. */
const GAMES = 20

/** Plays two agents against each other. */
export const match: Verb = {
  name: 'match',
  operand: 'GAME AGENT AGENT',
  args: [
    { name: 'games', kind: 'integer', min: 1, max: 10_000 },
    SEED_ARG,
    { name: 'opening', kind: 'integer', min: 0, max: 50 },
    { name: 'limit', kind: 'integer', min: 1, max: 10_000 },
    ...ON_POSITION,
  ],
  prepare(args, { progress }) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const first = opponentOf(kit, args.operands[1] ?? '')
    if (!first.ok) return first
    const second = opponentOf(kit, args.operands[2] ?? '')
    if (!second.ok) return second
    const agents = [first.value, second.value] as const
    const options = {
      games: args.integer('games') ?? GAMES,
      seed: args.integer('seed') ?? SEED,
      openingPlies: args.integer('opening') ?? OPENING_PLIES,
      plyLimit: args.integer('limit') ?? PLY_LIMIT,
    }
    return onPositions(args, (_, p) =>
      kit.game.outcome(p) === undefined
        ? good(told(kit, p, agents, options, progress))
        : refuse('over', cli.errors.over),
    )
  },
}

function told<P>(
  kit: GameKit<P>,
  p: P,
  agents: readonly [Agent<P>, Agent<P>],
  options: Required<Omit<TournamentOptions, 'first'>>,
  progress: ((text: string) => void) | undefined,
): Answer {
  const tournament = new Tournament(kit, p, agents, options)
  while (!tournament.finished) {
    const game = tournament.games.length + 1
    tournament.playNext({
      progress: (plies) => progress?.(cli.gameOf(game, options.games, plies)),
    })
  }
  progress?.('')
  const { result } = tournament
  const [first, second] = agents.map((agent) => agent.id)
  const { games, seed, openingPlies, plyLimit } = options
  return {
    json: {
      game: kit.game.id,
      agents: [first, second],
      games,
      seed,
      openingPlies,
      plyLimit,
      ...result,
      record: tournament.games.map((each) => record(kit, p, agents, each)),
    },
    text: () => {
      const { wins, draws, losses, limits, elo, low, high, nodesPerMove, pliesPerGame } = result
      return [
        cli.matchScore(first, second, wins, draws, losses, limits),
        cli.matchElo(elo, low, high),
        cli.matchNodes(...nodesPerMove, pliesPerGame),
      ].join('\n')
    },
  }
}

function record<P>(
  kit: GameKit<P>,
  p: P,
  agents: readonly [Agent<P>, Agent<P>],
  { starter, points, reason, moves, openingPlies }: MatchGame,
): Json {
  return {
    starter: agents[starter].id,
    points,
    reason,
    openingPlies,
    moves: lineTexts(kit, p, moves),
  }
}
