import { describe, expect, test } from 'vitest'
import { alphabeta, connect4, gomoku8, subjectFrom, type GameKit } from '../../engine/index.ts'
import { differing, spend, visit } from '../../src/workers/techniques/measure.ts'
import {
  narrows,
  SEARCHED,
  TECHNIQUES,
  techniquesFor,
  type SearchedGame,
} from '../../src/workers/techniques/techniques.ts'

const four: SearchedGame = { id: 'connect4', depth: 5, positions: ['4455', '4321'] }
const five: SearchedGame = { id: 'gomoku8', depth: 2, positions: ['d4 e5 d5 e4'] }
const visited = [...visit(connect4, four)]
const plain = visited.find(({ technique }) => technique === 'plain')

describe('techniques on the same positions', () => {
  test('begin with plain alpha-beta, as the engine searches', () => {
    const found = four.positions.map((text) => {
      const read = connect4.game.parse(text)
      if (!read.ok) throw new Error(text)
      return alphabeta(subjectFrom(connect4, read.value), { depth: four.depth })
    })
    expect(visited[0]).toMatchObject({
      technique: 'plain',
      nodes: found.reduce((sum, { nodes }) => sum + nodes, 0),
      values: found.map(({ value }) => value),
    })
  })

  test.each([
    ['Connect 4', connect4 as GameKit<unknown>, four],
    ['five in a row', gomoku8 as GameKit<unknown>, five],
  ])('have the values of alpha-beta in %s, but for those that narrow the tree', (_, kit, game) => {
    const all = [...visit(kit, game)]
    expect(all.map(({ technique }) => technique)).toEqual(techniquesFor(kit))
    expect(differing(all)).toBeUndefined()
    const of = all[0]?.values
    for (const { technique, values } of all) {
      if (!narrows(technique)) expect(values, technique).toEqual(of)
    }
  })

  test('are told where one has another value that must not, and only then', () => {
    const wrong = (name: string) =>
      visited.map((each) => (each.technique === name ? { ...each, values: [1, 2] } : each))
    expect(differing(wrong('table'))).toBe('table')
    expect(differing(wrong('threads'))).toBe('threads')
    expect(differing(wrong('beam'))).toBeUndefined()
  })

  test('narrow the tree where they look at some moves only', () => {
    const narrowing = TECHNIQUES.filter(narrows)
    expect(narrowing).toEqual(['near', 'beam'])
    const options = Object.entries(SEARCHED).filter(
      ([, { options: of }]) => of.beam !== undefined || of.candidates !== undefined,
    )
    expect(options.map(([name]) => name)).toEqual(narrowing)
  })

  test('are left out where a game does not know what they need', () => {
    expect(techniquesFor(connect4 as GameKit<unknown>)).not.toContain('influence')
    expect(techniquesFor(gomoku8 as GameKit<unknown>)).toContain('influence')
  })

  test('are done by two threads before one is, and visit no fewer nodes than the last of them', () => {
    const threads = visited.find(({ technique }) => technique === 'threads')
    expect(threads?.longest).toBeLessThan(plain?.nodes ?? 0)
    expect(threads?.longest).toBeLessThan(threads?.nodes ?? 0)
  })

  test('are timed by a clock that is handed in, all but the threads', () => {
    // Each look at this clock is 100 ms after the last, and 300 are measured: three rounds.
    let now = 0
    const spent = [...spend(connect4, four, () => (now += 100))]
    expect(spent.map(({ technique }) => technique)).toEqual(
      techniquesFor(connect4 as GameKit<unknown>).filter((name) => name !== 'threads'),
    )
    expect(new Set(spent.map(({ ms }) => ms))).toEqual(new Set([100]))
  })
})
