import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { abalone } from '../../../engine/games/abalone/index.ts'
import type { AbalonePosition } from '../../../engine/games/abalone/position.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { pvs } from '../../../engine/search/pvs.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { subjectFrom, type Subject } from '../../../engine/search/types.ts'
import { legalMoves, parsed } from '../games/random-game.ts'
import { plainValue } from './small-games.ts'

/*
 * A table must not answer for a position from before, where what has been on the board since could
 * make a draw. Marbles in corners, so few that a search looks far ahead, and games in which they go
 * to and fro.
 */
const CORNERS = [
  '....w/....../......./......../........./......../......./....../b.... b 0,0 0',
  'w..../....../......./......../........./......../......./....../b...b w 0,0 0',
  'w...b/....../......./......../........./......../......./....../..... b 0,0 0',
]
const { game } = abalone

/** A position with a history: half of the moves go back where a marble of the side came from. */
const histories: fc.Arbitrary<AbalonePosition> = fc
  .record({
    start: fc.constantFrom(...CORNERS),
    choices: fc.array(fc.record({ back: fc.integer({ min: 0, max: 3 }), at: fc.nat() }), {
      maxLength: 16,
    }),
  })
  .map(({ start, choices }) => {
    const p = parsed(game.parse(start, { repetition: true }))
    const texts: string[] = []
    for (const { back, at } of choices) {
      const legal = legalMoves(game, p)
      const own = texts[texts.length - 2] ?? ''
      const home = game.parseMove(p, own.slice(2) + own.slice(0, 2))
      const move = back > 0 && home.ok ? home.value : legal[at % legal.length]
      texts.push(game.formatMove(p, move))
      game.play(p, move)
      if (game.outcome(p) === undefined) continue
      game.undo(p)
      break
    }
    return p
  })

const MEGABYTES = (1024 * 18) / 2 ** 20

/** What searches with a table find, to a depth; minimax's value first. */
function values(subject: Subject<AbalonePosition>, depth: number) {
  const options = { depth, tableMegabytes: MEGABYTES }
  const found = [negamax, alphabeta, pvs, deepening].map(
    (search) => search(subject, search === negamax ? { depth } : options).value,
  )
  return [plainValue(subject, { depth }), ...found]
}

describe('under the rule that the third repetition draws', () => {
  it('every search with a table has the value of plain minimax, whatever has been played', () => {
    let repeated = 0
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 5 }), (p, depth) => {
        const subject = subjectFrom(abalone, p)
        const [plain, ...others] = values(subject, depth)
        expect(others).toEqual(others.map(() => plain))
        const free = parsed(game.parse(game.format(p), { repetition: false }))
        if (negamax(subjectFrom(abalone, free), { depth }).value !== plain) repeated++
      }),
      { numRuns: 100, seed: 19 },
    )
    // The rule decided some of them.
    expect(repeated).toBeGreaterThan(5)
  })
})
