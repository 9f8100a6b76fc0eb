import type { Stories } from '../../figure/stories.ts'
import type ValuesExact from './ValuesExact.astro'

export const stories = {
  ValuesExact: { middle: { position: '31144372557427674555' } },
} satisfies Stories<{ ValuesExact: typeof ValuesExact }>
