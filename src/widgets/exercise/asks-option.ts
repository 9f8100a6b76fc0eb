import type { Rng } from '../../../engine/index.ts'
import type { VerdictValues } from '../../i18n/verdicts.ts'
import type { OptionQuestion, OptionSlip, Variants, Verdict } from './exercise.ts'

/** A question for one of several things, a square, an option or a board, about a variant `V`. */
export interface OptionSpec<V, A> {
  /** What the page asks about. */
  readonly asked: V
  readonly another: (rng: Rng) => V
  readonly solve: (variant: V) => A
  /** As those of a number, see `NumberSpec`. */
  readonly slips: readonly (readonly [code: string, answer: (variant: V) => A | undefined])[]
  readonly values?: (variant: V, answer: A) => VerdictValues
  /** What is said of an answer that comes of no known slip: what comes of it, or where to begin. */
  readonly rest: (answer: A, variant: V) => Told
  /** What comes of an answer, said before its slip is named. */
  readonly shows?: (answer: A, variant: V) => Told
  /** Whether an answer that is not the one shown is right as well, and what is said of it. */
  readonly right?: (answer: A, variant: V) => Told | undefined
  /** Whether two answers are one; where nothing is said, if they are the same value. */
  readonly same?: (a: A, b: A) => boolean
}

type Told = Omit<Verdict, 'right'>

/**
 * The question that the page asks, with all that tries its slips on other variants.
 *
 * @param control  what the answer is given with, to which the question is added
 */
export function asksOption<const C extends object, V, A>(
  control: C,
  spec: OptionSpec<V, A>,
): C & OptionQuestion<A> & Variants<A> {
  const asked = questionOf(spec, spec.asked)
  return {
    ...control,
    slipCodes: spec.slips.map(([code]) => code),
    another: (rng) => questionOf(spec, spec.another(rng)),
    get answer() {
      return asked.answer
    },
    get slips() {
      return asked.slips
    },
    check: (answer) => asked.check(answer),
  }
}

function questionOf<V, A>(spec: OptionSpec<V, A>, variant: V): OptionQuestion<A> {
  const { same = Object.is, right, shows } = spec
  let solved: { readonly answer: A } | undefined
  let slipped: readonly OptionSlip<A>[] | undefined

  // Both are searches for some exercises, so they are made when they are first needed.
  const solution = () => (solved ??= { answer: spec.solve(variant) }).answer
  const rightly = (given: A): Told | undefined =>
    same(given, solution()) ? (right?.(given, variant) ?? {}) : right?.(given, variant)
  const slips = () => (slipped ??= toldApart())

  function toldApart(): readonly OptionSlip<A>[] {
    const told: OptionSlip<A>[] = []
    for (const [code, answerOf] of spec.slips) {
      const answer = answerOf(variant)
      if (answer === undefined || rightly(answer) !== undefined) continue
      if (!told.some((each) => same(each.answer, answer))) told.push({ code, answer })
    }
    return told
  }

  return {
    get answer() {
      return solution()
    },
    get slips() {
      return slips()
    },
    check(given): Verdict {
      const told = rightly(given)
      if (told !== undefined) return { right: true, ...told }
      const slip = slips().find(({ answer }) => same(answer, given))
      if (slip === undefined) return { right: false, ...spec.rest(given, variant) }
      const shown = shows?.(given, variant) ?? {}
      const values = { ...spec.values?.(variant, given), ...shown.values }
      return shown.code === undefined
        ? { right: false, code: slip.code, values }
        : { right: false, ...shown, first: slip.code, values }
    },
  }
}
