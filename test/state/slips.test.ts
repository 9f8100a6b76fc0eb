import { describe, expect, test } from 'vitest'
import { fraction, rngOf, type Fraction } from '../../engine/index.ts'
import type { VerdictTable } from '../../src/i18n/verdicts.ts'
import type { NumberExercise } from '../../src/widgets/exercise/exercise.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'

/** So many variants of each exercise are tried. */
const VARIANTS = 200
const SETS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'))

interface Asked {
  readonly name: string
  readonly exercise: NumberExercise
  readonly verdicts: VerdictTable
}

const asked: Asked[] = []
for (const set of SETS) {
  const { exercises, verdicts } = await loadSet(set)
  for (const [name, exercise] of Object.entries(exercises)) {
    if (exercise.kind === 'number') asked.push({ name: `${set} ${name}`, exercise, verdicts })
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
