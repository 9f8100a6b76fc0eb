import { foundValue, type GameKit, type Result } from '../../../engine/index.ts'
import { EngineClient } from '../../workers/client.ts'
import type { Judged } from './model.ts'
import { fromParent, movesOf, type Worth } from './worth.ts'

/** Judges every move of a position in a worker, one after the other; a new question ends the last. */
export class Judge {
  private readonly client: EngineClient
  private asked: object | undefined

  constructor(client: EngineClient) {
    this.client = client
  }

  /**
   * Undefined: the question was withdrawn.
   *
   * @param judged  called after each move with how many are done, of how many
   */
  async ask<P>(
    kit: GameKit<P>,
    position: P,
    depth: number,
    judged: (done: number, all: number) => void,
  ): Promise<Result<Judged> | undefined> {
    this.stop()
    const mine = {}
    this.asked = mine
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
      const answer = await this.client.search({
        position: text,
        algorithm: 'minimax',
        options: { depth: depth - 1 },
      })
      if (this.asked !== mine) return undefined
      if (!answer.ok) {
        this.asked = undefined
        return answer
      }
      const { result } = answer.value
      nodes += result.nodes
      worths.push({ ...each, value: fromParent(foundValue(result)) })
      judged(worths.length, children.length)
    }
    this.asked = undefined
    return { ok: true, value: { worths, nodes, depth } }
  }

  stop(): void {
    this.asked = undefined
    if (this.client.busy) this.client.stop()
  }
}
