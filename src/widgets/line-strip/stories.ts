import type { Stories } from '../../figure/stories.ts'
import type LineStrip from './LineStrip.astro'

export const stories = {
  LineStrip: {
    empty: { row: '...........' },
    'half-open-three': { row: '..OXXX.....', examples: ['...XXX.....', '..OXXXO....'] },
  },
} satisfies Stories<{ LineStrip: typeof LineStrip }>
