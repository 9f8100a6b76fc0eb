import { formatRows, type GameKit, type UserError } from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { errorSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/errors.ts'
import { hands as words } from '../../i18n/hands.ts'
import { copyText } from '../../figure/copy-text.ts'
import { typedPosition } from '../../figure/text-input.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { TextActions, TextModel } from './text-view.ts'

/** The most characters that are looked at; the rest would only slow the page. */
const TEXT_MOST = 100_000

/** The position as text, in the form the reader has chosen, and what the reader makes of it. */
export class TextPanel implements TextActions {
  private readonly record: GameRecord<unknown>
  private readonly extras: GameExtras<unknown>
  private readonly events: { readonly changed: () => void; readonly redraw: () => void }
  private wanted = 'moves'
  /** What the reader has written; undefined while the field shows the position. */
  private typed: string | undefined
  private error: UserError | undefined
  private hint = ''

  constructor(
    record: GameRecord<unknown>,
    extras: GameExtras<unknown>,
    events: { readonly changed: () => void; readonly redraw: () => void },
  ) {
    this.record = record
    this.extras = extras
    this.events = events
  }

  /** Shows the position again, whatever was being written. */
  follow(): void {
    this.typed = undefined
    this.error = undefined
    this.hint = ''
  }

  model(): TextModel {
    const texts = this.texts()
    const form = Object.hasOwn(texts, this.wanted) ? this.wanted : 'board'
    const text = this.typed ?? texts[form]
    return {
      forms: Object.keys(texts),
      form,
      text,
      error: this.error === undefined ? '' : sentence(this.error),
      hint: this.hint,
      rows: form === 'psq' || text.includes('\n') ? 8 : 3,
    }
  }

  readonly form = (form: string): void => {
    this.wanted = form
    this.follow()
    this.events.redraw()
  }

  readonly type = (text: string): void => {
    this.typed = text
    this.error = undefined
    this.hint = ''
    this.events.redraw()
  }

  readonly setUp = (): void => {
    const text = this.typed
    if (text === undefined) return
    const asked = typedPosition(text.slice(0, TEXT_MOST))
    const read = asked.ok ? this.record.setUp(asked.value) : asked
    if (read.ok) return this.events.changed()
    this.error = read.error
    this.events.redraw()
  }

  readonly copy = (): void => void this.write(this.model().text)

  private async write(text: string): Promise<void> {
    this.hint = await copyText(text, words)
    this.events.redraw()
  }

  /** The position in each form that it has: one set up as a board has no moves. */
  private texts(): Record<string, string> {
    const { record, extras } = this
    const { kit, position } = record
    const texts: Record<string, string> = {}
    if (record.board === '') texts['moves'] = record.moveList
    texts['board'] = boardText(kit, extras, position)
    for (const [name, text] of Object.entries(extras.texts?.(position) ?? {})) {
      if (text.ok) texts[name] = text.value
    }
    return texts
  }
}

function sentence(error: UserError): string {
  return `${errorSentence(errors, error)} ${words.atCharacter(error.at)} ${words.kept}`
}

/** The position as rows of a board, which every game reads. */
function boardText<P>(kit: GameKit<P>, extras: GameExtras<P>, p: P): string {
  const { board, game } = kit
  if (extras.boardText !== undefined) return extras.boardText(p)
  if (board === undefined || board.shape === 'hex') return game.format(p)
  const { columns, rows } = board.size(p)
  const text = formatRows((square) => board.at(p, square), columns, rows, [
    sideName(kit, p, 0),
    sideName(kit, p, 1),
  ])
  return `${text} ${sideName(kit, p, game.toMove(p))}`
}
