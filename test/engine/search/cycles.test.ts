import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Game, Outcome } from '../../../engine/core/game.ts'
import { mix32 } from '../../../engine/core/hash.ts'
import { ok } from '../../../engine/core/errors.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { pvs } from '../../../engine/search/pvs.ts'
import type { Subject } from '../../../engine/search/types.ts'

/**
 * A game of walking about a few places, so that a position is met again at other plies: in games
 * where stones stay where they are put, that never happens.
 */
interface Walk {
  readonly next: readonly (readonly number[])[]
  readonly worth: readonly number[]
  /** Where a walk ends: who has come there wins if the place is worth 0 or more, else loses. */
  readonly traps: readonly boolean[]
  readonly path: number[]
}

const here = (p: Walk) => p.path[p.path.length - 1]
const mover = (p: Walk) => ((p.path.length - 1) & 1) as 0 | 1

function outcome(p: Walk): Outcome | undefined {
  if (p.path.length === 1 || !p.traps[here(p)]) return undefined
  const winner = p.worth[here(p)] < 0 ? mover(p) : mover(p) === 0 ? 1 : 0
  return { winner, reason: 'trap', squares: [] }
}

const game: Game<Walk> = {
  id: 'walk',
  maxMoves: 8,
  initial: () => ({ next: [[]], worth: [0], traps: [false], path: [0] }),
  toMove: mover,
  moves(p, out) {
    if (outcome(p) !== undefined) return 0
    out.set(p.next[here(p)])
    return p.next[here(p)].length
  },
  play: (p, m) => void p.path.push(m),
  undo: (p) => void p.path.pop(),
  outcome,
  hashLo: (p) => mix32(here(p) * 2 + mover(p)),
  hashHi: (p) => mix32(~(here(p) * 2 + mover(p))),
  format: (p) => p.path.join(' '),
  parse: () => ok(game.initial()),
  formatMove: (_, m) => String(m),
  parseMove: () => ok(0),
}

const PLACES = 9
const evaluation = {
  evaluate: (p: Walk) => (mover(p) === 0 ? p.worth[here(p)] : 0 - p.worth[here(p)]),
}

const walks: fc.Arbitrary<Subject<Walk>> = fc
  .record({
    next: fc.array(fc.uniqueArray(fc.nat({ max: PLACES - 1 }), { minLength: 1, maxLength: 3 }), {
      minLength: PLACES,
      maxLength: PLACES,
    }),
    worth: fc.array(fc.integer({ min: -9, max: 9 }), { minLength: PLACES, maxLength: PLACES }),
    traps: fc.array(fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)), {
      minLength: PLACES,
      maxLength: PLACES,
    }),
  })
  .map((walk) => ({ game, evaluation, position: { ...walk, path: [0] } }))

describe('where positions are met again at other plies', () => {
  it('a table of any size changes no value, nor the plies to a win', () => {
    let hits = 0
    fc.assert(
      fc.property(walks, fc.integer({ min: 1, max: 9 }), (subject, depth) => {
        const { value } = negamax(subject, { depth })
        for (const slots of [1, 8, 1024]) {
          for (const replace of ['always', 'deeper'] as const) {
            const options = { depth, tableMegabytes: (slots * 18) / 2 ** 20, replace }
            const straight = pvs(subject, options)
            expect(straight.value).toBe(value)
            expect(deepening(subject, { ...options, aspiration: 3 }).value).toBe(value)
            hits += straight.tableHits
          }
        }
      }),
      { numRuns: 500, seed: 81 },
    )
    expect(hits).toBeGreaterThan(1000)
  })
})
