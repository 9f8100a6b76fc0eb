import { describe, expect, it } from 'vitest'
import { agentOf, gameIds, kits, rngOf } from '../../engine/index.ts'
import { ask, error, json, lines } from './ask.ts'

describe('the verb agents', () => {
  it('lists the agents of a game with names and parameters', async () => {
    const found = await json('agents', 'gomoku8')
    const ours = found.filter((each: { origin: string }) => each.origin !== 'clinic')
    expect(ours.map((each: { id: string }) => each.id)).toEqual([
      'random',
      'wins',
      'guards',
      'medium',
      'hard',
      ...[1, 2, 3, 4, 5].map((n) => `level-${n}`),
      'monte-carlo',
      'judging',
      'blind',
    ])
    expect(found.find((each: { id: string }) => each.id === 'hard')).toEqual({
      id: 'hard',
      game: 'gomoku8',
      name: 'Hard, of the 8×8 report',
      origin: 'report',
      parameters: { search: 'alphabeta', depth: 4, fail: 'hard' },
    })
    const { out } = await ask(['agents', 'gomoku8'])
    expect(out).toMatch(/^gomoku8:\n {2}random +Any legal move\n/)
    expect(out).toContain('search=alphabeta depth=4 fail=hard')
  })

  it('lists all of them without a game, and none where there are none', async () => {
    const all = await json('agents')
    // A tree has no players; tic-tac-toe is played by a search that is chosen.
    expect(new Set(all.map((each: { game: string }) => each.game))).toEqual(
      new Set(gameIds.filter((id) => id !== 'tree' && id !== 'mnk')),
    )
    expect(await json('agents', 'mnk')).toEqual([])
    expect((await ask(['agents', 'mnk'])).out).toBe('mnk has no agents.\n')
  })
})

describe('the verb play', () => {
  it('searches by threads for an agent that does, and tells the move it has without', async () => {
    const start = { size: 9 }
    const agent = agentOf('ninuki', 'influence')
    if (!agent.ok) throw new Error(agent.error.code)
    expect(agent.value.split?.threads).toBe(2)
    const { game } = kits.ninuki
    const choose = agent.value.begin(kits.ninuki)
    const texts = ['e5', 'e5 e6 d4', 'e5 d5 e6 e4 f7']
    const argv = ['play', 'ninuki', 'influence', '--option', 'size=9', '--json']
    const found = await lines(argv, `${texts.join('\n')}\n`)
    for (const [i, text] of texts.entries()) {
      const read = game.parse(text, start)
      if (!read.ok) throw new Error(read.error.code)
      const alone = choose(read.value, { rng: rngOf(1) })
      expect(found[i]).toMatchObject({
        move: game.formatMove(read.value, alone.move),
        value: alone.value,
      })
    }
  })

  it('tells a move, its value, the line and the nodes', async () => {
    const found = await json('play', 'gomoku8', 'medium', '--position', 'h1 e4 g1')
    expect(found).toMatchObject({ agent: 'medium', move: 'e1', value: -10, view: 'O' })
    expect(found.line).toEqual(['e1', 'g2'])
    expect(found.nodes).toBeGreaterThan(100)
    const { out } = await ask(['play', 'gomoku8', 'medium', '--position', 'h1 e4 g1'])
    expect(out).toMatch(/^medium plays e1\. {2}\(e1 g2\)\nValue: −10 for O\n[0-9,]+ nodes\.\n$/)
  })

  it('follows its seed, and says nothing of a value where there is none', async () => {
    const play = async (seed: number) =>
      (await json('play', 'gomoku8', 'random', '--seed', String(seed))).move
    const moves = await Promise.all([1, 1, 2, 3, 4, 5].map(play))
    expect(moves[0]).toBe(moves[1])
    expect(new Set(moves).size).toBeGreaterThan(2)
    expect((await json('play', 'gomoku8', 'random')).value).toBeNull()
  })

  it('answers lines, those of ended games with an error', async () => {
    const found = await lines(['play', 'connect4', 'level-2'], '\n121212\n1212121\n9\n')
    expect(found.map((each) => each.move ?? each.code)).toEqual([
      expect.stringMatching(/^[1-7]$/),
      '1',
      'cli/over',
      'move/no-such-column',
    ])
  })
})

describe('the verb match', () => {
  const argv = ['match', 'connect4', 'level-2', 'random', '--games', '6', '--seed', '3']

  it('tells the score, the Elo difference and the games', async () => {
    const found = await json(...argv)
    expect(found).toMatchObject({
      game: 'connect4',
      agents: ['level-2', 'random'],
      games: 6,
      seed: 3,
      played: 6,
      openingPlies: 4,
    })
    expect(found.wins + found.draws + found.losses).toBe(6)
    expect(found.wins).toBeGreaterThan(3)
    expect(found.low).toBeLessThan(found.elo)
    expect(found.elo).toBeLessThan(found.high)
    expect(found.nodesPerMove).toEqual([expect.any(Number), 0])
    expect(found.record).toHaveLength(6)
    for (const { moves, points, starter } of found.record) {
      const { winner } = await json('apply', 'connect4', '--moves', moves.join(''))
      const firstIs = starter === 'level-2' ? 'X' : 'O'
      expect(winner === 'draw' ? 0.5 : Number(winner === firstIs)).toBe(points)
    }
    expect(await json(...argv)).toEqual(found)
    const { out } = await ask(argv)
    expect(out).toContain(`level-2 against random: ${found.wins} wins, `)
    expect(out).toMatch(/\nElo difference: \+[0-9]+, with 95% from /)
  })

  it('begins where it is told, and ends a game by its limit', async () => {
    const found = await json(...argv, '--position', '4444', '--opening', '0', '--limit', '4')
    expect(found).toMatchObject({ draws: 6, limits: 6, pliesPerGame: 4, elo: 0 })
    const [one] = await lines([...argv, '--opening', '0'], '121212')
    expect(one.record[0].moves[0]).toBe('1')
  })

  it('has players of one’s own play, whose id says how they play', async () => {
    const own = 'own:depth=2,ties=random,open-three=40'
    const found = await json('match', 'connect4', own, 'own:', '--games', '4', '--seed', '3')
    expect(found).toMatchObject({ agents: [own, 'own:'], played: 4 })
    const level = 'own:ties=random'
    const [mine, its] = await Promise.all(
      [level, 'level-2'].map((id) => json('match', 'connect4', id, 'random', '--games', '4')),
    )
    // Level 2 by another name plays the same games.
    const moves = ({ record }: { record: { moves: string[] }[] }) =>
      record.map((each) => each.moves)
    expect(moves(mine)).toEqual(moves(its))
  })

  it('says nothing but a sentence where something is wrong', async () => {
    expect(await error(['match', 'connect4', 'level-2'])).toBe(
      'After “match connect4 level-2” comes an agent. --help says more.',
    )
    expect(await error([...argv, '--position', '1212121'])).toContain('The game is over')
  })
})
