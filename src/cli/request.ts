import { cli } from '../i18n/en/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'

/** A line of `apply --input`: `{"position":…,"moves":…,"options":{…}}`, each of which may be absent. */
export interface Request {
  readonly position: string
  readonly moves: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** Names in the object that mean nothing here, at most MOST_IGNORED of them. */
  readonly ignored: readonly string[]
}

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
  return good({ position, moves, options: given, ignored })
}

type Parsed = string | number | boolean | null | { readonly [name: string]: Parsed | undefined }

function parsed(line: string): Parsed | undefined {
  try {
    const value: Parsed = JSON.parse(line)
    return value
  } catch {
    return undefined
  }
}

function isObject(
  value: Parsed | undefined,
): value is { readonly [name: string]: Parsed | undefined } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: Parsed | undefined): string | undefined {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : undefined
}

/** Moves as one text, or as a list of texts. */
function listOf(value: Parsed | undefined): string | undefined {
  if (!Array.isArray(value)) return textOf(value)
  return value.every((each) => typeof each === 'string') ? value.join(' ') : undefined
}
