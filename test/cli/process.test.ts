import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const CUTOFF = join(import.meta.dirname, '../../src/cli/cutoff.ts')

/** A real process: what it writes, and how it ends. `input` is written to it at once. */
async function cutoff(argv: readonly string[], input = '') {
  const child = spawn(process.execPath, [CUTOFF, ...argv])
  const said = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (said.err += text))
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code] = await once(child, 'close')
  return { code, ...said }
}

describe('the process', () => {
  it('writes one JSON value and nothing else', async () => {
    const { code, out, err } = await cutoff(['perft', 'connect4', '--depth', '4', '--json'])
    expect({ code, out, err }).toEqual({ code: 0, out: '{"counts":[7,49,343,2401]}\n', err: '' })
  })

  it('says what is wrong on stderr and exits with 2', async () => {
    const { code, out, err } = await cutoff(['moves', 'mnk', '--input', '/no/such/file'])
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'There is no file “/no/such/file”.\n',
    })
  })

  it('reads lines from its standard input, a character cut in two by a pipe included', async () => {
    const input = `${'é'.repeat(70_000)}\nb2\n`
    const { code, out } = await cutoff(['moves', 'mnk', '--input', '-'], input)
    expect(code).toBe(0)
    const [wrong, right, rest] = out.split('\n')
    expect(JSON.parse(wrong)).toMatchObject({ code: 'text/too-long' })
    expect(JSON.parse(right).moves).toHaveLength(8)
    expect(rest).toBe('')
  })

  it.runIf(existsSync('/dev/full'))(
    'says that a full disk has no room for its answer',
    async () => {
      const full = openSync('/dev/full', 'w')
      for (const argv of [
        ['games'],
        ['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '2', '--json'],
        ['show', 'gomoku', '--input', '-'],
        ['--help'],
      ]) {
        const child = spawn(process.execPath, [CUTOFF, ...argv], { stdio: ['pipe', full, 'pipe'] })
        let err = ''
        child.stderr?.setEncoding('utf8').on('data', (text) => (err += text))
        child.stdin?.on('error', () => {})
        child.stdin?.end('j10\n'.repeat(3000))
        const [code] = await once(child, 'close')
        expect(code, argv.join(' ')).toBe(1)
        expect(err).toMatch(/^The answer could not be written whole: [^\n]*ENOSPC[^\n]*\n$/)
      }
      closeSync(full)
    },
  )

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [CUTOFF, 'show', 'gomoku', '--input', '-'])
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text) => (err += text))
    child.stdin.on('error', () => {})
    child.stdin.end('j10\n'.repeat(3000))
    child.stdout.once('data', () => child.stdout.destroy())
    const [code] = await once(child, 'close')
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})
