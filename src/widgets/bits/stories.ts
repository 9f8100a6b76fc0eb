import type { Stories } from '../../figure/stories.ts'
import type AndTable from './AndTable.astro'
import type BitsBytes from './BitsBytes.astro'
import type BitsLab from './BitsLab.astro'
import type BitsMove from './BitsMove.astro'
import { PRESETS } from './lab-model.ts'
import type Memory from './Memory.astro'
import type BitsShiftTrap from './BitsShiftTrap.astro'
import type BitsWords from './BitsWords.astro'

export const stories = {
  AndTable: { plain: {} },
  BitsBytes: {
    xor: { a: '10101110', b: '10011111', operation: 'xor' },
    left: { a: '10101110', b: '10011111', operation: 'left' },
  },
  BitsLab: { empty: { word: PRESETS.empty }, border: { word: PRESETS.border, halves: true } },
  BitsMove: { start: { moves: '' }, 'third-row': { moves: '4453' } },
  Memory: { million: { positions: 1_000_000 } },
  BitsShiftTrap: { low: { by: 3 }, high: { by: 35 } },
  BitsWords: { report: { moves: '433544' } },
} satisfies Stories<{
  AndTable: typeof AndTable
  BitsBytes: typeof BitsBytes
  BitsLab: typeof BitsLab
  BitsMove: typeof BitsMove
  Memory: typeof Memory
  BitsShiftTrap: typeof BitsShiftTrap
  BitsWords: typeof BitsWords
}>
