import { describe, expect, it } from 'vitest'
import type { Agent } from '../../../engine/agents/agent.ts'
import { randomOpening } from '../../../engine/agents/opening.ts'
import { agentOf, agentsOf } from '../../../engine/agents/registry.ts'
import { searchingAgent } from '../../../engine/agents/searching.ts'
import { randomPosition } from '../../../engine/clinic/seeded.ts'
import type { Evaluation } from '../../../engine/core/game.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import { abaloneEvaluation, REPORT_WEIGHTS } from '../../../engine/games/abalone/evaluate.ts'
import { abalone } from '../../../engine/games/abalone/index.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { reportFor, reportFrom } from '../../../engine/games/gomoku/report.ts'
import { near, type Gomoku } from '../../../engine/games/gomoku/rules.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'
import { kits, type GameId } from '../../../engine/games/registry.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { foundValue, WIN } from '../../../engine/search/score.ts'
import { subjectFrom } from '../../../engine/search/types.ts'
import { legalMoves } from '../games/random-game.ts'
import { PLAYED_GAMES as GAMES } from '../played-games.ts'
import { agentName } from '../../../src/i18n/en/agents.ts'

const every = GAMES.flatMap((id) => agentsOf(id).map((agent) => [id, agent.id] as const))

function named(game: string, id: string): Agent<unknown> {
  const agent = agentOf(game, id)
  if (!agent.ok) throw new Error(`${game} ${id}: ${agent.error.code}`)
  return agent.value
}

/** A position with some stones, on a board small enough to be quick. */
function somewhere(id: GameId, seed: number): unknown {
  const kit = kits[id]
  const position = kit.game.initial(id === 'gomoku' || id === 'ninuki' ? { size: 7 } : {})
  for (const move of randomOpening(kit, position, id === 'connect4' ? 18 : 7, rngOf(seed))) {
    kit.game.play(position, move)
  }
  return position
}

function parsed<P>(kit: { game: { parse(text: string): unknown } }, text: string): P {
  const read = kit.game.parse(text) as { ok: true; value: P } | { ok: false }
  if (!read.ok) throw new Error(text)
  return read.value
}

describe.each(every)('in %s, %s', (id, name) => {
  it('plays a legal move, the same from the same seed, and restores the position', () => {
    const kit = kits[id]
    const { game } = kit
    const position = somewhere(id, 11)
    const before = [game.format(position), game.hashLo(position), game.hashHi(position)]
    // Three plies deep, since a deeper search restores it in the same way.
    const choice = named(id, name).begin(kit)(position, { rng: rngOf(5), depth: 3 })
    expect([game.format(position), game.hashLo(position), game.hashHi(position)]).toEqual(before)
    const moves = new Int32Array(game.maxMoves)
    expect(moves.subarray(0, game.moves(position, moves))).toContain(choice.move)
    if (choice.line.length > 0) expect(choice.line[0]).toBe(choice.move)
    expect(named(id, name).begin(kit)(position, { rng: rngOf(5), depth: 3 })).toEqual(choice)
  })

  it('can be asked to look as far ahead as it does', () => {
    const enough = new Error('enough')
    const progress = () => {
      throw enough
    }
    try {
      named(id, name).begin(kits[id])(somewhere(id, 11), { rng: rngOf(5), progress })
    } catch (error) {
      expect(error).toBe(enough)
    }
  })
})

