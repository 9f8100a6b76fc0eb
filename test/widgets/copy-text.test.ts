import { afterEach, describe, expect, test, vi } from 'vitest'
import { copyText } from '../../src/figure/copy-text.ts'

const words = { copied: 'It is copied.', notCopied: 'It is in the address bar.' }

afterEach(() => vi.restoreAllMocks())

describe('a text that is copied', () => {
  test('is on the clipboard when the reader is told so', async () => {
    let clipboard = ''
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      clipboard = text
    })
    expect(await copyText('d4 c3', words)).toBe(words.copied)
    expect(clipboard).toBe('d4 c3')
  })

  test('is not there where the browser refuses, and the reader is told where it is', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
    expect(await copyText('d4 c3', words)).toBe(words.notCopied)
  })

  test('is not there in a page without a clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    expect(await copyText('d4 c3', words)).toBe(words.notCopied)
  })
})
