import {
  EMPTY,
  fromBit,
  fromBits,
  lowestBit,
  popcount,
  wordOf,
  type Word,
} from '../../../../engine/index.ts'
import { fromNumber, grouped, toNumber } from '../../bits/number.ts'
import { bitAt, COLUMNS, nameOf, placeOf } from '../../bits/places.ts'
import { shiftTrap } from '../../bits/shift-trap-model.ts'
import type {
  BuildExercise,
  ExerciseSet,
  NumberExercise,
  PickExercise,
  Verdict,
} from '../exercise.ts'

const D1 = bitAt(3, 0)
const E6 = bitAt(4, 5)

/** The number of a board with one stone on d1. */
const numberOfD1: NumberExercise = {
  kind: 'number',
  answer: grouped(toNumber(fromBit(D1))),
  check(answer): Verdict {
    if (answer === toNumber(fromBit(D1))) return { right: true }
    if (answer === BigInt(D1)) return { right: false, code: 'index', values: { bit: D1 } }
    if (answer < 0n || answer >= 1n << BigInt(bitAt(COLUMNS, 0))) {
      return { right: false, code: 'no-board' }
    }
    const word = fromNumber(answer)
    const bits = popcount(word)
    if (bits !== 1) return { right: false, code: 'bits', values: { bits } }
    const place = placeOf(lowestBit(word))
    const code = place.kind === 'guard' ? 'guard-bit' : 'other-square'
    return { right: false, code, values: { square: nameOf(place) } }
  },
}

/** Where the stone lands that `1 << 33` should put on e6: really evaluated. */
const whereItLands: PickExercise = {
  kind: 'pick',
  board: { columnBits: 7, columns: COLUMNS, word: EMPTY, numbers: false },
  answer: lowestBit(wordOf(shiftTrap(E6).number, 0)),
  check(bit): Verdict {
    if (bit === lowestBit(wordOf(shiftTrap(E6).number, 0))) return { right: true }
    const square = nameOf(placeOf(bit))
    return bit === E6
      ? { right: false, code: 'meant', values: { square } }
      : { right: false, code: 'lands', values: { square, bit, more: bit + 32 } }
  },
}

/** A board whose low half is negative as an int32. */
const negativeHalf: BuildExercise = {
  kind: 'build',
  board: { columnBits: 7, columns: COLUMNS, word: EMPTY, numbers: true },
  answer: fromBits([31]),
  check(word: Word): Verdict {
    const values = { low: grouped(word.lo).replace('-', '−'), stones: popcount(word) }
    if (word.lo >= 0) return { right: false, code: 'not-negative', values }
    return values.stones === 1 ? { right: true } : { right: true, code: 'one-is-enough', values }
  },
}

export const exercises = {
  'number-of-d1': numberOfD1,
  'where-it-lands': whereItLands,
  'negative-half': negativeHalf,
} satisfies ExerciseSet