describe('the agents of a game', () => {
  it.each(GAMES)('are five levels of %s, those of its report, and chance', (id) => {
    const agents = agentsOf(id)
    expect(new Set(agents.map((agent) => agent.id)).size).toBe(agents.length)
    expect(agents.every(({ game }) => game === id)).toBe(true)
    const levels = agents.filter(({ origin }) => origin === 'level')
    expect(levels.map((agent) => agent.id)).toEqual([1, 2, 3, 4, 5].map((n) => `level-${n}`))
    const used = agents.map(({ parameters }) => JSON.stringify(parameters))
    expect(new Set(used).size).toBe(agents.length)
    const chance = agents.filter(({ origin }) => origin === 'chance').map((each) => each.id)
    const small = id === 'connect4' || id === 'gomoku8'
    expect(chance).toEqual(small ? ['random', 'wins', 'guards'] : ['random'])
    expect(agents.filter((agent) => agentName(id, agent.id) === agent.id)).toEqual([])
  })

  it('are those that the reports describe', () => {
    const ladder = { search: 'deepening', depth: 12, nodes: 100_000 }
    const reports = GAMES.flatMap((id) => agentsOf(id)).filter(({ origin }) => origin === 'report')
    expect(
      Object.fromEntries(reports.map((each) => [`${each.game} ${each.id}`, each.parameters])),
    ).toEqual({
      'connect4 minimax': { search: 'minimax', depth: 5 },
      'gomoku8 medium': { search: 'alphabeta', depth: 2, fail: 'hard' },
      'gomoku8 hard': { search: 'alphabeta', depth: 4, fail: 'hard' },
      'gomoku minimax': {
        search: 'minimax',
        depth: 3,
        candidates: 3,
        ties: 'random',
        evaluation: 'report',
      },
      'gomoku pruned': {
        search: 'alphabeta',
        depth: 3,
        candidates: 3,
        ties: 'random',
        evaluation: 'report',
      },
      'ninuki influence': {
        search: 'alphabeta',
        depth: 3,
        ordering: 'influence',
        candidates: 2,
        beam: 40,
        threads: 2,
      },
      'abalone agent-0': { ...ladder, evaluation: 'score' },
      'abalone agent-1': { ...ladder, evaluation: 'report' },
      'abalone agent-2': { ...ladder, tableMegabytes: 16, evaluation: 'report' },
      'abalone agent-3': {
        ...ladder,
        tableMegabytes: 16,
        ordering: 'evaluation',
        beam: 20,
        evaluation: 'report',
      },
    })
  })

  it('are found by name, or said not to be there', () => {
    expect(agentOf('gomoku8', 'hard')).toMatchObject({ ok: true, value: { id: 'hard' } })
    for (const id of ['', 'Hard', 'agent-1', '__proto__', 'level-6']) {
      expect(agentOf('gomoku8', id)).toEqual({
        ok: false,
        error: { code: 'agent/unknown', at: 0, params: { id } },
      })
    }
    for (const game of ['chess', '', '__proto__']) {
      expect(agentOf(game, 'random')).toMatchObject({ error: { code: 'game/unknown' } })
    }
    const further = searchingAgent<unknown>(
      { id: 'clinic/x', game: 'gomoku8', origin: 'clinic' },
      { search: 'alphabeta', depth: 1 },
    )
    expect(agentOf('gomoku8', 'clinic/x', [further])).toEqual({ ok: true, value: further })
    expect(agentOf('gomoku', 'clinic/x', [further]).ok).toBe(false)
    expect(agentsOf('gomoku8', [further]).at(-1)).toBe(further)
  })
})

