import { describe, expect, it } from 'vitest'
import { Tournament } from '../../../engine/agents/tournament.ts'
import { CLINIC, clinicAgents } from '../../../engine/clinic/index.ts'
import { randomPosition } from '../../../engine/clinic/seeded.ts'
import { gameFromTheTop } from '../../../engine/clinic/first-point.ts'
import { nearIn3By1 } from '../../../engine/clinic/narrow-neighbourhood.ts'
import type { Evaluation, Game } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { abaloneEvaluation, DEFAULT_WEIGHTS } from '../../../engine/games/abalone/evaluate.ts'
import { reportFrom } from '../../../engine/games/gomoku/report.ts'
import type { Gomoku } from '../../../engine/games/gomoku/rules.ts'
import { gameIds, kits, type GameId } from '../../../engine/games/registry.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { valueForMax } from '../../../engine/search/search.ts'
import { subjectFrom } from '../../../engine/search/types.ts'

const marblesAlone = abaloneEvaluation({ ...DEFAULT_WEIGHTS, alpha2: 0, alpha3: 0 })

/** What a case is judged by where that is not its game's own evaluation. */
function evaluationOf(id: string, game: string, root: unknown): Evaluation<unknown> {
  if (game === 'gomoku' && id !== 'wrong-side-by-lines') return reportFrom(root as Gomoku)
  return id === 'zero-is-nothing' ? marblesAlone : kits[game as GameId].evaluation
}

/** The moves that a case looks at, where they are not its game's own. */
function rulesOf(id: string) {
  return id === 'first-point' ? { game: gameFromTheTop as Game<unknown>, near: narrow } : {}
}

const narrow = nearIn3By1 as (position: unknown, move: number, radius: number) => boolean

describe('every right twin', () => {
  it.each(CLINIC.map((one) => [one.id, one] as const))('of %s has minimax’s value', (id, one) => {
    const kit = kits[one.game as GameId]
    for (let seed = 1; seed <= 12; seed++) {
      const rng = rngOf(seed)
      const position = randomPosition(kit, one.start, 2 + rng.below(14), rng)
      const mover = kit.game.toMove(position)
      const { fail: _, ...options } = { ...one.options, depth: 2 }
      const evaluation = evaluationOf(id, one.game, position)
      const plain = minimax({ ...subjectFrom(kit, position), evaluation, ...rulesOf(id) }, options)
      const twin = one.twin(position, { ...one.options, depth: 2 })
      expect(twin.value).toBe(mover === 0 ? valueForMax(plain, 0) : 0 - valueForMax(plain, 1))
      expect(twin.move).toBe(plain.move)
    }
  })
})

describe('the agents of the clinic', () => {
  it('have ids of their own, and each knows its game', () => {
    const agents = gameIds.flatMap((game) => clinicAgents(game))
    expect(agents).toHaveLength(2 * CLINIC.length)
    expect(new Set(agents.map(({ id, game }) => `${game} ${id}`)).size).toBe(agents.length)
    for (const { id, origin } of agents) {
      expect(id).toMatch(/^clinic\//)
      expect(origin).toBe('clinic')
    }
  })

  it.each(CLINIC.map((one) => [one.id, one] as const))('%s can play a match', (_, one) => {
    const kit = kits[one.game as GameId]
    const start = kit.game.initial(one.start)
    const before = kit.game.format(start)
    const play = () => {
      const agents = [one.agent, one.twinAgent] as const
      const match = new Tournament(kit, start, agents, { games: 2, seed: 3, plyLimit: 10 })
      while (match.playNext() !== undefined);
      return match.games.map(({ moves }) => moves)
    }
    // The tournament plays by the true rules, and would throw on a move that is not legal.
    const games = play()
    expect(games).toEqual(play())
    expect(kit.game.format(start)).toBe(before)
    for (const moves of games) {
      const position = kit.game.initial(one.start)
      const legal = new Int32Array(kit.game.maxMoves)
      for (const move of moves) {
        expect(legal.subarray(0, kit.game.moves(position, legal))).toContain(move)
        kit.game.play(position, move)
      }
    }
  })
})
