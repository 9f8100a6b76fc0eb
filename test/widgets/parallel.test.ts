import { afterEach, expect, it } from 'vitest'
import { kits, search, subjectFrom, type GameId, type SplitName } from '../../engine/index.ts'
import { mayShareMemory, ParallelEngine } from '../../src/workers/parallel.ts'

const engines: { stop(): void }[] = []

afterEach(() => {
  for (const engine of engines.splice(0)) engine.stop()
})

function workersOf(id: GameId): ParallelEngine<unknown> {
  const engine = new ParallelEngine(kits[id], 2)
  engines.push(engine)
  return engine
}

it.each<[GameId, string, SplitName, number]>([
  ['connect4', '44', 'alphabeta', 6],
  ['connect4', '4455', 'deepening', 6],
  ['gomoku8', 'e4 d5', 'pvs', 2],
  ['abalone', '', 'pvs', 2],
])(
  'two workers of a browser search %s after “%s” by %s like one',
  async (id, position, by, depth) => {
    const { game } = kits[id]
    const read = game.parse(position)
    if (!read.ok) throw new Error(read.error.code)
    const one = search(by, subjectFrom(kits[id], read.value), { depth })
    const found = await workersOf(id).search({ position, algorithm: by, options: { depth } })
    if (!found.ok) throw new Error(found.error.code)
    const { value, move, bound, line } = found.value
    expect({ value, move, bound, line }).toEqual({
      value: one.value,
      move: one.move,
      bound: one.bound,
      line: one.line,
    })
  },
)

it('workers of a browser end when they are stopped, and others begin', async () => {
  const engine = workersOf('connect4')
  const long = { position: '', algorithm: 'alphabeta', options: { depth: 30 } } as const
  const going = engine.search(long)
  setTimeout(() => engine.stop(), 50)
  expect(await going).toMatchObject({ ok: false, error: { code: 'worker/stopped' } })
  const short = { ...long, options: { depth: 3 } }
  expect(await engine.search(short)).toMatchObject({ ok: true, value: { bound: 'exact' } })
})

it('memory is shared on an isolated page alone', () => {
  expect(mayShareMemory()).toBe(globalThis.crossOriginIsolated)
})
