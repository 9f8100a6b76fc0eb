import { connect4, ContractError, SOLVING_STEPS, solveByStep } from '../../../engine/index.ts'
import type { StepsMessage, StepsRequest } from './protocol.ts'

/** Milliseconds between two messages on how far a step has come. */
const OFTEN = 200

const tell = (message: StepsMessage) => postMessage(message)

/** Solves at once what it is asked, and tells each step as it comes; whoever has started it ends it. */
addEventListener('message', ({ data }: MessageEvent<StepsRequest>) => {
  const read = connect4.game.parse(data.position)
  if (!read.ok) throw new ContractError('solving by steps', read.error.code)
  for (const step of SOLVING_STEPS) {
    const begun = performance.now()
    let told = begun
    const progress = (nodes: number) => {
      const now = performance.now()
      if (now - told < OFTEN) return
      told = now
      tell({ kind: 'progress', step, nodes })
    }
    const { nodes } = solveByStep(step, read.value, undefined, { progress })
    tell({ kind: 'step', step, nodes, ms: performance.now() - begun })
  }
  tell({ kind: 'done' })
})
