import { EXACT, INFINITE, NO_MOVE, Recorder, type Recording } from '../../../engine/index.ts'
import type { ProgramTrace } from './exercise.ts'

/** More plies than any tree has on which programs are tried. */
const DEPTH = 8

/** What a program does: each node's score is what its call has returned, whoever's view that is. */
export function recordProgram(run: (trace: ProgramTrace) => void): Recording {
  // As minimax's, whose scores are not turned before they are shown.
  const recorder = new Recorder('minimax', { depth: DEPTH })
  run({
    enter: (isMax, child = NO_MOVE) => recorder.enter(child, isMax ? 0 : 1, -INFINITE, INFINITE),
    leaf(score) {
      recorder.evaluate(finite(score), 1)
      recorder.exit(finite(score), EXACT)
    },
    back: (best) => recorder.back(finite(best)),
    skip(from, count) {
      if (from === count) return
      recorder.cutoff(
        Int32Array.from({ length: count }, (_, i) => i),
        from,
        count,
      )
    },
    exit: (score) => recorder.exit(finite(score), EXACT),
  })
  return recorder.finish()
}

/** A score as a recording keeps it. */
function finite(score: number): number {
  return Math.min(Math.max(score, -INFINITE), INFINITE) + 0
}
