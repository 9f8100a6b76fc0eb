import { perftCounts } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { good } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { ON_POSITION, type Verb } from '../verb.ts'
import { columns } from '../columns.ts'

/** No tree can be walked to the end that is deeper than this and not very thin. */
const DEEPEST = 64

/** Counts sequences of moves. */
export const perft: Verb = {
  name: 'perft',
  operand: 'GAME',
  args: [{ name: 'depth', kind: 'integer', min: 1, max: DEEPEST, required: true }, ...ON_POSITION],
  prepare: (args) =>
    onPositions(args, ({ kit }, p) => {
      const depth = args.integer('depth') ?? 1
      const counts = perftCounts(kit.game, p, depth)
      return good({
        json: { counts },
        text: () =>
          columns([
            [cli.plies, cli.sequences],
            ...counts.map((count, i) => [String(i + 1), cli.number(count)]),
          ]),
      })
    }),
}
