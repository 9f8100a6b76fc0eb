import type { GameKit, GameOptions } from '../../../engine/index.ts'
import { position as words } from '../../i18n/position.ts'
import type { Schema } from '../../state/schema.ts'
import { copyText } from '../../figure/copy-text.ts'
import { define } from '../../figure/define.ts'
import { knownKit } from '../../figure/fetch-kit.ts'
import { BoardFigure } from '../table/board-figure.ts'
import { spokenSide } from '../table/told.ts'
import { positionTemplate } from './view.ts'

/** @param position  what the page sets up before the reader does */
function positionSchema(position: string) {
  return {
    position: { type: 'text', default: position, max: 1000 },
  } as const satisfies Schema
}

type PositionSchema = ReturnType<typeof positionSchema>

/** What a `change` event of the editor carries. */
export interface PositionChange {
  readonly game: string
  /** A text that the game reads: moves or a board. */
  readonly position: string
}

/**
 * `<cutoff-position id data-game data-position data-options>`: sets up a position by clicking
 * or by a text. `value` is the position as a text; a `change` event (bubbling, its detail a
 * `PositionChange`) tells of each new one, and only of right ones. `data-options` is JSON. Without
 * an id it is a part of another figure, which has its link, reads what is dropped and searches.
 */
export class CutoffPosition extends BoardFigure<unknown, PositionSchema> {
  /** What the reader is writing; undefined while the field shows the position. */
  private written: string | undefined
  private announced = ''

  /** The position as a text that its game reads. */
  get value(): string {
    return this.record?.text ?? this.dataset['position'] ?? ''
  }

  protected schema() {
    return positionSchema(this.dataset['position'] ?? '')
  }

  protected override async begin(): Promise<void> {
    const { game = '', options } = this.dataset
    const gameOptions = options === undefined ? undefined : (JSON.parse(options) as GameOptions)
    await this.open(await knownKit(this, game), gameOptions)
  }

  protected override ready(): void {
    this.announced = this.value
  }

  override follow(arriving = false): void {
    this.written = undefined
    super.follow(arriving)
  }

  protected override changed(arriving: boolean): void {
    const { value, game } = this
    if (value !== this.announced) {
      this.announced = value
      const detail: PositionChange = { game: game.kit.game.id, position: value }
      this.dispatchEvent(new CustomEvent('change', { bubbles: true, detail }))
    }
    super.changed(arriving)
  }

  /** What has been written so far stands in the field, right or wrong, and as it was written. */
  write(text: string): void {
    this.written = text
    this.table.letGo()
    this.type(text, (position) => ({ position }))
  }

  /** The field has one line: of a text with more it shows the position, or what is refused of it. */
  paste(text: string): void {
    this.write(text)
    if (this.typed === undefined) this.written = undefined
    this.redraw()
  }

  protected override get reader() {
    return this.isPart ? undefined : (text: string) => this.paste(text)
  }

  private get isPart(): boolean {
    return this.id === ''
  }

  async copyPosition(): Promise<void> {
    this.tell(await copyText(this.value, words))
  }

  protected draw(arriving: boolean) {
    const { kit, position, text } = this.game
    const { options } = this.game
    const board = this.board(
      { label: words.board, options: this.isPart ? undefined : options },
      arriving,
    )
    const model = {
      says: says(kit, position),
      text: this.written ?? text,
      canClear: this.canClear,
      linked: !this.isPart,
    }
    return positionTemplate(this, model, board, words)
  }
}

function says<P>(kit: GameKit<P>, position: P): string {
  const outcome = kit.game.outcome(position)
  if (outcome === undefined) {
    const side = spokenSide(kit, position, kit.game.toMove(position), words)
    return kit.board?.ground === 'slots' ? words.saysColumn(side) : words.says(side)
  }
  return outcome.winner === 'draw'
    ? words.drawn
    : words.over(spokenSide(kit, position, outcome.winner, words))
}

define('cutoff-position', CutoffPosition)

declare global {
  interface HTMLElementTagNameMap {
    'cutoff-position': CutoffPosition
  }
}
