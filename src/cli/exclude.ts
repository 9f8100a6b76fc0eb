import { readExcluded, type GameKit, type Move } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import type { Args, ArgSpec } from './args.ts'
import { good, quoted, refuse, sentenceOf, type Checked } from './cli-error.ts'

export const EXCLUDE: ArgSpec = { name: 'exclude', kind: 'text' }

/** The moves of `--exclude`, as they are read in a position. */
export function excludedMoves<P>(args: Args, kit: GameKit<P>, p: P): Checked<readonly Move[]> {
  const read = readExcluded(kit, p, args.text('exclude') ?? '')
  if (read.ok) return good(read.value)
  const { word, error } = read
  return word === ''
    ? refuse('all-excluded', cli.errors.allExcluded)
    : refuse('not-excluded', cli.errors.notExcluded(quoted(word), sentenceOf(error)))
}
