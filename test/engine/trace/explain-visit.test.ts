import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { INFINITE } from '../../../engine/search/score.ts'
import { explainVisit, type EndOwner } from '../../../engine/trace/explain-visit.ts'
import { record } from '../../../engine/trace/record.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { subjectOf } from '../random-positions.ts'
import { nestedTree } from '../random-trees.ts'

describe('why a node was visited', () => {
  it('names, for either end of the window, the child that was worth just that', () => {
    let owned = 0
    fc.assert(
      fc.property(
        nestedTree(),
        fc.constantFrom('max', 'min'),
        fc.constantFrom('le' as const, 'lt' as const),
        (nested, first, tie) => {
          const subject = subjectOf(tree, JSON.stringify(nested), { first })
          const replay = new Replay(record('alphabeta', subject, { depth: 8, tie }).recording)
          for (let node = 1; node < replay.nodeCount; node++) {
            const about = explainVisit(replay, node)
            expect(about === undefined).toBe(!replay.isVisited(node))
            if (about === undefined) continue
            const { alpha, beta, why } = about
            expect(why).toBe(alpha < beta ? 'open' : 'tie')
            expect(alpha <= beta).toBe(true)
            const check = (score: number, { owner, ownerChild }: EndOwner, player: number) => {
              expect(owner < 0).toBe(Math.abs(score) >= INFINITE)
              if (owner < 0) return
              owned++
              expect(replay.player(owner)).toBe(player)
              expect(replay.parent(ownerChild)).toBe(owner)
              expect(replay.score(ownerChild, about.step - 1)).toBe(score)
              let above = node
              while (above >= 0 && above !== owner) above = replay.parent(above)
              expect(above).toBe(owner)
            }
            check(alpha, about.alphaBy, 0)
            check(beta, about.betaBy, 1)
          }
        },
      ),
      { numRuns: 500, seed: 96 },
    )
    expect(owned).toBeGreaterThan(1000)
  })
})
