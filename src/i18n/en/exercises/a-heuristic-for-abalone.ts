import type { VerdictTable, VerdictValues } from '../../verdicts.ts'

const number = (value: string | number) => String(value).replace('-', '−')

const change = (values: VerdictValues) =>
  `White’s H goes from ${number(values['before'])} to ${number(values['after'])}.`

/** What is said of the answers to the exercises of the chapter on Abalone’s heuristic. */
export const verdicts = {
  twice: () =>
    'Each pair is counted once there. Count a line between two marbles, not the marbles.',
  'along-rows': () =>
    'Those are the pairs along the rows. Two marbles of neighbouring rows touch as well.',
  'between-rows': () => 'Those are the pairs between the rows. Those along each row are missing.',
  marbles: () => 'So many marbles they are. Most touch several others.',
  'enemys-too': () => 'Those are the pairs of both sides. Asked are White’s.',
  'with-the-enemy': () => 'A white marble and a black one that touch are no pair.',
  'by-rows': () =>
    'Count the pairs along each row first, then those between two rows: most marbles touch two of the next row.',
  alike: () => 'Look at the two camps at the start: they are each other’s image across the centre.',
  'own-distances-alone': () =>
    'The distances of the own marbles are subtracted. Those of the enemy’s are added as well.',
  'enemys-distances-alone': () =>
    'The distances of the enemy’s marbles are added. Those of the own are subtracted as well.',
  'always-even': () => 'The two sides need not be at the same distance from the centre.',
  'in-hundredths': () => 'That is the weight in hundredths. The slider shows it with a point.',
  'of-the-report': () =>
    'That is the report’s weight: an enemy marble gone counts half as much as an own one, so the two H do not cancel.',
  'upside-down': () => 'That would make an enemy marble count twice as much as an own one.',
  nothing: () =>
    'Then the enemy’s lost marbles would not count for one side, but they do for the other.',
  signed: () => 'The sign is in the formula: H subtracts the own marbles and adds the enemy’s.',
  'first-trade': () =>
    'Begin with an even trade, one marble gone on each side: what does each H change by? The two changes must cancel.',
  'no-weight': () => 'The slider goes from 0.00 to 1.50.',
  together: ({ sum }) =>
    `With that weight the two H of a position with lost marbles add up to ${number(sum)}, not to 0.`,
  'pushed-off': change,
  'stays-on': (values) => `The marble that it pushes stays on the board. ${change(values)}`,
  'three-alone': (values) =>
    `Three marbles move, but no marble of the enemy’s stands in their line. ${change(values)}`,
  'pushes-none': (values) => `It pushes no marble of Black’s. ${change(values)}`,
} satisfies VerdictTable
