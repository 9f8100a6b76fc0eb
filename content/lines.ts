/** The rows and numbers of the chapter on open lines, in whatever language: read when the page is built. */
import { ContractError, ninukiLinesInRow, ninukiLineValue } from '../engine/index.ts'
import type { LinePoint } from '../src/charts/line-value.ts'
import { number } from '../src/i18n/numbers.ts'
import { readRow } from '../src/widgets/line-strip/model.ts'
import { orderHolds } from '../src/widgets/exercise/checks/lines-that-are-open.ts'

export const value = ninukiLineValue

/** Lines that fit into five places: a stones in one piece and b behind a hole. */
export const points: readonly LinePoint[] = [1, 2, 3, 4].flatMap((a) =>
  Array.from({ length: 5 - a }, (_, b) => b)
    .filter((b) => b <= a)
    .map((b) => ({ a, b, value: ninukiLineValue(a, b) })),
)

/** One row an a, one column a b. */
export const table: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((a) => [
  a,
  ...[0, 1, 2, 3, 4].map((b) => ninukiLineValue(a, b)),
])

if (!orderHolds(ninukiLineValue)) {
  throw new ContractError('the chapter on open lines', 'F is not in the order of the report')
}

/** X’s points in a row. */
export function worthOf(text: string): number {
  const row = readRow(text)
  if (!row.ok) throw new ContractError('the chapter on open lines', `${text}: ${row.error.code}`)
  return ninukiLinesInRow(row.value)
    .filter(({ side }) => side === 0)
    .reduce((sum, line) => sum + line.value, 0)
}

/** The rows of the strip: the same three stones, open, shut at one end, at both, and with a hole. */
export const ROWS = {
  open: '...XXX.....',
  halfOpen: '..OXXX.....',
  closed: '..OXXXO....',
  hole: '...XX.X....',
  halfOpenFour: '..OXXXX....',
  plug: '..OXXX.XO..',
  capped: '..XXX.XX...',
} as const

if (worthOf(ROWS.halfOpenFour) !== worthOf(ROWS.open) || worthOf(ROWS.closed) !== 0) {
  throw new ContractError('the chapter on open lines', 'the rows no longer show what the text says')
}

/** Six places: three in one piece and two in the other, of which one is counted. */
export const capped = { counted: worthOf(ROWS.capped), byFormula: number(value(3, 2)) }
if (capped.counted !== value(3, 1)) {
  throw new ContractError(
    'the chapter on open lines',
    'three and two no longer count as three and one',
  )
}

const [two, three] = [value(2, 0), value(3, 0)]
if (three <= 4 * two) {
  throw new ContractError(
    'the chapter on open lines',
    'an open three no longer outweighs four open twos',
  )
}
