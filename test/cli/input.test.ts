import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { linesOf, openInput } from '../../src/cli/input.ts'
import { run } from '../../src/cli/run.ts'
import { good } from '../../src/cli/cli-error.ts'
import { ask, lines } from './ask.ts'

async function* pieces(...chunks: string[]) {
  yield* chunks
}

async function all(limit: number, ...chunks: string[]): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = []
  for await (const line of linesOf(pieces(...chunks), limit)) found.push(line)
  return found
}

describe('lines', () => {
  it('are the same however the text is cut into pieces', async () => {
    const text = '\uFEFFone\r\n\ntwo\nthr\ree\n\n'
    const whole = ['one', '', 'two', 'thr\ree', '']
    expect(await all(99, text)).toEqual(whole)
    expect(await all(99, ...text)).toEqual(whole)
    expect(await all(99, '', text.slice(0, 5), text.slice(5))).toEqual(whole)
  })

  it('need no end at the end of the text', async () => {
    expect(await all(99, 'a\nb')).toEqual(['a', 'b'])
    expect(await all(99, '')).toEqual([])
    expect(await all(99, '\n')).toEqual([''])
  })

  it('that are too long are said to be, and do not swallow the next one', async () => {
    expect(await all(3, 'abc\nabcd\nab')).toEqual(['abc', undefined, 'ab'])
    expect(await all(3, 'ab', 'cd', 'ef\nab', 'c\n', 'abcd')).toEqual([undefined, 'abc', undefined])
  })
})

describe('a file', () => {
  it('that cannot be read is named, with the reason', async () => {
    for (const [path, said] of [
      ['/no/such/file', 'There is no file “/no/such/file”.'],
      ['', 'There is no file “”.'],
      [import.meta.dirname, 'is a folder'],
      ['a\0b', 'cannot be read'],
    ]) {
      const opened = await openInput(path, '.')
      expect(opened.ok ? '' : opened.cliError.sentence).toContain(said)
    }
  })

  it('is read in pieces', async () => {
    const opened = await openInput(basename(import.meta.filename), import.meta.dirname)
    let text = ''
    if (opened.ok) for await (const chunk of opened.value) text += chunk
    expect(text).toContain('is read in pieces')
  })
})

describe('--input', () => {
  it('answers every line in order, one JSON value a line', async () => {
    const answers = await lines(['moves', 'mnk'], 'b2\nnonsense\n\na1a1\nb2a1')
    expect(answers.map((answer) => answer.moves?.length ?? answer.code)).toEqual([
      8,
      'square/no-such-column',
      9,
      'move/occupied',
      7,
    ])
    expect(answers[3]).toEqual({
      error: 'In the position, at character 3: There is a stone on a1 already.',
      code: 'move/occupied',
      at: 2,
    })
  })

  it('works for each verb that has it', async () => {
    expect(await lines(['perft', 'mnk', '--depth', '2'], 'b2\n')).toEqual([{ counts: [8, 56] }])
    expect(await lines(['show', 'mnk'], 'b2\n')).toMatchObject([{ toMove: 'O' }])
    const search = ['search', 'mnk', '--algorithm', 'negamax', '--depth', '1']
    expect(await lines(search, 'a1a2b1b2\n')).toMatchObject([{ move: 'c1' }])
    const tree = ['tree', '--algorithm', 'alphabeta']
    expect(await lines(tree, '[1,2]\n[[3,12],[2,4]]\n')).toMatchObject([{ value: 2 }, { value: 3 }])
  })

  it('answers a line before it waits for the next', async () => {
    const out: string[] = []
    async function* typed() {
      yield 'b2\n'
      expect(out).toHaveLength(1)
      yield 'b2a'
      expect(out).toHaveLength(1)
      yield '1\n'
      expect(out).toHaveLength(2)
    }
    const code = await run(['moves', 'mnk', '--input', 'file'], {
      async out(text) {
        out.push(text)
      },
      err() {},
      open: async (path) => {
        expect(path).toBe('file')
        return good(typed())
      },
      clock: () => 0,
    })
    expect([code, out.length]).toEqual([0, 2])
  })

  it('says so where the input breaks off', async () => {
    async function* broken() {
      yield 'b2\n'
      throw new Error('EIO: i/o error')
    }
    const said: string[] = []
    const code = await run(['moves', 'mnk', '--input', 'file'], {
      async out() {},
      err: (text) => said.push(text),
      open: async () => good(broken()),
      clock: () => 0,
    })
    expect(code).toBe(2)
    expect(said.join('')).toBe('The input cannot be read to its end: EIO: i/o error.\n')
  })

  it('has no lines for verbs that take none', async () => {
    expect((await ask(['games', '--input', '-'])).err).toContain('no option --input')
  })
})
