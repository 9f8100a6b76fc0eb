import { good, refuse, type Checked } from './cli-error.ts'
import { givenBack, readLine } from './request.ts'
import { cli } from '../i18n/cli.ts'
import type { Args } from './args.ts'
import { positionOf, tableOf, warned, warningsOf, type Table } from './table.ts'
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
  const once = async (text: string): Promise<Checked<Answer>> => {
    const p = positionOf(table.value, text)
    if (!p.ok) return p
    const found = await answer(table.value, p.value)
    return found.ok ? good(warned(found.value, warningsOf(table.value, text))) : found
  }
  const line = async (text: string): Promise<Checked<Answer>> => {
    const asked = readLine(text, 'position')
    if (!asked.ok) return asked
    const found = await once(asked.value.text)
    return found.ok ? good(givenBack(found.value, asked.value.others)) : found
  }
  return { ok: true, value: { line, once: () => once(args.text('position') ?? '') } }
}

/** The same for verbs that tell scores: not where they are no values, but the ranks of a tree's. */
export function onScores(
  args: Args,
  answer: (table: Table<unknown>, p: unknown) => Checked<Answer> | Promise<Checked<Answer>>,
): Checked<Prepared> {
  return onPositions(args, (table, p) =>
    table.kit.writtenScore?.(p, 0) === undefined
      ? answer(table, p)
      : refuse('only-ranks', cli.errors.onlyRanks),
  )
}
