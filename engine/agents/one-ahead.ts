import { ContractError } from '../core/errors.ts'
import type { Game, Move, Player } from '../core/game.ts'
import { WIN } from '../search/score.ts'
import type { Agent, Choice, Means } from './agent.ts'

/** What an agent asks of its moves: whether one wins, or also whether the answer to one does. */
export type Rule = 'wins' | 'guards'

/**
 * Judges nothing but whether a game is won. `wins` makes a move that wins at once, if there is one,
 * else any. `guards` does too, but else makes a move to which no answer wins at once, if there is
 * one. Equal moves are equally likely. One node is one move tried.
 */
export function oneAheadAgent<P>(rule: Rule, game: string): Agent<P> {
  return {
    id: rule,
    game,
    origin: 'chance',
    parameters: { rule },
    begin({ game }) {
      const moves = new Int32Array(game.maxMoves)
      const answers = new Int32Array(game.maxMoves)
      return (position, means) => choose(game, position, rule, moves, answers, means)
    },
  }
}

function choose<P>(
  game: Game<P>,
  position: P,
  rule: Rule,
  moves: Int32Array,
  answers: Int32Array,
  { rng }: Means,
): Choice {
  const mover = game.toMove(position)
  const count = game.moves(position, moves)
  if (count === 0) throw new ContractError('oneAheadAgent', 'the game is over')
  let nodes = count
  const winning = keepWinning(game, position, mover, moves, count)
  if (winning > 0) {
    const move = moves[rng.below(winning)]
    return { move, value: WIN - 1, depth: 1, nodes, line: [move] }
  }
  if (rule === 'wins') return unjudged(moves[rng.below(count)], nodes)
  let safe = 0
  for (let i = 0; i < count; i++) {
    const move = moves[i]
    game.play(position, move)
    const replies = game.moves(position, answers)
    nodes += replies
    const lost = keepWinning(game, position, game.toMove(position), answers, replies) > 0
    game.undo(position)
    if (lost) continue
    moves[i] = moves[safe]
    moves[safe++] = move
  }
  return unjudged(moves[rng.below(safe > 0 ? safe : count)], nodes)
}

/** Brings the moves that win at once to the front, and answers how many they are. */
function keepWinning<P>(
  game: Game<P>,
  position: P,
  mover: Player,
  moves: Int32Array,
  count: number,
): number {
  let winning = 0
  for (let i = 0; i < count; i++) {
    const move = moves[i]
    game.play(position, move)
    const wins = game.outcome(position)?.winner === mover
    game.undo(position)
    if (!wins) continue
    moves[i] = moves[winning]
    moves[winning++] = move
  }
  return winning
}

function unjudged(move: Move, nodes: number): Choice {
  return { move, nodes, line: [move] }
}
