import { describe, expect, it } from 'vitest'
import { gameIds } from '../../engine/games/registry.ts'
import { SEARCHES } from '../../engine/search/search.ts'
import { ask, json } from './ask.ts'

/** What the engine begins with, however it may be written: 10⁹, and what a first step makes of it. */
const SENTINEL =
  /1,?000,?000,?000|999,?999,?\d\d\d|1e\+?9|-?2,?147,?483,?64[78]|Infinity|NaN|∞|undefined/i

const BUDGETS = ['1', '2', '3', '5', '8', '13', '40']

describe.each(gameIds)('search %s under a tiny limit', (game) => {
  it.each(SEARCHES)('by %s says a value it has found, or in words that it has none', async (by) => {
    const rules =
      by === 'alphabeta' ? [[], ['--fail', 'hard'], ['--tie', 'lt', '--fail', 'hard']] : [[]]
    let without = 0
    for (const rule of rules) {
      for (const nodes of BUDGETS) {
        const asked = [
          'search',
          game,
          '--algorithm',
          by,
          '--depth',
          '12',
          '--nodes',
          nodes,
          ...rule,
        ]
        const told = await json(...asked)
        expect(JSON.stringify(told)).not.toMatch(SENTINEL)
        const { code, out } = await ask(asked)
        expect(code).toBe(0)
        expect(out).not.toMatch(SENTINEL)
        if (told.value !== null) {
          expect(out).toMatch(/^Value: /)
          expect(told.depth).toBeGreaterThan(0)
          continue
        }
        without++
        expect(told).toMatchObject({ depth: 0, line: [], pliesToEnd: null })
        expect(out).toMatch(/^No value: /)
        expect(out).toContain(told.move)
      }
    }
    expect(without).toBeGreaterThan(0)
  })
})
