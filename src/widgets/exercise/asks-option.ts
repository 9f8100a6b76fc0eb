import type { Rng } from '../../../engine/index.ts'
import type { VerdictValues } from '../../i18n/verdicts.ts'
import type { OptionQuestion, Variants, Verdict } from './exercise.ts'

/** A question for one of several things, a square or an option, about a variant `V`. */
export interface OptionSpec<V, A> {
  /** What the page asks about. */
  readonly asked: V
  readonly another: (rng: Rng) => V
  readonly solve: (variant: V) => A
  /** As those of a number, see `NumberSpec`. */
  readonly slips: readonly (readonly [code: string, answer: (variant: V) => A | undefined])[]
  readonly values?: (variant: V, answer: A) => VerdictValues
  /** What is said of any other answer: what comes of it, or where to begin. */
  readonly rest: (answer: A, variant: V) => Omit<Verdict, 'right'>
}

/** The question that the page asks, with all that tries its slips on other variants. */
export function asksOption<V, A extends string | number>(
  spec: OptionSpec<V, A>,
): OptionQuestion<A> & Variants<A> {
  return {
    ...questionOf(spec, spec.asked),
    slipCodes: spec.slips.map(([code]) => code),
    another: (rng) => questionOf(spec, spec.another(rng)),
  }
}

function questionOf<V, A extends string | number>(
  spec: OptionSpec<V, A>,
  variant: V,
): OptionQuestion<A> {
  const answer = spec.solve(variant)
  const slips = new Map<A, string>()
  for (const [code, answerOf] of spec.slips) {
    const given = answerOf(variant)
    if (given !== undefined && given !== answer && !slips.has(given)) slips.set(given, code)
  }
  return {
    answer,
    slips,
    check(given): Verdict {
      if (given === answer) return { right: true }
      const code = slips.get(given)
      if (code === undefined) return { right: false, ...spec.rest(given, variant) }
      return { right: false, code, values: spec.values?.(variant, given) ?? {} }
    },
  }
}
