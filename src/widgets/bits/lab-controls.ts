import { html, type TemplateResult } from 'lit-html'
import { equals, type Word } from '../../../engine/index.ts'
import {
  copyButton,
  errorId,
  errorLine,
  field,
  hintLine,
  saysLine,
  select,
  undoButtons,
  type Shown,
} from '../../figure/panel.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import { PRESET_NAMES, PRESETS } from './lab-model.ts'

export interface LabActions {
  readonly show: (word: Word) => void
  /** Takes what has been typed. */
  readonly type: (text: string) => void
}

/** What stands below the board: what can be shown, typed and taken back, and what is said. */
export function labControls(
  figure: Shown,
  { word, initial, says }: { word: Word; initial: Word; says: string },
  actions: LabActions,
  words: BitsWords,
): TemplateResult {
  const shown = {
    text: '',
    wrong: figure.error !== '',
    says: errorId(figure),
    look: 'bits-lab-input',
    most: 80,
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { currentTarget: form } = event
    if (form instanceof HTMLFormElement) actions.type(form.querySelector('input')?.value ?? '')
  }
  return html`
    <form class="controls" @submit=${submit}>
      ${presets(word, initial, actions, words)} ${field(words.lab.typed, shown, {})}
      <button class="button" type="submit">${words.lab.apply}</button>
      ${undoButtons(figure)} ${copyButton(figure)}
    </form>
    ${errorLine(figure)} ${saysLine(says)} ${hintLine(figure)}
  `
}

/** What can be shown, the word at hand chosen; one of the reader's own has no other name. */
function presets(
  word: Word,
  initial: Word,
  { show }: LabActions,
  { lab }: BitsWords,
): TemplateResult {
  const known = new Map<string, Word>([['game', initial], ...Object.entries(PRESETS)])
  const chosen = [...known].find(([, each]) => equals(each, word))?.[0] ?? ''
  const labels = (['game', ...PRESET_NAMES] as const).map(
    (name) => [name, lab.preset[name]] as const,
  )
  const own = chosen === '' ? [['', lab.choose] as const] : []
  return select<string>(lab.presets, [...own, ...labels], chosen, (name) => {
    const wanted = known.get(name)
    if (wanted !== undefined) show(wanted)
  })
}
