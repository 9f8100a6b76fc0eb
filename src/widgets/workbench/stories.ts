import type { Stories } from '../../figure/stories.ts'
import type Workbench from './Workbench.astro'

export const stories = {
  Workbench: { connect4: { game: 'connect4', position: '443', depth: 2 } },
} satisfies Stories<{ Workbench: typeof Workbench }>
