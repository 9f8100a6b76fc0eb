import type { Connect4Position } from '../games/connect4/rules.ts'
import { WIN } from '../search/score.ts'
import type { Agent, Choice } from './agent.ts'
import { Connect4Solver, type Solved } from './connect4-solver/solver.ts'
import { searchingAgent, type Way } from './searching.ts'

/** How far a solver may go, as plain data. */
export interface Limits {
  /** Nodes after which it gives up. */
  readonly solver: number
  /** Its table, which it keeps for a whole game. */
  readonly solverMegabytes: number
}

/**
 * A Connect 4 agent that solves the position, so that it wins as soon and loses as late as can be.
 * Where that takes too long it searches: in the opening, where the tree is largest.
 */
export function solvingAgent(
  about: Pick<Agent<Connect4Position>, 'id' | 'game' | 'origin'>,
  limits: Limits,
  way: Way,
): Agent<Connect4Position> {
  const searching = searchingAgent<Connect4Position>(about, way)
  return {
    ...searching,
    parameters: { ...limits, ...searching.parameters },
    begin(kit) {
      const solver = new Connect4Solver(limits.solverMegabytes)
      const search = searching.begin(kit)
      return (position, means) => {
        const { progress } = means
        const solved = solver.solve(position, { nodes: limits.solver }, progress && { progress })
        const choice = choiceOf(solved)
        if (choice !== undefined) return choice
        const { nodes } = solved
        const found = search(position, {
          ...means,
          ...(progress && { progress: (count: number) => progress(nodes + count) }),
        })
        return { ...found, nodes: nodes + found.nodes }
      }
    },
  }
}

function choiceOf({ score, plies, best, nodes, stopped }: Solved): Choice | undefined {
  if (score === undefined || plies === undefined || stopped !== undefined) return undefined
  const value = score === 0 ? 0 : score > 0 ? WIN - plies : plies - WIN
  return { move: best, value, nodes, line: [best] }
}
