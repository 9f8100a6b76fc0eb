import {
  formatRows,
  type Doubt,
  type GameKit,
  type Result,
  type UserError,
} from '../../../engine/index.ts'
import { sideName } from '../../boards/model.ts'
import { analysis as words } from '../../i18n/analysis.ts'
import { table } from '../../i18n/table.ts'
import type { GameWords } from '../../i18n/games.ts'
import { copyText } from '../../figure/copy-text.ts'
import { chooseFile } from '../../figure/drops.ts'
import { fieldText, typedPosition } from '../../figure/text-input.ts'
import type { GameExtras } from '../table/game-extras.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { TextActions, TextModel } from './text-view.ts'

/** What the game's options and their values are called. */
type Labels = Pick<GameWords, 'options' | 'values'>

interface TextEvents {
  readonly changed: () => void
  readonly redraw: () => void
  /** Takes a text in another way than as one position; false where it is to be read as that. */
  readonly takes?: (text: string) => boolean
}

/** The position as text, in the form the reader has chosen, and what the reader makes of it. */
export class TextPanel implements TextActions {
  private readonly record: GameRecord<unknown>
  private readonly extras: GameExtras<unknown>
  private readonly labels: Labels
  private readonly events: TextEvents
  private wanted = 'moves'
  /** What the reader has written; undefined while the field shows the position. */
  private typed: string | undefined
  private error: UserError | undefined
  /** What the text that was set up may mean otherwise, and the text. */
  private doubt: { readonly doubt: Doubt; readonly text: string } | undefined
  private hint = ''
  private open = false

  constructor(
    record: GameRecord<unknown>,
    extras: GameExtras<unknown>,
    labels: Labels,
    events: TextEvents,
  ) {
    this.record = record
    this.extras = extras
    this.labels = labels
    this.events = events
  }

  /** Shows the position again, whatever was being written. */
  follow(): void {
    this.typed = undefined
    this.error = undefined
    this.doubt = undefined
    this.hint = ''
  }

  /** @param say  the sentence of an error; empty until it can be said */
  model(say: (error: UserError) => string): TextModel {
    const { form, text } = this.shown()
    return {
      forms: Object.keys(this.texts()),
      form,
      text,
      error: this.error === undefined ? '' : located(this.error, say),
      ...this.offered(say),
      hint: this.hint,
      open: this.open,
      rows: text.includes('\n') ? 8 : 3,
    }
  }

  /** What stands in the field, and its form. */
  private shown(): { readonly form: string; readonly text: string } {
    const texts = this.texts()
    const form = Object.hasOwn(texts, this.wanted) ? this.wanted : 'board'
    return { form, text: this.typed ?? texts[form] }
  }

  /** The option that would allow what is refused, or that would read the text otherwise. */
  private offered(say: (error: UserError) => string): Pick<TextModel, 'offer'> {
    const lift = this.error?.lift
    if (lift !== undefined) return { offer: { says: '', label: this.setting(lift) } }
    if (this.doubt === undefined) return {}
    const says = say({ code: this.doubt.doubt.code, at: 0 })
    return { offer: { says, label: this.setting(this.doubt.doubt) } }
  }

  private setting({ option, value }: NonNullable<UserError['lift']>): string {
    const { options, values } = this.labels
    const text = typeof value === 'boolean' ? (value ? table.yes : table.no) : String(value)
    return words.lift(options[option] ?? option, values?.[text] ?? text)
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
    if (text === undefined || this.events.takes?.(text) === true) return
    // A file of another kind may be one comment, which says as little as nothing.
    const asked = typedPosition(text.replace(/\{[^{}]*\}/g, ''))
    const { kit, options } = this.record
    const read = asked.ok ? this.record.setUp(text.trim()) : asked
    if (read.ok) {
      this.events.changed()
      const [doubt] = kit.doubts?.(text, options) ?? []
      this.doubt = doubt === undefined ? undefined : { doubt, text }
      if (doubt !== undefined) this.events.redraw()
      return
    }
    this.error = read.error
    this.events.redraw()
  }

  /** Sets up the text of a file, if it is one; what is wrong with it stands in the panel. */
  readonly take = (text: Result<string>): void => {
    this.open = true
    const fits = text.ok ? fieldText(text.value) : text
    if (!fits.ok) {
      // Of many games each may be short.
      const isTaken = text.ok && this.events.takes?.(text.value) === true
      return isTaken ? this.events.redraw() : this.refuse(fits.error)
    }
    this.type(fits.value)
    this.setUp()
  }

  readonly refuse = (error: UserError): void => {
    this.error = error
    this.events.redraw()
  }

  readonly openFile = (): void => chooseFile(this.take)

  readonly toggle = (open: boolean): void => {
    this.open = open
  }

  /** Sets the option that is offered, and reads the text again. */
  readonly accept = (): void => {
    const given = this.error?.lift ?? this.doubt?.doubt
    const text = this.doubt?.text ?? this.typed
    if (given === undefined || text === undefined) return
    const options = { ...this.record.options, [given.option]: given.value }
    const set = this.record.setOptions(options)
    if (!set.ok) {
      this.error = set.error
      return this.events.redraw()
    }
    this.error = undefined
    this.doubt = undefined
    this.typed = text
    this.setUp()
  }

  readonly copy = (): void => void this.write(this.shown().text)

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
    for (const form of kit.forms) {
      if (Object.hasOwn(texts, form.id)) continue
      const text = form.write(position)
      if (text.ok) texts[form.id] = text.value
    }
    return texts
  }
}

function located(error: UserError, say: (error: UserError) => string): string {
  return `${say(error)} ${words.atCharacter(error.at)} ${words.kept}`
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
