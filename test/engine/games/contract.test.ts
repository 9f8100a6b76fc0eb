import { describe, expect, test } from 'vitest'
import { gameIds, kitOf, kits, type GameId } from '../../../engine/games/registry.ts'
import { checkContract, type Variant } from './contract.ts'

/** What each game is checked from; a game that is not named is checked from its start. */
const VARIANTS: Readonly<Partial<Record<GameId, readonly Variant[]>>> = {
  tree: [
    {},
    { options: { first: 'min' } },
    { start: '-7' },
    { start: '[[3,12,8],[2,[4,-6]],0] 1' },
    { start: `${'['.repeat(64)}900000${']'.repeat(64)}` },
  ],
  mnk: [
    {},
    { options: { columns: 8, rows: 8, k: 5 }, games: 5 },
    { options: { columns: 1, rows: 1, k: 1 } },
    { options: { columns: 4, rows: 2, k: 8 } },
    { options: { columns: 5, rows: 4, k: 4 }, start: '...X./.OX../...../O.... X' },
  ],
  connect4: [{}, { start: '4455' }, { start: '......./......./......./......./...O.../..XOX.. X' }],
  ninuki: [
    { games: 2, positions: 40 },
    { options: { size: 6 } },
    { options: { size: 9, doubleThree: false, breakable: false }, games: 8, positions: 100 },
    // A pending five, and eight stones captured by either side.
    {
      start: `${'........./'.repeat(2)}..XO...../....O..../....X..../..XXXXX../${'........./'.repeat(2)}......... O 8,8 !X`,
    },
  ],
  abalone: [
    { games: 2, maxPlies: 60, ends: false },
    { options: { variant: 'inf8175', start: 'alien' }, games: 2 },
    // One ply before the start comes up for the third time, and where the plies are hashed too.
    {
      options: { repetition: true },
      start: 'c5d5 g5f5 d5c5 f5g5 c5d5 g5f5 d5c5',
      games: 3,
      maxPlies: 60,
      ends: false,
    },
    { options: { variant: 'inf8175', repetition: true, maxPlies: 30 }, games: 2 },
    { options: { first: 'white', selfEject: true, maxPlies: 20, start: 'german-daisy' }, games: 3 },
  ],
  reversi: [
    {},
    { options: { size: 6 } },
    // O has to pass; and a board on which few squares are left.
    {
      options: { size: 6 },
      start: 'c2 b4 c5 b2 a4 a5 a6 b6 c6 d6 e3 e5 d2 a3 a1 e1 d5 f2 a2 c1 b1',
    },
    { start: 'OOOOOOO./OOOOOOOX/OOXOOOOX/OXOXOOOX/OOXOXOOX/OOOXOXO./OOOOOO../OOOOO... X' },
  ],
}

for (const id of gameIds) {
  describe(`the game ${id}`, () => {
    test('is listed under its own id, with two sides', () => {
      expect(kits[id].game.id).toBe(id)
      expect(kitOf(id)).toEqual({ ok: true, value: kits[id] })
      expect(new Set(kits[id].sides).size).toBe(2)
    })
    for (const variant of VARIANTS[id] ?? [{}]) {
      describe(`from ${JSON.stringify(variant)}`, () => checkContract(kits[id], variant))
    }
  })
}

test('no other name is a game', () => {
  for (const id of ['', 'chess', 'constructor', '__proto__', 'Connect4']) {
    expect(kitOf(id)).toEqual({
      ok: false,
      error: { code: 'game/unknown', at: 0, params: { id } },
    })
  }
})
