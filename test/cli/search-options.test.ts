import { describe, expect, it } from 'vitest'
import { ask, error, json } from './ask.ts'

const TTT = ['search', 'mnk', '--algorithm', 'alphabeta', '--depth', '9']

describe('wins that are scored alike', () => {
  it('give the counts that are published', async () => {
    expect(await json(...TTT)).toMatchObject({ value: 0, nodes: 20_866 })
    expect(await json(...TTT, '--win', 'flat')).toMatchObject({ value: 0, nodes: 18_297 })
  })

  it('do not tell how soon they come', async () => {
    const argv = [...TTT, '--position', 'a1 a3 b1 b3', '--win', 'flat']
    expect(await json(...argv)).toMatchObject({ value: 1_000_000, pliesToEnd: null, move: 'c1' })
    expect((await ask(argv)).out).toContain('X wins; how soon was not counted.\n')
    expect((await ask(argv.slice(0, -2))).out).toContain('X wins in 1 ply.\n')
  })
})

describe('a search that looks at no move', () => {
  it('says so, and from which depth on there is one', async () => {
    const argv = ['search', 'connect4', '--algorithm', 'minimax', '--depth', '0']
    const { out } = await ask(argv)
    expect(out).toContain('No move was tried: at depth 0 the position itself is judged.')
    expect(out).toContain('from 1 to 64')
    const over = await ask([...argv, '--position', '1212121'])
    expect(over.out).toContain('There is no move.')
  })
})

describe('a window at the root', () => {
  const tree = ['search', 'tree', '--position', '[[3,12],[2,4],[9,8]]', '--depth', '9']
  const begun = async (by: string, window: string) =>
    json(...tree, '--algorithm', by, '--window', window)

  it('makes what lies outside it a bound', async () => {
    for (const by of ['alphabeta', 'pvs']) {
      expect(await begun(by, '-15,15')).toMatchObject({ value: 8, bound: 'exact' })
      expect(await begun(by, '10,15')).toMatchObject({ bound: 'upper' })
      expect(await begun(by, '-15,2')).toMatchObject({ bound: 'lower' })
      expect(await begun(by, '-inf, ∞')).toMatchObject({ value: 8, bound: 'exact' })
    }
  })

  it('may hold no move at all', async () => {
    const argv = [...tree, '--algorithm', 'alphabeta', '--fail', 'hard', '--window', '10,15']
    const { out } = await ask(argv)
    expect(out).toContain('Value: at most +10 for Max\nNo move reached the window.\n')
  })

  it('is refused where it holds nothing, or where the search has none', async () => {
    for (const wrong of ['15', '3,3', '5,-5', 'a,b', '1,2,3', '1e3,9', '']) {
      const said = await error([...tree, '--algorithm', 'alphabeta', `--window=${wrong}`])
      expect(said).toContain('--window takes α and β')
    }
    for (const by of ['minimax', 'deepening', 'mcts']) {
      const depth = by === 'mcts' ? tree.slice(0, -2) : tree
      expect(await error([...depth, '--algorithm', by, '--window', '1,2'])).toContain('--window')
    }
    const split = [...TTT, '--threads', '2', '--window', '1,2']
    expect(await error(split)).toContain('--window')
  })
})

describe('moves that are left out at the root', () => {
  it('are not what is found, by any search', async () => {
    for (const by of ['minimax', 'negamax', 'alphabeta', 'pvs', 'deepening']) {
      const argv = ['search', 'mnk', '--algorithm', by, '--depth', '3', '--position', 'a1 a3 b1 b3']
      expect((await json(...argv)).move).toBe('c1')
      expect((await json(...argv, '--exclude', 'c1 a2')).move).toMatch(/^(?!c1|a2)[abc][123]$/)
    }
    const games = ['search', 'mnk', '--algorithm', 'mcts', '--iterations', '200']
    const { visits } = await json(...games, '--exclude', 'b2,a1;c3')
    expect(visits.map((each: { move: string }) => each.move).toSorted()).toEqual([
      'a2',
      'a3',
      'b1',
      'b3',
      'c1',
      'c2',
    ])
  })

  it('must be legal, and leave another', async () => {
    expect(await error([...TTT, '--exclude', 'd9'])).toContain('which “d9” is not: ')
    const all = 'a1 a2 a3 b1 b2 b3 c1 c2 c3'
    expect(await error([...TTT, '--exclude', all])).toBe('--exclude leaves no move to look at.')
  })
})

describe('Monte-Carlo tree search with few iterations', () => {
  const asked = (iterations: number, game = 'gomoku') => [
    'search',
    game,
    '--algorithm',
    'mcts',
    '--iterations',
    String(iterations),
  ]

  it('says that its value means little', async () => {
    const wide = [...asked(50), '--position', 'j10']
    expect((await ask(wide)).out).toContain(
      'That means little: 50 iterations for 360 moves do not try every move once.',
    )
    const few = 'That means little: 30 iterations for 9 moves leave each a few random games.'
    expect((await ask(asked(30, 'mnk'))).out).toContain(few)
    expect(await json(...asked(30, 'mnk'))).toMatchObject({ fewIterations: true })
  })

  it('does not say so of many', async () => {
    expect((await ask(asked(500, 'mnk'))).out).not.toContain('means little')
    expect(await json(...asked(500, 'mnk'))).toMatchObject({ fewIterations: false })
  })
})
