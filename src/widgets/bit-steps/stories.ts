import { fromBits } from '../../../engine/index.ts'
import type { Stories } from '../../figure/stories.ts'
import type BitSteps from './BitSteps.astro'

/** Three pieces of X's side by side at the bottom, one above, and three of O's on them. */
const x = fromBits([7, 14, 21, 16, 4])
const o = fromBits([8, 15, 0, 1, 2, 3])
const filled = fromBits([0, 1, 2, 7, 8, 21, 22, 23, 24, 25, 26])

export const stories = {
  BitSteps: {
    count: { kind: 'count', x },
    walk: { kind: 'walk', x, step: 3 },
    carry: { kind: 'moves', x: filled, step: 3 },
    moves: { kind: 'moves', x: filled },
    threats: { kind: 'threats', x, o, step: 2 },
    'threats-now': { kind: 'threats', x, o },
    mirror: { kind: 'mirror', x, step: 1 },
  },
} satisfies Stories<{ BitSteps: typeof BitSteps }>
