import { describe, expect, it } from 'vitest'
import { json, lines } from './ask.ts'

describe('search by techniques', () => {
  it('has one value, whatever the algorithm, order and table', async () => {
    const at = ['search', 'connect4', '--position', '44', '--depth', '5', '--algorithm']
    const plain = await json(...at, 'negamax')
    for (const rest of [
      ['alphabeta', '--ordering', 'evaluation'],
      ['alphabeta', '--ordering', 'killers'],
      ['pvs', '--ordering', 'killers', '--table', '1'],
      ['deepening', '--ordering', 'centre', '--table', '1', '--beam', '100'],
    ]) {
      const found = await json(...at, ...rest)
      expect(found).toMatchObject({ value: plain.value, bound: 'exact', depth: 5 })
      expect(found.nodes).toBeLessThan(plain.nodes)
      expect(found.tableHits > 0).toBe(rest.includes('--table'))
    }
  })

  it('looks at few moves where it is told to', async () => {
    const at = ['search', 'gomoku', '--option', 'size=9', '--depth', '2', '--algorithm', 'minimax']
    const near = await json(...at, '--position', 'e5', '--candidates', '1')
    // 8 squares touch one stone; two that touch one another have 10 or 12 around them.
    expect(near.nodes).toBe(1 + 8 + 4 * 10 + 4 * 12)
    const beam = await json(...at, '--position', 'e5', '--ordering', 'influence', '--beam', '3')
    expect(beam.nodes).toBe(1 + 3 + 9)
  })

  it('looks as deep as the free squares of the position allow', async () => {
    const at = ['search', 'connect4', '--algorithm', 'alphabeta', '--depths', '41:2,39:3,0:5']
    const depthAt = async (position: string) => (await json(...at, '--position', position)).depth
    expect(await depthAt('')).toBe(2)
    expect(await depthAt('4')).toBe(2)
    expect(await depthAt('44')).toBe(3)
    expect(await depthAt('4444')).toBe(5)
    const fixed = ['search', 'connect4', '--algorithm', 'alphabeta', '--depth', '5']
    expect(await json(...at, '--position', '4444')).toEqual(
      await json(...fixed, '--position', '4444'),
    )
  })

  it('has one value, whatever gives way in the table and however wide the first window is', async () => {
    const at = ['search', 'connect4', '--position', '4453', '--depth', '7', '--table', '1']
    const by = ['--ordering', 'killers', '--algorithm']
    const { value } = await json(...at, ...by, 'pvs')
    const found = [
      await json(...at, ...by, 'pvs', '--replace', 'deeper'),
      await json(...at, ...by, 'deepening', '--aspiration', '0'),
      await json(...at, ...by, 'deepening', '--aspiration', '1'),
    ]
    for (const each of found) expect(each).toMatchObject({ value, bound: 'exact', depth: 7 })
    // Of two windows the narrow one is searched again where it fails: the trees differ.
    expect(found[1].nodes).not.toBe(found[2].nodes)
  })

  it('judges quiet positions alone where it is asked to, and says what that costs', async () => {
    // O is lost, and puts that off beyond four plies by a threat that comes to nothing.
    const at = ['search', 'connect4', '--position', '5263554746323322566352326446151']
    const by = ['--algorithm', 'alphabeta', '--depth']
    const [plain, quiet, deeper, without] = [
      await json(...at, ...by, '4'),
      await json(...at, ...by, '4', '--quiet'),
      await json(...at, ...by, '6'),
      await json(...at, ...by, '4', '--exclude', '7'),
    ]
    expect(plain).toMatchObject({ move: '7', pliesToEnd: null })
    expect(plain).not.toHaveProperty('beyond')
    expect(without).toMatchObject({ pliesToEnd: 4 })
    expect(deeper).toMatchObject({ pliesToEnd: 6, value: -999_994 })
    expect(quiet).toMatchObject({ pliesToEnd: 6, value: -999_994 })
    expect(quiet['beyond']).toBeGreaterThan(0)
  })

  it('answers from the last depth that was done when a limit stops it', async () => {
    const argv = ['search', 'ninuki', '--algorithm', 'deepening', '--depth', '9', '--nodes', '900']
    const found = await json(...argv, '--option', 'size=9', '--candidates', '2', '--beam', '8')
    expect(found).toMatchObject({ stopped: 'nodes', bound: 'exact', nodes: 900 })
    expect(found.depth).toBeGreaterThan(0)
    expect(found.depth).toBeLessThan(9)
  })
})

describe('search by threads', () => {
  it.each([
    ['alphabeta', 'connect4 --position 44 --depth 6'],
    ['pvs', 'abalone --depth 3'],
    ['deepening', 'ninuki --option size=9 --position e5 --depth 2 --ordering influence'],
  ])('finds by %s what one thread finds: %s', async (algorithm, at) => {
    const argv = ['search', ...at.split(' '), '--algorithm', algorithm]
    const { value, bound, move, line, depth } = await json(...argv)
    const found = await json(...argv, '--threads', '2')
    expect(found).toMatchObject({ value, bound, move, line, depth })
  })

  it('answers line by line, by the same threads', async () => {
    const argv = ['search', 'connect4', '--algorithm', 'pvs', '--depth', '5', '--json']
    const text = '44\n99\n\n4455\n'
    const one = await lines(argv, text)
    const two = await lines([...argv, '--threads', '2'], text)
    expect(two.map(({ value, move, error }) => ({ value, move, error }))).toEqual(
      one.map(({ value, move, error }) => ({ value, move, error })),
    )
  })
})
