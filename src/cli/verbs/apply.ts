import type { GameKit } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import {
  good,
  oneLine,
  quoted,
  refuse,
  refuseText,
  sentenceOf,
  type Checked,
} from '../cli-error.ts'
import { playList } from '../move-list.ts'
import { givenBack, readRequest } from '../request.ts'
import {
  moverOf,
  pendingOf,
  positionOf,
  reasonOf,
  tableOf,
  warned,
  warningsOf,
  winnerOf,
  withOptions,
  type Table,
} from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** Characters that a list of moves may have. */
const LONGEST_LIST = 100_000

/** Plays moves, and says what became of them. */
export const apply: Verb = {
  name: 'apply',
  operand: 'GAME',
  args: [{ name: 'moves', kind: 'text' }, ...ON_POSITION],
  prepare(args) {
    const table = tableOf(args)
    if (!table.ok) return table
    const moves = args.text('moves')
    if (args.has('input')) {
      const other = (['moves', 'position'] as const).find((name) => args.has(name))
      if (other !== undefined) return refuse('two', cli.errors.notBoth('--input', `--${other}`))
    } else if (moves === undefined) {
      return refuse('missing', cli.errors.missing('apply', 'moves', cli.args.moves.value, []))
    }
    return good({
      once: () => applied(table.value, args.text('position') ?? '', moves ?? ''),
      line: (text) => appliedLine(table.value, args.pairs, text),
    })
  },
}

/** The options of a line take the place of those on the command line. */
function appliedLine(
  { kit, options }: Table<unknown>,
  pairs: readonly (readonly [string, string])[],
  text: string,
): Checked<Answer> {
  const request = readRequest(text)
  if (!request.ok) return request
  const { position, moves, ignored, others } = request.value
  const own = Object.entries(request.value.options)
  const rest = pairs.filter(([name]) => own.every(([other]) => other !== name))
  const table = own.length === 0 ? good({ kit, options }) : withOptions(kit, [...rest, ...own])
  if (!table.ok) return table
  const answer = applied(table.value, position, moves, ignored)
  return answer.ok ? good(givenBack(answer.value, others)) : answer
}

function applied<P>(
  table: Table<P>,
  position: string,
  moves: string,
  ignored: readonly string[] = [],
): Checked<Answer> {
  if (moves.length > LONGEST_LIST) {
    const error = { code: 'text/too-long', at: LONGEST_LIST, params: { limit: LONGEST_LIST } }
    return refuseText(cli.where.moves, error)
  }
  const p = positionOf(table, position)
  if (!p.ok) return p
  const warnings = warningsOf(table, `${position} ${moves}`)
  return good(warned(played(table.kit, p.value, moves, ignored), warnings))
}

function played<P>(kit: GameKit<P>, p: P, list: string, ignored: readonly string[]): Answer {
  const { moves, taken, refusal } = playList(kit, p, list)
  const error =
    refusal === undefined
      ? null
      : oneLine(cli.illegal(refusal.number, quoted(refusal.text), sentenceOf(refusal.error)))
  const winner = winnerOf(kit, p)
  const fault = refusal?.error.code.replace(/^[^/]*\//, '')
  const reason = reasonOf(kit, p)
  const pending = pendingOf(kit, p)
  const position = kit.game.format(p)
  return {
    json: {
      legal: refusal === undefined,
      error,
      ...(refusal === undefined
        ? {}
        : {
            illegal: {
              number: refusal.number,
              move: quoted(refusal.text),
              code: refusal.error.code,
              at: refusal.error.at,
            },
          }),
      position,
      moves,
      captured: taken,
      winner,
      reason: winner === null ? (fault ?? reason) : reason,
      pendingFiveOf: pending,
      toMove: moverOf(kit, p),
      ...(ignored.length === 0 ? {} : { ignored }),
    },
    text: () =>
      [
        error ?? cli.legal(moves.length),
        ...(taken.length === 0 ? [] : [cli.captured(taken)]),
        cli.standing(moverOf(kit, p), winner, reason, pending),
        cli.positionIs(position),
      ].join('\n'),
  }
}
