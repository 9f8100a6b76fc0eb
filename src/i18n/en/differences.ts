import type { Difference } from '../../../engine/index.ts'

/** How two searches of one position part. */
export const differences: Readonly<Record<Difference, string>> = {
  side: 'They think that different sides are to move.',
  children: 'They look at different moves.',
  window: 'They search the same move with different windows.',
  score: 'They come to different scores.',
  way: 'One looks into this position, the other turns back from it.',
  answer: 'Every step is the same, and yet they answer different moves.',
}
