import { describe, expect, it } from 'vitest'
import { type GameKit, kits, rngOf, search, subjectFrom } from '../../../engine/index.ts'
import { randomOpening } from '../../../engine/agents/opening.ts'
import type { RootBest } from '../../../engine/search/run.ts'
import { SEARCHES } from '../../../engine/search/search.ts'
import { PLAYED_GAMES } from '../played-games.ts'

const DEPTH = { minimax: 2, negamax: 2, alphabeta: 3, pvs: 3, deepening: 3 } as const
/** On large boards moves next to a stone are enough. */
const LARGE: readonly string[] = ['gomoku', 'ninuki']

/** A position some random moves from the start. */
function somewhere(kit: GameKit<unknown>, plies: number): unknown {
  const position = kit.game.initial()
  for (const move of randomOpening(kit, position, plies, rngOf(plies))) {
    kit.game.play(position, move)
  }
  return position
}

describe('what a search tells of its root', () => {
  it.each(PLAYED_GAMES)('ends in %s with its answer, and changes nothing of it', (id) => {
    const kit: GameKit<unknown> = kits[id]
    for (const name of SEARCHES) {
      // Both sides are to move in half of them: minimax alone answers in the view of one.
      for (const plies of [4, 5]) {
        const subject = () => subjectFrom(kit, somewhere(kit, plies))
        const all: RootBest[] = []
        const options = { depth: DEPTH[name], ...(LARGE.includes(id) && { candidates: 1 }) }
        const heard = search(name, subject(), options, { better: (soFar) => all.push(soFar) })
        expect(heard).toEqual(search(name, subject(), options))
        const { move, value, line } = heard
        expect(all.at(-1)).toEqual({ move, value, line })
        expect(all.every((soFar) => soFar.line[0] === soFar.move)).toBe(true)
      }
    }
  })

  it('is better each time, from the view that the search answers in', () => {
    const { game, evaluation } = kits.tree
    const read = game.parse('[[3,12,8],[2,4,6],[14,5,2],[5,9,7]]')
    if (!read.ok) throw new Error(read.error.code)
    const subject = { game, evaluation, position: read.value }
    const told: number[] = []
    search('alphabeta', subject, { depth: 2 }, { better: ({ value }) => told.push(value) })
    expect(told).toEqual([3, 5])
  })

  it('is nothing where it was stopped before a move was done', () => {
    const told: RootBest[] = []
    const subject = subjectFrom(kits.connect4, kits.connect4.game.initial())
    const options = { depth: 8, nodes: 4 }
    search('alphabeta', subject, options, { better: (soFar) => told.push(soFar) })
    expect(told).toEqual([])
  })
})
