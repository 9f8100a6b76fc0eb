/**
 * What the Abalone report says of its agents, counted by our engine: the bench stores it, and the
 * page counts it again. All limits are in nodes, so it is the same on any machine.
 */
import {
  abalone,
  abaloneAgents,
  abaloneEvaluation,
  ABALONE_REPORT_WEIGHTS,
  ContractError,
  findAgent,
  search,
  subjectFrom,
  Tournament,
  type AbalonePosition,
  type Agent,
  type Move,
  type PlainOptions,
} from '../../../engine/index.ts'

/** The rules of the students' course, which their agents play by. */
export const RULES = { variant: 'inf8175' } as const

/** The agents whose depth is measured: each adds one thing to the one before. */
export const MEASURED = ['agent-0', 'agent-1', 'agent-2', 'agent-3'] as const

/** Games of the agent with the heuristic against dice. */
export const GAMES = 10

/** One's own lost marbles alone. */
const SCORE = { ...ABALONE_REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0, k: 1 }

/**
 * A position of a game: the depth that the budget allows each agent of the ladder, from the lowest,
 * and what the table of agent 2 answered.
 */
export interface Reach {
  readonly ply: number
  readonly depths: readonly number[]
  readonly duplicates: number
}

/** Each move as the game writes it; agent 1 is side 0 where `starter` is 0. */
export interface DiceGame {
  readonly moves: string
  readonly starter: number
}

/** What has come out of a step, to be compared. */
export function textOf(step: Reach | DiceGame): string {
  return 'moves' in step ? step.moves : [...step.depths, step.duplicates].join(' ')
}

export function agentOf(id: string): Agent<AbalonePosition> {
  const found = findAgent(abaloneAgents, id)
  if (!found.ok) throw new ContractError('the agents of the Abalone report', id)
  return found.value
}

/** @param moves  of a game, of which so many plies have been played */
export function reachAfter(moves: string, ply: number): Reach {
  const read = abalone.game.parse(moves.split(' ').slice(0, ply).join(' '), RULES)
  if (!read.ok) throw new ContractError('reachAfter', read.error.code)
  const found = MEASURED.map((id) => searched(id, read.value))
  const duplicates = found[MEASURED.indexOf('agent-2')].tableHits
  return { ply, depths: found.map(({ depth }) => depth), duplicates }
}

/** The search of an agent, as its parameters say. */
function searched(id: string, position: AbalonePosition) {
  const { search: _, evaluation: judge, ...options } = agentOf(id).parameters
  const weights = judge === 'score' ? SCORE : ABALONE_REPORT_WEIGHTS
  const subject = {
    ...subjectFrom(abalone, position),
    evaluation: abaloneEvaluation(weights, position.side),
  }
  return search('deepening', subject, options as unknown as PlainOptions)
}

/** A game of the agent with the heuristic against dice, by its index. */
export function gameAgainstDice(seed: number, first: number): DiceGame {
  const agents = [agentOf('agent-1'), agentOf('random')] as const
  const options = { games: GAMES, first, seed }
  const match = new Tournament(abalone, abalone.game.initial(RULES), agents, options)
  const played = match.playNext()
  if (played === undefined) throw new ContractError('gameAgainstDice', String(first))
  return { moves: written(played.moves), starter: played.starter }
}

/** A game's moves as the game writes them. */
export function written(moves: readonly Move[]): string {
  const { game } = abalone
  const position = game.initial(RULES)
  const texts = moves.map((move) => {
    const text = game.formatMove(position, move)
    game.play(position, move)
    return text
  })
  return texts.join(' ')
}
