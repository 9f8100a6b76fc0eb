import type { Stories } from '../../figure/stories.ts'
import type Threats from './Threats.astro'

const puzzles = [
  { name: 'fours', position: 'j10 i10 h10 k12 i9 j13 h8 k11 j8 g11 h9 h11' },
  { name: 'none', position: 'j10 i11 i9 k11 h10 j12 h11 i13' },
] as const

export const stories = {
  Threats: {
    fours: { game: 'gomoku', position: puzzles[0].position, step: 1, puzzles },
    none: { game: 'gomoku', position: puzzles[1].position, puzzles },
  },
} satisfies Stories<{ Threats: typeof Threats }>
