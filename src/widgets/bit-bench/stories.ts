import { TASKS, WAYS } from '../../workers/bit-bench/ways.ts'
import type { Stories } from '../../figure/stories.ts'
import type BitBench from './BitBench.astro'

const rates = TASKS.flatMap((task, i) =>
  WAYS.map((way, j) => ({ task, way, perSecond: (i + 1) * 400_000 * 7 ** j })),
)

export const stories = {
  BitBench: { stored: { stored: { date: '2026-01-01', machine: 'a machine', rates } } },
} satisfies Stories<{ BitBench: typeof BitBench }>
