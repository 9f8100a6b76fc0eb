import type { Stories } from '../../figure/stories.ts'
import type Strip from './Strip.astro'

export const stories = {
  Strip: {
    empty: { row: '...........' },
    'half-open-three': { row: '..OXXX.....', examples: ['...XXX.....', '..OXXXO....'] },
  },
} satisfies Stories<{ Strip: typeof Strip }>
