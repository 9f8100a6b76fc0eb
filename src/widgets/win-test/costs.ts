import type { Word } from '../../../engine/index.ts'
import type { ColumnBits } from '../bits/places.ts'
import { foundIn, lastStep, STEPS } from './model.ts'
import type { Method } from './schema.ts'
import { costOf, stopOf, walkSteps, type Cost } from './walk-model.ts'

/**
 * What either method costs on these stones until it is decided. The shifts look at no square, and
 * each of their steps is one operation.
 *
 * @param last  the bit of the stone placed last; below 0 there is none
 */
export function costs(word: Word, last: number, columnBits: ColumnBits): Record<Method, Cost> {
  const found = foundIn(word, columnBits)
  const steps = last < 0 ? [] : walkSteps(word, last, columnBits)
  return {
    shift: { squares: 0, operations: found === undefined ? STEPS : lastStep(found) },
    stone: costOf(steps.slice(0, stopOf(steps) ?? steps.length)),
  }
}
