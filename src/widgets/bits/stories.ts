import type { Stories } from '../../figure/stories.ts'
import type AndTable from './AndTable.astro'
import type BitLab from './BitLab.astro'
import type BitMove from './BitMove.astro'
import { PRESETS } from './lab-model.ts'
import type Memory from './Memory.astro'
import type ShiftTrap from './ShiftTrap.astro'

export const stories = {
  AndTable: { plain: {} },
  BitLab: { empty: { word: PRESETS.empty }, border: { word: PRESETS.border } },
  BitMove: { start: { moves: '' }, 'third-row': { moves: '4453' } },
  Memory: { million: { positions: 1_000_000 } },
  ShiftTrap: { low: { by: 3 }, high: { by: 35 } },
} satisfies Stories<{
  AndTable: typeof AndTable
  BitLab: typeof BitLab
  BitMove: typeof BitMove
  Memory: typeof Memory
  ShiftTrap: typeof ShiftTrap
}>
