import { BOUNDS, ORDERS, type Convention } from '../../engine/index.ts'
import { cli } from '../i18n/cli.ts'
import type { Args, ArgSpec } from './args.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'
import { FAIL, FAILS, FIRST, FIRSTS, TIE, TIES, WINDOW } from './verbs/search-options.ts'
import { endsOf } from './window-ends.ts'

/** What a convention is made of, on a command line. */
export const CONVENTION_ARGS: readonly ArgSpec[] = [
  TIE,
  FAIL,
  { name: 'bounds', kind: 'choice', values: BOUNDS },
  { name: 'order', kind: 'choice', values: ORDERS },
  FIRST,
  WINDOW,
]

/** What is asked of a convention; what is not is left to `conventionOf`. */
export function readConvention(args: Args): Checked<Partial<Convention>> {
  const text = args.text('window')
  const window = text === undefined ? undefined : endsOf(text)
  if (text !== undefined && window === undefined) {
    return refuse('not-a-window', cli.errors.notAWindow(quoted(text)))
  }
  const tie = args.choice('tie', TIES)
  const fail = args.choice('fail', FAILS)
  const bounds = args.choice('bounds', BOUNDS)
  const order = args.choice('order', ORDERS)
  const first = args.choice('first', FIRSTS)
  return good({
    ...(tie && { tie }),
    ...(fail && { fail }),
    ...(bounds && { bounds }),
    ...(order && { order }),
    ...(first && { first }),
    ...(window && { window }),
  })
}
