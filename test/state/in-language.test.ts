import { describe, expect, it } from 'vitest'
import { inLanguage, speak, whenWordsCome, wordsReady } from '../../src/i18n/in-language.ts'

const english = {
  board: { head: ['Term', 'Points'], on: (side: string) => `${side} on the board` },
  count: (value: number) => `${value} nodes`,
}

describe('words in the language of the page', () => {
  it('are read, called, spread and searched like the table they stand for', async () => {
    const { board, count } = inLanguage<typeof english>(() => Promise.resolve(english))
    await wordsReady()
    expect(board.on('X')).toBe('X on the board')
    expect(count(3)).toBe('3 nodes')
    expect([1, 2].map(count)).toEqual(['1 nodes', '2 nodes'])
    expect({ ...board, more: 1 }).toEqual({ ...english.board, more: 1 })
    expect([...board.head]).toEqual(['Term', 'Points'])
    expect(Object.keys(board)).toEqual(['head', 'on'])
    expect(Object.hasOwn(board, 'on')).toBe(true)
    expect(Object.hasOwn(board, 'toString')).toBe(false)
    expect('head' in board).toBe(true)
  })

  it('cannot be said before they have come, nor for no page', async () => {
    const { count } = inLanguage<typeof english>(() => Promise.resolve(english))
    expect(() => count(1)).toThrow('not there yet')
    await wordsReady()
    speak(() => undefined)
    expect(() => count(1)).toThrow('of no page')
    speak(() => 'en')
    expect(count(1)).toBe('1 nodes')
  })

  it('are all there for who waits, whoever else has waited before for fewer', async () => {
    const said: string[] = []
    const first = wordsReady()
    let come: (table: typeof english) => void = () => undefined
    const late = new Promise<typeof english>((resolve) => (come = resolve))
    const { count } = inLanguage<typeof english>(() => late)
    whenWordsCome(() => said.push(count(4)))
    await first
    expect(said).toEqual([])
    come(english)
    await wordsReady()
    expect(said).toEqual(['4 nodes'])
  })

  it('are asked for again after they could not be fetched, and what waited for them is done once', async () => {
    let network = false
    const { count } = inLanguage<typeof english>(() =>
      network ? Promise.resolve(english) : Promise.reject(new Error('offline')),
    )
    const said: string[] = []
    whenWordsCome(() => said.push(count(2)))
    await expect(wordsReady()).rejects.toThrow('offline')
    expect(said).toEqual([])
    network = true
    await wordsReady()
    await wordsReady()
    expect(said).toEqual(['2 nodes'])
  })
})
