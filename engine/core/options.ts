import { ContractError, fail, ok, type Result } from './errors.ts'
import type { GameOptions, OptionSpec, Weighing } from './game.ts'

/** The values of a list of options: `{ size: number; exact: boolean; start: 'a' | 'b' }`. */
export type OptionValues<S extends readonly OptionSpec[]> = {
  readonly [O in S[number] as O['name']]: O extends { type: 'integer' }
    ? number
    : O extends { type: 'boolean' }
      ? boolean
      : O extends { values: readonly (infer V)[] }
        ? V
        : never
}

/**
 * Checks options that came from a person and fills in the defaults. Numbers and yes or no may
 * be texts, as a link or a command line has them. Declare the list `as const satisfies readonly
 * OptionSpec[]` and the values are typed by name. Errors name the option; `at` is always 0.
 */
export function readOptions<const S extends readonly OptionSpec[]>(
  specs: S,
  options: GameOptions = {},
): Result<OptionValues<S>> {
  for (const name of Object.keys(options)) {
    if (!specs.some((spec) => spec.name === name)) return fail('option/unknown', 0, { name })
  }
  const values: Record<string, number | boolean | string> = {}
  for (const spec of specs) {
    const given = Object.hasOwn(options, spec.name) ? options[spec.name] : spec.default
    const value = readOption(spec, given)
    if (!value.ok) return value
    values[spec.name] = value.value
  }
  // Every name of the list has just been given a value of its kind.
  return ok(values as OptionValues<S>)
}

/** The same for our own code, where wrong options are a mistake: throws. */
export function requireOptions<const S extends readonly OptionSpec[]>(
  where: string,
  specs: S,
  options?: GameOptions,
): OptionValues<S> {
  const read = readOptions(specs, options)
  if (read.ok) return read.value
  throw new ContractError(where, `${read.error.code} ${JSON.stringify(read.error.params)}`)
}

/** Weights as options: whole numbers of one range, each its own default. */
export function weightSpecs(
  usual: Readonly<Record<string, number>>,
  min: number,
  max: number,
): Weighing<unknown>['specs'] {
  return Object.entries(usual).map(([name, value]) => ({
    name,
    type: 'integer',
    default: value,
    min,
    max,
  }))
}

function readOption(
  spec: OptionSpec,
  given: string | number | boolean,
): Result<number | boolean | string> {
  const name = spec.name
  const text = String(given)
  switch (spec.type) {
    case 'integer': {
      if (!/^[+-]?[0-9]{1,9}$/.test(text)) return fail('option/not-an-integer', 0, { name })
      const { min, max } = spec
      const value = Number(text)
      if (value < min || value > max) return fail('option/out-of-range', 0, { name, min, max })
      return ok(value)
    }
    case 'boolean': {
      if (text !== 'true' && text !== 'false') return fail('option/not-true-or-false', 0, { name })
      return ok(text === 'true')
    }
    case 'choice': {
      if (spec.values.includes(text)) return ok(text)
      return fail('option/not-a-choice', 0, { name, values: spec.values.join(', ') })
    }
  }
}
