import type { Stories } from '../../figure/stories.ts'
import type Recount from './Recount.astro'

const steps = ['3 3 4 5 1200', '3 3 3 5 900']

export const stories = {
  Recount: { reach: { stored: { of: 'reach', moves: 'h6g6 b5c6 g5f4 c4c3', steps } } },
} satisfies Stories<{ Recount: typeof Recount }>
