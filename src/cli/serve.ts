import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'

/** A server of one folder of files, for this machine only. */
export interface StaticServer {
  /** `http://localhost:4321`, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

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
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * Serves a built site on this machine.
 *
 * @param folder the folder with the built pages
 * @param port the port asked for, or 0 for any that is free
 * @param tries how many ports to try, each one above the last, while they are taken
 * @throws the server's error if no port could be had
 */
export async function serve(folder: string, port: number, tries = 1): Promise<StaticServer> {
  const root = resolve(folder)
  const server = createServer((request, response) => {
    void answer(root, request, response)
  })
  const taken = await listen(server, port, tries)
  return {
    url: `http://localhost:${taken}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The port the server listens on in the end. */
async function listen(server: Server, port: number, tries: number): Promise<number> {
  for (let left = tries; ; left--) {
    try {
      await new Promise<void>((done, failed) => {
        server.once('error', failed)
        server.listen(port, '127.0.0.1', () => {
          server.off('error', failed)
          done()
        })
      })
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    } catch (error) {
      const busy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!busy || left <= 1 || port >= 65535) throw error
      port++
    }
  }
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(response, 405, '.txt', 'Only GET and HEAD are answered.', false)
    return
  }
  const head = request.method === 'HEAD'
  const file = fileFor(root, request.url ?? '/')
  const found = file === undefined ? undefined : await read(file)
  if (file !== undefined && found) {
    send(response, 200, extname(file), found, head)
    return
  }
  const inside = file === undefined ? undefined : await read(join(file, 'index.html'))
  if (inside) {
    // The links in a page are right only below the address that ends with a slash.
    const [path = '/', query] = (request.url ?? '/').split('?')
    response.setHeader('Location', `${path}/${query === undefined ? '' : `?${query}`}`)
    send(response, 301, '.txt', '', head)
    return
  }
  const missing = await read(join(root, '404.html'))
  send(response, 404, '.html', missing ?? 'Not found.', head)
}

/**
 * The file an address names, `undefined` if it names none below the root. A folder's address ends
 * with `/` and means its `index.html`.
 */
export function fileFor(root: string, address: string): string | undefined {
  let path: string
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
  if (!path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined
  const file = normalize(join(root, path.endsWith('/') ? `${path}index.html` : path))
  return file.startsWith(root + sep) ? file : undefined
}

async function read(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch {
    return undefined
  }
}

function send(
  response: ServerResponse,
  status: number,
  extension: string,
  body: Uint8Array | string,
  head: boolean,
): void {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  response.writeHead(status, {
    'Content-Type': types[extension] ?? 'application/octet-stream',
    'Content-Length': bytes.length,
    'Cache-Control': 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    // A page that is isolated may share memory with its workers, which parallel search uses.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  })
  response.end(head ? undefined : bytes)
}
