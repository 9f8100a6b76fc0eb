import { ContractError } from '../core/errors.ts'
import { NO_MOVE, type Evaluation } from '../core/game.ts'
import { MctsTree } from '../search/mcts.ts'
import { subjectFrom } from '../search/types.ts'
import type { Agent } from './agent.ts'
import { searchingAgent, type Judge, type Way } from './searching.ts'

/*
 * Three agents that look at the same number of positions a move: one that draws lots, one that
 * judges, and one that can do neither. What each is worth says what an evaluation is worth.
 */

/** Positions that each of them looks at for a move. */
export const EQUAL_BUDGET = 20_000

/** Plies of a playout: more than any of the games has left, so that every one comes to its end. */
const TO_THE_END = 400
/** Iterations between two reports of how far it is. */
const INTERVAL = 64

/** Nothing is worth anything before the game is over. */
const UNJUDGED: Evaluation<unknown> = { evaluate: () => 0, explain: () => [] }
const BLIND: Judge<unknown> = { name: 'none', from: () => UNJUDGED }

/** Deepens as far as the budget goes; `depth` is out of reach. */
const DEEPENING: Way = {
  search: 'deepening',
  depth: 60,
  nodes: EQUAL_BUDGET,
  ordering: 'killers',
  ties: 'random',
}

/** `monte-carlo`, `judging` and `blind`, of a game whose playouts end by themselves. */
export function equalBudgetAgents(game: string): readonly Agent<unknown>[] {
  const about = (id: string) => ({ id, game, origin: 'technique' }) as const
  return [
    monteCarloAgent(game),
    searchingAgent(about('judging'), DEEPENING),
    searchingAgent(about('blind'), DEEPENING, BLIND),
  ]
}

/**
 * Plays the move that a Monte-Carlo tree search has visited most. It counts every position that
 * it comes to, in the tree or in a playout, and begins no playout after the budget is used up.
 */
function monteCarloAgent(game: string): Agent<unknown> {
  return {
    id: 'monte-carlo',
    game,
    origin: 'technique',
    parameters: { search: 'mcts', positions: EQUAL_BUDGET },
    begin:
      (kit) =>
      (position, { rng, progress }) => {
        const tree = new MctsTree(subjectFrom(kit, position), {
          iterations: EQUAL_BUDGET,
          seed: rng.below(2 ** 31),
          playoutPlies: TO_THE_END,
        })
        if (tree.isOver) throw new ContractError('monteCarloAgent', 'the game is over')
        while (tree.positions < EQUAL_BUDGET) {
          tree.run(1)
          if (tree.iterations % INTERVAL === 0) progress?.(tree.positions)
        }
        const { move, line } = tree.result()
        if (move === NO_MOVE) throw new ContractError('monteCarloAgent', 'no move was tried')
        return { move, line, nodes: tree.positions }
      },
  }
}
