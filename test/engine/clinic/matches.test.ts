import { describe, expect, it } from 'vitest'
import { Tournament } from '../../../engine/agents/tournament.ts'
import { CLINIC } from '../../../engine/clinic/index.ts'
import { CLINIC_MATCHES } from '../../../engine/clinic/matches.ts'
import { kits, type GameId } from '../../../engine/games/registry.ts'

describe('the stored matches', () => {
  it('are one for each case, of all its games', () => {
    expect(Object.keys(CLINIC_MATCHES).toSorted()).toEqual(CLINIC.map(({ id }) => id).toSorted())
    for (const { games, wins, draws, losses, elo, low, high } of Object.values(CLINIC_MATCHES)) {
      expect(wins + draws + losses).toBe(games)
      expect(low).toBeLessThan(elo)
      expect(high).toBeGreaterThan(elo)
    }
  })

  // Those that take a fraction of a second.
  const quick = CLINIC.filter(({ id }) =>
    ['shift-by-33', 'comparison-first', 'unreal-ends'].includes(id),
  )

  it.each(quick.map((one) => [one.id, one] as const))('%s comes out as stored', (id, one) => {
    const kit = kits[one.game as GameId]
    const { games, seed, ...stored } = CLINIC_MATCHES[id]
    const agents = [one.agent, one.twinAgent] as const
    const match = new Tournament(kit, kit.game.initial(one.start), agents, { games, seed })
    while (match.playNext() !== undefined);
    const { wins, draws, losses, elo, low, high } = match.result
    const found = { elo: Math.round(elo), low: Math.round(low), high: Math.round(high) }
    expect({ wins, draws, losses, ...found }).toEqual(stored)
  })
})
