import { gameAgainstDice, reachAfter, textOf } from './abalone.ts'
import { EVERY, type RecountMessage, type RecountRequest, type Recounted } from './protocol.ts'

const tell = (message: RecountMessage) => postMessage(message)

/** Counts at once what it is asked for; whoever has started it ends it. */
addEventListener('message', ({ data: { stored, only } }: MessageEvent<RecountRequest>) => {
  const indices = only === undefined ? stored.steps.keys() : [only]
  for (const index of indices) {
    tell({ kind: 'step', index, same: counted(stored, index) === stored.steps[index] })
  }
  tell({ kind: 'done' })
})

function counted(stored: Recounted, index: number): string {
  return textOf(
    stored.of === 'reach'
      ? reachAfter(stored.moves, index * EVERY)
      : gameAgainstDice(stored.seed, index),
  )
}
