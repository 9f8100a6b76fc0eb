import { fail, ok, type Result } from '../../../engine/index.ts'
import { decodeState, type Decoded } from '../../state/read-link.ts'
import { encodeState } from '../../state/link.ts'
import type { Schema, StateOf } from '../../state/schema.ts'
import { FILE_MARK } from './schema.ts'

/*
 * A state of the lab as a file, for what is too long for a link that people hand on: one line that
 * says what it is, then the state as a link has it.
 */

const HEAD = `${FILE_MARK}1`

export function fileText<const S extends Schema>(schema: S, state: StateOf<S>): string {
  return `${HEAD}\n${encodeState(schema, state)}\n`
}

/** Reads such a file. Errors: those of a link, and `lab/other-file` for a version not known here. */
export function readFile<const S extends Schema>(schema: S, text: string): Result<Decoded<S>> {
  const [head, state = ''] = text.split(/\r?\n/)
  if (head !== HEAD)
    return fail('lab/other-file', 0, {
      version: head.slice(FILE_MARK.length, FILE_MARK.length + 20),
    })
  const read = decodeState(schema, state)
  if (read.ok && read.value.cut !== undefined) {
    return fail('link/cut-off', 0, { cut: read.value.cut })
  }
  return read.ok ? ok(read.value) : read
}

/** Hands a text to the browser to be kept as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
