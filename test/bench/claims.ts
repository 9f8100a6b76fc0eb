/**
 * What the reports say of their agents, played out: Abalone (Leblanc & Garancini 2023) by the
 * rules of their course, gomoku 8×8 (Garrido, Gélin & Lor 2019) by its own. Bounded to some
 * three minutes on a quiet core. The games follow from the seed alone.
 */
import {
  agentOf,
  kitOf,
  Tournament,
  type Agent,
  type GameOptions,
  type Result,
} from '../../engine/index.ts'
import type { Row } from './measure.ts'

const SEED = 2023

interface Claim {
  readonly says: string
  readonly game: string
  readonly start: GameOptions
  readonly agents: readonly [string, string]
  readonly games: number
}

const COURSE = { variant: 'inf8175' }

const claims: readonly Claim[] = [
  {
    says: 'the first agent beats random easily',
    game: 'abalone',
    start: COURSE,
    agents: ['agent-1', 'random'],
    games: 10,
  },
  {
    says: 'the second agent beats the first',
    game: 'abalone',
    start: COURSE,
    agents: ['agent-2', 'agent-1'],
    games: 20,
  },
  {
    says: 'the third agent beats the second every time',
    game: 'abalone',
    start: COURSE,
    agents: ['agent-3', 'agent-2'],
    games: 20,
  },
  {
    says: 'hard does not lose to medium',
    game: 'gomoku8',
    start: {},
    agents: ['hard', 'medium'],
    games: 12,
  },
]

export async function bench(): Promise<Row[]> {
  return claims.map(tested)
}

function tested({ says, game, start, agents, games }: Claim): Row {
  const kit = needed(kitOf(game))
  const [first, second] = agents.map((id): Agent<unknown> => needed(agentOf(game, id)))
  const options = { games, seed: SEED }
  const match = new Tournament(kit, kit.game.initial(start), [first, second], options)
  while (!match.finished) match.playNext()
  const { wins, draws, losses, elo, low, high, nodesPerMove } = match.result
  const nodes = nodesPerMove.map((each) => Math.round(each).toLocaleString('en')).join(' and ')
  return {
    what: `${game}: “${says}”`,
    figure: `${wins} won, ${draws} drawn, ${losses} lost; Elo ${points(elo)} (95 %: ${points(low)} to ${points(high)})`,
    how: `${games} games from seed ${SEED}, 4 random plies each; ${nodes} nodes a move`,
  }
}

function points(elo: number): string {
  const whole = Math.round(elo)
  return whole < 0 ? `−${0 - whole}` : `+${whole}`
}

function needed<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}
