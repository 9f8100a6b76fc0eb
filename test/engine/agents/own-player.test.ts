import { describe, expect, test } from 'vitest'
import type { Agent } from '../../../engine/agents/agent.ts'
import { agentBy, ownAgent } from '../../../engine/agents/own-agent.ts'
import {
  DEEPEST_UNBOUNDED,
  ownChoices,
  ownId,
  ownSpecs,
  readOwnPlayer,
} from '../../../engine/agents/own-player.ts'
import { agentsOf } from '../../../engine/agents/registry.ts'
import { Tournament } from '../../../engine/agents/tournament.ts'
import { EVALUATION_LIMIT, type GameKit } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { kits } from '../../../engine/games/registry.ts'

const boards: readonly GameKit<unknown>[] = Object.values(kits).filter((kit) => kit.board)
const weighed = boards.filter(({ weighing }) => weighing !== undefined)

/** A position so many plies into a game by lot. */
function positionOf({ game }: GameKit<unknown>, plies: number, seed: number): unknown {
  const position = game.initial()
  const rng = rngOf(seed)
  const moves = new Int32Array(game.maxMoves)
  for (let ply = 0; ply < plies && game.outcome(position) === undefined; ply++) {
    game.play(position, moves[rng.below(game.moves(position, moves))])
  }
  return position
}

/** The choices that make a player of an agent's parameters. */
function choicesOf({ parameters }: Agent<unknown>): Record<string, string | number | boolean> {
  const { ordering, candidates, tableMegabytes, evaluation: _, ...others } = parameters
  return {
    ...others,
    ...(ordering !== undefined && { order: ordering }),
    ...(candidates !== undefined && { near: candidates }),
    ...(tableMegabytes !== undefined && { table: tableMegabytes }),
  }
}

