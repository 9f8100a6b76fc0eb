import { describe, expect, it } from 'vitest'
import { ask, error, json, lines } from './ask.ts'

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

describe('what threats says of each kind of win', () => {
  it('is found, or excluded', async () => {
    expect(await json('threats', 'gomoku8', '--position', FOURS)).toMatchObject({
      fours: 'found',
      threats: null,
    })
    expect(await json('threats', 'gomoku', '--position', THREES)).toMatchObject({
      fours: 'none',
      threats: 'found',
    })
    const none = ['threats', 'gomoku', '--position', THREES, '--kind', 'fours']
    expect(await json(...none)).toMatchObject({ win: false, kind: 'fours', fours: 'none' })
    expect((await ask(none)).out).toContain('X has no win by fours of up to 20 stones.\n')
  })

  it('is excluded for one kind and only not found for the other, where a limit comes between', async () => {
    const { nodes } = await json('threats', 'gomoku', '--position', THREES, '--kind', 'fours')
    const argv = ['threats', 'gomoku', '--position', THREES, '--nodes', String(nodes + 2)]
    expect(await json(...argv)).toMatchObject({ win: false, fours: 'none', threats: 'unknown' })
    const { out } = await ask(argv)
    expect(out).toContain('A win of X by fours, of up to 20 stones, is excluded.\n')
    expect(out).toContain('A win of X by fours and threes is not excluded: none was found within')
    const few = await json('threats', 'gomoku8', '--position', FOURS, '--nodes', '5')
    expect(few).toMatchObject({ fours: 'unknown', threats: 'unknown' })
  })
})

describe('a side that is asked about', () => {
  it('is looked at as if it were to move', async () => {
    const argv = ['threats', 'gomoku8', '--position', `${FOURS} h8`]
    expect(await json(...argv)).toMatchObject({ side: 'O', win: false })
    const asked = [...argv, '--side', 'x']
    expect(await json(...asked)).toMatchObject({ side: 'X', win: true, kind: 'fours' })
    expect((await ask(asked)).out).toContain('X is asked about as if it were to move.\n')
  })

  it('must be one of the two', async () => {
    expect(await error(['threats', 'gomoku', '--side', 'Z'])).toBe(
      'There is no side “Z”; the sides are X and O.',
    )
  })
})

describe('moves that are left out', () => {
  it('are not what wins, where another does', async () => {
    const first = await json('threats', 'gomoku8', '--position', FOURS)
    const argv = ['threats', 'gomoku8', '--position', FOURS, '--exclude']
    const second = await json(...argv, first.move)
    expect(second.move).not.toBe(first.move)
    const start = ['threats', 'gomoku', '--option', 'size=9']
    const five = [...start, '--position', 'e5 a1 e6 a2 e7 a3 e8 a5']
    expect(await json(...five)).toMatchObject({ win: true, depth: 1 })
    const [point] = (await json(...five)).line
    const other = point === 'e4' ? 'e9' : 'e4'
    expect(await json(...five, '--exclude', point)).toMatchObject({ move: other, depth: 1 })
    const neither = await json(...five, '--exclude', 'e4, e9')
    expect(['e4', 'e9']).not.toContain(neither.move)
  })

  it('must be legal, and leave another', async () => {
    const argv = ['threats', 'gomoku', '--position', 'j10', '--exclude']
    expect(await error([...argv, 'j10'])).toContain('which “j10” is not: ')
    expect(await error([...argv, 'a1 zz'])).toContain('“zz”')
  })
})
