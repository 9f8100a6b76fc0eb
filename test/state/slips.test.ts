import { describe, expect, test } from 'vitest'
import { fraction, rngOf, type Fraction } from '../../engine/index.ts'
import { placesOf } from '../../src/widgets/bits/places.ts'
import type { VerdictTable } from '../../src/i18n/verdicts.ts'
import type {
  Exercise,
  NumberExercise,
  OptionQuestion,
  Variants,
} from '../../src/widgets/exercise/exercise.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { legalMoves } from '../widgets/programs-help.ts'

/** So many variants of each exercise are tried. */
const VARIANTS = 200
const SETS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

interface Asked {
  readonly name: string
  readonly exercise: NumberExercise
  readonly verdicts: VerdictTable
}

type Options = OptionQuestion<string | number> & Variants<string | number>

interface AskedOption {
  readonly name: string
  readonly exercise: Options
  readonly verdicts: VerdictTable
}

const asked: Asked[] = []
const options: AskedOption[] = []
/** Exercises whose answers can be counted. */
const chosen: { name: string; exercise: Exercise; verdicts: VerdictTable }[] = []
type Told = ReturnType<NumberExercise['check']>

/** What is said of each answer that can be chosen, picked or played. */
function verdictsOf(exercise: Exercise): Told[] {
  switch (exercise.kind) {
    case 'choice':
      return exercise.options.map((option) => exercise.check(option))
    case 'pick':
      return placesOf(exercise.board.columnBits)
        .filter(({ kind }) => kind === 'square')
        .map(({ bit }) => exercise.check(bit))
    case 'move':
      // A move may be judged by all replies to it, so not every one is tried.
      return legalMoves(exercise)
        .filter((_, i) => i % 7 === 0)
        .map((move) => exercise.check(move))
    default:
      return []
  }
}
for (const set of SETS) {
  const { exercises, verdicts } = await loadSet(set)
  for (const [name, exercise] of Object.entries(exercises)) {
    const title = `${set} ${name}`
    if (exercise.kind === 'number') asked.push({ name: title, exercise, verdicts })
    else if (exercise.kind !== 'build') chosen.push({ name: title, exercise, verdicts })
    if (exercise.kind !== 'choice' && exercise.kind !== 'pick') continue
    if ('another' in exercise) {
      options.push({ name: title, exercise: exercise as unknown as Options, verdicts })
    }
  }
}

const same = (a: Fraction, b: Fraction) => a.over === b.over && a.under === b.under

describe.each(asked)('the slips of $name', ({ exercise, verdicts }) => {
  test('are named on generated variants, and the rest is told where to begin', () => {
    const rng = rngOf(1)
    const questions = [exercise, ...Array.from({ length: VARIANTS }, () => exercise.another(rng))]
    const parted = new Set<string>()
    const solutions = new Set<string>()
    for (const { solution, slips, check } of questions) {
      solutions.add(`${solution.over}/${solution.under}`)
      expect(check(solution)).toEqual({ right: true })
      for (const { code, answer } of slips) {
        expect(same(answer, solution), code).toBe(false)
        expect(check(answer)).toMatchObject({ right: false, code })
        parted.add(code)
      }
      const other = fraction(BigInt(rng.below(1e6)) - 1000n)
      if (same(other, solution) || slips.some(({ answer }) => same(answer, other))) continue
      expect(check(other)).toMatchObject({ right: false, first: exercise.first })
    }
    // Each of them parts from the right answer somewhere, and no one answer is always right.
    expect([...parted].toSorted()).toEqual([...new Set(exercise.slipCodes)].toSorted())
    expect(parted.size).toBeGreaterThanOrEqual(2)
    if (exercise.first !== 'first-trade') expect(solutions.size).toBeGreaterThan(1)
  })

  test('have sentences, each its own', () => {
    const said = new Map<string, string>()
    for (const { answer, code } of exercise.slips) {
      const { values = {} } = exercise.check(answer)
      const sentence = verdicts[code](values)
      expect(sentence).toMatch(/^[^a-z].*[.…?]$/)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
      for (const [other, text] of said) if (other !== code) expect(sentence).not.toBe(text)
      said.set(code, sentence)
    }
    const { values = {} } = exercise.check(fraction(-123_457, 1000))
    expect(verdicts[exercise.first](values)).toMatch(/^[^a-z].*[.?]$/)
    for (const code of exercise.slipCodes) expect(verdicts).toHaveProperty([code])
  })
})

describe.each(options)('the slips of $name', ({ exercise, verdicts }) => {
  test('are named on generated variants, and nothing is said without a reason', () => {
    const rng = rngOf(2)
    const questions = [exercise, ...Array.from({ length: VARIANTS }, () => exercise.another(rng))]
    const parted = new Set<string>()
    for (const { answer, slips, check } of questions) {
      expect(check(answer)).toEqual({ right: true })
      for (const [given, code] of slips) {
        const verdict = check(given)
        expect(verdict).toMatchObject({ right: false, code })
        expect(verdicts[code](verdict.values ?? {})).toMatch(/^.*[.?]$/)
        parted.add(code)
      }
    }
    expect([...parted].toSorted()).toEqual([...exercise.slipCodes].toSorted())
    expect(parted.size).toBeGreaterThanOrEqual(2)
  })
})

test.each(chosen)('every wrong answer to $name is told why', ({ exercise, verdicts }) => {
  for (const { right, code, first, values = {} } of verdictsOf(exercise)) {
    if (right) continue
    const said = [code, first].filter((each) => each !== undefined)
    expect(said.length).toBeGreaterThan(0)
    for (const each of said) {
      const sentence = verdicts[each](values)
      expect(sentence).toMatch(/^.*[.?]$/)
      expect(sentence).not.toMatch(/undefined|NaN|\[object/)
    }
  }
})
