import { CUTOFF, type Replay } from '../../../engine/index.ts'

/**
 * Where a figure begins: a step, `end`, or `cutoff:2` for the second cutoff, or `before-cut`,
 * right before the first one. A step past the end is
 * the end; a cutoff past the last is the last, or the end where there is none. Anything else is the
 * start.
 */
export function startStep(replay: Replay, where: string): number {
  if (/^[0-9]+$/.test(where)) return Math.min(Number(where), replay.steps)
  if (where === 'before-cut') {
    const first = replay.nextCutoff(0)
    return replay.step(first)?.kind === CUTOFF ? first - 1 : 0
  }
  const wanted = /^cutoff:([0-9]+)$/.exec(where)
  if (wanted === null) return where === 'end' ? replay.steps : 0
  let step = 0
  for (let cut = 1; cut <= Number(wanted[1]); cut++) {
    const next = replay.nextCutoff(step)
    if (replay.step(next)?.kind !== CUTOFF) break
    step = next
  }
  return step === 0 ? replay.steps : step
}
