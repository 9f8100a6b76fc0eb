import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import { subjectOf } from '../random-positions.ts'
import { nestedTree, sizeOf, valueOf } from '../random-trees.ts'
import { failuresOf } from '../register.ts'
import { alwaysFirst, twoOnEnd, winnerToMove } from '../wrong-games.ts'
import { AGREE, checkAgreement, FAILS, TIES } from './agreement.ts'
import { SMALL_GAMES } from './small-games.ts'

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

describe.each(SMALL_GAMES)('on random positions of $name', (small) => {
  checkAgreement(small)
})

describe('the agreement suite', () => {
  const reversi = { name: 'two on end', options: { size: 6 }, plies: [20, 30], depth: 4 } as const
  const mnk = { name: 'tic-tac-toe', plies: [2, 8], depth: 5 } as const

  it('fails a game in which a side moves twice on end, or is to move when it is not', () => {
    const failed = [
      failuresOf((into) => checkAgreement({ ...reversi, kit: twoOnEnd }, into)),
      failuresOf((into) => checkAgreement({ ...mnk, kit: winnerToMove }, into)),
      failuresOf((into) => checkAgreement({ ...mnk, kit: alwaysFirst }, into)),
    ]
    for (const titles of failed) expect(titles).toContain(AGREE)
  })
})
