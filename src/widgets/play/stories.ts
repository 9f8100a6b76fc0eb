import type { Stories } from '../../figure/stories.ts'
import type Play from './Play.astro'

export const stories = {
  Play: {
    'connect4-search': { game: 'connect4', algorithm: 'alphabeta', depth: 5, most: 7 },
    'connect4-large': { game: 'connect4', level: 2, large: true },
    'connect4-plain': { game: 'connect4', algorithm: 'minimax', plain: true },
    'gomoku8-opponents': { game: 'gomoku8', opponents: ['random', 'level-1'], level: 2 },
    'gomoku-small': { game: 'gomoku', level: 2, gameOptions: { size: 15 } },
    'ninuki-small': { game: 'ninuki', level: 2, gameOptions: { size: 13 } },
    'abalone-engine-begins': { game: 'abalone', level: 2, begins: 'engine' },
  },
} satisfies Stories<{ Play: typeof Play }>
