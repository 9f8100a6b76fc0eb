/** A word: two letters or more in a row. A text without one is notation. */
const WORD = /\p{L}{2}/u

/** How much longer a translation of English usually is. */
const MORE = 1 / 3

/** A sentence in the pseudo-language: between brackets and a third longer, in words of five letters. */
export function pseudo(text: string): string {
  if (!WORD.test(text)) return text
  const more = Math.ceil(text.length * MORE)
  const tail = ' éeéee'.repeat(Math.ceil(more / 6)).slice(0, more)
  return `⟦${text}${tail.trimEnd()}⟧`
}

/**
 * A table of words in the pseudo-language: each of its texts, and each text that its functions
 * say. Of its own it is English, so a text that is made of others has one pair of brackets.
 */
export function pseudoTable<T>(table: T): T {
  return spoken(table) as T
}

function spoken(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value)
  if (typeof value === 'function') {
    return (...values: unknown[]): unknown => spoken(Reflect.apply(value, undefined, values))
  }
  if (Array.isArray(value)) return value.map(spoken)
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoken(each)]))
}
