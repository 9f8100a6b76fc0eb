import { fail, ok, type Result } from '../../engine/index.ts'
import { ESCAPED, readField, shortened, STATE_LIMIT } from './link.ts'
import { defaultsOf, type Field, type Schema, type StateOf } from './schema.ts'

/** So many unknown fields are named. */
const MOST_UNKNOWN = 8

export interface Decoded<S extends Schema> {
  readonly state: StateOf<S>
  /**
   * Fields of the link that the figure does not have: it was made for another. Not more of them,
   * nor more of each, than a sentence can hold.
   */
  readonly unknown: readonly string[]
  /** The end of the link where it has been cut off; the state is that of what stands before it. */
  readonly cut?: string
}

/**
 * Reads what `encodeState` wrote. An error names the field; `at` is its place in the text.
 *
 * @param limit  characters; what the device has kept may be longer than a link
 */
export function decodeState<S extends Schema>(
  schema: S,
  text: string,
  limit = STATE_LIMIT,
): Result<Decoded<S>> {
  if (text.length > limit) return fail('link/too-long', limit, { max: limit })
  const values: Record<string, unknown> = { ...defaultsOf(schema) }
  const unknown: string[] = []
  const parts = text.split(';')
  const cut = isCutOff(schema, parts[parts.length - 1]) ? shortened(parts.pop() ?? '') : undefined
  const seen = new Set<string>()
  let at = 0
  for (const part of parts) {
    const from = at
    at += part.length + 1
    if (part === '') continue
    const colon = part.indexOf(':')
    const name = colon < 0 ? part : part.slice(0, colon)
    if (!Object.hasOwn(schema, name)) {
      if (unknown.length < MOST_UNKNOWN) unknown.push(shortened(name))
      continue
    }
    if (seen.has(name)) return fail('link/field-twice', from, { field: name })
    seen.add(name)
    const raw = colon < 0 ? '' : part.slice(colon + 1)
    const value = unescape(raw)
    if (value === undefined) return fail('link/bad-escape', from, { field: name })
    const read = readField(name, schema[name], value, from)
    if (!read.ok) return read
    values[name] = read.value
  }
  // Every field of the schema has a value of its kind: its default, or one just read.
  return ok({ state: values as StateOf<S>, unknown, ...(cut !== undefined && { cut }) })
}

/**
 * Whether the last part of a link shows that there was more: a name or a word without its end, a
 * value that is missing, a letter of which not all bytes have come.
 */
function isCutOff(schema: Schema, part: string): boolean {
  const colon = part.indexOf(':')
  if (/\uFFFD(?:%[0-9a-f]?)?$/i.test(part)) return true
  if (colon < 0 && /[\0\uFFFD]|%[0-9a-f]?$/i.test(part)) return true
  if (colon < 0) return part !== '' && Object.keys(schema).some((name) => name.startsWith(part))
  const field = schema[part.slice(0, colon)] as Field | undefined
  const value = part.slice(colon + 1)
  const begins = (word: string) => word.startsWith(value) && word !== value
  switch (field?.type) {
    case undefined:
      return false
    case 'text':
      return /(?:^|[^!])(?:!!)*!$/.test(value)
    case 'integer':
      return value === '' || value === '-'
    case 'choice':
      return !field.values.includes(value) && field.values.some(begins)
    case 'boolean':
      return ['yes', 'no'].some(begins)
  }
}

const LETTERS = new Map(Object.entries(ESCAPED).map(([letter, written]) => [written, letter]))

/** Undefined where an exclamation mark is not followed by what it should be. */
function unescape(text: string): string | undefined {
  if (/!(?![ocs!])/.test(text.replaceAll('!!', ''))) return undefined
  return text.replace(/![ocs!]|[()]/g, (written) => LETTERS.get(written) ?? written)
}
