import { cli } from '../i18n/cli.ts'
import type { Answer, Json } from './verb.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'

/** A line of `apply --input`: `{"position":…,"moves":…,"options":{…}}`, each of which may be absent. */
export interface Request {
  readonly position: string
  readonly moves: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Names in the object that mean nothing here, at most MOST_IGNORED of them. */
  readonly ignored: readonly string[]
  /** What stands under those names: it is given back, so that answers can be told apart. */
  readonly others: Others
}

/** Fields of a line that say nothing here, at most MOST_IGNORED of them. */
export type Others = { readonly [name: string]: Json }

const KNOWN = ['position', 'moves', 'options']
const MOST_IGNORED = 10

export function readRequest(line: string): Checked<Request> {
  const value = parsed(line)
  if (!isObject(value)) return refuse('not-an-object', cli.errors.notAnObject)
  const position = textOf(value['position'])
  if (position === undefined) return refuse('not-a-text', cli.errors.notAText('position'))
  const moves = listOf(value['moves'])
  if (moves === undefined) return refuse('not-a-text', cli.errors.notMoves)
  const options = value['options'] ?? {}
  if (!isObject(options)) return refuse('not-options', cli.errors.notOptions)
  const given: Record<string, string | number | boolean> = {}
  for (const [name, option] of Object.entries(options)) {
    if (typeof option === 'object' || option === undefined) {
      return refuse('not-an-option', cli.errors.notAnOption(quoted(name)))
    }
    Object.defineProperty(given, name, { value: option, enumerable: true })
  }
  const ignored = Object.keys(value)
    .filter((name) => !KNOWN.includes(name))
    .slice(0, MOST_IGNORED)
    .map(quoted)
  return good({ position, moves, options: given, ignored, others: othersOf(value, KNOWN) })
}

/** What a line has besides the fields that are known. */
export function othersOf(
  value: { readonly [name: string]: Json },
  known: readonly string[],
): Others {
  const others: Record<string, Json> = {}
  const names = Object.keys(value).filter((name) => !known.includes(name))
  for (const name of names.slice(0, MOST_IGNORED)) {
    Object.defineProperty(others, name, { value: value[name] ?? null, enumerable: true })
  }
  return others
}

/** The JSON value that a line is; undefined where it is none. */
export function parsed(line: string): Json | undefined {
  try {
    const value: Json = JSON.parse(line)
    return value
  } catch {
    return undefined
  }
}

export function isObject(value: Json | undefined): value is { readonly [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : undefined
}

/** Moves as one text, or as a list of texts. */
function listOf(value: Json | undefined): string | undefined {
  if (!Array.isArray(value)) return textOf(value)
  return value.every((each) => typeof each === 'string') ? value.join(' ') : undefined
}

/**
 * A line of `--input` that is a text, or an object that has the text under a name, `{"tree": …}`,
 * beside other fields, which are given back.
 */
export function readLine(
  line: string,
  name: 'tree' | 'position',
): Checked<{ readonly text: string; readonly others: Others }> {
  const value = line.includes(`"${name}"`) ? parsed(line) : undefined
  if (!isObject(value) || !Object.hasOwn(value, name)) return good({ text: line, others: {} })
  const text = textOf(value[name])
  if (text === undefined) return refuse('not-a-text', cli.errors.notAText(name))
  return good({ text, others: othersOf(value, [name]) })
}

/** An answer with the other fields of its line before what it says itself. */
export function givenBack({ json, text }: Answer, others: Others): Answer {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { json, text }
  return { json: { ...others, ...json }, text }
}
