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
            if ((about === undefined) === replay.isVisited(node)) expect(about).toBe(node)
            if (about === undefined) continue
            const { alpha, beta, why } = about
            const words = alpha < beta ? 'open' : 'tie'
            if (why !== words || !(alpha <= beta)) expect([alpha, beta, why]).toBe(words)
            const check = (score: number, { owner, ownerChild }: EndOwner, player: number) => {
              const known = Math.abs(score) < INFINITE
              if (owner < 0) {
                if (known) expect(owner).toBe(score)
                return
              }
              owned++
              let above = node
              while (above >= 0 && above !== owner) above = replay.parent(above)
              const told = [
                known,
                replay.player(owner),
                replay.parent(ownerChild),
                replay.score(ownerChild, about.step - 1),
                above,
              ]
              const expected = [true, player, owner, score, owner]
              if (told.join() !== expected.join()) expect(told).toEqual(expected)
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
