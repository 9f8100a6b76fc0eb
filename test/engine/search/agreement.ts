import fc from 'fast-check'
import { expect, it } from 'vitest'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import type { FailRule, TieRule } from '../../../engine/search/types.ts'
import type { TestRegister } from '../register.ts'
import { orderingsOf, positions, type SmallGame } from './small-games.ts'

export const TIES: readonly TieRule[] = ['le', 'lt']
export const FAILS: readonly FailRule[] = ['hard', 'soft']

/** The test that a game fails in which sides do not alternate. */
export const AGREE =
  'all three searches agree in value, and in move and line for one order of moves'

/**
 * The searches that are taught first against plain minimax, which alone asks at every node whose
 * turn it is. Registers its tests, as `checkContract` does.
 */
export function checkAgreement<P>(
  small: SmallGame<P>,
  { test }: Pick<TestRegister, 'test'> = { test: it },
): void {
  const { game } = small.kit

  test(AGREE, () => {
    fc.assert(
      fc.property(positions(small), fc.nat({ max: small.depth }), (subject, depth) => {
        const before = game.format(subject.position)
        const toMove = game.toMove(subject.position)
        const plain = minimax(subject, { depth })
        const same = negamax(subject, { depth })
        expect(valueForMax(same, toMove)).toBe(plain.value)
        expect(same.line).toEqual(plain.line)
        for (const tie of TIES) {
          for (const fail of FAILS) {
            const cut = alphabeta(subject, { depth, tie, fail })
            expect(valueForMax(cut, toMove)).toBe(plain.value)
            expect(cut.line).toEqual(plain.line)
          }
        }
        expect(game.format(subject.position)).toBe(before)
      }),
      { numRuns: 200, seed: 4 },
    )
  })

  test('the order of moves changes the work but never the value', () => {
    fc.assert(
      fc.property(positions(small), (subject) => {
        const depth = Math.max(1, small.depth - 1)
        const values = orderingsOf(subject).flatMap((ordering) => [
          alphabeta(subject, { depth, ordering }).value,
          negamax(subject, { depth, ordering }).value,
        ])
        expect(new Set(values).size).toBe(1)
      }),
      { numRuns: 60, seed: 5 },
    )
  })
}
