import { html, type TemplateResult } from 'lit-html'
import { named, select, type Shown } from '../../figure/panel.ts'
import type { LabWords } from '../../i18n/lab.ts'
import type { ModeFrame } from './mode.ts'
import { MODES, type LabState } from './schema.ts'
import { searchControls } from './search/controls.ts'
import { sourceControls, type SourceActions } from './source/controls.ts'

export interface LabActions {
  readonly source: SourceActions
  /** Another search: what was answered of the one before no longer holds. */
  search(change: Partial<LabState>): void
  mode(mode: LabState['mode']): void
}

/** Everything below the tree: the mode's own, and the three words behind which all else stands. */
export function labPanel(
  figure: Shown,
  { below, fields }: Pick<ModeFrame, 'below' | 'fields'>,
  state: LabState,
  games: readonly string[],
  board: HTMLElement | undefined,
  actions: LabActions,
  words: LabWords,
): TemplateResult {
  return html`
    ${below}
    <div class="lab-switches">
      ${group(words.source, sourceControls(figure, state, games, board, actions.source, words))}
      ${group(words.search, searchControls(state, actions.search, words))}
      ${group(
        words.mode,
        html`${
          MODES.length > 1
            ? select(words.does, named(MODES, words.modes), state.mode, (mode) =>
                actions.mode(mode),
              )
            : ''
        }
        ${fields}`,
      )}
    </div>
  `
}

function group(name: string, inside: TemplateResult): TemplateResult {
  return html`<details class="lab-group" name="lab">
    <summary>${name}</summary>
    <div class="lab-fields">${inside}</div>
  </details>`
}
