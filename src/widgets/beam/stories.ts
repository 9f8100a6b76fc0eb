import type { Stories } from '../../figure/stories.ts'
import type Beam from './Beam.astro'

const lost = {
  game: 'gomoku',
  gameOptions: { size: 9 },
  position: 'e5 d6 e6 e7 d5 f5 c4',
  order: 'influence',
  width: 6,
  depth: 4,
} as const

export const stories = {
  Beam: {
    lost,
    kept: { ...lost, order: 'evaluation', width: 2 },
    'tic-tac-toe': { game: 'mnk', position: 'b2', order: 'evaluation', width: 3, depth: 5 },
  },
} satisfies Stories<{ Beam: typeof Beam }>
