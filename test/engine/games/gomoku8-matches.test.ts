import { describe, expect, test } from 'vitest'
import { gomoku8, Tournament } from '../../../engine/index.ts'
import { strengths } from '../../../content/heatmaps-matches.ts'
import { pairsOf } from '../../../content/match-score.ts'
import { sidesOf, stored } from '../../../src/workers/pattern-sets/matches.ts'
import { patternsOf, REFERENCE, SETS } from '../../../src/workers/pattern-sets/sets.ts'

describe('the matches of the chapter on heatmaps', () => {
  test('give the same games again, as far as the first pair of each', () => {
    for (const each of stored.matches) {
      const { set, points } = each
      const agents = sidesOf(each)
      const { seed, openingPlies } = stored
      const options = { games: 2, seed, openingPlies }
      const match = new Tournament(gomoku8, gomoku8.game.initial(), agents, options)
      while (!match.finished) match.playNext()
      expect(match.games.map((game) => String(game.points * 2)).join(''), set).toBe(
        points.slice(0, 2),
      )
    }
  })

  test('are of sets that each hold the one before', () => {
    for (const [i, { patterns }] of SETS.entries()) {
      if (i > 0) expect(patterns.startsWith(SETS[i - 1].patterns)).toBe(true)
    }
    expect(SETS.map((set) => patternsOf(set).length)).toEqual(
      SETS.map((set) => patternsOf(set).length).toSorted((a, b) => a - b),
    )
  })

  test('give each set as many nodes as it searches in the reference’s time', () => {
    const { perNode, matches } = stored
    for (const { set, condition, budgets } of matches) {
      const share = condition === 'time' ? perNode[REFERENCE] / perNode[set] : 1
      expect(budgets[0]).toBe(Math.round(budgets[1] * share))
    }
    expect(matches).toHaveLength(2 * (SETS.length - 1))
  })

  test('have all of their games counted', () => {
    for (const [i, { points }] of stored.matches.entries()) {
      const { wins, draws, losses } = strengths[i]
      expect(wins + draws + losses).toBe(points.length)
      expect(pairsOf(points).reduce((sum, count) => sum + count, 0) * 2).toBe(points.length)
    }
    expect(pairsOf('2012')).toEqual([0, 0, 1, 1, 0])
  })
})
