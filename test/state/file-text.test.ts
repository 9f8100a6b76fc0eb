import { describe, expect, it } from 'vitest'
import { textOf } from '../../src/figure/file-text.ts'

const MOST_BYTES = 1_000_000
const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

async function codeOf(blob: Blob): Promise<string | undefined> {
  const read = await textOf(blob)
  return read.ok ? undefined : read.error.code
}

describe('a file that is dropped', () => {
  it('is read up to a megabyte, and refused beyond it with how much may be', async () => {
    const largest = await textOf(new Blob(['4'.repeat(MOST_BYTES)]))
    expect(largest.ok && largest.value.length).toBe(MOST_BYTES)
    const larger = await textOf(new Blob(['4'.repeat(MOST_BYTES + 1)]))
    if (larger.ok) throw new Error('a larger file was read')
    expect(larger.error).toMatchObject({ code: 'file/too-large', params: { megabytes: 1 } })
  })

  it.each([
    ['UTF-8', file(0xc3, 0xa9), 'é'],
    ['UTF-16, the low byte first', file(0xff, 0xfe, 0xe9, 0x00), 'é'],
    ['UTF-16, the high byte first', file(0xfe, 0xff, 0x00, 0xe9), 'é'],
    ['the Western alphabet from before that', file(0xe9), 'é'],
  ])('is read in %s', async (_, blob, text) => {
    expect(await textOf(blob)).toEqual({ ok: true, value: text })
  })

  it('is refused where it is no text', async () => {
    expect(await codeOf(file(0x89, 0x50, 0x00, 0x01))).toBe('file/no-text')
  })

  it('is refused where it cannot be read', async () => {
    const gone = Object.assign(new Blob(['4']), { arrayBuffer: () => Promise.reject(new Error()) })
    expect(await codeOf(gone)).toBe('file/not-read')
  })
})
