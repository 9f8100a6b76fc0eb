import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import type { FailRule, OrderingName, TieRule } from '../../../engine/search/types.ts'
import { subjectAt, subjectOf, walk } from '../random-positions.ts'
import { nestedTree, sizeOf, valueOf } from '../random-trees.ts'

const TIES: readonly TieRule[] = ['le', 'lt']
const FAILS: readonly FailRule[] = ['hard', 'soft']

describe('on explicit trees', () => {
  it('minimax has the value of the definition and visits every node', () => {
    fc.assert(
      fc.property(nestedTree(), fc.boolean(), (nested, maxFirst) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first: maxFirst ? 'max' : 'min' })
        const result = minimax(subject, { depth: 10 })
        expect(result.value).toBe(valueOf(nested, maxFirst))
        expect(result.nodes).toBe(sizeOf(nested))
      }),
      { numRuns: 1000, seed: 1 },
    )
  })

  it('negamax and alpha-beta have its value, move and line under every rule', () => {
    fc.assert(
      fc.property(nestedTree(), fc.boolean(), (nested, maxFirst) => {
        const subject = subjectOf(tree, JSON.stringify(nested), { first: maxFirst ? 'max' : 'min' })
        const plain = minimax(subject, { depth: 10 })
        const toMove = maxFirst ? 0 : 1
        const same = negamax(subject, { depth: 10 })
        expect(valueForMax(same, toMove)).toBe(plain.value)
        expect(same.line).toEqual(plain.line)
        expect(same.nodes).toBe(plain.nodes)
        for (const tie of TIES) {
          for (const fail of FAILS) {
            const cut = alphabeta(subject, { depth: 10, tie, fail })
            expect(valueForMax(cut, toMove)).toBe(plain.value)
            expect(cut.line).toEqual(plain.line)
            expect(cut.move).toBe(plain.move)
            expect(cut.bound).toBe('exact')
            expect(cut.nodes).toBeLessThanOrEqual(plain.nodes)
          }
        }
      }),
      { numRuns: 2000, seed: 2 },
    )
  })

  it('cutting on ties never visits more nodes than waiting for a strictly better score', () => {
    fc.assert(
      fc.property(nestedTree(), (nested) => {
        const subject = subjectOf(tree, JSON.stringify(nested))
        const le = alphabeta(subject, { depth: 10, tie: 'le' })
        const lt = alphabeta(subject, { depth: 10, tie: 'lt' })
        expect(le.nodes).toBeLessThanOrEqual(lt.nodes)
      }),
      { numRuns: 1000, seed: 3 },
    )
  })
})

const BOARD_GAMES: readonly { kit: GameKit<unknown>; plies: number; depth: number }[] = [
  { kit: connect4, plies: 38, depth: 4 },
  { kit: mnk, plies: 8, depth: 5 },
]

describe.each(BOARD_GAMES)('on random positions of $kit.game.id', ({ kit, plies, depth }) => {
  const choices = fc.array(fc.nat(), { minLength: plies > 10 ? 0 : 2, maxLength: plies })

  it('all three searches agree in value, and in move and line for one order of moves', () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: depth }), (picks, plyDepth) => {
        const subject = subjectAt(kit, walk(kit, picks))
        const before = kit.game.format(subject.position)
        const toMove = kit.game.toMove(subject.position)
        const plain = minimax(subject, { depth: plyDepth })
        const same = negamax(subject, { depth: plyDepth })
        expect(valueForMax(same, toMove)).toBe(plain.value)
        expect(same.line).toEqual(plain.line)
        for (const tie of TIES) {
          for (const fail of FAILS) {
            const cut = alphabeta(subject, { depth: plyDepth, tie, fail })
            expect(valueForMax(cut, toMove)).toBe(plain.value)
            expect(cut.line).toEqual(plain.line)
          }
        }
        expect(kit.game.format(subject.position)).toBe(before)
      }),
      { numRuns: 300, seed: 4 },
    )
  })

  it('the order of moves changes the work but never the value', () => {
    const orders: readonly OrderingName[] = ['none', 'centre']
    fc.assert(
      fc.property(choices, (picks) => {
        const subject = subjectAt(kit, walk(kit, picks))
        const values = orders.flatMap((ordering) => [
          alphabeta(subject, { depth: depth - 1, ordering }).value,
          negamax(subject, { depth: depth - 1, ordering }).value,
        ])
        expect(new Set(values).size).toBe(1)
      }),
      { numRuns: 150, seed: 5 },
    )
  })
})
