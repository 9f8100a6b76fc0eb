import { describe, expect, it } from 'vitest'
import type { MatchGame } from '../../engine/index.ts'
import {
  MOST_GAMES,
  readMatches,
  writeMatches,
  type KeptMatch,
} from '../../src/widgets/ladder/kept.ts'
import { PlayedGames } from '../../src/widgets/ladder/runs.ts'
import { OneEntry } from './one-entry.ts'

function game(index: number): MatchGame {
  return {
    index,
    starter: index % 2 === 0 ? 0 : 1,
    moves: [1, 2, 3, 4, 5, 6, 7],
    openingPlies: 4,
    points: 0.5,
    reason: 'limit',
    chosen: [2, 1],
    nodes: [20, 30],
  }
}

const games = (count: number) => Array.from({ length: count }, (_, index) => game(index))
const match = (count: number, seed = 11): KeptMatch => ({
  seed,
  upper: 'agent-1',
  games: games(count),
})

/** What is read where the entry holds this. */
function readOf(value: unknown): readonly KeptMatch[] {
  const store = new OneEntry()
  store.text = JSON.stringify(value)
  return readMatches(store)
}

describe('games of the ladder', () => {
  it('are read as they were written', () => {
    const store = new OneEntry()
    expect(writeMatches(store, [match(3), match(2, 12)])).toBe(true)
    expect(readMatches(store)).toEqual([match(3), match(2, 12)])
    expect(writeMatches(store, [])).toBe(true)
    expect(store.text).toBeNull()
  })

  it.each([
    ['no list', { seed: 11 }],
    ['a number', [7]],
    ['a seed out of range', [{ ...match(1), seed: -1 }]],
    ['another agent', [{ ...match(1), upper: 'agent-9' }]],
    ['games that are none', [{ ...match(1), games: 'all' }]],
    [
      'a move too large',
      [{ ...match(1), games: [{ ...game(0), moves: [1, 2, 3, 4, 5, 6, 4096] }] }],
    ],
    [
      'a move that is none',
      [{ ...match(1), games: [{ ...game(0), moves: [1, 2, 3, 4, 5, 6, '7'] }] }],
    ],
    ['too many moves', [{ ...match(1), games: [{ ...game(0), moves: Array(301).fill(1) }] }]],
    ['points that no game brings', [{ ...match(1), games: [{ ...game(0), points: 2 }] }]],
    ['a reason that is a text', [{ ...match(1), games: [{ ...game(0), reason: '<b>' }] }]],
    ['moves that nobody chose', [{ ...match(1), games: [{ ...game(0), chosen: [2, 2] }] }]],
    ['nodes that are no pair', [{ ...match(1), games: [{ ...game(0), nodes: [1] }] }]],
  ])('are not read from %s', (_, value) => {
    expect(readOf(value)).toEqual([])
  })

  it('are read up to the first that is odd, each match once, and no more than are written', () => {
    const odd = { ...game(2), points: 7 }
    expect(readOf([{ ...match(2), games: [...games(2), odd, game(3)] }, match(5)])).toEqual([
      match(2),
    ])
    expect(readOf([match(41)])[0].games).toHaveLength(40)
    const many = Array.from({ length: 11 }, (__, seed) => match(40, seed))
    expect(readOf(many)).toHaveLength(MOST_GAMES / 40)
    const store = new OneEntry()
    expect(writeMatches(store, many)).toBe(false)
    expect(store.text).toBeNull()
  })

  it('are kept where the text cannot be read, once there are new ones', () => {
    const store = new OneEntry()
    store.text = '{'
    const played = new PlayedGames(store)
    expect(played.isEmpty).toBe(true)
    played.add(11, 'agent-1', game(0))
    expect(readMatches(store)).toEqual([match(1)])
  })

  it('of two pages open at once are kept of both, of each match the longer list', () => {
    const store = new OneEntry()
    const one = new PlayedGames(store)
    const two = new PlayedGames(store)
    for (const each of games(3)) one.add(11, 'agent-1', each)
    two.add(11, 'agent-1', game(0))
    two.add(12, 'agent-1', game(0))
    one.add(11, 'agent-1', game(3))
    expect(readMatches(store)).toEqual([match(4), match(1, 12)])
  })

  it('that are added twice are there once, and can be cut and cleared', () => {
    const store = new OneEntry()
    const played = new PlayedGames(store)
    for (const each of [...games(2), game(1)]) played.add(11, 'agent-1', each)
    expect(played.of(11, 'agent-1')).toHaveLength(2)
    played.cut(11, 'agent-1', 1)
    expect(readMatches(store)).toEqual([match(1)])
    played.clear()
    expect([played.isEmpty, played.kept, store.text]).toEqual([true, true, null])
  })
})
