import { describe, expect, it } from 'vitest'
import { gameIds } from '../../engine/index.ts'
import { ask, json, lines } from './ask.ts'

const MCTS = ['--algorithm', 'mcts']

describe('search by Monte-Carlo', () => {
  it('tells the move, its value, the visits and the line', async () => {
    const argv = ['search', 'connect4', '--position', '112233', ...MCTS]
    const found = await json(...argv, '--iterations', '2000', '--seed', '7')
    expect(found).toMatchObject({
      algorithm: 'mcts',
      value: 1,
      view: 'X',
      move: '4',
      line: ['4'],
      iterations: 2000,
      stopped: null,
    })
    expect(found.visits[0]).toMatchObject({ move: '4', value: 1 })
    const visits = found.visits.map((each: { visits: number }) => each.visits)
    expect(visits.reduce((sum: number, each: number) => sum + each, 0)).toBe(2000)
    expect(visits).toEqual(visits.toSorted((a: number, b: number) => b - a))
    const { out } = await ask([...argv, '--iterations', '2000', '--seed', '7'])
    expect(out).toContain('Value: 1.000 for X')
    expect(out).toContain('Best move: 4\n')
    expect(out).toContain('and 1 more move\n')
    expect(out).toContain('mcts, 2,000 iterations: ')
  })

  it('gives one answer for one seed, which is 1 if not given', async () => {
    const argv = ['search', 'gomoku8', '--position', 'e4', ...MCTS, '--iterations', '100']
    const usual = await json(...argv)
    expect(await json(...argv, '--seed', '1')).toEqual(usual)
    expect(await json(...argv, '--seed', '2')).not.toEqual(usual)
    expect(await json(...argv, '--playout', '5')).not.toEqual(usual)
  })

  it.each(gameIds)('plays %s', async (game) => {
    const found = await json('search', game, ...MCTS, '--iterations', '20', '--playout', '6')
    expect(found.line[0]).toBe(found.move)
    expect(found.value).toBeGreaterThanOrEqual(0)
    expect(found.value).toBeLessThanOrEqual(1)
  })

  it('finds the value of a tree, by a scale that suits its numbers', async () => {
    const argv = ['search', 'tree', '--position', '[[3,12],[2,4]]', ...MCTS, '--scale', '3']
    const found = await json(...argv)
    expect(found).toMatchObject({ move: '0', line: ['0', '0'], iterations: 10_000 })
    expect(found.value).toBeCloseTo(0.75, 1)
  })

  it('keeps to its limits and says which stopped it', async () => {
    const argv = ['search', 'connect4', ...MCTS, '--nodes', '50']
    expect(await json(...argv)).toMatchObject({ nodes: 50, iterations: 49, stopped: 'nodes' })
    expect((await ask(argv)).out).toContain('limit of nodes before all iterations were done')
    const near = ['search', 'gomoku8', '--position', 'a1', ...MCTS, '--candidates', '1']
    const found = await json(...near, '--iterations', '9', '--playout', '0')
    expect(found.visits.map((each: { move: string }) => each.move).toSorted()).toEqual([
      'a2',
      'b1',
      'b2',
    ])
  })

  it('answers ended games and lines', async () => {
    const argv = ['search', 'mnk', ...MCTS, '--iterations', '10']
    const ended = 'a1 a3 b1 b3 c1'
    const found = await lines(argv, `a1\n${ended}\nz9\n`)
    expect(found[0].move).not.toBeNull()
    expect(found[1]).toMatchObject({ move: null, value: 0, line: [], visits: [], view: 'O' })
    expect(found[2].error).toBeDefined()
    expect((await ask([...argv, '--position', ended])).out).toContain('There is no move.')
  })
})
