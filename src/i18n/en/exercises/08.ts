import type { VerdictTable } from '../../../widgets/exercise/exercise.ts'

/** What is said of the answers to the exercises of chapter 8. */
export const verdicts = {
  'not-turned': () => 'That is the root’s own window. The child sees the game from the other side.',
  largest: () => '127 is the largest number there is with a sign. Work with the bits: 10000000.',
  'the-stone': () => 'The stone’s own point is taken.',
  'all-round': () => 'Those are all the points of the square of 7 by 7 around the stone.',
  'parts-by-window': () => 'There the windows of a node differ, so the trees part inside.',
  'parts-by-score': () => 'There a leaf is judged differently, so the trees part inside.',
  'parts-by-children': () => 'There other moves are tried, so the trees part at the root.',
} satisfies VerdictTable
