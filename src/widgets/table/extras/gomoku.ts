import { gomokuPsq, type Gomoku } from '../../../../engine/index.ts'
import type { GameExtras } from '../game-extras.ts'

export const extras: GameExtras<Gomoku> = { texts: (p) => ({ psq: gomokuPsq(p) }) }
