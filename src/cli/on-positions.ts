import { refuse, type Checked } from './cli-error.ts'
import { cli } from '../i18n/cli.ts'
import type { Args } from './args.ts'
import { positionOf, tableOf, type Table } from './table.ts'
import type { Answer, Prepared } from './verb.ts'

/** For verbs that answer one question about a position, from `--position` or from a line. */
export function onPositions(
  args: Args,
  answer: (table: Table<unknown>, p: unknown) => Checked<Answer> | Promise<Checked<Answer>>,
): Checked<Prepared> {
  const table = tableOf(args)
  if (!table.ok) return table
  if (args.has('input') && args.has('position')) {
    return refuse('two-positions', cli.errors.notBoth('--input', '--position'))
  }
  const line = (text: string) => {
    const p = positionOf(table.value, text)
    return p.ok ? answer(table.value, p.value) : p
  }
  return { ok: true, value: { line, once: () => line(args.text('position') ?? '') } }
}
