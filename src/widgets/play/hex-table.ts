import { html, nothing, type TemplateResult } from 'lit-html'
import { boards } from '../../i18n/en/boards.ts'
import { hands as words } from '../../i18n/en/hands.ts'
import { loadCompanion, type Companion, type Way } from '../hands/companion.ts'
import { faceOf, type Face } from '../hands/face.ts'
import { EMPTY_HAND, shownOn, type Hand } from '../hands/hand.ts'
import { factsTemplate, handTemplate, type HandActions } from '../hands/view.ts'
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
        take: (from, to) => this.take(from, to),
        go: (direction) => this.drag(direction),
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
    const { kit, position, label, active, hint } = scene
    const { companion, hand } = this
    const ways = this.ways()
    const shown = shownOn({ kit, position, taken: [] }, companion, hand, ways, words)
    const advised = hint === undefined ? [] : companion.steps?.(position, hint)
    this.face.show(kit, position, { ...shown, label, active, hint: advised ?? [] }, arriving)
    const name = (cell: number) => kit.board?.squareName(position, cell) ?? String(cell)
    const says =
      ways === undefined
        ? words.pick
        : ways.length === 0
          ? words.noWay
          : words.inHand(hand.chosen.map(name))
    return html`
      <div class="play-facts">
        ${factsTemplate(companion.facts?.(kit, position, words) ?? [])}
        <p class="hint" aria-live="polite">${companion.told?.(kit, position, words)}</p>
      </div>
      <div class="play-hand">
        <p class="hint hands-says" aria-live="polite">${active ? says : nothing}</p>
        ${active ? handTemplate({ aim: undefined, ways }, this.actions, words) : nothing}
      </div>
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

  private ways(): readonly Way[] | undefined {
    const { chosen } = this.hand
    if (this.scene === undefined || chosen.length === 0) return undefined
    return this.companion.ways?.(this.scene.kit, this.scene.position, chosen)
  }

  private take(from: number, to: number): void {
    const chosen = this.companion.line?.(this.scene?.position, from, to)
    if (chosen === undefined) return
    this.events.handled()
    this.handle({ chosen, wrong: undefined })
  }

  /** Moves the marbles in hand, which have been dragged. */
  private drag(direction: number): void {
    const way = this.ways()?.find((each) => each.direction === direction)
    if (way !== undefined) this.events.move({ ok: true, value: way.move })
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
