import { cli, type ArgName } from '../i18n/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'

/**
 * One option of a verb; `words` names what its help says where another verb means something else by
 * the name. `pairs` may be given more than once: `--option size=9 --option exact=yes`.
 */
export type ArgSpec = {
  readonly name: ArgName
  readonly required?: true
  readonly words?: ArgName
} & (
  | { readonly kind: 'flag' | 'text' | 'pairs' }
  | { readonly kind: 'integer'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
)

/** What was given on a command line, checked against a list of options. */
export class Args {
  readonly operands: string[] = []
  readonly pairs: [string, string][] = []
  private readonly texts = new Map<ArgName, string>()
  private readonly integers = new Map<ArgName, number>()
  private readonly flags = new Set<ArgName>()

  has(name: ArgName): boolean {
    return this.flags.has(name) || this.texts.has(name) || this.integers.has(name)
  }

  text(name: ArgName): string | undefined {
    return this.texts.get(name)
  }

  integer(name: ArgName): number | undefined {
    return this.integers.get(name)
  }

  /** One of the values that the option's spec lists. */
  choice<T extends string>(name: ArgName, values: readonly T[]): T | undefined {
    const text = this.texts.get(name)
    return values.find((value) => value === text)
  }

  /** Takes an option's value, if it is one. */
  give(spec: ArgSpec, value: string): Checked<void> {
    const { name } = spec
    switch (spec.kind) {
      case 'flag':
        this.flags.add(name)
        return good(undefined)
      case 'text':
        this.texts.set(name, value)
        return good(undefined)
      case 'pairs': {
        const at = value.indexOf('=')
        if (at < 1) return refuse('not-a-pair', cli.errors.notAPair(name, quoted(value)))
        this.pairs.push([value.slice(0, at), value.slice(at + 1)])
        return good(undefined)
      }
      case 'integer': {
        const { min, max } = spec
        const whole = /^[+-]?[0-9]+$/.test(value)
        if (!whole) return refuse('not-a-number', cli.errors.notANumber(name, quoted(value)))
        const number = Number(value)
        if (number < min || number > max) {
          return refuse('out-of-range', cli.errors.outOfRange(name, min, max, quoted(value)))
        }
        this.integers.set(name, number + 0)
        return good(undefined)
      }
      case 'choice': {
        const { values } = spec
        if (!values.includes(value)) {
          return refuse('not-a-choice', cli.errors.notAChoice(name, values, quoted(value)))
        }
        this.texts.set(name, value)
        return good(undefined)
      }
    }
  }
}

/** Whether help is asked for, whatever else is on the line. */
export function asksForHelp(argv: readonly string[]): boolean {
  const end = argv.indexOf('--')
  return argv.slice(0, end < 0 ? undefined : end).some((each) => each === '--help' || each === '-h')
}

/**
 * Reads what follows a verb. Options and operands may come in any order; after `--` come operands
 * only. An operand may begin with `-` if a digit follows: a tree may be a negative number.
 */
export function readArgs(
  verb: string,
  specs: readonly ArgSpec[],
  argv: readonly string[],
): Checked<Args> {
  const args = new Args()
  const given = new Set<ArgName>()
  let morePairs: ArgSpec | undefined
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i]
    if (word === '--') {
      args.operands.push(...argv.slice(i + 1))
      break
    }
    if (!/^-(?![0-9]|$)/.test(word)) {
      // `--option a=1 b=2` is one way to write two options.
      if (morePairs !== undefined && /^[a-z]\w*=/i.test(word)) {
        const pair = args.give(morePairs, word)
        if (!pair.ok) return pair
      } else args.operands.push(word)
      continue
    }
    const at = word.indexOf('=')
    const name = at < 0 ? word : word.slice(0, at)
    const spec = specs.find((each) => `--${each.name}` === name)
    if (spec === undefined) {
      const known = specs.map((each) => `--${each.name}`)
      return refuse('unknown-option', cli.errors.unknownOption(verb, quoted(name), known))
    }
    if (given.has(spec.name) && spec.kind !== 'pairs') {
      return refuse('given-twice', cli.errors.givenTwice(spec.name))
    }
    given.add(spec.name)
    morePairs = spec.kind === 'pairs' ? spec : undefined
    let value = at < 0 ? undefined : word.slice(at + 1)
    if (spec.kind === 'flag') {
      if (value !== undefined) return refuse('takes-no-value', cli.errors.takesNoValue(spec.name))
    } else if (value === undefined) {
      value = argv[++i]
      // A pass is written `--`, and a list of moves may begin with one.
      if (value === undefined || /^--[^\s-]/.test(value)) {
        return refuse('no-value', cli.errors.noValue(spec.name, cli.args[spec.name].value))
      }
    }
    const taken = args.give(spec, value ?? '')
    if (!taken.ok) return taken
  }
  const missing = specs.find((spec) => spec.required && !given.has(spec.name))
  if (missing === undefined) return good(args)
  const { name } = missing
  const values = missing.kind === 'choice' ? missing.values : []
  return refuse('missing', cli.errors.missing(verb, name, cli.args[name].value, values))
}
