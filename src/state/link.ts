import { ContractError, fail, ok, type Result } from '../../engine/index.ts'
import type { Field, Schema, StateOf } from './schema.ts'

/*
 * The one codec between a link and a widget's state. Each figure has an id of its own in the
 * page; its state is the query parameter of that name, and the hash scrolls to it:
 *
 *     /en/cutting-branches/?cut-tree=tree:((3,12),(2,4));step:14#cut-tree
 *
 * A state is its fields in schema order, those that have their default left out. Within a value
 * square brackets are written round, since links in running text break at them; `;`, `(`, `)`
 * and `!` itself have `!` before a letter. Then comes the usual encoding of a query, so that
 * programs that take a link apart and put it together again do no harm. What reads it is in
 * `read-link.ts`, which only those fetch who come by a link.
 */

/** The most characters one figure's state may take in a link. */
export const STATE_LIMIT = 4000

/** So much is said of a text that is wrong. */
const LONGEST_NAME = 40

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

/** The value of a field as a link has it. */
export function readField(
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
      const { none, min, max } = field
      if (text === String(none)) return ok(value)
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

/** How letters are written that links break at, or that part their fields. */
export const ESCAPED: Readonly<Record<string, string>> = {
  '[': '(',
  ']': ')',
  '(': '!o',
  ')': '!c',
  ';': '!s',
  '!': '!!',
}
function escape(text: string): string {
  return text.replace(/[[\]();!]/g, (letter) => ESCAPED[letter])
}

/** As much of a text of a link as a sentence can hold. */
export function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name
}
