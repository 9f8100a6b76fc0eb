import { gomokuPsq, type Gomoku } from '../../../engine/index.ts'
import type { Companion } from './companion.ts'

export const companion: Companion<Gomoku> = { texts: (p) => ({ psq: gomokuPsq(p) }) }
