import { PLAIN_DEMANDS, type Demands } from '../../engine/index.ts'
import { cli, type ArgName } from '../i18n/cli.ts'
import type { Args, ArgSpec } from './args.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import { SEED, SEED_ARG } from './verb.ts'

/** What `tree --random` may ask of a tree. */
export const DEMANDS: readonly ArgSpec[] = [
  SEED_ARG,
  { name: 'depth', kind: 'integer', min: 1, max: 12, words: 'plies' },
  { name: 'branching', kind: 'text' },
  { name: 'values', kind: 'text' },
  { name: 'ties', kind: 'integer', min: 0, max: 100 },
  { name: 'cuts', kind: 'integer', min: 0, max: 1000 },
  { name: 'deep', kind: 'flag' },
  { name: 'uneven', kind: 'flag' },
]

interface Asked {
  readonly seed: number
  readonly like: Demands
}

/** Undefined where no random tree is asked for; then nothing may be asked of one. */
export function demandsIn(args: Args): Checked<Asked | undefined> {
  if (!args.has('random')) {
    const stray = DEMANDS.find(({ name }) => args.has(name))
    return stray === undefined
      ? good(undefined)
      : refuse('not-random', cli.errors.notRandom(stray.name))
  }
  if (args.has('input')) return refuse('two', cli.errors.notBoth('--input', '--random'))
  const branching = rangeIn(args, 'branching', 1, 20)
  if (!branching.ok) return branching
  const values = rangeIn(args, 'values', -900_000, 900_000)
  if (!values.ok) return values
  const { depth, ties, cuts } = PLAIN_DEMANDS
  return good({
    seed: args.integer('seed') ?? SEED,
    like: {
      depth: args.integer('depth') ?? depth,
      branching: branching.value ?? PLAIN_DEMANDS.branching,
      values: values.value ?? PLAIN_DEMANDS.values,
      ties: args.integer('ties') ?? ties,
      cuts: args.integer('cuts') ?? cuts,
      deep: args.has('deep'),
      uneven: args.has('uneven'),
    },
  })
}

/** `2,3`: the least and the most; one number is both. */
function rangeIn(
  args: Args,
  name: ArgName,
  min: number,
  max: number,
): Checked<readonly [number, number] | undefined> {
  const text = args.text(name)
  if (text === undefined) return good(undefined)
  const numbers = text
    .split(',')
    .map((word) => (/^ *[+-]?[0-9]{1,7} *$/.test(word) ? Number(word) : NaN))
  const [low = NaN, high = low] = numbers
  const fits = numbers.length <= 2 && low >= min && low <= high && high <= max
  return fits
    ? good([low, high])
    : refuse('not-a-range', cli.errors.notARange(name, min, max, quoted(text)))
}
