import type { VerdictTable, VerdictValues } from '../../verdicts.ts'

const number = (value: string | number) => String(value).replace('-', '−')

const change = (values: VerdictValues) =>
  `White’s H goes from ${number(values['before'])} to ${number(values['after'])}.`

/** What is said of the answers to the exercises of chapter 11. */
export const verdicts = {
  twice: () =>
    'Each pair is counted once there. Count a line between two marbles, not the marbles.',
  'by-rows': () =>
    'Count the pairs along each row first, then those between two rows: most marbles touch two of the next row.',
  alike: () => 'Look at the two camps at the start: they are each other’s image across the centre.',
  'no-weight': () => 'The slider goes from 0 to 150 hundredths.',
  together: ({ sum }) =>
    `With that weight the two H of a position with lost marbles add up to ${number(sum)}, not to 0.`,
  'pushed-off': change,
  'stays-on': (values) => `The marble that it pushes stays on the board. ${change(values)}`,
  'pushes-none': (values) => `It pushes no marble of Black’s. ${change(values)}`,
} satisfies VerdictTable
