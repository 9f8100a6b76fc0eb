import type { VerdictTable } from '../../../widgets/exercise/exercise.ts'

/** What is said of the answers to the exercises of chapter 11. */
export const verdicts = {
  twice: () =>
    'Each pair is counted once there. Count a line between two marbles, not the marbles.',
  'by-rows': () =>
    'Count the pairs along each row first, then those between two rows: most marbles touch two of the next row.',
  alike: () => 'Look at the two camps at the start: they are each other’s image across the centre.',
  'no-weight': () => 'The slider goes from 0 to 150 hundredths.',
  together: ({ sum }) =>
    `With that weight the two H of a position with lost marbles add up to ${String(sum).replace('-', '−')}, not to 0.`,
} satisfies VerdictTable
