import { threats as run, type GameKit, type ThreatResult } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { good, refuse } from '../cli-error.ts'
import { onPositions } from '../on-positions.ts'
import { moverOf, tableOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** Nodes without --nodes or --ms: some ten seconds. */
const NODES = 3_000_000

/** Looks for a win by threats. */
export const threats: Verb = {
  name: 'threats',
  operand: 'GAME',
  args: [
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    { name: 'ms', kind: 'integer', min: 1, max: 86_400_000 },
    ...ON_POSITION,
  ],
  prepare(args, { clock }) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const { threatBoard } = kit
    if (threatBoard === undefined) return refuse('no-threats', cli.errors.noThreats(kit.game.id))
    const ms = args.integer('ms')
    const nodes = args.integer('nodes') ?? (ms === undefined ? NODES : undefined)
    const options = {
      ...(nodes === undefined ? {} : { nodes }),
      ...(ms === undefined ? {} : { ms }),
    }
    return onPositions(args, (_, p) =>
      good(told(kit, p, run(threatBoard(p), kit.game.toMove(p), options, { clock }))),
    )
  },
}

function told<P>(kit: GameKit<P>, p: P, result: ThreatResult): Answer {
  const { win, kind, depth, nodes, stopped } = result
  const line = result.line.map((move) => kit.game.formatMove(p, move))
  return {
    json: { win, kind, move: line[0] ?? null, line, depth, nodes, stopped: stopped ?? null },
    text: () =>
      [
        win
          ? cli.threatsWin(moverOf(kit, p), kind, depth, line)
          : cli.threatsNone(moverOf(kit, p), depth, stopped),
        cli.nodes(nodes),
      ].join('\n'),
  }
}
