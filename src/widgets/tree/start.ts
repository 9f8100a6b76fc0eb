import { CUTOFF, type Replay } from '../../../engine/index.ts'

/**
 * Where a figure begins: a step, `end`, or `cutoff:2` for the second cutoff. A step past the end is
 * the end; a cutoff past the last is the last. Anything else is the start.
 */
export function startStep(replay: Replay, where: string): number {
  if (where === 'end') return replay.steps
  if (/^[0-9]+$/.test(where)) return Math.min(Number(where), replay.steps)
  const wanted = /^cutoff:([0-9]+)$/.exec(where)
  let step = 0
  for (let cut = 1; wanted !== null && cut <= Number(wanted[1]); cut++) {
    const next = replay.nextCutoff(step)
    if (replay.step(next)?.kind !== CUTOFF) break
    step = next
  }
  return step
}
