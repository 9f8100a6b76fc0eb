import { foundValue, type GameKit, type Result } from '../../../engine/index.ts'
import type { EngineClient } from '../../workers/client.ts'
import type { Judged } from './model.ts'
import { fromParent, movesOf, type Worth } from './worth.ts'

/** Of the moves of a position, how many are judged. */
export interface Judging {
  readonly done: number
  readonly all: number
}

/** Judges every move of a position in a worker, one after the other. Undefined: not wanted any more. */
export async function judgeMoves<P>(
  client: EngineClient,
  kit: GameKit<P>,
  position: P,
  depth: number,
  tell: (judging: Judging) => void,
  isWanted: () => boolean,
): Promise<Result<Judged> | undefined> {
  const { game } = kit
  const children = movesOf(kit, position).map((each) => {
    game.play(position, each.move)
    const text = game.format(position)
    game.undo(position)
    return { each, text }
  })
  let nodes = 1
  const worths: Worth[] = []
  for (const { each, text } of children) {
    const answer = await client.search({
      position: text,
      algorithm: 'minimax',
      options: { depth: depth - 1 },
    })
    if (!isWanted()) return undefined
    if (!answer.ok) return answer
    const { result } = answer.value
    nodes += result.nodes
    worths.push({ ...each, value: fromParent(foundValue(result)) })
    tell({ done: worths.length, all: children.length })
  }
  return { ok: true, value: { worths, nodes, depth } }
}
