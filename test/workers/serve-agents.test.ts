import { describe, expect, it } from 'vitest'
import { connect4, connect4Agents, gomoku8, gomoku8Agents } from '../../engine/index.ts'
import { answering } from '../../src/workers/answering.ts'
import { EngineClient } from '../../src/workers/client.ts'
import type { Port } from '../../src/workers/protocol.ts'
import type { Message, Request } from '../../src/workers/protocol.ts'

/** What the engine says to requests, with a clock that goes on by 1 s at each look. */
function said(...requests: Request[]): Message[] {
  const messages: Message[] = []
  let now = 0
  const answer = answering(
    connect4,
    () => (now += 1000),
    (message) => messages.push(message),
    connect4Agents,
  )
  for (const request of requests) answer({ id: 7, request })
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
    [{ task: 'play-on' } as const, 'worker/failed'],
  ])('answers %j with an error as data', (request, code) => {
    expect(said(request)).toMatchObject([{ kind: 'error', id: 7, error: { code } }])
  })
})

describe('a match in a worker', () => {
  it('goes on a ply at least each time it is asked, and tells each game that has ended', () => {
    const messages = said(
      match,
      ...Array.from({ length: 200 }, (): Request => ({ task: 'play-on' })),
    )
    const played = messages.flatMap((each) => (each.kind === 'played' ? [each.progress] : []))
    const ended = played.flatMap((each) => each.ended ?? [])
    expect(messages[0]).toEqual({ kind: 'match', id: 7 })
    expect(ended.map(({ index }) => index)).toEqual([0, 1, 2])
    const plies = played.map((each) => each.plies)
    expect(plies.slice(0, ended[0].moves.length - 4)).toEqual(
      ended[0].moves.slice(4).map((_, ply) => ply + 5),
    )
    expect(played).toHaveLength(ended.reduce((sum, { moves }) => sum + moves.length - 4, 0))
    // All of it is played: whoever asks for more is told.
    expect(messages.at(-1)).toMatchObject({ kind: 'error', error: { code: 'worker/failed' } })
  })

  it('comes through the client', async () => {
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
    expect(await client.match({ ...request, agents: ['level-1', 'random'] })).toEqual({
      ok: true,
      value: true,
    })
    // Where no time passes, a moment lasts to the end of a game.
    for (const index of [0, 1, 2]) {
      expect(await client.playOn()).toMatchObject({ ok: true, value: { ended: { index } } })
    }
    const move = await client.agent({ position: '', agent: 'medium', seed: 1 })
    expect(move).toMatchObject({
      ok: true,
      value: { line: [expect.any(Number), expect.any(Number)] },
    })
  })
})
