import { describe, expect, it } from 'vitest'
import { EngineClient } from '../../src/workers/client.ts'
import type { Port } from '../../src/workers/protocol.ts'
import type { Envelope, Message } from '../../src/workers/protocol.ts'

/** A worker that answers when the test says so. */
class HandPort implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  readonly asked: Envelope[] = []
  ended = false

  postMessage(envelope: Envelope): void {
    this.asked.push(envelope)
  }

  terminate(): void {
    this.ended = true
  }

  say(message: Message): void {
    this.onmessage?.({ data: message } as MessageEvent<Message>)
  }
}

function setup() {
  const ports: HandPort[] = []
  const client = new EngineClient('connect4', () => {
    const port = new HandPort()
    ports.push(port)
    return port
  })
  return { client, ports }
}

const search = { position: '44', algorithm: 'minimax', options: { depth: 2 } } as const
const count = { position: '44', depth: 2, budget: 100 }

describe('an engine that does not start', () => {
  function setUpAbsent() {
    const ports: HandPort[] = []
    const occasions: (() => void)[] = []
    let over = 0
    const spawn = () => {
      const port = new HandPort()
      ports.push(port)
      return port
    }
    const client = new EngineClient('connect4', spawn, (signal) => {
      signal.addEventListener('abort', () => over++)
      return new Promise((resolve) => occasions.push(resolve))
    })
    return { client, ports, occasions, over: () => over }
  }
  const settled = () => new Promise((resolve) => setTimeout(resolve))

  it('is asked again at the next occasion, for all that waits by then', async () => {
    const { client, ports, occasions } = setUpAbsent()
    const answers = [client.count(count), client.count({ ...count, depth: 3 })]
    ports[0].onerror?.({} as ErrorEvent)
    answers.push(client.count({ ...count, depth: 4 }))
    expect(ports).toHaveLength(1)
    for (let again = 1; again <= 2; again++) {
      occasions[again - 1]()
      await settled()
      expect(ports[again].asked.map(({ id }) => id)).toEqual([1, 2, 3])
      if (again === 1) ports[1].onerror?.({} as ErrorEvent)
    }
    for (const { id } of ports[2].asked) ports[2].say({ id, kind: 'count', nodes: 10 * id })
    expect(await Promise.all(answers)).toEqual([10, 20, 30].map((value) => ({ ok: true, value })))
  })

  it('is waited for no more once nothing is wanted of it', async () => {
    const { client, ports, occasions, over } = setUpAbsent()
    const answer = client.count(count)
    ports[0].onerror?.({} as ErrorEvent)
    client.stop()
    expect(await answer).toMatchObject({ ok: false, error: { code: 'worker/stopped' } })
    expect(over()).toBe(1)
    occasions[0]()
    await settled()
    expect(ports).toHaveLength(1)
    void client.count(count)
    expect(ports).toHaveLength(2)
  })

  it('is not asked again where it had begun, since that would end the same way', async () => {
    const { client, ports, occasions } = setUpAbsent()
    const answers = [client.count(count), client.count(count)]
    ports[0].say({ id: 1, kind: 'count', nodes: 1 })
    ports[0].onerror?.({} as ErrorEvent)
    expect(await answers[1]).toMatchObject({ ok: false, error: { code: 'worker/crashed' } })
    expect(occasions).toHaveLength(0)
  })
})

describe('the client of the engine', () => {
  it('starts no worker before something is asked', () => {
    const { client, ports } = setup()
    expect(ports).toHaveLength(0)
    void client.search(search)
    void client.search(search)
    expect(ports).toHaveLength(1)
    expect(ports[0].asked[0]).toMatchObject({ request: { position: '44' } })
  })

  it('gives each answer to the one who asked', async () => {
    const { client, ports } = setup()
    const first = client.count(count)
    const second = client.count(count)
    const [one, two] = ports[0].asked
    ports[0].say({ kind: 'count', id: two.id, nodes: 2 })
    ports[0].say({ kind: 'count', id: one.id, nodes: 1 })
    expect([await first, await second]).toEqual([
      { ok: true, value: 1 },
      { ok: true, value: 2 },
    ])
    expect(client.busy).toBe(false)
  })

  it('passes on progress, and errors as data', async () => {
    const { client, ports } = setup()
    const heard: number[] = []
    const answer = client.search(search, ({ nodes }) => heard.push(nodes))
    const { id } = ports[0].asked[0]
    ports[0].say({ kind: 'progress', id, progress: { nodes: 1024, best: { move: 3 } } })
    ports[0].say({ kind: 'error', id, error: { code: 'move/column-full', at: 2 } })
    expect(heard).toEqual([1024])
    expect(await answer).toEqual({ ok: false, error: { code: 'move/column-full', at: 2 } })
  })

  it('ends the worker to stop it, and starts another for the next question', async () => {
    const { client, ports } = setup()
    const answer = client.search(search)
    client.stop()
    expect(ports[0].ended).toBe(true)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'worker/stopped' } })
    void client.search(search)
    expect(ports).toHaveLength(2)
    expect(ports[1].ended).toBe(false)
  })

  it('hears nothing more of a worker it has ended', async () => {
    const { client, ports } = setup()
    const stopped = client.count(count)
    client.stop()
    await stopped
    const next = client.count(count)
    ports[0].say({ kind: 'count', id: ports[0].asked[0].id, nodes: 1 })
    ports[1].say({ kind: 'count', id: ports[1].asked[0].id, nodes: 2 })
    expect(await next).toEqual({ ok: true, value: 2 })
  })

  it('answers everyone who waits when the worker breaks, and can start again', async () => {
    const { client, ports } = setup()
    const waiting = [client.count(count), client.count(count)]
    ports[0].onerror?.({} as ErrorEvent)
    for (const answer of await Promise.all(waiting)) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'worker/crashed' } })
    }
    void client.count(count)
    expect(ports).toHaveLength(2)
  })
})
