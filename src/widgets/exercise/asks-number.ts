import { fraction, type Fraction, type Rng } from '../../../engine/index.ts'
import type { VerdictValues } from '../../i18n/verdicts.ts'
import type { Answer, NumberExercise, NumberQuestion, SlipAnswer, Verdict } from './exercise.ts'

/** A sentence on an answer, and what it is told. */
export interface About {
  readonly code: string
  readonly values?: VerdictValues
}

/** A question for a number, about a variant `V`: what the page asks about, or another of its kind. */
export interface NumberSpec<V> {
  /** What the page asks about. */
  readonly asked: V
  readonly another: (rng: Rng) => V
  readonly solve: (variant: V) => Answer
  /**
   * Known slips: the code of the sentence, and what somebody answers who makes it; undefined where
   * it leads to no number. Several may share a sentence. Where two answer the same, the earlier is
   * named, and one that answers what is right is not told.
   */
  readonly slips: readonly (readonly [code: string, answer: (variant: V) => Answer | undefined])[]
  /** The code of the sentence that says where to begin. */
  readonly first: string
  /** What all sentences are told of the variant, besides `given`, the answer in digits. */
  readonly values?: (variant: V) => VerdictValues
  /** What can be said of an answer that comes of no known slip. */
  readonly about?: (answer: Fraction, variant: V) => About | undefined
  /** Whether an answer may be a fraction. */
  readonly fractions?: boolean
  readonly pattern?: boolean
  /** The solution as "show the answer" writes it; as digits where nothing is said. */
  readonly written?: (solution: Fraction) => string
}

function fractionOf(answer: Answer): Fraction {
  return typeof answer === 'object' ? answer : fraction(answer)
}

function same(a: Fraction, b: Fraction): boolean {
  return a.over === b.over && a.under === b.under
}

export function asksNumber<V>(spec: NumberSpec<V>): NumberExercise {
  const asked = questionOf(spec, spec.asked)
  return {
    kind: 'number',
    pattern: spec.pattern ?? false,
    slipCodes: spec.slips.map(([code]) => code),
    first: spec.first,
    another: (rng) => questionOf(spec, spec.another(rng)),
    get answer() {
      return asked.answer
    },
    get solution() {
      return asked.solution
    },
    get slips() {
      return asked.slips
    },
    check: (answer) => asked.check(answer),
  }
}

function questionOf<V>(spec: NumberSpec<V>, variant: V): NumberQuestion {
  const { first } = spec
  const values = (answer: Fraction) => ({ ...spec.values?.(variant), given: digits(answer) })
  let solved: Fraction | undefined
  let slipped: readonly SlipAnswer[] | undefined

  // Both are searches for some exercises, so they are made when they are first needed.
  const solution = () => (solved ??= fractionOf(spec.solve(variant)))
  const slips = () => (slipped ??= toldApart(spec, variant, solution()))

  return {
    get answer() {
      return (spec.written ?? digits)(solution())
    },
    get solution() {
      return solution()
    },
    get slips() {
      return slips()
    },
    check(given): Verdict {
      const answer = fractionOf(given)
      if (same(answer, solution())) return { right: true }
      const slip = slips().find((each) => same(each.answer, answer))
      if (slip !== undefined) return { right: false, code: slip.code, values: values(answer) }
      const about =
        answer.under === 1n || spec.fractions === true
          ? spec.about?.(answer, variant)
          : { code: 'not-whole' }
      return { right: false, ...about, first, values: { ...values(answer), ...about?.values } }
    },
  }
}

function digits({ over, under }: Fraction): string {
  return under === 1n ? String(over) : `${over}/${under}`
}

function toldApart<V>(spec: NumberSpec<V>, variant: V, solution: Fraction): SlipAnswer[] {
  const told: SlipAnswer[] = []
  for (const [code, answerOf] of spec.slips) {
    const given = answerOf(variant)
    if (given === undefined) continue
    const answer = fractionOf(given)
    if (same(answer, solution) || told.some((each) => same(each.answer, answer))) continue
    told.push({ code, answer })
  }
  return told
}
