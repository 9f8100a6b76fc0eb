import { connect4, Connect4Solver, connect4Won, ContractError } from '../../../engine/index.ts'
import type { EffortMessage, EffortRequest } from './protocol.ts'

/** Milliseconds between two messages on how far it has come. */
const OFTEN = 200

const tell = (message: EffortMessage) => postMessage(message)

/** Solves at once what it is asked; whoever has started it ends it. */
addEventListener('message', ({ data: { asks, positions } }: MessageEvent<EffortRequest>) => {
  const begun = performance.now()
  let told = begun
  let before = 0
  for (const [solved, text] of positions.entries()) {
    const read = connect4.game.parse(text)
    if (!read.ok) throw new ContractError('solving anew', read.error.code)
    const progress = (nodes: number) => {
      const now = performance.now()
      if (now - told < OFTEN) return
      told = now
      tell({ kind: 'progress', solved, nodes: before + nodes })
    }
    const { nodes } =
      asks === 'win'
        ? connect4Won(read.value, { progress })
        : new Connect4Solver().solve(read.value, {}, { progress })
    before += nodes
  }
  tell({ kind: 'done', nodes: before, ms: performance.now() - begun })
})
