import type { RungName } from '../../../engine/index.ts'

/* Drills: ten questions on ten trees, a ladder of what they are about, and how they went. */

export const drill = {
  title: 'Drills',
  lead: 'Ten trees, a question each. A level is passed when nine of your last ten answers were right; what you missed comes back.',
  level: 'Level',
  rungs: {
    carry: 'values carried up',
    negated: 'negated values',
    first: 'first cuts',
    both: 'cuts in both directions',
    ties: 'ties',
    deep: 'deep cuts',
    min: 'Min at the root',
    hard: 'fail-hard',
    uneven: 'uneven trees',
    real: 'real positions',
  } satisfies Record<RungName, string>,
  /** In place of the caption of a page that speaks of another level, or of another question. */
  caption: (rung: string) =>
    `Ten trees, a question each: ${rung}. It is enough to be right nine times out of your last ten.`,
  ask: 'What is asked',
  rules: {
    le: 'Cut when β ≤ α.',
    lt: 'Cut only when β < α.',
    hard: 'Fail-hard: no answer outside the window.',
    soft: 'Fail-soft: a node answers the best value it has seen.',
    min: 'Min moves at the root.',
    board: (sides: readonly [string, string]) => `Max is ${sides[0]}, Min ${sides[1]}.`,
  },
  at: (tree: number, of: number) => `Tree ${tree} of ${of}.`,
  again: 'One that you missed comes back.',
  score: (right: number, of: number) =>
    of === 0 ? 'Nothing answered yet.' : `${right} of the last ${of} right.`,
  dots: (right: number, of: number) => `${right} of ${of} right`,
  passed: 'Level passed.',
  over: (right: number, of: number) =>
    `The ten trees are done: ${right} of your last ${of} answers were right.`,
  more: 'Ten other trees',
  up: (rung: string) => `Next level: ${rung}`,
  afresh: 'The same ten trees again',
  unkept: 'This device keeps nothing: how you do is known on this page only.',
  all: 'All levels are in the lab.',
  needsScript: 'To answer, this page needs scripts.',
}

export type DrillWords = typeof drill
