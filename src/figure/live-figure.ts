import { html, type TemplateResult } from 'lit-html'
import { ContractError, type GameKit, type UserError } from '../../engine/index.ts'
import type { Schema, StateOf } from '../state/schema.ts'
import { place, whenResized } from './dom.ts'
import { knownKit } from './fetch-kit.ts'
import { FigureElement } from './figure-element.ts'
import { copyButton, errorLine, hintLine, undoButtons } from './panel.ts'

/** A search with its picture and its controls, in a figure of its own or within another one. */
export interface Live {
  /** Resolves when the search is there, or is not to come. */
  ready(): Promise<void>
  /** Draws the picture into its stage, and answers the rest. */
  draw(): TemplateResult
  /** The room may have changed. */
  resized(): void
  leave(): void
}

/** What a live search has of the figure that it stands in. */
export interface LiveHost<S> {
  readonly figure: HTMLElement
  /** Where its picture stands; nobody else draws there. */
  readonly stage: HTMLElement
  readonly state: S
  /** Changes the state, if it can be taken: whether it has been. */
  change(change: Partial<S>): boolean
  /** Draws it anew, which has changed by itself. */
  redraw(): void
  /** Says what is wrong, where that has come out later. */
  refuse(error: UserError): void
}

/** A live search as a figure of its own. Its page names the game in `data-game`. */
export abstract class LiveFigure<S extends Schema>
  extends FigureElement<S>
  implements LiveHost<StateOf<S>>
{
  private known: GameKit<unknown> | undefined
  protected abstract readonly live: Live
  /** The classes of the parts of the first frame that are drawn into. */
  protected abstract readonly parts: { readonly stage: string; readonly controls: string }

  get figure(): HTMLElement {
    return this
  }

  get stage(): HTMLElement {
    return place(this, this.parts.stage)
  }

  protected override get host(): HTMLElement {
    return place(this, this.parts.controls)
  }

  protected get kit(): GameKit<unknown> {
    if (this.known === undefined) throw new ContractError(this.localName, 'has no game')
    return this.known
  }

  protected override async begin(): Promise<void> {
    this.known = await knownKit(this, this.dataset['game'] ?? '')
    whenResized(this, () => this.live.resized())
    this.onLeave(() => this.live.leave())
  }

  /** The first frame stands until the search is there. */
  protected override ready(): Promise<void> {
    return this.live.ready()
  }

  protected draw(): TemplateResult {
    return html`${this.live.draw()}
      <div class="controls">${undoButtons(this)} ${copyButton(this)}</div>
      ${errorLine(this)} ${hintLine(this)}`
  }
}
