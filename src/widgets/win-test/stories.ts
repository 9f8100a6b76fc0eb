import { fromBits } from '../../../engine/index.ts'
import type { Stories } from '../../figure/stories.ts'
import type WinTest from './WinTest.astro'

/** Four stones side by side at the bottom, and two that do not touch them. */
const word = fromBits([0, 7, 14, 21, 3, 37])

export const stories = {
  WinTest: {
    guarded: { word, step: 14 },
    unguarded: { word, step: 7, guard: false },
    'last-stone': { word, step: 9, last: 21, method: 'stone' },
  },
} satisfies Stories<{ WinTest: typeof WinTest }>
