import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFor, serve, type StaticServer } from '../../src/cli/serve.ts'

let folder: string
let server: StaticServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cutoff-serve-'))
  mkdirSync(join(folder, 'site/en/a'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site/index.html'), 'start')
  writeFileSync(join(folder, 'site/404.html'), 'nothing here')
  writeFileSync(join(folder, 'site/en/a/index.html'), 'chapter')
  writeFileSync(join(folder, 'site/a b.js'), 'script')
  writeFileSync(join(folder, 'site/a.woff2'), 'font')
  const policy = '<meta http-equiv="content-security-policy" content="default-src &#39;self&#39;">'
  writeFileSync(join(folder, 'site/strict.html'), policy)
  server = await serve(join(folder, 'site'), 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The raw answer to a path sent as it is: `fetch` would tidy the dots away, and unpack. */
async function raw(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const { port } = new URL(server.url)
  const sent = request({ host: 'localhost', port, path, method, headers })
  sent.end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  const bytes = Buffer.concat(await response.toArray())
  return {
    status: response.statusCode,
    text: bytes.toString(),
    bytes,
    type: response.headers['content-type'],
    location: response.headers.location,
    encoding: response.headers['content-encoding'],
    etag: response.headers.etag,
    modified: response.headers['last-modified'],
  }
}

describe('the server', () => {
  it('answers a folder with its page and a file with its type', async () => {
    expect(await raw('/')).toMatchObject({ status: 200, text: 'start' })
    expect(await raw('/en/a/?step=3')).toMatchObject({ status: 200, text: 'chapter' })
    const script = await raw('/a%20b.js')
    expect(script).toMatchObject({
      status: 200,
      text: 'script',
      type: 'text/javascript; charset=utf-8',
    })
  })

  it('sends an address without its last slash to the one with it, query kept', async () => {
    const answer = await fetch(`${server.url}/en/a?step=3`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/en/a/?step=3')
  })

  it('answers what it has not with the 404 page', async () => {
    expect(await raw('/en/b/')).toMatchObject({ status: 404, text: 'nothing here' })
  })

  it('never leaves its folder', async () => {
    const ways = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/en/../../secret.txt',
    ]
    for (const way of [...ways, '/..\\secret.txt', '/%00', '/%', '//secret.txt']) {
      expect(await raw(way), way).toMatchObject({ status: 404, text: 'nothing here' })
    }
    expect(fileFor('/a/site', '/../site-2/x')).toBeUndefined()
  })

  it('isolates its pages from others, so that workers may share memory', async () => {
    for (const path of ['/', '/a%20b.js', '/nothing']) {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    }
  })

  it('never sends anyone to another host', async () => {
    for (const path of ['//en/a', '///en/a', '/%2fen/01-a', '//en//01-a', '//evil.example/..']) {
      const { status, location } = await raw(path)
      if (status === 301) expect(location, path).toMatch(/^\/[^/\\]/)
      else expect(status, path).toBe(404)
    }
    expect((await raw('//en/a')).location).toBe('/en/a/')
  })

  it('packs what it sends as far as the reader can unpack it', async () => {
    const plain = await raw('/en/a/')
    expect(plain.encoding).toBeUndefined()
    const packed = async (accept: string) => {
      const answer = await raw('/en/a/', 'GET', { 'accept-encoding': accept })
      const unpack = answer.encoding === 'br' ? brotliDecompressSync : gunzipSync
      expect(unpack(answer.bytes).toString()).toBe('chapter')
      return answer.encoding
    }
    expect(await packed('gzip, deflate, br')).toBe('br')
    expect(await packed('gzip, br;q=0')).toBe('gzip')
    expect((await raw('/en/a/', 'GET', { 'accept-encoding': 'zstd' })).encoding).toBeUndefined()
    expect((await raw('/a.woff2', 'GET', { 'accept-encoding': 'br' })).encoding).toBeUndefined()
  })

  it('says 304 to a reader that has the page, and sends it anew when it has changed', async () => {
    const file = join(folder, 'site/changing.html')
    writeFileSync(file, 'one')
    const first = await raw('/changing.html')
    expect(first).toMatchObject({ status: 200, text: 'one' })
    const { etag = '', modified = '' } = first
    const again = await raw('/changing.html', 'GET', { 'if-none-match': `"x", W/${etag}` })
    expect(again).toMatchObject({ status: 304, text: '', etag })
    const since = await raw('/changing.html', 'GET', { 'if-modified-since': modified })
    expect(since.status).toBe(304)
    const other = await raw('/changing.html', 'GET', {
      'if-none-match': etag,
      'accept-encoding': 'br',
    })
    expect(other.status).toBe(200)
    writeFileSync(file, 'another')
    const after = await raw('/changing.html', 'GET', { 'if-none-match': etag })
    expect(after).toMatchObject({ status: 200, text: 'another' })
  })

  it('sends a page its policy, and all of it where a link came from to nobody else', async () => {
    const { headers } = await fetch(`${server.url}/strict.html`)
    expect(headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect((await fetch(server.url)).headers.get('content-security-policy')).toBeNull()
  })

  it('serves a site below a path, and nothing beside it', async () => {
    const below = await serve(join(folder, 'site'), 0, 1, { base: '/courses/cutoff/' })
    expect(below.url).toMatch(/^http:\/\/localhost:\d+\/courses\/cutoff$/)
    const at = async (path: string) => {
      const answer = await fetch(`http://localhost:${below.port}${path}`, { redirect: 'manual' })
      return `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`
    }
    expect(await at('/courses/cutoff/')).toBe('200 start')
    expect(await at('/courses/cutoff?a=1')).toBe('301 /courses/cutoff/?a=1')
    expect(await at('/courses/cutoff/en/a')).toBe('301 /courses/cutoff/en/a/')
    expect(await at('/courses/cutoff/en/a/')).toBe('200 chapter')
    expect(await at('/en/a/')).toBe('404 nothing here')
    await below.close()
  })

  it('listens where it is told to', async () => {
    const open = await serve(join(folder, 'site'), 0, 1, { host: '0.0.0.0' })
    expect((await fetch(`http://127.0.0.1:${open.port}/`)).status).toBe(200)
    await open.close()
  })

  it('answers HEAD without a body and refuses what is not a reading', async () => {
    expect(await raw('/', 'HEAD')).toMatchObject({ status: 200, text: '' })
    expect(await raw('/', 'POST')).toMatchObject({ status: 405 })
  })

  it('takes the next port when the one asked for is taken', async () => {
    const first = Number(new URL(server.url).port)
    const second = await serve(folder, first, 20)
    expect(Number(new URL(second.url).port)).toBeGreaterThan(first)
    await second.close()
    await expect(serve(folder, first, 1)).rejects.toThrow('EADDRINUSE')
  })
})
