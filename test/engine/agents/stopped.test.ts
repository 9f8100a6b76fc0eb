import { describe, expect, it } from 'vitest'
import {
  type Agent,
  agentOf,
  agentsOf,
  type Best,
  type Choice,
  foundValue,
  type GameId,
  type GameKit,
  kits,
  rngOf,
  search,
  type SearchName,
  type SearchOptions,
  subjectFrom,
  WIN,
} from '../../../engine/index.ts'
import { searchingAgent } from '../../../engine/agents/searching.ts'
import { connect4SolverAgent } from '../../../engine/agents/connect4-solver/agent.ts'
import { Connect4Solver, pliesOf } from '../../../engine/agents/connect4-solver/solver.ts'
import { randomOpening } from '../../../engine/agents/opening.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { randomGame } from '../games/random-game.ts'
import { PLAYED_GAMES as GAMES } from '../played-games.ts'

function named(id: GameId, agent: string): Agent<unknown> {
  const found = agentOf(id, agent)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

/** A position some random moves from the start. */
function somewhere(kit: GameKit<unknown>, seed: number, plies: number): unknown {
  const position = kit.game.initial()
  for (const move of randomOpening(kit, position, plies, rngOf(seed))) {
    kit.game.play(position, move)
  }
  return position
}

/** All that an agent tells by the time it is stopped, or has chosen. */
function told<P>(
  agent: Agent<P>,
  kit: GameKit<P>,
  position: P,
  budget: number,
): { readonly best: Best | undefined; readonly all: readonly Best[]; readonly choice?: Choice } {
  const stop = new Error('stopped')
  const all: Best[] = []
  try {
    const choice = agent.begin(kit)(position, {
      rng: rngOf(1),
      progress(nodes) {
        if (nodes >= budget) throw stop
      },
      best: (best) => all.push(best),
    })
    return { best: all.at(-1), all, choice }
  } catch (error) {
    if (error !== stop) throw error
  }
  return { best: all.at(-1), all }
}

/** The search of an agent, as its parameters tell it. */
function searchOf(agent: Agent<unknown>): [SearchName, SearchOptions] {
  const { search: name, threats: _, ...options } = agent.parameters
  return [name as SearchName, options as unknown as SearchOptions]
}

describe('an agent that is stopped', () => {
  it.each(GAMES)('while it deepens in %s has told the best of its last whole depth', (id) => {
    const agent = named(id, 'level-4')
    const [name, options] = searchOf(agent)
    expect(name).toBe('deepening')
    const kit: GameKit<unknown> = kits[id]
    for (const budget of [2000, 6000]) {
      const { best } = told(agent, kit, kit.game.initial(), budget)
      if (best?.depth === undefined) throw new Error('not one depth was done')
      const subject = subjectFrom(kit, kit.game.initial())
      const { move, value, depth, line } = search(name, subject, { ...options, depth: best.depth })
      expect(best).toEqual({ move, value, depth, line })
    }
  })

  it.each([
    ['connect4', 'minimax', 5, 'none'],
    ['connect4', 'negamax', 5, 'none'],
    ['connect4', 'alphabeta', 8, 'centre'],
    ['gomoku8', 'alphabeta', 3, 'none'],
    ['gomoku8', 'pvs', 4, 'evaluation'],
    ['ninuki', 'alphabeta', 2, 'none'],
    ['abalone', 'minimax', 3, 'none'],
    ['abalone', 'pvs', 4, 'evaluation'],
  ] as const)(
    'in %s, after %s to depth %i, has told the best of the moves that are judged',
    (id, name, depth, ordering) => {
      const kit: GameKit<unknown> = kits[id]
      const about = { id: 'x', game: id, origin: 'level' } as const
      const options: SearchOptions = { depth, ...(ordering === 'none' ? {} : { ordering }) }
      const agent = searchingAgent<unknown>(about, { search: name, ...options })
      let judged = 0
      for (let seed = 1; seed <= 2; seed++) {
        // Both sides are to move in half of them: minimax alone answers in the view of one.
        const plies = 5 + (seed % 2)
        for (const nodes of [1024, 9216]) {
          const { best, choice } = told(agent, kit, somewhere(kit, seed, plies), nodes)
          if (choice !== undefined) continue
          // The same search, stopped by its own limit at the same node.
          const played = somewhere(kit, seed, plies)
          const result = search(name, subjectFrom(kit, played), { ...options, nodes })
          expect(result.stopped).toBe('nodes')
          if (best === undefined) {
            expect(result.line).toEqual([])
            continue
          }
          judged++
          const own = name === 'minimax' && kit.game.toMove(played) === 1 ? -1 : 1
          expect(best).toEqual({
            move: result.move,
            value: own * foundValue(result) + 0,
            line: result.line,
            depth,
            partial: true,
          })
        }
      }
      expect(judged).toBeGreaterThan(0)
    },
  )

  // Found by searching: it takes thousands of nodes to see that there is no win by threats.
  it.each([
    ['gomoku8', 16, 1],
    ['gomoku', 16, 2],
  ] as const)(
    'in %s while it looks for threats has told the best move two plies deep',
    (id, plies, seed) => {
      const kit: GameKit<unknown> = kits[id]
      const agent = named(id, 'level-5')
      const [name, { tableMegabytes: _, ...options }] = searchOf(agent)
      const { best, all } = told(agent, kit, somewhere(kit, seed, plies), 1024)
      const subject = subjectFrom(kit, somewhere(kit, seed, plies))
      const { move, value, depth, line } = search(name, subject, { ...options, depth: 2 })
      expect(all).toHaveLength(1)
      expect(best).toEqual({ move, value, depth, line })
    },
  )

  it('while it solves has told a move that wins, where one is known, or one of its first look', () => {
    const { game } = connect4
    const solver = new Connect4Solver(4)
    const agent = connect4SolverAgent({
      nodes: 200_000,
      tableMegabytes: 1,
      search: { depth: 20, ordering: 'killers' },
    })
    let proofs = 0
    let looks = 0
    let ranges = 0
    // Found by searching: in one of them a win is shown thousands of nodes before it is solved.
    for (const seed of [1, 20, 41, 113]) {
      const position = () => randomGame(game, game.initial(), rngOf(seed), 14 + (seed % 10))
      const { best, choice, all } = told(agent, connect4, position(), 12_288)
      const q = position()
      const { score = NaN } = solver.solve(q)
      const value = score === 0 ? 0 : Math.sign(score) * (WIN - pliesOf(q, score))
      for (const { proved: [low, high] = [value, value] } of all) {
        expect(low).toBeLessThanOrEqual(value)
        expect(high).toBeGreaterThanOrEqual(value)
        ranges++
      }
      if (choice !== undefined) continue
      if (best === undefined) throw new Error('nothing was told')
      if (best.depth === undefined) {
        proofs++
        game.play(q, best.move)
        expect(solver.solve(q).score).toBeLessThan(0)
      } else {
        looks++
        expect(best.depth).toBeLessThanOrEqual(6)
      }
    }
    expect([proofs > 0, looks > 0, ranges > 0]).toEqual([true, true, true])
  })
})

describe('an agent that somebody listens to', () => {
  it.each(GAMES)('chooses in %s as it does unheard, the last it has told', (id) => {
    const kit: GameKit<unknown> = kits[id]
    for (const { id: name } of agentsOf(id).filter(({ origin }) => origin === 'level')) {
      if (name === 'level-5') continue
      const { all, choice } = told(named(id, name), kit, somewhere(kit, 7, 6), Infinity)
      const unheard = named(id, name).begin(kit)(somewhere(kit, 7, 6), { rng: rngOf(1) })
      expect(choice).toEqual(unheard)
      const last = all.at(-1)
      expect([last?.move, last?.value]).toEqual([choice?.move, choice?.value])
      const depths = all.map(({ depth }) => depth ?? NaN)
      expect(depths).toEqual(depths.toSorted((a, b) => a - b))
    }
  })
})
