import { describe, expect, it } from 'vitest'
import type { Agent, Choice } from '../../../engine/agents/agent.ts'
import { randomOpening } from '../../../engine/agents/opening.ts'
import { randomAgent } from '../../../engine/agents/random.ts'
import { searchingAgent } from '../../../engine/agents/searching.ts'
import { resultOf, Tournament, type TournamentOptions } from '../../../engine/agents/tournament.ts'
import type { GameKit } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { kits } from '../../../engine/games/registry.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { pliesToEnd } from '../../../engine/search/score.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { PLAYED_GAMES } from '../played-games.ts'

const random = randomAgent<unknown>('connect4')

function played<P>(
  kit: GameKit<P>,
  agents: readonly [Agent<P>, Agent<P>],
  options: TournamentOptions,
): Tournament<P> {
  const tournament = new Tournament(kit, kit.game.initial(), agents, options)
  while (!tournament.finished) tournament.playNext()
  return tournament
}

/** Plays the first legal move in the game's order, and remembers whose turn it was. */
function first<P>(seen: number[]): Agent<P> {
  return {
    id: 'first',
    game: '',
    origin: 'chance',
    parameters: {},
    begin: ({ game }) => {
      const moves = new Int32Array(game.maxMoves)
      return (position): Choice => {
        seen.push(game.toMove(position))
        game.moves(position, moves)
        return { move: moves[0], nodes: 1, line: [] }
      }
    },
  }
}

