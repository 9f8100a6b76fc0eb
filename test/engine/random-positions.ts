import type { GameKit } from '../../engine/core/game.ts'
import { ContractError } from '../../engine/core/errors.ts'
import type { Subject } from '../../engine/search/types.ts'

/** A position reached by random legal moves: `choices` pick the moves, one number each. */
export function walk<P>(kit: GameKit<P>, choices: readonly number[]): P {
  const { game } = kit
  const position = game.initial()
  const moves = new Int32Array(game.maxMoves)
  for (const choice of choices) {
    if (game.outcome(position) !== undefined) break
    const count = game.moves(position, moves)
    if (count === 0) break
    game.play(position, moves[choice % count])
    if (game.outcome(position) !== undefined) {
      game.undo(position)
      break
    }
  }
  return position
}

/** The subject of a search from a text; throws where the text does not parse. */
export function subjectOf<P>(
  kit: GameKit<P>,
  text: string,
  options?: Parameters<typeof kit.game.parse>[1],
): Subject<P> {
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new ContractError('subjectOf', `${text}: ${read.error.code}`)
  return subjectAt(kit, read.value)
}

export function subjectAt<P>(kit: GameKit<P>, position: P): Subject<P> {
  return {
    game: kit.game,
    evaluation: kit.evaluation,
    position,
    ...(kit.centrality === undefined ? {} : { centrality: kit.centrality }),
    ...(kit.sharp === undefined ? {} : { sharp: kit.sharp }),
  }
}
