import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** What grows smaller; pictures, fonts and the index of the search are packed already. */
const packed = new Set(['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.wasm', '.xml'])

/** How a file is to be sent to a browser that accepts these encodings. */
export function encodingFor(extension: string, accepted: string | undefined): Encoding {
  if (!packed.has(extension) || accepted === undefined) return 'identity'
  const names = new Set<string>()
  for (const each of accepted.toLowerCase().split(',')) {
    const [name = '', ...rest] = each.split(';').map((part) => part.trim())
    if (!rest.some((part) => /^q=0(\.0*)?$/.test(part))) names.add(name)
  }
  if (names.has('br')) return 'br'
  return names.has('gzip') ? 'gzip' : 'identity'
}

/** A file as it was read last, with each packing of it once it was asked for. */
export class Found {
  /** Its type and date, and of a page the policy that stands in it. */
  readonly headers: Readonly<Record<string, string>>
  private readonly bytes: Buffer
  private readonly hash: string
  private readonly modified: number
  private readonly bodies = new Map<Encoding, Promise<Buffer>>()

  constructor(extension: string, bytes: Buffer, modified: number) {
    this.bytes = bytes
    this.modified = modified
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const policy = extension === '.html' ? policyIn(bytes.toString('utf8')) : undefined
    this.headers = {
      'Content-Type': types[extension] ?? 'application/octet-stream',
      'Last-Modified': new Date(modified).toUTCString(),
      ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }),
    }
  }

  etag(encoding: Encoding): string {
    return encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`
  }

  /** Whether a browser that sends these headers has the file as it is. */
  isKnown(headers: IncomingHttpHeaders, encoding: Encoding): boolean {
    const tags = headers['if-none-match']
    if (tags !== undefined) {
      return tags.split(',').some((tag) => {
        const plain = tag.trim().replace(/^W\//, '')
        return plain === '*' || plain === this.etag(encoding)
      })
    }
    const since = Date.parse(headers['if-modified-since'] ?? '')
    return Math.floor(this.modified / 1000) * 1000 <= since
  }

  body(encoding: Encoding): Promise<Buffer> {
    const made = this.bodies.get(encoding) ?? pack(this.bytes, encoding)
    this.bodies.set(encoding, made)
    return made
  }
}

/** The files of a folder, kept in memory until they change on the disk. */
export class StaticFiles {
  private readonly kept = new Map<string, { readonly stamp: string; readonly found: Found }>()

  /** Undefined where there is no such file. */
  async read(file: string): Promise<Found | undefined> {
    try {
      const about = await stat(file)
      if (!about.isFile()) return undefined
      const stamp = `${about.mtimeMs} ${about.size}`
      const before = this.kept.get(file)
      if (before?.stamp === stamp) return before.found
      const found = new Found(extname(file), await readFile(file), about.mtimeMs)
      this.kept.set(file, { stamp, found })
      return found
    } catch {
      return undefined
    }
  }
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function pack(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  // Quality 5 takes a few milliseconds a page, and is within some 5 % of the slowest one.
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  if (encoding === 'br') return brotli(bytes, quality)
  return encoding === 'gzip' ? zip(bytes) : bytes
}

/** The policy in a page's head: as a header it holds from the first byte on. */
function policyIn(page: string): string | undefined {
  const meta = /<meta http-equiv="content-security-policy" content="([^"]*)">/i.exec(page)
  return meta?.[1].replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}
