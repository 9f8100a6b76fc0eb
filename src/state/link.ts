import { ContractError, fail, ok, type Result } from '../../engine/index.ts'
import { defaultsOf, type Field, type Schema, type StateOf } from './schema.ts'

/*
 * The one codec between a link and a widget's state. Each figure has an id of its own in the
 * page; its state is the query parameter of that name, and the hash scrolls to it:
 *
 *     /en/cutting-branches/?cut-tree=tree:((3,12),(2,4));step:14#cut-tree
 *
 * A state is its fields in schema order, those that have their default left out. Within a value
 * square brackets are written round, since links in running text break at them; `;`, `(`, `)`
 * and `!` itself have `!` before a letter. Then comes the usual encoding of a query, so that
 * programs that take a link apart and put it together again do no harm.
 */

/** The most characters one figure's state may take in a link. */
export const STATE_LIMIT = 4000

/** So many unknown fields are named, and so much of each. */
const MOST_UNKNOWN = 8
const LONGEST_NAME = 40

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

/** The state as text; empty where every field has its default. */
export function encodeState<S extends Schema>(schema: S, state: StateOf<S>): string {
  const parts: string[] = []
  for (const [name, field] of Object.entries(schema)) {
    const value: unknown = state[name]
    if (value === field.default) continue
    parts.push(`${name}:${escape(textOf(name, field, value))}`)
  }
  return parts.join(';')
}

/** Whether a link can carry the state: neither it nor one of its texts is too long. */
export function fitsLink<S extends Schema>(schema: S, state: StateOf<S>): boolean {
  for (const [name, field] of Object.entries(schema)) {
    if (field.type === 'text' && String(state[name]).length > field.max) return false
  }
  return encodeState(schema, state).length <= STATE_LIMIT
}

/** Reads what `encodeState` wrote. An error names the field; `at` is its place in the text. */
export function decodeState<S extends Schema>(schema: S, text: string): Result<Decoded<S>> {
  if (text.length > STATE_LIMIT) return fail('link/too-long', STATE_LIMIT, { max: STATE_LIMIT })
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

/** A figure's state in a query (`?a=…&b=…`), as `encodeState` wrote it; undefined for none. */
export function readParameter(search: string, id: string): string | undefined {
  return new URLSearchParams(search).get(id) ?? undefined
}

/**
 * The query with a figure's parameter set to a state, or taken out where that is empty. All
 * other parameters are kept as they are.
 */
export function withParameter(search: string, id: string, state: string): string {
  const kept: string[] = []
  const parameter = `${id}=${queryText(state)}`
  let placed = state === ''
  for (const part of parameters(search)) {
    if (nameOf(part) !== id) kept.push(part)
    else if (!placed) {
      kept.push(parameter)
      placed = true
    }
  }
  if (!placed) kept.push(parameter)
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}

function parameters(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '')
}

function nameOf(parameter: string): string | undefined {
  return new URLSearchParams(parameter).keys().next().value
}

/** A text as the value of a query's parameter; letters that need no encoding stay readable. */
function queryText(text: string): string {
  // A lone surrogate has no UTF-8 form, and encodeURIComponent would throw on it.
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[^A-Za-z0-9\-._~*,/@!$():; ]/gu, percent)
    .replace(/ /g, '+')
}

/** Encodes also `'`, which encodeURIComponent lets through and a browser does not. */
function percent(letter: string): string {
  return letter === "'" ? '%27' : encodeURIComponent(letter)
}

function textOf(name: string, field: Field, value: unknown): string {
  const text = field.type === 'boolean' ? (value === true ? 'yes' : 'no') : String(value)
  const read = readField(name, field, text, 0)
  if (!read.ok || typeof value !== typeof field.default) {
    throw new ContractError('encodeState', `${name} is ${JSON.stringify(value)}`)
  }
  return text
}

function readField(
  name: string,
  field: Field,
  text: string,
  at: number,
): Result<string | number | boolean> {
  switch (field.type) {
    case 'text':
      if (text.length > field.max) {
        return fail('link/text-too-long', at, { field: name, max: field.max })
      }
      return ok(text)
    case 'integer': {
      // Also 1e9 is a whole number, if one beyond every range.
      const whole = /^-?[0-9]+(?:e[0-9]{1,3})?$/i.test(text)
      const value = whole ? Number(text) + 0 : Number.NaN
      const { min, max } = field
      if (min === max && value !== min) return fail('link/no-choice', at, { field: name })
      const inside = value >= min && value <= max
      if (!whole || (inside && !/^-?[0-9]{1,9}$/.test(text))) {
        return fail('link/not-a-number', at, { field: name })
      }
      if (value < min || value > max) {
        // As it was written where a number would be another one, or none.
        const told = Number.isSafeInteger(value) ? value : shortened(text)
        return fail('link/out-of-range', at, { field: name, min, max, value: told })
      }
      return ok(value)
    }
    case 'choice':
      if (!field.values.includes(text)) {
        return fail('link/not-a-choice', at, { field: name, values: field.values.join(', ') })
      }
      return ok(text)
    case 'boolean':
      if (text !== 'yes' && text !== 'no') return fail('link/not-yes-or-no', at, { field: name })
      return ok(text === 'yes')
  }
}

const ESCAPED: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '(': '!o',
  ')': '!c',
  ';': '!s',
  '!': '!!',
}
const LETTERS = new Map(Object.entries(ESCAPED).map(([letter, written]) => [written, letter]))

function escape(text: string): string {
  return text.replace(/[[\]();!]/g, (letter) => ESCAPED[letter])
}

/** Undefined where an exclamation mark is not followed by what it should be. */
function unescape(text: string): string | undefined {
  if (/!(?![ocs!])/.test(text.replaceAll('!!', ''))) return undefined
  return text.replace(/![ocs!]|[()]/g, (written) => LETTERS.get(written) ?? written)
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}
