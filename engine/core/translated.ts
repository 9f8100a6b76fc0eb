import type { Result } from './errors.ts'

/**
 * A text put into the notation that a game reads, with the place that each of its characters
 * came from, so that errors are told where the person wrote.
 */
export interface Translated {
  readonly text: string
  /** By character of `text`: where it stood; the last is where the original ends. */
  readonly from: readonly number[]
}

export class Translation {
  private text = ''
  private readonly from: number[] = []

  /** `part` says what stood at `at` of the original. */
  add(part: string, at: number): void {
    this.text += part
    for (let i = 0; i < part.length; i++) this.from.push(at)
  }

  done(end: number): Translated {
    return { text: this.text, from: [...this.from, end] }
  }
}

/** What `read` makes of the translation; its errors stand where the original has the fault. */
export function readTranslated<T>(
  { text, from }: Translated,
  read: (text: string) => Result<T>,
): Result<T> {
  const found = read(text)
  if (found.ok) return found
  const { error } = found
  return { ok: false, error: { ...error, at: from[Math.min(error.at, from.length - 1)] } }
}
