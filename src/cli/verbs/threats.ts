import {
  threats as run,
  type GameKit,
  type Player,
  type ThreatKind,
  type ThreatResult,
  type Verdict,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { cli } from '../../i18n/cli.ts'
import type { Args } from '../args.ts'
import { good, quoted, refuse, type Checked } from '../cli-error.ts'
import { EXCLUDE, excludedMoves } from '../exclude.ts'
import { onPositions } from '../on-positions.ts'
import { tableOf } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** Nodes without --nodes or --ms: some ten seconds. */
const NODES = 3_000_000
const KINDS = ['fours', 'threats'] as const

/** Looks for a win by threats. */
export const threats: Verb = {
  name: 'threats',
  operand: 'GAME',
  args: [
    { name: 'nodes', kind: 'integer', min: 1, max: 1e12 },
    { name: 'ms', kind: 'integer', min: 1, max: 86_400_000 },
    { name: 'kind', kind: 'choice', values: KINDS },
    { name: 'side', kind: 'text' },
    EXCLUDE,
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
      kind: args.choice('kind', KINDS) ?? 'threats',
    }
    return onPositions(args, (_, p) => {
      if (kit.game.outcome(p) !== undefined) return refuse('over', cli.errors.over)
      const attacker = sideAsked(args, kit, p)
      if (!attacker.ok) return attacker
      const exclude = excludedMoves(args, kit, p)
      if (!exclude.ok) return exclude
      const asked = { ...options, exclude: exclude.value }
      return good(
        told(kit, p, attacker.value, run(threatBoard(p), attacker.value, asked, { clock })),
      )
    })
  },
}

/** The side of `--side`, or the one to move. */
function sideAsked<P>(args: Args, kit: GameKit<P>, p: P): Checked<Player> {
  const text = args.text('side')
  if (text === undefined) return good(kit.game.toMove(p))
  const sides = [sideName(kit, p, 0), sideName(kit, p, 1)]
  const named = sides.findIndex((side) => side.toLowerCase() === text.toLowerCase())
  return named < 0
    ? refuse('no-side', cli.errors.noSide(quoted(text), sides))
    : good(named === 0 ? 0 : 1)
}

function told<P>(kit: GameKit<P>, p: P, attacker: Player, result: ThreatResult): Answer {
  const { win, kind, depth, nodes, stopped, fours, threats } = result
  const line = result.line.map((move) => kit.game.formatMove(p, move))
  const side = sideName(kit, p, attacker)
  const known = (which: ThreatKind, verdict: Verdict) =>
    cli.threatsKnown(side, which, verdict === 'none', depth)
  return {
    json: {
      win,
      kind,
      side,
      fours,
      threats: threats ?? null,
      move: line[0] ?? null,
      line,
      depth,
      nodes,
      stopped: stopped ?? null,
    },
    text: () =>
      [
        ...(attacker === kit.game.toMove(p) ? [] : [cli.sideAsked(side)]),
        win ? cli.threatsWin(side, kind, depth, line) : cli.threatsNone(side, kind, depth, stopped),
        ...(stopped === undefined ? [] : [known('fours', fours)]),
        ...(stopped === undefined || threats === undefined ? [] : [known('threats', threats)]),
        cli.nodes(nodes),
      ].join('\n'),
  }
}