describe('a player of one’s own', () => {
  const levels = boards.flatMap((kit) =>
    agentsOf(kit.game.id)
      .filter(({ id, parameters }) => /level-[1-4]/.test(id) && !parameters['evaluation'])
      .map((agent) => [kit.game.id, agent.id, kit, agent] as const),
  )

  test.each(levels)('of the choices of %s’s %s plays its moves', (_, __, kit, agent) => {
    const id = ownId(kit, choicesOf(agent))
    const own = ownAgent(kit, id)
    if (!own.ok) throw new Error(`${id}: ${own.error.code}`)
    const position = positionOf(kit, 5, 5)
    expect(kit.game.outcome(position)).toBeUndefined()
    // With value, line and nodes: another choice among these would find the same move more often.
    const [mine, its] = [own.value, agent].map((player) =>
      player.begin(kit)(position, { rng: rngOf(7) }),
    )
    expect(mine).toEqual(its)
  })

  test('keeps to its budget where it judges quiet positions alone', () => {
    const kit: GameKit<unknown> = kits.gomoku8
    const own = ownAgent(kit, 'own:search=deepening,depth=8,nodes=600,quiet=true')
    if (!own.ok) throw new Error(own.error.code)
    const match = new Tournament(kit, kit.game.initial(), [own.value, own.value], {
      games: 2,
      seed: 23,
    })
    while (!match.finished) match.playNext()
    for (const mean of match.result.nodesPerMove) expect(mean).toBeLessThanOrEqual(600 + 8)
    expect(Math.max(...match.result.nodesPerMove)).toBeGreaterThan(200)
  })

  test.each(boards.map((kit) => [kit.game.id, kit] as const))(
    'plays a match of %s, pair by pair with the sides exchanged',
    (game, kit) => {
      const weight = kit.weighing?.specs[0]
      const own = ownAgent(kit, ownId(kit, { depth: 2, ...(weight && { [weight.name]: 0 }) }))
      const level = agentsOf(game).find(({ id }) => id === 'random')
      if (!own.ok) throw new Error(own.error.code)
      const second = level ?? own.value
      const match = new Tournament(kit, kit.game.initial(), [own.value, second], {
        games: 2,
        seed: 5,
        plyLimit: 60,
      })
      while (!match.finished) match.playNext()
      const [one, other] = match.games
      expect(one.moves.slice(0, one.openingPlies)).toEqual(other.moves.slice(0, other.openingPlies))
      expect([one.starter, other.starter]).toEqual([0, 1])
      expect(match.result.nodesPerMove[0]).toBeGreaterThan(1)
    },
  )

  test('with the weights of Abalone’s third level plays its moves', () => {
    const kit = kits.abalone
    const level = agentBy(kit, agentsOf('abalone') as Agent<never>[], 'level-3')
    const id = 'own:order=evaluation,beam=20,centre=100,undefended=30'
    const own = ownAgent(kit, id)
    if (!own.ok || !level.ok) throw new Error('no player')
    for (const plies of [0, 9, 20]) {
      const position = positionOf(kit, plies, plies) as never
      const [mine, its] = [own.value as Agent<never>, level.value].map(
        (player) => player.begin(kit as never)(position, { rng: rngOf(7) }).move,
      )
      expect(mine).toBe(its)
    }
  })

  test('has an id that names what is not as usual, and is read back', () => {
    const kit: GameKit<unknown> = kits.reversi
    const id = ownId(kit, { depth: 5, corners: 60, mobility: 6, order: 'evaluation' })
    expect(id).toBe('own:depth=5,order=evaluation,corners=60')
    expect(ownChoices(id)).toEqual({ depth: '5', order: 'evaluation', corners: '60' })
    expect(readOwnPlayer(kit, id)).toMatchObject({
      value: {
        way: { search: 'alphabeta', depth: 5, ordering: 'evaluation' },
        weights: { corners: 60, mobility: 6, frontier: -6, discs: 1 },
      },
    })
    expect(readOwnPlayer(kit, 'own:')).toMatchObject({ value: { weights: {} } })
  })

  test.each([
    ['own:depth=99', 'option/out-of-range', 'depth'],
    ['own:depth=x', 'option/not-an-integer', 'depth'],
    ['own:search=mcts', 'option/not-a-choice', 'search'],
    ['own:what=1', 'option/unknown', 'what'],
    ['own:depth', 'option/not-an-integer', 'depth'],
    ['own:centre=5', 'option/unknown', 'centre'],
    ['own:nodes=1000', 'player/nodes', 'nodes'],
    ['own:table=4', 'player/table', 'table'],
    ['own:search=deepening,nodes=1000,order=killers,beam=4', 'player/beam', 'beam'],
    [`own:depth=${DEEPEST_UNBOUNDED + 1}`, 'player/too-deep', 'depth'],
    ['own:search=deepening,depth=42', 'player/too-deep', 'depth'],
    ['own:quiet=true', 'player/quiet', 'quiet'],
    ['own:quiet=maybe', 'option/not-true-or-false', 'quiet'],
  ])('is refused where it is %s', (id, code, name) => {
    expect(readOwnPlayer(kits.connect4, id)).toMatchObject({
      ok: false,
      error: { code, params: { name } },
    })
  })

  test.each(boards.map((kit) => [kit.game.id, kit] as const))(
    'searches by every order and search of %s',
    (_, kit) => {
      const position = positionOf(kit, 6, 3)
      const values = (name: string) => {
        const spec = ownSpecs(kit).find((each) => each.name === name)
        return spec?.type === 'choice' ? spec.values : []
      }
      for (const search of values('search')) {
        for (const order of values('order')) {
          const own = ownAgent(kit, ownId(kit, { search, order, depth: 1 }))
          if (!own.ok) throw new Error(own.error.code)
          const { move } = own.value.begin(kit)(position, { rng: rngOf(1) })
          expect(move).toBeGreaterThanOrEqual(0)
        }
      }
    },
  )
})

describe.each(weighed.map((kit) => [kit.game.id, kit] as const))('the weights of %s', (_, kit) => {
  const { specs = [], by } = kit.weighing ?? {}
  const of = (pick: (spec: (typeof specs)[number], i: number) => number) =>
    by?.(Object.fromEntries(specs.map((spec, i) => [spec.name, pick(spec, i)])))

  test('are the evaluation’s own unless others are given', () => {
    const usual = of((spec) => spec.default)
    for (let seed = 0; seed < 30; seed++) {
      const position = positionOf(kit, seed, seed)
      expect(usual?.evaluate(position)).toBe(kit.evaluation.evaluate(position))
    }
  })

  test('change what its terms say, which sum to it, and it stays within its limit', () => {
    const ends = [
      of(({ min }) => min),
      of(({ max }) => max),
      of(({ min, max }, i) => (i % 2 ? min : max)),
    ]
    const odd = of((spec, i) => Math.min(spec.max, Math.abs(spec.default) + 3 * i + 1))
    let differs = 0
    for (let seed = 0; seed < 30; seed++) {
      const position = positionOf(kit, seed, seed)
      if (kit.game.outcome(position) !== undefined) continue
      for (const evaluation of [...ends, odd]) {
        const value = evaluation?.evaluate(position) ?? NaN
        const terms = evaluation?.explain(position) ?? []
        expect(terms.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(value)
        expect(Math.abs(value)).toBeLessThanOrEqual(EVALUATION_LIMIT)
      }
      if (odd?.evaluate(position) !== kit.evaluation.evaluate(position)) differs++
    }
    expect(differs).toBeGreaterThan(5)
  })
})
