import { render } from 'lit-html'
import type { GameOptions, Move, Result } from '../../../engine/index.ts'
import { errorSentence, linkSentence } from '../../i18n/error-sentence.ts'
import { copyLink } from '../../i18n/copy-link.ts'
import { errors } from '../../i18n/errors.ts'
import { position as words } from '../../i18n/position.ts'
import { FigureLink } from '../../state/figure-link.ts'
import { define } from '../../figure/define.ts'
import { copyText, type CopyWords } from '../../figure/copy-text.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { typedPosition } from '../../figure/text-input.ts'
import { whenNear } from '../../figure/when-near.ts'
import { GameRecord } from '../table/game-record.ts'
import { loadTable, type Table } from '../table/table.ts'
import { spokenSide } from '../table/told.ts'
import { positionSchema, type PositionSchema } from './schema.ts'
import { positionTemplate, type PositionActions } from './view.ts'

/** What a `change` event of the editor carries. */
export interface PositionChange {
  readonly game: string
  /** A text that the game reads: moves or a board. */
  readonly position: string
}

/**
 * `<cutoff-position id data-game data-position data-options>`: sets up a position by clicking
 * or by a text. `value` is the position as a text; a `change` event (bubbling, its detail a
 * `PositionChange`) tells of each new one, and only of right ones. `data-options` is JSON.
 */
export class CutoffPosition extends HTMLElement {
  private record: GameRecord<unknown> | undefined
  private table: Table | undefined
  private link: FigureLink<PositionSchema> | undefined
  private typed = ''
  private error = ''
  private wrongText = false
  private hint = ''

  /** The position as a text that its game reads. */
  get value(): string {
    return this.record?.text ?? this.dataset['position'] ?? ''
  }

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', position = '', options } = this.dataset
    const gameOptions = options === undefined ? undefined : (JSON.parse(options) as GameOptions)
    this.link = new FigureLink(this.id, positionSchema(position))
    const kit = await fetchKit(this, game)
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    const events = {
      move: (move: Result<Move>) => this.move(move),
      handled: () => this.handled(),
      changed: () => this.draw(),
    }
    this.table = await fetched(this, () => loadTable(kit.value, events))
    this.record = new GameRecord(kit.value, gameOptions, position)
    this.typed = this.record.text
    this.readLink(this.record, this.link)
    this.replaceChildren()
    this.draw()
  }

  private readLink(record: GameRecord<unknown>, link: FigureLink<PositionSchema>): void {
    const read = link.read()
    if (read === undefined) return
    if (!read.ok) {
      this.error = errorSentence(errors, read.error)
      return
    }
    const { state } = read.value
    this.hint = linkSentence(errors, read)
    this.typed = state.position
    const placed = record.read(state.position)
    if (placed.ok) return
    this.wrongText = true
    this.error = `${words.inLink} ${errorSentence(errors, placed.error)}`
  }

  private move(move: Result<Move>): void {
    if (move.ok) {
      this.record?.play(move.value)
      return this.changed(true)
    }
    this.error = errorSentence(errors, move.error)
    this.wrongText = false
    this.draw()
  }

  /** What was wrong with the board is past; what is wrong with the text still stands in its field. */
  private handled(): void {
    if (!this.wrongText) this.error = ''
  }

  private type(text: string): void {
    const { record } = this
    if (record === undefined) return
    this.typed = text
    const before = record.text
    const typed = typedPosition(text)
    const read = typed.ok ? record.read(typed.value) : typed
    this.hint = ''
    this.wrongText = !read.ok
    this.error = read.ok ? '' : `${errorSentence(errors, read.error)} ${words.kept}`
    if (read.ok && record.text !== before) {
      this.table?.letGo()
      this.tell(record)
    }
    this.draw()
  }

  private changed(arriving = false): void {
    const { record } = this
    if (record === undefined) return
    this.table?.letGo()
    this.typed = record.text
    this.error = ''
    this.wrongText = false
    this.hint = ''
    this.tell(record)
    this.draw(arriving)
  }

  private tell(record: GameRecord<unknown>): void {
    const detail: PositionChange = { game: record.kit.game.id, position: record.text }
    this.link?.write({ position: record.text })
    this.dispatchEvent(new CustomEvent('change', { bubbles: true, detail }))
  }

  private readonly actions: PositionActions = {
    type: (text) => this.type(text),
    undo: () => {
      if (this.record?.canUndo !== true) return
      this.record.undo()
      this.changed()
    },
    redo: () => {
      if (this.record?.canRedo !== true) return
      this.record.redo()
      this.changed(true)
    },
    clear: () => {
      if (this.record?.canRestart !== true) return
      this.record.restart()
      this.changed()
    },
    copy: () => void this.copy(this.value, words),
    copyLink: () => void this.copy(this.link?.linkTo({ position: this.value }), copyLink),
  }

  private async copy(text = location.href, said: CopyWords): Promise<void> {
    this.hint = await copyText(text, said)
    this.draw()
  }

  private draw(arriving = false): void {
    const { record, table } = this
    if (record === undefined || table === undefined) return
    const { kit, position, played } = record
    const active = kit.game.outcome(position) === undefined
    const scene = { position, label: words.board, active, since: played.slice(-1) }
    const below = table.show(scene, arriving)
    const model = {
      says: this.says(record),
      text: this.typed,
      error: this.error,
      wrongText: this.wrongText,
      hint: this.hint,
      canUndo: record.canUndo,
      canRedo: record.canRedo,
      canClear: record.canRestart,
    }
    render(positionTemplate(model, this.actions, [table.element, below], this.id, words), this)
  }

  private says({ kit, position }: GameRecord<unknown>): string {
    const outcome = kit.game.outcome(position)
    if (outcome === undefined) {
      const side = spokenSide(kit, position, kit.game.toMove(position), words)
      return kit.board?.ground === 'slots' ? words.saysColumn(side) : words.says(side)
    }
    return outcome.winner === 'draw'
      ? words.drawn
      : words.over(spokenSide(kit, position, outcome.winner, words))
  }
}

define('cutoff-position', CutoffPosition)

declare global {
  interface HTMLElementTagNameMap {
    'cutoff-position': CutoffPosition
  }
}
