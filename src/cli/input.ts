import { open } from 'node:fs/promises'
import { resolve } from 'node:path'
import { cli } from '../i18n/cli.ts'
import { good, quoted, refuse, type Checked } from './cli-error.ts'

/** Characters that one line may have: room for the longest tree, a million, and more. */
export const LONGEST_LINE = 2_000_000

/**
 * Opens a file for reading as text; `-` is the standard input.
 *
 * @param folder  what a relative path starts from
 */
export async function openInput(
  path: string,
  folder: string,
): Promise<Checked<AsyncIterable<string>>> {
  if (path === '') return refuse('no-such-file', cli.errors.noSuchFile(path))
  if (path === '-') return good(process.stdin.setEncoding('utf8'))
  try {
    const file = await open(resolve(folder, path))
    if ((await file.stat()).isDirectory()) {
      await file.close()
      return refuse('is-a-folder', cli.errors.isAFolder(quoted(path)))
    }
    return good(file.createReadStream({ encoding: 'utf8' }))
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    const missing = why.startsWith('ENOENT')
    return missing
      ? refuse('no-such-file', cli.errors.noSuchFile(quoted(path)))
      : refuse('not-readable', cli.errors.notReadable(quoted(path), why))
  }
}

/** A line without its end; undefined where it was longer than the limit. */
export type Line = string | undefined

/**
 * The lines of a text that comes in pieces, each as soon as it is complete. Of a line that is too
 * long no more than the limit is kept. What follows the last line's end is a line if it is not
 * empty. A byte order mark at the start is passed over.
 */
export async function* linesOf(
  chunks: AsyncIterable<string>,
  limit = LONGEST_LINE,
): AsyncGenerator<Line> {
  let rest = ''
  let overflow = false
  let first = true
  const complete = (end: string): Line => {
    const line = rest + end
    const long = overflow || line.length > limit
    rest = ''
    overflow = false
    return long ? undefined : line.replace(/\r$/, '')
  }
  for await (const chunk of chunks) {
    let from: number = first && chunk.startsWith('\uFEFF') ? 1 : 0
    first = first && chunk === ''
    for (let end = chunk.indexOf('\n', from); end >= 0; end = chunk.indexOf('\n', from)) {
      yield complete(chunk.slice(from, end))
      from = end + 1
    }
    if (!overflow) rest += chunk.slice(from)
    if (rest.length > limit) {
      overflow = true
      rest = ''
    }
  }
  if (rest !== '' || overflow) yield complete('')
}