describe('a tournament', () => {
  it('that goes on from a game plays the same games as one that began with the first', () => {
    const agents = [randomAgent<unknown>('gomoku8'), randomAgent<unknown>('gomoku8')] as const
    const kit = kits.gomoku8 as GameKit<unknown>
    const whole = played(kit, agents, { games: 6, seed: 4 })
    const rest = played(kit, agents, { games: 6, seed: 4, first: 3 })
    expect(rest.games).toEqual(whole.games.slice(3))
    expect(() => played(kit, agents, { games: 6, seed: 4, first: 7 })).toThrow('first')
  })

  it('that rests after every ply plays the same games as one that does not', () => {
    const kit = kits.abalone
    const table = searchingAgent<unknown>(
      { id: 'table', game: 'abalone', origin: 'level' },
      { search: 'pvs', depth: 2, ties: 'random', tableMegabytes: 1 },
    )
    const agents = [table, randomAgent<unknown>('abalone')] as const
    const options = { games: 3, seed: 6, plyLimit: 24 }
    const start = kit.game.initial()
    const resting = new Tournament(kit as GameKit<unknown>, start, agents, options)
    const plies: number[] = []
    while (!resting.finished) {
      resting.playPly()
      plies.push(resting.plies)
    }
    const whole = played(kit as GameKit<unknown>, agents, options).games
    expect(resting.games).toEqual(whole)
    expect(plies.slice(0, 3)).toEqual([5, 6, 7])
    expect(plies.filter((each) => each === 0)).toHaveLength(3)
    expect(resting.playPly()).toBeUndefined()
  })

  it('swaps the colours and keeps the opening within each two games', () => {
    const seen: number[] = []
    const { games } = played(connect4, [first(seen), random], { games: 6, seed: 4 })
    expect(games.map(({ starter }) => starter)).toEqual([0, 1, 0, 1, 0, 1])
    for (let i = 0; i < 6; i += 2) {
      const [one, two] = [games[i], games[i + 1]]
      expect(one.openingPlies).toBe(4)
      expect(one.moves.slice(0, 4)).toEqual(two.moves.slice(0, 4))
    }
    expect(new Set(games.map(({ moves }) => moves.slice(0, 4).join())).size).toBeGreaterThan(1)
    const asFirst = games
      .filter((_, i) => i % 2 === 0)
      .reduce((sum, { chosen }) => sum + chosen[0], 0)
    expect(seen.slice(0, games[0].chosen[0]).every((side) => side === 0)).toBe(true)
    expect(seen.filter((side) => side === 0)).toHaveLength(asFirst)
  })

  it('replays to the outcome that it tells, and restores the position', () => {
    const { game } = gomoku
    const start = game.initial({ size: 7 })
    const text = game.format(start)
    const agents = [randomAgent('gomoku'), randomAgent('gomoku')] as const
    const tournament = new Tournament(gomoku, start, agents, { games: 12, seed: 9, plyLimit: 30 })
    const reasons = new Set<string>()
    while (!tournament.finished) {
      const { moves, points, reason, starter, chosen, openingPlies } =
        tournament.playNext() ?? expect.unreachable()
      expect(game.format(start)).toBe(text)
      for (const move of moves) {
        expect(game.outcome(start)).toBeUndefined()
        game.play(start, move)
      }
      const outcome = game.outcome(start)
      const side = starter === 0 ? 0 : 1
      const won = outcome?.winner === side ? 1 : outcome?.winner === 1 - side ? 0 : 0.5
      expect([points, reason]).toEqual([won, outcome?.reason ?? 'limit'])
      if (reason === 'limit') expect(moves).toHaveLength(30)
      expect(chosen[0] + chosen[1] + openingPlies).toBe(moves.length)
      reasons.add(reason)
      for (let i = 0; i < moves.length; i++) game.undo(start)
    }
    expect(reasons).toContain('limit')
    const { limits, draws } = tournament.result
    expect(limits).toBe(tournament.games.filter(({ reason }) => reason === 'limit').length)
    expect(draws).toBeGreaterThanOrEqual(limits)
    expect(tournament.playNext()).toBeUndefined()
  })

  it('plays the same games from the same seed, however far it goes, and others from another', () => {
    const two = searchingAgent<unknown>(
      { id: 'two', game: 'connect4', origin: 'level' },
      { search: 'alphabeta', depth: 2, ties: 'random' },
    )
    const kit = kits.connect4
    const many = played(kit, [two, random], { games: 9, seed: 1 }).games
    const few = played(kit, [two, random], { games: 4, seed: 1 }).games
    expect(many.slice(0, 4)).toEqual(few)
    expect(played(kit, [two, random], { games: 4, seed: 2 }).games).not.toEqual(few)
  })

  it('is even between an agent and itself', () => {
    const { result } = played(kits.connect4, [random, random], { games: 400, seed: 3 })
    expect(result.wins + result.draws + result.losses).toBe(400)
    expect(result.low).toBeLessThan(0)
    expect(result.high).toBeGreaterThan(0)
    expect(Math.abs(result.elo)).toBeLessThan(40)
    const three = searchingAgent<unknown>(
      { id: 'three', game: 'connect4', origin: 'level' },
      { search: 'alphabeta', depth: 3 },
    )
    // Without chance both games of a pair are the same game.
    const same = played(kits.connect4, [three, three], { games: 10, seed: 3 }).result
    expect([same.elo, same.wins - same.losses]).toEqual([0, 0])
  })

  it('counts from the first agent’s side', () => {
    const strong = searchingAgent<unknown>(
      { id: 'four', game: 'connect4', origin: 'level' },
      { search: 'alphabeta', depth: 4 },
    )
    const forth = played(kits.connect4, [strong, random], { games: 10, seed: 2 }).result
    const back = played(kits.connect4, [random, strong], { games: 10, seed: 2 }).result
    expect(forth.wins).toBeGreaterThan(8)
    expect(back.losses).toBeGreaterThan(8)
    expect(forth.elo).toBeGreaterThan(100)
    expect(back.elo).toBeLessThan(-100)
    expect(forth.nodesPerMove[0]).toBeGreaterThan(10)
    expect(forth.nodesPerMove[1]).toBe(0)
    expect(back.nodesPerMove[0]).toBe(0)
  })

  it('adds up games by pairs, a last one alone by half', () => {
    const game = { index: 0, starter: 0, moves: [1, 2], openingPlies: 0, reason: 'x' } as const
    const points = [1, 0, 1, 1, 0.5, 0, 0.5]
    const games = points.map((each) => ({
      ...game,
      points: each,
      chosen: [1, 1] as const,
      nodes: [10, 4] as const,
    }))
    expect(resultOf(games)).toMatchObject({
      played: 7,
      wins: 3,
      draws: 2,
      losses: 2,
      limits: 0,
      pairs: [0, 1, 1.5, 0, 1],
      nodesPerMove: [10, 4],
      pliesPerGame: 2,
    })
    expect(resultOf([])).toMatchObject({ played: 0, elo: 0, nodesPerMove: [0, 0], pliesPerGame: 0 })
  })

  it('refuses what it cannot play', () => {
    const agents = [random, random] as const
    const { game } = connect4
    for (const options of [
      { games: 0, seed: 1 },
      { games: 1.5, seed: 1 },
      { games: 1, seed: 1, openingPlies: -1 },
      { games: 1, seed: 1, plyLimit: 0 },
    ]) {
      expect(() => new Tournament(connect4, game.initial(), agents, options)).toThrow('Tournament')
    }
    const over = game.parse('1212121')
    if (!over.ok) throw new Error(over.error.code)
    const start = () => new Tournament(connect4, over.value, agents, { games: 1, seed: 1 })
    expect(start).toThrow('over')
  })
})

describe('a random opening', () => {
  it.each(PLAYED_GAMES)(
    'of %s has legal moves near to one another, and is not decided within two plies',
    (id) => {
      const kit = kits[id]
      const start = kit.game.initial(id === 'gomoku' || id === 'ninuki' ? { size: 9 } : {})
      const texts = new Set<string>()
      for (let seed = 0; seed < 12; seed++) {
        const before = kit.game.format(start)
        const opening = randomOpening(kit, start, 8, rngOf(seed))
        expect(kit.game.format(start)).toBe(before)
        expect(opening).toHaveLength(8)
        const moves = new Int32Array(kit.game.maxMoves)
        opening.forEach((move, ply) => {
          expect(moves.subarray(0, kit.game.moves(start, moves))).toContain(move)
          if (ply > 0) expect(kit.near?.(start, move, 2) ?? true).toBe(true)
          kit.game.play(start, move)
        })
        expect(kit.game.outcome(start)).toBeUndefined()
        const { value } = alphabeta(subjectFrom(kit, start), { depth: 2 })
        expect(pliesToEnd(value)).toBeUndefined()
        texts.add(kit.game.format(start))
        for (let i = 0; i < 8; i++) kit.game.undo(start)
      }
      expect(texts.size).toBeGreaterThan(8)
    },
  )
})
