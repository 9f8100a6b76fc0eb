import type { Agent } from '../agents/agent.ts'
import type { ClinicCase } from './case.ts'
import { abaloneCases } from './of-abalone.ts'
import { connect4Cases } from './of-connect4.ts'
import { gomokuCases } from './of-gomoku.ts'
import { gomoku8Cases } from './of-gomoku8.ts'

/** Every case, by its game's report. Whoever takes one from here does not know its positions. */
export const CLINIC: readonly ClinicCase<unknown>[] = [
  ...connect4Cases,
  ...gomoku8Cases,
  ...gomokuCases,
  ...abaloneCases,
]

/** The faulty agents and their right twins of one game. */
export function clinicAgents(game: string): readonly Agent<unknown>[] {
  return CLINIC.filter((one) => one.game === game).flatMap(({ agent, twinAgent }) => [
    agent,
    twinAgent,
  ])
}
