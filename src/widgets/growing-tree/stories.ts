import type { Stories } from '../../figure/stories.ts'
import type GrowingTree from './GrowingTree.astro'

const wholes = {
  mnk: { nodes: 549_946, inner: 294_778 },
  connect4: { nodes: 46_028_599, inner: 6_634_027, plies: 9 },
  gomoku8: { nodes: 5e17, inner: 1e16, plies: 10, atMost: true },
}

export const stories = {
  GrowingTree: {
    root: { game: 'mnk', opened: '', wholes },
    'four-opened': { game: 'mnk', opened: '0.5.13.21', wholes },
    'seven-children': { game: 'connect4', opened: '0.4', wholes },
  },
} satisfies Stories<{ GrowingTree: typeof GrowingTree }>
