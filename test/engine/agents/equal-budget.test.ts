import { describe, expect, it } from 'vitest'
import { agentOf, EQUAL_BUDGET, kitOf, rngOf, type Agent } from '../../../engine/index.ts'

/** Three columns are free in the second position, so that a tree is soon complete. */
const POSITIONS: readonly (readonly [string, string])[] = [
  ['connect4', ''],
  ['connect4', '5263554746323322566352326446151'],
  ['reversi', ''],
  ['gomoku8', 'd4 e5'],
]

function agent(game: string, id: string): Agent<unknown> {
  const found = agentOf(game, id)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

function chosen(game: string, id: string, text: string, seed: number) {
  const kit = kitOf(game)
  if (!kit.ok) throw new Error(kit.error.code)
  const position = kit.value.game.parse(text)
  if (!position.ok) throw new Error(position.error.code)
  const choice = agent(game, id).begin(kit.value)(position.value, { rng: rngOf(seed) })
  const { format, formatMove } = kit.value.game
  return { ...choice, name: formatMove(position.value, choice.move), after: format(position.value) }
}

describe('the agents of an equal budget', () => {
  it.each(POSITIONS)('keep to it and leave the position as it was: %s %s', (game, text) => {
    const longest = 65
    for (const id of ['monte-carlo', 'judging', 'blind']) {
      const { nodes, after, line } = chosen(game, id, text, 1)
      expect(nodes, id).toBeGreaterThan(0)
      // A playout that has begun is played to its end.
      expect(nodes, id).toBeLessThan(EQUAL_BUDGET + longest)
      expect(line.length, id).toBeGreaterThan(0)
      expect(after).toBe(chosen(game, 'random', text, 1).after)
    }
  })

  it('play the same by the same seed, and make a four that is there to be made', () => {
    for (const id of ['monte-carlo', 'judging', 'blind']) {
      expect(chosen('connect4', id, '', 7).move).toBe(chosen('connect4', id, '', 7).move)
      expect(chosen('connect4', id, '121212', 3).name, id).toBe('1')
    }
  })
})
