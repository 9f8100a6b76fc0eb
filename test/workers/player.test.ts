import { describe, expect, it } from 'vitest'
import {
  connect4,
  connect4Agents,
  rngOf,
  type Agent,
  type Choice,
  type Connect4Position,
} from '../../engine/index.ts'
import { connect4SolverAgent } from '../../engine/agents/connect4-solver/agent.ts'
import { Player } from '../../src/workers/player.ts'
import type { AgentRequest } from '../../src/workers/protocol.ts'
import type { Service } from '../../src/workers/serve.ts'
import { randomGame } from '../engine/games/random-game.ts'

const { game } = connect4
const service: Service = { clock: () => 0, progress: () => {} }
const solver: Agent<Connect4Position> = connect4SolverAgent({
  nodes: 400_000,
  tableMegabytes: 4,
  search: { depth: 2 },
})

function asked(player: Player<Connect4Position>, request: Omit<AgentRequest, 'task'>): Choice {
  const moved = player.move({ task: 'agent', ...request }, service)
  if (!moved.ok) throw new Error(moved.error.code)
  return moved.value
}

/** The positions of a random game from this many pieces on, with their seeds. */
function positions(seed: number, pieces: number): { position: string; seed: number }[] {
  const found: { position: string; seed: number }[] = []
  randomGame(game, game.initial(), rngOf(seed), 42, (p) => {
    const over = game.outcome(p) !== undefined
    if (p.pieces >= pieces && !over) found.push({ position: game.format(p), seed: p.pieces })
  })
  return found
}

describe('an agent that is kept from move to move', () => {
  it.each(connect4Agents.map(({ id }) => id).filter((id) => !/minimax|book|[45]/.test(id)))(
    'plays what it plays anew: %s',
    (agent) => {
      const player = new Player(connect4, connect4Agents)
      for (const request of positions(3, 0)) {
        const choice = asked(player, { ...request, agent })
        expect(choice).toEqual(asked(new Player(connect4, connect4Agents), { ...request, agent }))
        expect(asked(player, { ...request, agent })).toEqual(choice)
      }
    },
  )

  it('plays what it plays anew where it keeps a table, and needs fewer nodes for it', () => {
    const agent = solver.id
    let kept = 0
    let anew = 0
    for (let seed = 1; seed <= 12; seed++) {
      const player = new Player(connect4, [solver])
      for (const request of positions(seed, 20)) {
        const { nodes, ...choice } = asked(player, { ...request, agent })
        const other = asked(new Player(connect4, [solver]), { ...request, agent })
        expect({ ...choice, nodes: other.nodes }).toEqual(other)
        kept += nodes
        anew += other.nodes
      }
    }
    expect(kept).toBeLessThan(anew)
  })

  it('solves a position again, or one a move on, in fewer nodes', () => {
    const [parent, child] = positions(1, 20)
    const player = new Player(connect4, [solver])
    const agent = solver.id
    const first = asked(player, { ...parent, agent })
    expect(asked(player, { ...parent, agent }).nodes).toBeLessThan(first.nodes)
    const alone = asked(new Player(connect4, [solver]), { ...child, agent })
    expect(asked(player, { ...child, agent }).nodes).toBeLessThan(alone.nodes)
  })

  it('is begun anew after another agent, under other rules, and after an error', () => {
    let begun = 0
    const counted = (id: string): Agent<Connect4Position> => ({
      id,
      game: 'connect4',
      origin: 'chance',
      parameters: {},
      begin() {
        begun++
        return (p) => {
          if (p.pieces === 1) throw new Error('broken')
          return { move: 0, nodes: 0, line: [] }
        }
      },
    })
    const player = new Player(connect4, [counted('a'), counted('b')])
    const request = { task: 'agent', position: '', agent: 'a', seed: 1 } as const
    const begins = (other: Partial<AgentRequest>): number => {
      const before = begun
      player.move({ ...request, ...other }, service)
      return begun - before
    }
    expect([begins({}), begins({ seed: 2 }), begins({ position: '12' })]).toEqual([1, 0, 0])
    expect([begins({ agent: 'b' }), begins({}), begins({})]).toEqual([1, 1, 0])
    expect([begins({ gameOptions: {} }), begins({ gameOptions: {} })]).toEqual([1, 0])
    expect([begins({}), begins({ position: '4' }), begins({})]).toEqual([1, 0, 1])
  })
})
