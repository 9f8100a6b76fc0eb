import { fail, ok, type Result } from '../../engine/index.ts'

/** Bytes: far more than any game or tree that can be shown. */
const FILE_LIMIT = 1_000_000

/** The text of a file, whatever it is written in; an error where it is too large or has no text. */
export async function textOf(file: Blob): Promise<Result<string>> {
  if (file.size > FILE_LIMIT)
    return fail('file/too-large', 0, { megabytes: FILE_LIMIT / 1_000_000 })
  let bytes: ArrayBuffer
  try {
    bytes = await file.arrayBuffer()
  } catch {
    return fail('file/not-read')
  }
  const text = decoded(bytes)
  return text.includes('\0') ? fail('file/no-text') : ok(text)
}

/** By its byte order mark; else as UTF-8 or, where it is none, as Western files were before that. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