describe('a searching agent', () => {
  it.each(['minimax', 'alphabeta'] as const)(
    'that breaks ties at random after %s plays each of the best moves, and no other',
    (search) => {
      const about = { id: 'x', game: 'connect4', origin: 'level' } as const
      // An evaluation to which everything is equal that does not end the game.
      const evaluation = { evaluate: () => 0, explain: () => [] }
      const choose = searchingAgent<ReturnType<typeof connect4.game.initial>>(
        about,
        { search, depth: 4, ties: 'random' },
        { name: 'none', from: () => evaluation },
      ).begin(connect4)
      let several = 0
      let some = 0
      for (let seed = 0; seed < 12; seed++) {
        const position = connect4.game.initial()
        for (const move of randomOpening(connect4, position, 9, rngOf(seed))) {
          connect4.game.play(position, move)
        }
        const moves = new Int32Array(7)
        const legal = Array.from(moves.subarray(0, connect4.game.moves(position, moves)))
        const subject = { ...subjectFrom(connect4, position), evaluation }
        const value = foundValue(negamax(subject, { depth: 4 }))
        const best = legal.filter((move) => {
          connect4.game.play(position, move)
          const reply = negamax(subject, { depth: 3 })
          connect4.game.undo(position)
          // A win counts its plies from the root of the search, one further off here.
          return reply.value === 0 - value - Math.sign(value)
        })
        const played = new Set<number>()
        for (let i = 0; i < 40; i++) played.add(choose(position, { rng: rngOf(i) }).move)
        expect([...played].toSorted()).toEqual(best.toSorted())
        if (best.length > 1) several++
        if (best.length > 1 && best.length < legal.length) some++
      }
      expect(several).toBeGreaterThan(5)
      expect(some).toBeGreaterThan(0)
    },
  )

  it('wins by threats before it searches, and counts the nodes of both', () => {
    // A win by five fours (`test/engine/search/threats.test.ts` proves wins like it).
    const won = parsed<never>(gomoku8, 'e4 g6 c2 g4 c4 d4 c5 c3 d7 f5 e5 e3 d5 d2 c6 b7')
    const choice = named('gomoku8', 'level-4').begin(kits.gomoku8)(won, { rng: rngOf(1) })
    expect(gomoku8.game.formatMove(won, choice.move)).toBe('b5')
    expect(choice).toMatchObject({ value: 1_000_000 - 9 })
    expect(choice.nodes).toBeLessThan(5_000)
    const start = gomoku8.game.initial()
    const heard: number[] = []
    const about = { id: 'x', game: 'gomoku8', origin: 'level' } as const
    const way = { search: 'alphabeta', depth: 2 } as const
    const plain = searchingAgent<typeof start>(about, way).begin(gomoku8)
    const looks = searchingAgent<typeof start>(about, { ...way, threats: 50 }).begin(gomoku8)
    const progress = (nodes: number) => heard.push(nodes)
    const both = looks(start, { rng: rngOf(1), progress })
    expect(both.nodes).toBeGreaterThan(plain(start, { rng: rngOf(1) }).nodes)
    expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  })

  it('has the report’s evaluation of Abalone speak for the side that it plays', () => {
    const agent = named('abalone', 'agent-3')
    for (const depth of [3, 4]) {
      // Late enough that marbles are lost, of which either side counts its own for more.
      for (const plies of [120, 121]) {
        const position = abalone.game.initial()
        for (const move of randomOpening(abalone, position, plies, rngOf(depth - 2))) {
          abalone.game.play(position, move)
        }
        const owner = abalone.game.toMove(position)
        const { value, line } = agent.begin(kits.abalone)(position, { rng: rngOf(1), depth })
        expect(line).toHaveLength(depth)
        for (const move of line) abalone.game.play(position, move)
        const score = abaloneEvaluation(REPORT_WEIGHTS, owner).evaluate(position)
        expect(value).not.toBe(0)
        expect(value).toBe(abalone.game.toMove(position) === owner ? score : -score)
      }
    }
  })

  it('of the 19×19 report searches by the phase of the real board, plain or pruned', () => {
    let across = 0
    for (let seed = 1; seed <= 4; seed++) {
      const position = randomPosition(gomoku, { size: 7 }, 6 + seed, rngOf(seed))
      const before = gomoku.game.format(position)
      const evaluation = reportFrom(position)
      const depth = 3
      const best = plainly(position, evaluation, depth)
      for (const id of ['minimax', 'pruned']) {
        const { move, value } = named('gomoku', id).begin(kits.gomoku)(position, {
          rng: rngOf(seed),
        })
        expect(value).toBe(best.value)
        expect(best.moves).toContain(move)
      }
      expect(gomoku.game.format(position)).toBe(before)
      const leafs = reportFor(gomoku.game.toMove(position))
      if (plainly(position, leafs, depth).value !== best.value) across++
    }
    // Else the phase would have made no difference here.
    expect(across).toBeGreaterThan(0)
  })

  it('refuses to look for threats where there are none, and to play when it is over', () => {
    const about = { id: 'x', game: 'connect4', origin: 'level' } as const
    const way = { search: 'alphabeta', depth: 1 } as const
    const start = connect4.game.initial()
    const means = { rng: rngOf(1) }
    const looks = searchingAgent<typeof start>(about, { ...way, threats: 10 }).begin(connect4)
    expect(() => looks(start, means)).toThrow('no threats')
    const over = parsed<typeof start>(connect4, '1212121')
    const plain = searchingAgent<typeof start>(about, way).begin(connect4)
    expect(() => plain(over, means)).toThrow('over')
    expect(() => named('connect4', 'random').begin(kits.connect4)(over, means)).toThrow('over')
  })
})

/** Minimax over the points within three of a stone: the root's value and all moves that have it. */
function plainly(p: Gomoku, evaluation: Evaluation<Gomoku>, depth: number) {
  const { game } = gomoku
  const moves: number[] = []
  let value = -Infinity
  for (const move of legalMoves(game, p).filter((each) => near(p, each, 3))) {
    game.play(p, move)
    const won = game.outcome(p)?.reason === 'line'
    const score = won
      ? WIN - 1
      : depth === 1
        ? 0 - evaluation.evaluate(p)
        : 0 - plainly(p, evaluation, depth - 1).value
    game.undo(p)
    // A win counts its plies: from here it is one ply further off.
    const here = !won && Math.abs(score) > WIN - 100 ? score - Math.sign(score) : score
    if (here > value) moves.length = 0
    if (here >= value) moves.push(move)
    value = Math.max(value, here)
  }
  return { value, moves }
}
