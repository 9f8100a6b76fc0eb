import { fail, ok, type Result } from '../../engine/index.ts'

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
