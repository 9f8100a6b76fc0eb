import { errorSentence } from '../../i18n/error-sentence.ts'
import { errors } from '../../i18n/en/errors.ts'
import { FigureLink } from '../../state/figure-link.ts'
import type { Schema } from '../../state/schema.ts'
import { fetchKit } from '../../figure/fetch-kit.ts'
import { fetched } from '../../figure/fetched.ts'
import { whenNear } from '../../figure/when-near.ts'
import { loadCompanion } from './companion.ts'
import { Controller, type Labels } from './controller.ts'
import { handsSchema } from './schema.ts'
import { HandsSession } from './session.ts'

/**
 * `<cutoff-hands id data-game data-labels>`: a board on which both sides are played by hand, with
 * every rule and message in force, its options, its texts, and the terms of its evaluation.
 * `data-labels` is JSON: what the options and their values are called.
 */
export class CutoffHands extends HTMLElement {
  private link: FigureLink<Schema> | undefined

  connectedCallback(): void {
    whenNear(this, () => void this.begin())
  }

  disconnectedCallback(): void {
    this.link?.flush()
  }

  private async begin(): Promise<void> {
    const { game = '', labels = '{"options":{}}' } = this.dataset
    const [kit, companion] = await Promise.all([
      fetchKit(this, game),
      fetched(this, () => loadCompanion(game)),
    ])
    if (!kit.ok) {
      this.append(errorSentence(errors, kit.error))
      return
    }
    const link = new FigureLink(this.id, handsSchema(kit.value.options))
    this.link = link
    const session = new HandsSession(kit.value)
    new Controller(this, session, companion, link, JSON.parse(labels) as Labels).begin()
  }
}

customElements.define('cutoff-hands', CutoffHands)
