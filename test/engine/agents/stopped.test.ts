import { expect, test } from 'vitest'
import {
  agentOf,
  kits,
  rngOf,
  search,
  type GameId,
  type GameKit,
  type Iteration,
} from '../../../engine/index.ts'
import { subjectFrom } from '../../../engine/search/types.ts'

const games = ['connect4', 'gomoku8', 'gomoku', 'ninuki', 'abalone'] as const satisfies GameId[]

/** What level 4 has told by the time it is stopped, a word of progress past so many nodes. */
function stoppedAt(id: GameId, budget: number): Iteration | undefined {
  const found = agentOf(id, 'level-4')
  if (!found.ok) throw new Error(found.error.code)
  const kit: GameKit<unknown> = kits[id]
  const stop = new Error('stopped')
  let last: Iteration | undefined
  try {
    found.value.begin(kit)(kit.game.initial(), {
      rng: rngOf(1),
      progress(nodes) {
        if (nodes >= budget) throw stop
      },
      iteration(iteration) {
        last = iteration
      },
    })
  } catch (error) {
    if (error !== stop) throw error
  }
  return last
}

test.each(games)('an agent of %s stopped midway has told the best of its last depth', (id) => {
  const found = agentOf(id, 'level-4')
  if (!found.ok) throw new Error(found.error.code)
  const { search: name, threats: _, ...options } = found.value.parameters
  expect(name).toBe('deepening')
  const kit: GameKit<unknown> = kits[id]
  for (const budget of [2000, 6000]) {
    const last = stoppedAt(id, budget)
    if (last === undefined) throw new Error('not one depth was done')
    const subject = subjectFrom(kit, kit.game.initial())
    const { move, value, depth } = search('deepening', subject, {
      ...(options as object),
      depth: last.depth,
    })
    expect([last.line[0], last.value, last.depth]).toEqual([move, value, depth])
  }
})
