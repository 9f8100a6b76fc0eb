import { describe, expect, it } from 'vitest'
import { alphabeta, connect4, mcts, minimax, Replay, tree } from '../../engine/index.ts'
import type { Progress } from '../../src/workers/protocol.ts'
import { serveMcts } from '../../src/workers/serve-mcts.ts'
import { serveCount, serveRead, serveSearch, type Service } from '../../src/workers/serve.ts'

/** A clock that is always late, so that every chance to report progress is taken. */
function service(): Service & { readonly said: Progress[] } {
  const said: Progress[] = []
  let now = 0
  return { said, clock: () => (now += 1000), progress: (progress) => said.push(progress) }
}

function at(text: string) {
  const position = connect4.game.parse(text)
  if (!position.ok) throw new Error(position.error.code)
  return { game: connect4.game, evaluation: connect4.evaluation, position: position.value }
}

describe('a text that is read', () => {
  it('comes as the position and as the game writes it, or as what is wrong', () => {
    const read = (position: string) => serveRead(tree, { task: 'read', position })
    expect(read('((3 12) (2 4))')).toMatchObject({ value: { written: '[[3,12],[2,4]]' } })
    expect(read('[[3,12')).toMatchObject({
      value: { read: { ok: false, error: { code: 'tree/unclosed' } }, written: '' },
    })
  })
})

describe('a search that is served', () => {
  it('has the result of the same search made here', () => {
    const request = {
      task: 'search',
      position: '4433',
      algorithm: 'alphabeta',
      options: { depth: 5 },
    } as const
    const served = serveSearch(connect4, request, service())
    expect(served).toEqual({ ok: true, value: { result: alphabeta(at('4433'), { depth: 5 }) } })
  })

  it('is recorded where a recording is asked for, with what each cut saved', () => {
    const served = serveSearch(
      connect4,
      {
        task: 'search',
        position: '4433',
        algorithm: 'alphabeta',
        options: { depth: 3 },
        trace: true,
        sizes: 1_000_000,
      },
      service(),
    )
    if (!served.ok || served.value.recording === undefined) throw new Error('no recording')
    const { result, recording, sizes = [] } = served.value
    const replay = new Replay(recording)
    expect(replay.counts(replay.steps).visited).toBe(result.nodes)
    const saved = Array.from(sizes).reduce((sum, size) => sum + size, 0)
    expect(result.nodes + saved).toBe(minimax(at('4433'), { depth: 3 }).nodes)
  })

  it('answers a text that cannot be read with the error of its game', () => {
    const served = serveSearch(
      connect4,
      { task: 'search', position: '44444444', algorithm: 'minimax', options: { depth: 2 } },
      service(),
    )
    expect(served).toMatchObject({ ok: false, error: { code: 'move/column-full', at: 6 } })
  })

  it('answers a broken contract with an error as data, since nobody would catch a throw', () => {
    const served = serveSearch(
      connect4,
      { task: 'search', position: '', algorithm: 'minimax', options: { depth: 999 } },
      service(),
    )
    expect(served).toMatchObject({ ok: false, error: { code: 'worker/failed' } })
  })

  it('counts what minimax would visit, or says that the budget is spent', () => {
    const request = { task: 'count', position: '', depth: 4, budget: 3000 } as const
    expect(serveCount(connect4, request)).toEqual({ ok: true, value: 1 + 7 + 49 + 343 + 2401 })
    expect(serveCount(connect4, { ...request, budget: 2000 })).toEqual({ ok: true, value: -1 })
  })

  it.each(['minimax', 'negamax', 'alphabeta'] as const)(
    'tells how far %s has come, and the best move so far',
    (algorithm) => {
      const heard = service()
      const served = serveSearch(
        connect4,
        { task: 'search', position: '44', algorithm, options: { depth: 6 } },
        heard,
      )
      if (!served.ok) throw new Error(served.error.code)
      const { result } = served.value
      expect(heard.said.length).toBeGreaterThan(1)
      for (const { nodes, best } of heard.said) {
        expect(nodes).toBeLessThanOrEqual(result.nodes)
        if (best === undefined) continue
        expect(best.move >= 0 && best.move < 7).toBe(true)
        expect(best).toMatchObject({ depth: 6, partial: true })
      }
      const best = heard.said.at(-1)?.best
      if (best === undefined) throw new Error('no move was told')
      expect(best.line?.[0]).toBe(best.move)
      if (best.move !== result.move) return
      expect([best.value, best.line]).toEqual([result.value, result.line])
    },
  )
})

describe('a Monte-Carlo search that is served', () => {
  const options = { iterations: 200, seed: 3 }

  it('has the result of the same search made here, and its playouts where it is recorded', () => {
    const request = { task: 'mcts', position: '4433', options } as const
    const plain = mcts(at('4433'), options)
    const told = service()
    expect(serveMcts(connect4, request, told)).toEqual({ ok: true, value: { result: plain } })
    expect(told.said.map(({ nodes }) => nodes)).toEqual([64, 128, 192, 200])
    const recorded = serveMcts(connect4, { ...request, trace: true }, service())
    if (!recorded.ok) throw new Error(recorded.error.code)
    expect(recorded.value.result).toEqual(plain)
    expect(recorded.value.recording?.playouts).toHaveLength(plain.playoutPlies)
  })

  it('refuses a game that is over', () => {
    const request = { task: 'mcts', position: '1212121', options } as const
    expect(serveMcts(connect4, request, service())).toMatchObject({
      error: { code: 'move/game-over' },
    })
  })
})
