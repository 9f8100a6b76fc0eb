import { EFFORTS, legalPart, type UserError } from '../../../engine/index.ts'
import { cli } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import { GameRecord, joint } from '../../widgets/table/game-record.ts'
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
import { givenBack, isObject, parsed, readRequest } from '../request.ts'
import { positionOf, tableOf, warned, warningsOf, withOptions, type Table } from '../table.ts'
import { ON_POSITION, type Answer, type Verb } from '../verb.ts'

/** A game to be reviewed; `error` where it has an illegal move, the moves before it being kept. */
interface Given {
  readonly record: GameRecord<unknown>
  readonly error?: { readonly sentence: string; readonly code: string; readonly at: number }
}

/** Reviews a game: what it was worth after each move, and the moves that lost value. */
export const review: Verb = {
  name: 'review',
  operand: 'GAME MOVES',
  args: [{ name: 'effort', kind: 'choice', values: EFFORTS }, ...ON_POSITION],
  async prepare(args, { progress }) {
    const table = tableOf(args)
    if (!table.ok) return table
    if (args.has('input') && args.has('position')) {
      return refuse('two', cli.errors.notBoth('--input', '--position'))
    }
    const effort = args.choice('effort', EFFORTS) ?? 'usual'
    // Its sentences are those of the page on which a game is analysed.
    const { reviewed } = await withWords(import('../reviewed.ts'))
    const answer = (asked: Table<unknown>, position: string, moves: string): Checked<Answer> => {
      const given = gameIn(asked, position, moves)
      if (!given.ok) return given
      const { record, error } = given.value
      if (record.line.length === 0) return refuse('no-game', cli.errors.noGame)
      const found = reviewed(record, effort, error, progress)
      return good(warned(found, warningsOf(asked, `${position} ${moves}`)))
    }
    return good({
      once: () => answer(table.value, args.text('position') ?? '', args.operands[1] ?? ''),
      line(text) {
        if (!isObject(parsed(text))) return answer(table.value, '', text)
        const asked = readRequest(text)
        if (!asked.ok) return asked
        const { position, moves, options, others } = asked.value
        const rest = args.pairs.filter(([name]) => !Object.hasOwn(options, name))
        const own = withOptions(table.value.kit, [...rest, ...Object.entries(options)])
        if (!own.ok) return own
        const found = answer(own.value, position, moves)
        return found.ok ? good(givenBack(found.value, others)) : found
      },
    })
  },
}

/** A game in any form that its reader knows, or moves that follow a position. */
function gameIn(table: Table<unknown>, position: string, text: string): Checked<Given> {
  const { kit, options } = table
  const record = new GameRecord(kit, options)
  if (position !== '') return gameFrom(table, record, position, text)
  const read = record.setUp(text)
  if (read.ok) return good({ record })
  const part = legalPart(kit, text, options)
  const kept = part && record.setUp(part.text)
  if (part === undefined || kept?.ok !== true) return refuseText(cli.where.moves, read.error)
  return good({ record, error: toldOf(part.error, cli.where.moves) })
}

function gameFrom(
  table: Table<unknown>,
  record: GameRecord<unknown>,
  position: string,
  list: string,
): Checked<Given> {
  const p = positionOf(table, position)
  if (!p.ok) return p
  const { moves, refusal } = playList(table.kit, p.value, list)
  const loaded = record.load(table.options, position, moves.join(joint(table.kit)))
  if (!loaded.ok) return refuseText(cli.where.moves, loaded.error)
  if (refusal === undefined) return good({ record })
  const { error, number, text } = refusal
  if (moves.length === 0) return refuseText(cli.where.moves, error)
  const sentence = oneLine(cli.illegal(number, quoted(text), sentenceOf(error)))
  return good({ record, error: { sentence, code: error.code, at: error.at } })
}

function toldOf(error: UserError, where: string): Given['error'] {
  const { code, at } = error
  return { sentence: oneLine(cli.inText(where, at + 1, sentenceOf(error))), code, at }
}
