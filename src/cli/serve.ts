import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, resolve, sep } from 'node:path'
import { encodingFor, StaticFiles, type Found } from './static-files.ts'

/** A server of one folder of files. */
export interface StaticServer {
  /** `http://localhost:4321`, or with the path it serves below; without a slash at the end. */
  readonly url: string
  readonly port: number
  close(): Promise<void>
}

export interface ServeOptions {
  /** The address to listen at: this machine alone without it, `0.0.0.0` for all of its networks. */
  readonly host?: string
  /** The path below which the folder is served, as `/courses/cutoff/`. */
  readonly base?: string
}

/**
 * Serves a built site.
 *
 * @param folder the folder with the built pages
 * @param port the port asked for, or 0 for any that is free
 * @param tries how many ports to try, each one above the last, while they are taken
 * @throws the server's error if no port could be had
 */
export async function serve(
  folder: string,
  port: number,
  tries = 1,
  { host = '127.0.0.1', base = '/' }: ServeOptions = {},
): Promise<StaticServer> {
  const root = resolve(folder)
  const files = new StaticFiles()
  const path = `/${base}/`.replace(/\/+/g, '/')
  const server = createServer((request, response) => {
    void answer({ root, base: path, files }, request, response)
  })
  const taken = await listen(server, host, port, tries)
  return {
    url: `http://localhost:${taken}${path.slice(0, -1)}`,
    port: taken,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

/** The port the server listens on in the end. */
async function listen(server: Server, host: string, port: number, tries: number): Promise<number> {
  for (let left = tries; ; left--) {
    try {
      await new Promise<void>((done, failed) => {
        server.once('error', failed)
        server.listen(port, host, () => {
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

interface Site {
  readonly root: string
  /** Begins and ends with a slash. */
  readonly base: string
  readonly files: StaticFiles
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse) {
  const reply = { request, response }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return plain(reply, 405, 'Only GET and HEAD are answered.')
  }
  const { root, base, files } = site
  // An address that begins with two slashes names another host, wherever it is sent on to.
  const [path = '/', query] = (request.url ?? '/').replace(/^\/+/, '/').split('?')
  const after = query === undefined ? '' : `?${query}`
  if (`${path}/` === base) return redirect(reply, base + after)
  const below = path.startsWith(base) ? path.slice(base.length - 1) : undefined
  const file = below === undefined ? undefined : fileFor(root, below)
  if (file !== undefined) {
    const found = await files.read(file)
    if (found !== undefined) return send(reply, 200, found, file)
    // The links in a page are right only below the address that ends with a slash.
    if (await files.read(join(file, 'index.html'))) return redirect(reply, `${path}/${after}`)
  }
  const missing = join(root, '404.html')
  const told = await files.read(missing)
  return told === undefined ? plain(reply, 404, 'Not found.') : send(reply, 404, told, missing)
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

interface Reply {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

const ALWAYS = {
  'Cache-Control': 'no-cache',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  // A page that is isolated may share memory with its workers, which parallel search uses.
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
}

function plain({ response, request }: Reply, status: number, text: string): void {
  response.writeHead(status, { ...ALWAYS, 'Content-Type': 'text/plain; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

function redirect(reply: Reply, to: string): void {
  reply.response.setHeader('Location', to)
  plain(reply, 301, '')
}

async function send(
  { request, response }: Reply,
  status: number,
  found: Found,
  file: string,
): Promise<void> {
  const encoding = encodingFor(extname(file), request.headers['accept-encoding'])
  const headers = {
    ...ALWAYS,
    ...found.headers,
    ETag: found.etag(encoding),
    Vary: 'Accept-Encoding',
  }
  if (status === 200 && found.isKnown(request.headers, encoding)) {
    response.writeHead(304, headers)
    response.end()
    return
  }
  const body = await found.body(encoding)
  response.writeHead(status, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
