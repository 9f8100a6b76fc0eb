import type { Word } from '../../../engine/index.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { StateOf } from '../../state/schema.ts'
import { bitAt, placeOf, type ColumnBits } from '../bits/places.ts'
import type { Direction } from './directions.ts'
import { lastStep, OPERATIONS, progressAt, repacked, STEPS } from './model.ts'
import type { WinSchema } from './schema.ts'
import type { WalkStep } from './walk-model.ts'
import { walkModel, type WalkModel } from './walk-view.ts'

/** The steps of the test by shifts: its jumps go to where a direction's comparison is done. */
export const SHIFTS: Steps = {
  steps: STEPS,
  nextKey: (step) => lastStep(progressAt(step + 1).direction),
  previousKey: (step) =>
    step <= OPERATIONS.length ? 0 : lastStep(progressAt(step - OPERATIONS.length).direction),
}

/** @returns  bits of a column of the board that is shown */
export function columnBitsOf(guard: boolean): ColumnBits {
  return guard ? 7 : 6
}

/**
 * The walk from the last stone, as it is at a step.
 *
 * @param word  in columns of seven bits, as `last` is
 */
export function walkAt(
  word: Word,
  { last, guard }: Pick<StateOf<WinSchema>, 'last' | 'guard'>,
  step = 0,
): WalkModel {
  const columnBits = columnBitsOf(guard)
  const { column, row } = placeOf(Math.max(0, last))
  const bit = last < 0 ? last : bitAt(column, row, columnBits)
  return walkModel(repacked(word, 7, columnBits), bit, step, columnBits)
}

/** Its steps, with the ends of the directions to jump to. */
export function walkJumps(steps: readonly WalkStep[]): Steps {
  const ends = steps.flatMap(({ kind }, i) => (kind === 'compare' ? [i + 1] : []))
  return {
    steps: steps.length,
    nextKey: (step) => ends.find((end) => end > step) ?? steps.length,
    previousKey: (step) => ends.findLast((end) => end < step) ?? 0,
  }
}

/** The step at which the walk along a direction begins. */
export function startOf({ steps }: WalkModel, direction: Direction): number {
  return steps.findIndex((each) => each.direction === direction) + 1
}
