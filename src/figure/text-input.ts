import { fail, ok, type Result, type UserError } from '../../engine/index.ts'

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

/** The most characters and lines of a field: a browser lays out each line, which takes its time. */
const FIELD_MOST = 100_000
const FIELD_LINES = 2000

/**
 * A text as a field of several lines can take it without holding the page up. Where it has too many
 * lines, empty ones that stand together, which say nothing, are one; an error if that does not do.
 */
export function fieldText(text: string): Result<string> {
  const lines = text.replace(/\r\n?/g, '\n')
  if (fitting(lines) === lines.length) return ok(lines)
  const dense = lines.replace(/(?:\n[^\S\n]*){3,}/g, '\n\n')
  const limit = fitting(dense)
  return limit === dense.length ? ok(dense) : fail('text/too-long', limit, { limit })
}

/** How many characters of a text fit into a field. */
function fitting(text: string): number {
  let end = -1
  for (let line = 0; line < FIELD_LINES; line++) {
    end = text.indexOf('\n', end + 1)
    if (end < 0) return Math.min(text.length, FIELD_MOST)
  }
  return Math.min(end, FIELD_MOST)
}

/** Pastes a text that a field as it is would be slow to lay out; all others are the browser's. */
export function pastedLong(
  event: ClipboardEvent,
  type: (text: string) => void,
  refuse: (error: UserError) => void,
): void {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  if (fitting(text) === text.length) return
  event.preventDefault()
  const fits = fieldText(text)
  if (fits.ok) type(fits.value)
  else refuse(fits.error)
}
