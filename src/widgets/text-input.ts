import { html, type TemplateResult } from 'lit-html'
import { settled } from './settled.ts'

interface TextInput {
  readonly text: string
  /** What is wrong with the text; empty where it is right. */
  readonly error: string
}

/**
 * A field for a position or the like: its text is handed in when it is done.
 *
 * @param errorId  of the element that says what is wrong
 */
export function textInput(
  { text, error }: TextInput,
  errorId: string,
  type: (text: string) => void,
): TemplateResult {
  return html`<input
    class="input code"
    type="text"
    autocomplete="off"
    autocapitalize="off"
    spellcheck="false"
    aria-invalid=${error !== ''}
    aria-describedby=${errorId}
    .value=${settled(text)}
    @change=${(event: Event) => {
      if (event.target instanceof HTMLInputElement) type(event.target.value)
    }}
  />`
}
