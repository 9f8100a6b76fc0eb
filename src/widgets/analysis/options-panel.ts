import type { TemplateResult } from 'lit-html'
import type { GameOptions, UserError } from '../../../engine/index.ts'
import { analysis as words } from '../../i18n/analysis.ts'
import type { GameRecord } from '../table/game-record.ts'
import type { OptionLabels } from '../table/option-field.ts'
import { optionsTemplate } from './options-view.ts'

/** The options of the game that is played, and what is wrong with one that was asked for. */
export class OptionsPanel {
  private readonly record: GameRecord<unknown>
  private readonly labels: OptionLabels
  private readonly events: { readonly changed: () => void; readonly redraw: () => void }
  private error: UserError | undefined

  constructor(
    record: GameRecord<unknown>,
    labels: OptionLabels,
    events: { readonly changed: () => void; readonly redraw: () => void },
  ) {
    this.record = record
    this.labels = labels
    this.events = events
  }

  /** The game has gone on: nothing is wrong. */
  follow(): void {
    this.error = undefined
  }

  private set(options: GameOptions): void {
    const set = this.record.setOptions(options)
    if (set.ok) return this.events.changed()
    this.error = set.error
    this.events.redraw()
  }

  /** @param say  the sentence of an error; empty until it can be said */
  template(id: string, say: (error: UserError) => string): TemplateResult {
    const { labels, error } = this
    const { kit, options: given } = this.record
    const name = String(error?.params?.['name'] ?? '')
    // The sentence calls the option as its field is called.
    const named = { ...error?.params, name: labels.options[name] ?? name }
    const model = {
      specs: kit.options,
      presets: kit.presets ?? [],
      given,
      error: error === undefined ? '' : say({ ...error, params: named }),
      wrong: name,
    }
    const set = (option: string, value: string | number | boolean | undefined) => {
      const { [option]: _, ...others } = given
      this.set(value === undefined ? others : { ...others, [option]: value })
    }
    const setAll = (options: GameOptions) => this.set({ ...given, ...options })
    return optionsTemplate(model, set, setAll, id, labels, words)
  }
}
