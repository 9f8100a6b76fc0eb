import { afterEach, describe, expect, it } from 'vitest'
import { kits, search, subjectFrom, type GameId, type SearchOptions } from '../../engine/index.ts'
import { ThreadPort } from '../../src/cli/thread-port.ts'
import type { Port } from '../../src/workers/protocol.ts'
import { ParallelEngine, type ParallelHost } from '../../src/workers/parallel.ts'
import type { Envelope, Progress } from '../../src/workers/protocol.ts'

const engines: { stop(): void }[] = []

afterEach(() => {
  for (const engine of engines.splice(0)) engine.stop()
})

function threads(id: GameId, workers: number, host: ParallelHost = {}): ParallelEngine<unknown> {
  const engine = new ParallelEngine(kits[id], workers, { spawn: () => new ThreadPort(id), ...host })
  engines.push(engine)
  return engine
}

function alone(id: GameId, position: string, algorithm: 'alphabeta' | 'pvs', depth: number) {
  const read = kits[id].game.parse(position)
  if (!read.ok) throw new Error(read.error.code)
  return search(algorithm, subjectFrom(kits[id], read.value), { depth, ordering: 'centre' })
}

/** A worker that hears everything and says nothing. */
class DumbPort implements Port {
  onmessage: Port['onmessage'] = null
  onerror: Port['onerror'] = null
  readonly heard: Envelope[] = []
  ended = false

  postMessage(envelope: Envelope): void {
    this.heard.push(envelope)
  }

  terminate(): void {
    this.ended = true
  }
}

describe.each([true, false])('threads that share a bound: %s', (shared) => {
  it('find the value and the move of one thread, search after search', async () => {
    const engine = threads('connect4', 2, { shared })
    for (const position of ['', '44', '4455', '43322', '1234567']) {
      for (const algorithm of ['alphabeta', 'pvs'] as const) {
        const options: SearchOptions = { depth: 6, ordering: 'centre' }
        const found = await engine.search({ position, algorithm, options })
        const one = alone('connect4', position, algorithm, 6)
        if (!found.ok) throw new Error(found.error.code)
        const { value, bound, move, line } = found.value
        expect({ value, bound, move, line }).toEqual({
          value: one.value,
          bound: one.bound,
          move: one.move,
          line: one.line,
        })
      }
    }
  })
})

describe('an engine of several workers', () => {
  it('starts no more of them than there are cores, and none before it is asked', () => {
    let started = 0
    const spawn = () => {
      started++
      return new DumbPort()
    }
    const engine = new ParallelEngine(kits.connect4, 64, { spawn })
    expect(engine.workers).toBe(Math.min(64, navigator.hardwareConcurrency))
    expect(started).toBe(0)
    for (const workers of [0, -1, 1.5]) {
      expect(() => new ParallelEngine(kits.connect4, workers, { spawn })).toThrow(/workers/)
    }
  })

  it('tells the nodes of all workers together', async () => {
    const engine = threads('connect4', 2)
    const heard: Progress[] = []
    const request = { position: '', algorithm: 'alphabeta', options: { depth: 9 } } as const
    const found = await engine.search(request, (progress) => heard.push(progress))
    if (!found.ok) throw new Error(found.error.code)
    for (const { nodes, best } of heard) {
      expect(nodes).toBeLessThanOrEqual(found.value.nodes)
      if (best !== undefined) expect(best.move >= 0 && best.move < 7).toBe(true)
    }
  })

  it('ends every worker when it is stopped, and starts others for the next search', async () => {
    const ports: DumbPort[] = []
    const spawn = () => {
      const port = new DumbPort()
      ports.push(port)
      return port
    }
    const engine = new ParallelEngine(kits.connect4, 2, { spawn })
    const request = { position: '', algorithm: 'pvs', options: { depth: 4 } } as const
    const first = engine.search(request)
    await expect(engine.search(request)).rejects.toThrow(/one search at a time/)
    engine.stop()
    expect(await first).toMatchObject({ ok: false, error: { code: 'worker/stopped' } })
    expect(ports.every(({ ended }) => ended)).toBe(true)
    const before = ports.length
    void engine.search(request)
    expect(ports.length).toBe(2 * before)
  })

  it('ends the others when one of them breaks, and says so', async () => {
    const ports: DumbPort[] = []
    const spawn = () => {
      const port = new DumbPort()
      ports.push(port)
      return port
    }
    const engine = new ParallelEngine(kits.connect4, 2, { spawn })
    const request = { position: '', algorithm: 'pvs', options: { depth: 4 } } as const
    const answer = engine.search(request)
    for (const port of ports.slice(1)) {
      port.onmessage?.(new MessageEvent('message', { data: { kind: 'joined', id: 1 } }))
    }
    ports[0].onerror?.({} as ErrorEvent)
    expect(await answer).toMatchObject({ ok: false, error: { code: 'worker/crashed' } })
    expect(ports.every(({ ended }) => ended)).toBe(true)
  })

  it('answers what cannot be read or searched with an error as data', async () => {
    const engine = threads('connect4', 1)
    const options = { depth: 4 }
    expect(await engine.search({ position: '44444444', algorithm: 'pvs', options })).toMatchObject({
      ok: false,
      error: { code: 'move/column-full' },
    })
    expect(
      await engine.search({ position: '', algorithm: 'pvs', options: { depth: 4, nodes: 5 } }),
    ).toMatchObject({ ok: false, error: { code: 'worker/failed' } })
    expect(await engine.search({ position: '', algorithm: 'pvs', options })).toMatchObject({
      ok: true,
    })
  })

  it('says so where the script of a worker does not run', async () => {
    const engine = new ParallelEngine(kits.connect4, 1, { spawn: () => new ThreadPort('chess') })
    const request = { position: '', algorithm: 'pvs', options: { depth: 4 } } as const
    expect(await engine.search(request)).toMatchObject({
      ok: false,
      error: { code: 'worker/crashed' },
    })
  })
})
