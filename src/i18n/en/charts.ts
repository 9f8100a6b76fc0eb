import { count } from './numbers.ts'

/** What stands at a chart. */
export const charts = {
  numbers: 'The numbers',
  /** A match of an evaluation with so many patterns, by what both sides have as much of. */
  patternSets: {
    nodes: (patterns: number) => `${count(patterns, 'pattern', 'patterns')}, equal nodes`,
    time: (patterns: number) => `${count(patterns, 'pattern', 'patterns')}, equal time`,
  },
}
