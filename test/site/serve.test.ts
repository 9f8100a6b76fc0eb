import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileFor, serve, type StaticServer } from '../../src/cli/serve.ts'

let folder: string
let server: StaticServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cutoff-serve-'))
  mkdirSync(join(folder, 'site/en/01-a'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'site/index.html'), 'start')
  writeFileSync(join(folder, 'site/404.html'), 'nothing here')
  writeFileSync(join(folder, 'site/en/01-a/index.html'), 'chapter')
  writeFileSync(join(folder, 'site/a b.js'), 'script')
  server = await serve(join(folder, 'site'), 0)
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

/** The raw answer to a path sent as it is: `fetch` would tidy the dots away. */
function raw(path: string, method = 'GET') {
  const { port } = new URL(server.url)
  return new Promise<{ status: number | undefined; text: string; type: string | undefined }>(
    (done, failed) => {
      const sent = request({ host: 'localhost', port, path, method }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.on('end', () =>
          done({ status: response.statusCode, text, type: response.headers['content-type'] }),
        )
      })
      sent.on('error', failed)
      sent.end()
    },
  )
}

describe('the server', () => {
  it('answers a folder with its page and a file with its type', async () => {
    expect(await raw('/')).toMatchObject({ status: 200, text: 'start' })
    expect(await raw('/en/01-a/?step=3')).toMatchObject({ status: 200, text: 'chapter' })
    const script = await raw('/a%20b.js')
    expect(script).toEqual({ status: 200, text: 'script', type: 'text/javascript; charset=utf-8' })
  })

  it('sends an address without its last slash to the one with it, query kept', async () => {
    const answer = await fetch(`${server.url}/en/01-a?step=3`, { redirect: 'manual' })
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/en/01-a/?step=3')
  })

  it('answers what it has not with the 404 page', async () => {
    expect(await raw('/en/02-b/')).toMatchObject({ status: 404, text: 'nothing here' })
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
