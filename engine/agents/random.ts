import { ContractError } from '../core/errors.ts'
import type { Agent } from './agent.ts'

/** Plays any legal move, all of them equally likely: what everything else is measured against. */
export function randomAgent<P>(game: string): Agent<P> {
  return {
    id: 'random',
    game,
    origin: 'chance',
    parameters: {},
    begin({ game }) {
      const moves = new Int32Array(game.maxMoves)
      return (position, { rng }) => {
        const count = game.moves(position, moves)
        if (count === 0) throw new ContractError('randomAgent', 'the game is over')
        const move = moves[rng.below(count)]
        return { move, nodes: 0, line: [move] }
      }
    },
  }
}
