import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { WIN } from '../../../engine/search/score.ts'
import { search, SEARCHES } from '../../../engine/search/search.ts'
import { subjectOf } from '../random-positions.ts'
import { positions, SMALL_GAMES } from './small-games.ts'

describe('wins that are all worth the same', () => {
  it('let alpha-beta cut sooner: tic-tac-toe, squares in order', () => {
    // 18,297 nodes are what programs with wins of ±1 are published with; see the chapter on cuts.
    const start = subjectOf(mnk, '')
    expect(alphabeta(start, { depth: 9, wins: 'flat' })).toMatchObject({ value: 0, nodes: 18_297 })
    expect(alphabeta(start, { depth: 9 })).toMatchObject({ value: 0, nodes: 20_866 })
    expect(alphabeta(start, { depth: 9, wins: 'distance' }).nodes).toBe(20_866)
  })

  it.each(SMALL_GAMES)('have the sign that wins by distance have, in $name', (small) => {
    fc.assert(
      fc.property(positions(small), (subject) => {
        const far = search('negamax', subject, { depth: small.depth }).value ?? NaN
        const wins = Math.abs(far) > 900_000
        for (const algorithm of SEARCHES) {
          const table = algorithm === 'pvs' || algorithm === 'deepening'
          const flat = search(algorithm, subject, {
            depth: small.depth,
            wins: 'flat',
            ...(table ? { tableMegabytes: 0.01, ordering: 'killers' } : {}),
          })
          const mine = algorithm === 'minimax' && subject.game.toMove(subject.position) === 1
          const value = mine ? 0 - (flat.value ?? NaN) : flat.value
          expect(value).toBe(wins ? Math.sign(far) * WIN : far)
        }
      }),
      { numRuns: 40, seed: 91 },
    )
  })
})
