import type { Stories } from '../../figure/stories.ts'
import type Drill from './Drill.astro'

export const stories = {
  Drill: {
    values: { level: 'carry' },
    cuts: { level: 'first' },
    window: { level: 'first', ask: 'window' },
    ladder: { level: 'both', ladder: true },
    real: { level: 'real' },
  },
} satisfies Stories<{ Drill: typeof Drill }>
