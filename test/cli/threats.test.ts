import { describe, expect, it } from 'vitest'
import { ask, json, lines } from './ask.ts'

const FOURS = 'e4 g6 c2 g4 c4 d4 c5 c3 d7 f5 e5 e3 d5 d2 c6 b7'
const THREES = 'j10 l8 m7 m8 j8 l9 l10 k10 n7 n11 n8 j11 i12 m10 k8 o8'

describe('the verb threats', () => {
  it('tells a win by fours, its stones and its line', async () => {
    const found = await json('threats', 'gomoku8', '--position', FOURS)
    expect(found).toMatchObject({ win: true, kind: 'fours', depth: 5, move: 'b5', stopped: null })
    expect(found.line).toHaveLength(9)
    expect(found.line[0]).toBe('b5')
    const { out } = await ask(['threats', 'gomoku8', '--position', FOURS])
    expect(out).toContain(`X wins by fours, with 5 stones: ${found.line.join(' ')}\n`)
  })

  it('tells a win by fours and threes', async () => {
    const found = await json('threats', 'gomoku', '--position', THREES)
    expect(found).toMatchObject({ win: true, kind: 'threats', stopped: null })
    expect(found.line).toHaveLength(2 * found.depth - 1)
    const { out } = await ask(['threats', 'gomoku', '--position', THREES])
    expect(out).toContain('X wins by fours and threes, with ')
  })

  it('tells that there is none, or that a limit came first', async () => {
    const found = await json('threats', 'gomoku', '--option', 'size=9')
    expect(found).toMatchObject({ win: false, kind: 'threats', line: [], depth: 20, move: null })
    const { out } = await ask(['threats', 'gomoku'])
    expect(out).toContain('X has no win by fours and threes of up to 20 stones.\n')
    const argv = ['threats', 'gomoku8', '--position', FOURS, '--nodes', '5']
    expect(await json(...argv)).toMatchObject({ win: false, nodes: 5, stopped: 'nodes' })
    expect((await ask(argv)).out).toContain('No win was found before the limit of nodes')
  })

  it('answers lines, by the options of the game', async () => {
    const won = 'e5 a1 e6 a2 e7 a3'
    const argv = ['threats', 'gomoku', '--json', '--option', 'size=9', '--option']
    const found = await lines([...argv, 'stones=5'], `${won}\n${won} e8 a4\ne10\n`)
    expect(found.map((one) => one.win)).toEqual([true, true, undefined])
    expect(found[2].error).toContain('row 10')
    const [few] = await lines([...argv, 'stones=4'], won)
    expect(few.win).toBe(false)
  })

  it('refuses a game that has none', async () => {
    for (const game of ['connect4', 'ninuki', 'tree']) {
      const { code, err } = await ask(['threats', game])
      expect(code).toBe(2)
      expect(err).toContain(`${game} is not won by five in a line`)
    }
  })
})
