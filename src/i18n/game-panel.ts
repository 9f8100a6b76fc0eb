import type * as en from './en/game-panel.ts'
import { inLanguage } from './in-language.ts'

export type { GamePanelWords } from './en/game-panel.ts'

export const { gamePanel } = inLanguage<typeof en>(
  (language) => import(`./${language}/game-panel.ts`),
)
