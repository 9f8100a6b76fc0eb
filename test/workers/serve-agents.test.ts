import { describe, expect, it } from 'vitest'
import { connect4, connect4Agents, gomoku8, gomoku8Agents } from '../../engine/index.ts'
import { answering } from '../../src/workers/answering.ts'
import { EngineClient, type Port } from '../../src/workers/client.ts'
import type { Message, MatchProgress, Request } from '../../src/workers/protocol.ts'

/** What the engine says to one request, with a clock that goes on by 1 s at each look. */
function said(request: Request): Message[] {
  const messages: Message[] = []
  let now = 0
  const answer = answering(
    connect4,
    () => (now += 1000),
    (message) => messages.push(message),
    connect4Agents,
  )
  answer({ id: 7, request })
  return messages
}

const agent = { task: 'agent', position: '4444', agent: 'level-3', seed: 1 } as const
const match = {
  task: 'match',
  position: '',
  agents: ['level-2', 'random'],
  options: { games: 3, seed: 5 },
} as const

describe('an agent in a worker', () => {
  it('answers a move, as it does elsewhere, and says how far it has come', () => {
    const messages = said(agent)
    const last = messages.at(-1)
    if (last?.kind !== 'agent') throw new Error(last?.kind)
    const level3 = connect4Agents.find(({ id }) => id === 'level-3')
    const read = connect4.game.parse('4444')
    if (!read.ok) throw new Error(read.error.code)
    const rng = { int32: () => 0, below: () => 0, unit: () => 0 }
    expect(last.choice).toEqual(level3?.begin(connect4)(read.value, { rng }))
    expect(messages.slice(0, -1).length).toBeGreaterThan(0)
    expect(messages.slice(0, -1).every(({ kind, id }) => kind === 'progress' && id === 7)).toBe(
      true,
    )
  })

  it('answers the same to the same seed', () => {
    const request = { ...agent, agent: 'random', position: '' }
    const moves = [1, 1, 2, 3, 4, 5, 6].map((seed) => said({ ...request, seed }).at(-1))
    expect(moves[0]).toEqual(moves[1])
    expect(new Set(moves.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1)
  })

  it.each([
    [{ ...agent, agent: 'level-9' }, 'agent/unknown'],
    [{ ...agent, position: '8' }, 'move/no-such-column'],
    [{ ...agent, position: '1212121' }, 'move/game-over'],
    [{ ...match, agents: ['random', 'nobody'] as const }, 'agent/unknown'],
    [{ ...match, position: '1212121' }, 'move/game-over'],
    [{ ...match, options: { games: 0, seed: 1 } }, 'worker/failed'],
  ])('answers %j with an error as data', (request, code) => {
    expect(said(request)).toMatchObject([{ kind: 'error', id: 7, error: { code } }])
  })
})

describe('a match in a worker', () => {
  it('tells of each game when it ends, and at last of all', () => {
    const messages = said(match)
    const last = messages.at(-1)
    if (last?.kind !== 'match') throw new Error(last?.kind)
    expect(last.games.map(({ index }) => index)).toEqual([0, 1, 2])
    const ended = messages.flatMap((each) =>
      each.kind === 'match-progress' && each.progress.ended ? [each.progress.ended] : [],
    )
    expect(ended).toEqual(last.games)
    const plies = messages.flatMap((each) =>
      each.kind === 'match-progress' && each.progress.game === 0 ? [each.progress.plies] : [],
    )
    expect(plies).toEqual(plies.toSorted((a, b) => a - b))
    expect(plies.length).toBeGreaterThan(2)
  })

  it('comes through the client', async () => {
    const heard: MatchProgress[] = []
    const client = new EngineClient('gomoku8', () => {
      const port: Port = {
        onmessage: null,
        onerror: null,
        postMessage: (envelope) => answer(envelope),
        terminate() {},
      }
      const answer = answering(
        gomoku8,
        () => 0,
        (data) => port.onmessage?.({ data } as MessageEvent<Message>),
        gomoku8Agents,
      )
      return port
    })
    const { task: _, ...request } = match
    const games = await client.match({ ...request, agents: ['level-1', 'random'] }, (progress) =>
      heard.push(progress),
    )
    if (!games.ok) throw new Error(games.error.code)
    expect(games.value).toHaveLength(3)
    expect(heard.map(({ ended }) => ended)).toEqual(games.value)
    const move = await client.agent({ position: '', agent: 'medium', seed: 1 })
    expect(move).toMatchObject({
      ok: true,
      value: { line: [expect.any(Number), expect.any(Number)] },
    })
  })
})
