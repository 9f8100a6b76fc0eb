import { html, type TemplateResult } from 'lit-html'
import { fail, ok, type Result } from '../../engine/index.ts'
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
    @paste=${(event: ClipboardEvent) => pastedLines(event, type)}
  />`
}

/**
 * Hands in a text of several lines as it was pasted: a field has one line, and would run the rows
 * of a board together.
 */
export function pastedLines(event: ClipboardEvent, type: (text: string) => void): void {
  const text = event.clipboardData?.getData('text/plain').trim() ?? ''
  if (!/[\r\n]/.test(text)) return
  event.preventDefault()
  type(text)
}

/**
 * What a reader has typed for a position. No text is refused: games read it as their start, and to
 * empty a field must not take away what is on the board.
 */
export function typedPosition(text: string): Result<string> {
  const typed = text.trim()
  return typed === '' ? fail('position/none') : ok(typed)
}
