import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/state/device.ts'
import { encodeState } from '../../src/state/link.ts'
import { decodeState } from '../../src/state/read-link.ts'
import { defaultsOf } from '../../src/state/schema.ts'
import { KeptGames } from '../../src/widgets/play/kept.ts'
import { playSchema } from '../../src/widgets/play/schema.ts'
import { OneEntry } from './one-entry.ts'

const schema = playSchema({ depth: 1, least: 1, most: 1, levels: 5, level: 2 }, 'you')
const none = defaultsOf(schema)
const game = (moves: string) => ({ ...none, moves })
const text = (moves: string) => encodeState(schema, game(moves))

/** A page that has begun as one does: with the latest game, or with none. */
function page(store: Store) {
  const kept = new KeptGames(schema, 'connect4', store)
  const { latest } = kept
  kept.goOnWith(latest === undefined ? none : game(latest.replace('moves:', '')))
  return kept
}

const movesOf = (store: Store) =>
  new KeptGames(schema, 'connect4', store).others(decodeState).map(({ state }) => state.moves)

describe('the games that a device keeps', () => {
  it('are found again by the next page, at their last move', () => {
    const store = new OneEntry()
    const first = page(store)
    for (const moves of ['4', '44', '443']) first.keep(game(moves))
    expect(store.text).toBe(JSON.stringify([text('443')]))
    const second = page(store)
    expect([second.latest, second.others(decodeState)]).toEqual([text('443'), []])
    second.keep(game('4435'))
    expect(movesOf(store)).toEqual(['4435'])
  })

  it('are not overwritten by another page, whichever of the two plays, in whatever order', () => {
    for (let order = 0; order < 64; order++) {
      const store = new OneEntry()
      page(store).keep(game('44'))
      const pages = [page(store), page(store)]
      const moves = ['44', '44']
      for (let ply = 0; ply < 6; ply++) {
        const who = (order >> ply) & 1
        moves[who] += who === 0 ? '1' : '7'
        pages[who].keep(game(moves[who]))
      }
      const kept = movesOf(store)
      for (const who of [0, 1])
        if (moves[who] !== '44') expect(kept, `${order}`).toContain(moves[who])
      expect(kept.length, `${order}`).toBeLessThanOrEqual(2)
    }
  })

  it('are listed for a page beside its own, those in which somebody has moved', () => {
    const store = new OneEntry(JSON.stringify([text('44'), 'level:3', text('1'), 'moves', 7, '']))
    const kept = page(store)
    expect(kept.others(decodeState).map(({ state }) => state.moves)).toEqual(['1'])
    kept.goOnWith(game('1'))
    expect(kept.others(decodeState).map(({ state }) => state.moves)).toEqual(['44'])
    kept.keep(game('17'))
    expect(JSON.parse(store.text ?? '')).toEqual([text('17'), text('44'), 'level:3', 'moves'])
  })

  it('are so many at most, of which the oldest goes; with nothing to keep the entry goes', () => {
    const store = new OneEntry()
    for (let i = 1; i <= 9; i++) new KeptGames(schema, 'connect4', store).keep(game('4'.repeat(i)))
    expect(movesOf(store).map((moves) => moves.length)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
    const own = new OneEntry()
    const kept = page(own)
    kept.keep(game('4'))
    kept.keep(none)
    expect(own.text).toBeNull()
  })

  it.each(['{', '7', '{"a":1}', JSON.stringify(['x'.repeat(60_001)])])(
    'are none where the entry is something else: %s',
    (entry) => {
      const store = new OneEntry(entry)
      expect(page(store).latest).toBeUndefined()
      page(store).keep(game('4'))
      expect(movesOf(store)).toEqual(['4'])
    },
  )

  it('are none where storage is refused or full, and that is known', () => {
    const refused = new KeptGames(schema, 'connect4', undefined)
    refused.keep(game('4'))
    expect(refused.works).toBe(false)
    const store = new OneEntry()
    const full: Store = {
      getItem: () => store.getItem(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => store.removeItem(),
    }
    const kept = page(full)
    expect(kept.works).toBe(true)
    kept.keep(game('4'))
    expect(kept.works).toBe(false)
  })
})
