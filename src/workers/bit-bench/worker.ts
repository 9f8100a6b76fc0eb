import { agree, answers, benchBoards, measure } from './measure.ts'
import type { BenchMessage } from './protocol.ts'

/** Measures at once, and tells each rate as it comes; whoever has started it ends it. */
const tell = (message: BenchMessage) => postMessage(message)

const boards = benchBoards()
const agreed = agree(answers(boards))
tell({ kind: 'checked', agree: agreed })
if (agreed) {
  for (const rate of measure(boards, () => performance.now())) tell({ kind: 'rate', rate })
  tell({ kind: 'done' })
}
