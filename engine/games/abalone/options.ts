import type { Result } from '../../core/errors.ts'
import type { GameOptions, OptionSpec } from '../../core/game.ts'
import { readOptions, type OptionValues } from '../../core/options.ts'

/** A limit of plies may not be longer than this. */
export const MOST_PLIES = 1000

/**
 * - `broadside`: two or three marbles may step sideways.
 * - `selfEject`: own marbles may be moved over the edge.
 * - `maxPlies`: the game ends after so many plies; 0 means never.
 * - `first`: who begins, and so is player 0.
 *
 * These four come from the variant, unless one is given by name. The defaults written here
 * are those of `standard`.
 *
 * - `repetition`: a position that comes up for the third time, with the same side to move, draws.
 */
export const OPTIONS = [
  { name: 'variant', type: 'choice', default: 'standard', values: ['standard', 'inf8175'] },
  {
    name: 'start',
    type: 'choice',
    default: 'classic',
    values: ['classic', 'belgian-daisy', 'german-daisy', 'alien'],
  },
  { name: 'broadside', type: 'boolean', default: true, follows: 'variant' },
  { name: 'selfEject', type: 'boolean', default: false, follows: 'variant' },
  { name: 'maxPlies', type: 'integer', default: 0, min: 0, max: MOST_PLIES, follows: 'variant' },
  {
    name: 'first',
    type: 'choice',
    default: 'black',
    values: ['black', 'white'],
    follows: 'variant',
  },
  { name: 'repetition', type: 'boolean', default: false },
] as const satisfies readonly OptionSpec[]

export type AbaloneRules = OptionValues<typeof OPTIONS>

/** `inf8175` is the variant of a course at Polytechnique Montréal (2023). */
const VARIANTS: Readonly<Record<AbaloneRules['variant'], GameOptions>> = {
  standard: {},
  inf8175: { broadside: false, selfEject: true, maxPlies: 50, first: 'white' },
}

/** The rules that a person's options ask for. */
export function readRules(options: GameOptions = {}): Result<AbaloneRules> {
  const variant = readOptions(OPTIONS, options)
  if (!variant.ok) return variant
  return readOptions(OPTIONS, { ...VARIANTS[variant.value.variant], ...options })
}

/** The letters of players 0 and 1: whoever begins comes first. */
export function lettersOf(rules: AbaloneRules): readonly [string, string] {
  return rules.first === 'black' ? ['b', 'w'] : ['w', 'b']
}

/** Rows `i` to `a` of each start. */
export const STARTS: Readonly<Record<AbaloneRules['start'], string>> = {
  classic: 'wwwww/wwwwww/..www../......../........./......../..bbb../bbbbbb/bbbbb',
  'belgian-daisy': 'ww.bb/wwwbbb/.ww.bb./......../........./......../.bb.ww./bbbwww/bb.ww',
  'german-daisy': '...../ww..bb/www.bbb/.ww..bb./........./.bb..ww./bbb.www/bb..ww/.....',
  alien: '....w/...ww./....bbw/.b..wwb./bbwb.wbww/.wbb..w./bww..../.bb.../b....',
}
