import { describe, expect, it } from 'vitest'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { deepening } from '../../../engine/search/deepening.ts'
import type { Iteration } from '../../../engine/search/types.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { pvs } from '../../../engine/search/pvs.ts'
import { foundValue } from '../../../engine/search/score.ts'
import { subjectOf } from '../random-positions.ts'

describe('iterative deepening', () => {
  const subject = subjectOf(connect4, '44')
  const options = { depth: 7, tableMegabytes: 1, ordering: 'killers' } as const

  it('answers, when it is stopped, exactly what the last depth that was done had found', () => {
    const whole = deepening(subject, options)
    expect(whole.stopped).toBeUndefined()
    let deepest = 0
    for (let nodes = 20; nodes < whole.nodes; nodes = Math.ceil(nodes * 1.3)) {
      const result = deepening(subject, { ...options, nodes })
      expect(result.stopped).toBe('nodes')
      expect(result.nodes).toBe(nodes)
      expect(result.bound).toBe('exact')
      expect(result.depth).toBeGreaterThanOrEqual(deepest)
      expect(result.depth).toBeLessThan(7)
      expect(result.value).toBe(negamax(subject, { depth: result.depth }).value)
      expect(result.line.length).toBe(result.depth)
      deepest = result.depth
      expect(connect4.game.format(subject.position)).toBe('44')
    }
    expect(deepest).toBe(6)
  })

  it('has no value where not even one ply was done, but still a legal move', () => {
    for (let nodes = 1; nodes <= 7; nodes++) {
      const result = deepening(subject, { ...options, nodes })
      expect(result).toMatchObject({ depth: 0, value: undefined, bound: 'lower', line: [] })
      expect(result.move).toBeGreaterThanOrEqual(0)
    }
    expect(deepening(subject, { ...options, nodes: 8 })).toMatchObject({ depth: 1, bound: 'exact' })
  })

  it('tells of each depth that is done, as it is done', () => {
    const seen: Iteration[] = []
    const result = deepening(subject, options, { iteration: (done) => seen.push(done) })
    expect(seen.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5, 6, 7])
    for (const { depth, value, nodes } of seen) {
      if (depth < 6) expect(value).toBe(negamax(subject, { depth }).value)
      expect(nodes).toBeLessThanOrEqual(result.nodes)
    }
    expect(seen.at(-1)?.line).toEqual(result.line)
  })

  it('stops by the clock it is given, with what it has', () => {
    let now = 0
    const clock = () => (now += 1)
    const result = deepening(subject, { depth: 30, ms: 10 }, { clock })
    expect(result.stopped).toBe('time')
    expect(result.depth).toBeGreaterThan(1)
    expect(result.bound).toBe('exact')
  })

  it('looks no deeper than the end of the game that it has seen', () => {
    const won = subjectOf(mnk, 'a1 a3 b1 b3')
    const result = deepening(won, { depth: 9 })
    expect(mnk.game.formatMove(won.position, result.move)).toBe('c1')
    expect(result.depth).toBe(1)
    expect(result.value).toBe(negamax(won, { depth: 5 }).value)
  })
})

describe('principal variation search under a limit', () => {
  it('enters no more nodes than it may, and answers a bound', () => {
    const subject = subjectOf(connect4, '44')
    const whole = pvs(subject, { depth: 6 })
    for (let nodes = 1; nodes < whole.nodes; nodes = nodes * 2 + 1) {
      const result = pvs(subject, { depth: 6, nodes, tableMegabytes: 1 })
      if (result.stopped === undefined) break
      expect(result.nodes).toBe(nodes)
      expect(result.bound).toBe('lower')
      if (result.value === undefined) expect(result.depth).toBe(0)
      else expect(result.value).toBeLessThanOrEqual(foundValue(whole))
      expect(result.move).toBeGreaterThanOrEqual(0)
      expect(connect4.game.format(subject.position)).toBe('44')
    }
  })
})
