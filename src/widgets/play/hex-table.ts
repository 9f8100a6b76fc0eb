import { html, nothing, type TemplateResult } from 'lit-html'
import { boards } from '../../i18n/en/boards.ts'
import { hands as words } from '../../i18n/en/hands.ts'
import { loadCompanion, type Companion, type Way } from '../hands/companion.ts'
import { faceOf, type Face } from '../hands/face.ts'
import { EMPTY_HAND, shownOn, type Hand } from '../hands/hand.ts'
import { handTemplate, type HandActions } from '../hands/view.ts'
import type { Scene, Table, TableEvents } from './table.ts'

export async function hexTable(game: string, events: TableEvents): Promise<Table> {
  return new HexTable(await loadCompanion(game), events)
}

/** A board on which marbles are taken in hand first, and then go somewhere. */
class HexTable implements Table {
  private readonly companion: Companion<unknown>
  private readonly events: TableEvents
  private readonly face: Face
  private scene: Scene | undefined
  private hand: Hand = EMPTY_HAND

  constructor(companion: Companion<unknown>, events: TableEvents) {
    this.companion = companion
    this.events = events
    this.face = faceOf(
      'hex',
      document,
      {
        pick: (cell) => this.pick(cell),
        point: (pointed) => this.handle({ pointed }),
      },
      { ...boards, chosen: words.chosen },
    )
    this.face.element.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.actions.cancel()
    })
  }

  get element(): HTMLElement {
    return this.face.element
  }

  show(scene: Scene, arriving: boolean): TemplateResult | typeof nothing {
    this.scene = scene
    const { kit, position, label, active } = scene
    const { companion, hand } = this
    const { chosen } = hand
    const ways = chosen.length === 0 ? undefined : companion.ways?.(kit, position, chosen)
    const shown = shownOn({ kit, position, taken: [] }, companion, hand, ways, words)
    this.face.show(kit, position, { ...shown, label, active }, arriving)
    if (!active) return nothing
    const name = (cell: number) => kit.board?.squareName(position, cell) ?? String(cell)
    const says =
      ways === undefined
        ? words.pick
        : ways.length === 0
          ? words.noWay
          : words.inHand(chosen.map(name))
    return html`
      <p class="hint hands-says" aria-live="polite">${says}</p>
      ${handTemplate({ aim: undefined, ways }, this.actions, words)}
    `
  }

  letGo(): void {
    this.hand = EMPTY_HAND
  }

  focus(): void {
    this.face.focus()
  }

  private pick(cell: number): void {
    if (this.scene?.active !== true) return
    const { kit, position } = this.scene
    const choice = this.companion.choose?.(kit, position, this.hand.chosen, cell)
    if (choice === undefined) return
    switch (choice.kind) {
      case 'chosen':
        this.events.handled()
        return this.handle({ chosen: choice.cells, wrong: undefined })
      case 'move':
        return this.events.move({ ok: true, value: choice.move })
      case 'wrong':
        this.hand = { ...this.hand, wrong: cell }
        return this.events.move(kit.game.parseMove(position, choice.text))
    }
  }

  private go(way: Way): void {
    this.events.move({ ok: true, value: way.move })
    this.face.focus()
  }

  private handle(change: Partial<Hand>): void {
    this.hand = { ...this.hand, ...change }
    this.events.changed()
  }

  private readonly actions: HandActions = {
    // A stone is held over a square on boards of squares alone.
    nudge: () => undefined,
    place: () => undefined,
    cancel: () => {
      this.letGo()
      this.events.handled()
      this.events.changed()
      this.face.focus()
    },
    go: (way) => this.go(way),
    preview: (way) => {
      // A button that goes away with the focus tells its `blur` amid the drawing.
      if (way !== this.hand.preview) this.handle({ preview: way })
    },
  }
}
