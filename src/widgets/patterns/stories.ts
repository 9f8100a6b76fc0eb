import type { Stories } from '../../figure/stories.ts'
import { EDGES, FIGURE_1, THREES, WON } from './boards.ts'
import type Line from './Line.astro'
import type Patterns from './Patterns.astro'

export const stories = {
  Line: { 'shut-three': { row: 'OXXX....', number: 5 }, five: { row: '..XXXXX.', number: 1 } },
  Patterns: {
    board: { kind: 'board', board: FIGURE_1 },
    pattern: { kind: 'pattern', pattern: '???x/??x?/?x??/x???' },
    slide: { kind: 'slide', board: FIGURE_1, pattern: 'x??/?x?/??x', step: 16 },
    'slide-not-pushed': {
      kind: 'slide',
      board: EDGES,
      pattern: '?????/??xxx',
      pushed: false,
      step: 17,
    },
    words: { kind: 'words', board: THREES, pattern: 'oxxx.' },
    cost: { kind: 'cost', board: WON, set: 'five' },
  },
} satisfies Stories<{ Line: typeof Line; Patterns: typeof Patterns }>
