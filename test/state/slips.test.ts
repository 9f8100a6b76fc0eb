import { describe, expect, test } from 'vitest'
import { fraction, rngOf, type Fraction, type Rng } from '../../engine/index.ts'
import { placesOf } from '../../src/widgets/bits/places.ts'
import type { VerdictTable } from '../../src/i18n/verdicts.ts'
import type {
  Exercise,
  NumberExercise,
  OptionQuestion,
  RepairExercise,
  Variants,
} from '../../src/widgets/exercise/exercise.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { chapterTexts } from '../chapters.ts'
import { legalMoves } from '../widgets/programs-help.ts'

/** So many variants of each exercise are tried, */
const VARIANTS = 200
/** and so many of those that are made or solved by searches, whose slips are there by the fifth. */
const SEARCHED_VARIANTS = 30
const SEARCHED = [
  'a-beam refute-it',
  'a-heuristic-for-abalone push-off',
  'a-perfect-player keeps-the-win',
  'captures which-breaks',
  'captures which-legal',
  'chance-instead-of-judgement which-column',
  'cutting-branches largest-x',
  'four-in-a-row-by-shifting which-is-left',
  'four-in-a-row-by-shifting which-line',
  'good-moves-first first-look',
  'heatmaps which-five',
  'heatmaps which-weight',
  'heatmaps worth-of-three',
  'lines-that-are-open first-four',
  'lines-that-are-open own-fours',
  'minimax which-saves',
  'negamax all-help',
  'negamax which-depths',
  'six-programs-that-nearly-worked points-looked-at',
  'six-programs-that-nearly-worked same-tree',
]
const SETS = chapterTexts.map(({ slug }) => slug)

interface Asked {
  readonly name: string
  readonly exercise: NumberExercise
  readonly verdicts: VerdictTable
}

/** What an option, a square, a move or a board is asked by, whichever it is. */
type Options = OptionQuestion<unknown> & Variants<unknown>

interface AskedOption {
  readonly name: string
  readonly exercise: Options
  readonly verdicts: VerdictTable
}

interface AskedProgram {
  readonly name: string
  readonly exercise: RepairExercise
  readonly verdicts: VerdictTable
}

const asked: Asked[] = []
const options: AskedOption[] = []
const programs: AskedProgram[] = []
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
    if (exercise.kind !== 'number' && exercise.kind !== 'build') {
      chosen.push({ name: title, exercise, verdicts })
    }
    if (exercise.kind === 'number') asked.push({ name: title, exercise, verdicts })
    else if (exercise.kind === 'repair') programs.push({ name: title, exercise, verdicts })
    else options.push({ name: title, exercise: exercise as unknown as Options, verdicts })
  }
}

/** What the page asks, and variants of it. */
function questionsOf<Q>(name: string, exercise: Q & { another(rng: Rng): Q }, rng: Rng): Q[] {
  const length = SEARCHED.includes(name) ? SEARCHED_VARIANTS : VARIANTS
  return [exercise, ...Array.from({ length }, () => exercise.another(rng))]
}

const same = (a: Fraction, b: Fraction) => a.over === b.over && a.under === b.under

describe.each(asked)('the slips of $name', ({ name, exercise, verdicts }) => {
  test('are named on generated variants, and the rest is told where to begin', () => {
    const rng = rngOf(1)
    const questions = questionsOf(name, exercise, rng)
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

/** The codes of the sentences that are said of an answer, each of them made. */
function saidOf({ code, first, values = {} }: Told, verdicts: VerdictTable): string[] {
  const said = [code, first].filter((each) => each !== undefined)
  for (const each of said) {
    const sentence = verdicts[each](values)
    expect(sentence).toMatch(/^[^ ].*[.?]$/)
    expect(sentence).not.toMatch(/undefined|NaN|\[object/)
  }
  return said
}

describe.each(options)('the slips of $name', ({ name, exercise, verdicts }) => {
  test('are named on generated variants, and none is a right answer', () => {
    const rng = rngOf(2)
    const questions = questionsOf(name, exercise, rng)
    const parted = new Set<string>()
    for (const { answer, slips, check } of questions) {
      expect(check(answer)).toMatchObject({ right: true })
      for (const { answer: given, code } of slips) {
        const verdict = check(given)
        expect(verdict.right).toBe(false)
        expect(saidOf(verdict, verdicts)).toContain(code)
        parted.add(code)
      }
    }
    expect([...parted].toSorted()).toEqual([...exercise.slipCodes].toSorted())
    expect(parted.size).toBeGreaterThanOrEqual(2)
    expect(exercise.slips.length).toBeGreaterThanOrEqual(1)
  })
})

describe.each(programs)('the slips of $name', ({ exercise, verdicts }) => {
  const { program, answer, slips, check } = exercise

  test('are all the wrong versions of its lines, and each is named where it is the only one', () => {
    const wrong = program.reduce((sum, { versions }) => sum + versions.length - 1, 0)
    expect(new Set(slips.map(({ code }) => code)).size).toBe(wrong)
    for (const { code, make, isIn } of slips) {
      expect(isIn(answer)).toBe(false)
      const verdict = check(make(answer))
      expect(verdict, code).toMatchObject({ right: false, first: code })
      expect(saidOf(verdict, verdicts)).toHaveLength(2)
    }
  })

  test('are named on generated variants, and only where the program has them', () => {
    const rng = rngOf(3)
    for (let variant = 0; variant < VARIANTS; variant++) {
      const chosen = program.map(({ versions }) => rng.below(versions.length))
      const faulty = slips[rng.below(slips.length)].make(chosen)
      const verdict = check(faulty)
      if (verdict.right) continue
      saidOf(verdict, verdicts)
      const named = slips.find(({ code }) => code === verdict.first)
      expect(named?.isIn(faulty), faulty.join()).toBe(true)
    }
  })
})

test('every exercise that is no number has its slips, and every chapter has exercises', () => {
  expect(
    new Set([...asked, ...options, ...programs].map(({ name }) => name.split(' ')[0])),
  ).toEqual(new Set(SETS))
  const names = [...asked, ...options].map(({ name }) => name)
  for (const name of SEARCHED) expect(names).toContain(name)
  for (const { exercise } of options) expect(exercise.slipCodes.length).toBeGreaterThanOrEqual(2)
  for (const { exercise } of programs) expect(exercise.slips.length).toBeGreaterThanOrEqual(2)
})

test.each(chosen)('every wrong answer to $name is told why', ({ exercise, verdicts }) => {
  for (const verdict of verdictsOf(exercise)) {
    if (!verdict.right) expect(saidOf(verdict, verdicts).length).toBeGreaterThan(0)
  }
})
