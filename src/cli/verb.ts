import type { CliWords, VerbName } from '../i18n/cli.ts'
import type { Args, ArgSpec } from './args.ts'
import type { Checked } from './cli-error.ts'

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json }

/** What a verb has to say. */
export interface Answer {
  readonly json: Json
  /** For people, without a line end after the last line. */
  text(): string
}

/** A command line that has been checked, ready to be answered. */
export interface Prepared {
  /** Answers what the command line asks. */
  once(): Checked<Answer> | Promise<Checked<Answer>>
  /** Answers one line of `--input`, which takes the place of `--position` or TEXT. */
  line?(text: string): Checked<Answer> | Promise<Checked<Answer>>
  /** Ends what was started, when nothing more is asked. */
  end?(): void
}

export interface Tools {
  /** Milliseconds from any origin. */
  readonly clock: () => number
  /** Shows a person who waits how far things are; an empty text takes that away. */
  readonly progress?: (text: string) => void
}

export interface Verb {
  readonly name: VerbName
  /** What must stand after the verb, as the help writes it: a word for each, `[]` where it may. */
  readonly operand?: keyof CliWords['operands']
  readonly args: readonly ArgSpec[]
  /**
   * Reads what is the same for every line. Given as many operands as there are to be, or none
   * where `--input` takes the place of TEXT; of GAME MOVES the game alone then.
   */
  prepare(args: Args, tools: Tools): Checked<Prepared> | Promise<Checked<Prepared>>
}

export const JSON_FLAG: ArgSpec = { name: 'json', kind: 'flag' }
export const INPUT: ArgSpec = { name: 'input', kind: 'text' }
export const POSITION: ArgSpec = { name: 'position', kind: 'text' }
export const OPTION: ArgSpec = { name: 'option', kind: 'pairs' }
export const SEED_ARG: ArgSpec = {
  name: 'seed',
  kind: 'integer',
  min: -(2 ** 31),
  max: 2 ** 31 - 1,
}
/** The seed without --seed. */
export const SEED = 1
/** What every verb on a position takes. */
export const ON_POSITION: readonly ArgSpec[] = [POSITION, OPTION, INPUT, JSON_FLAG]
