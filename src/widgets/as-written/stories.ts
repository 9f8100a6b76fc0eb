import { fromBits } from '../../../engine/index.ts'
import type { Stories } from '../../figure/stories.ts'
import type AsWritten from './AsWritten.astro'

export const stories = {
  AsWritten: { vertical: { word: fromBits([7, 8, 9, 10]), direction: 'vertical' } },
} satisfies Stories<{ AsWritten: typeof AsWritten }>
