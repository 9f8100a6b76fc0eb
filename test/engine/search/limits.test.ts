import { describe, expect, it } from 'vitest'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { ALGORITHMS, search } from '../../../engine/search/search.ts'
import { foundValue } from '../../../engine/search/score.ts'
import { treeSize } from '../../../engine/search/size.ts'
import { subjectOf } from '../random-positions.ts'

describe.each(ALGORITHMS)('%s under a limit', (algorithm) => {
  const subject = subjectOf(connect4, '4455')

  it('enters no more nodes than it may and says what stopped it', () => {
    for (const nodes of [1, 2, 50, 1024, 3000]) {
      const result = search(algorithm, subject, { depth: 6, nodes })
      expect(result.nodes).toBe(nodes)
      expect(result.stopped).toBe('nodes')
      expect(result.bound).not.toBe('exact')
      expect(connect4.game.format(subject.position)).toBe('4455')
    }
  })

  it('answers the first legal move when it could finish none', () => {
    const result = search(algorithm, subject, { depth: 6, nodes: 1 })
    expect(connect4.game.formatMove(subject.position, result.move)).toBe('1')
    expect(result).toMatchObject({ value: undefined, depth: 0, line: [] })
  })

  it('stops by the clock it is given', () => {
    let now = 0
    const clock = () => (now += 1)
    const result = search(algorithm, subject, { depth: 8, ms: 3 }, { clock })
    expect(result.stopped).toBe('time')
  })

  it('reports progress while it works', () => {
    const seen: number[] = []
    search(algorithm, subject, { depth: 5 }, { progress: (nodes) => seen.push(nodes) })
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).toEqual([...seen].toSorted((a, b) => a - b))
  })

  it('refuses a depth out of range and a time limit without a clock', () => {
    expect(() => search(algorithm, subject, { depth: -1 })).toThrow(/depth -1/)
    expect(() => search(algorithm, subject, { depth: 1e9 })).toThrow(/depth/)
    expect(() => search(algorithm, subject, { depth: 2, ms: 10 })).toThrow(/clock/)
    expect(() => search(algorithm, subject, { depth: 2, nodes: 0 })).toThrow(/0 nodes/)
  })
})

describe('a search that was stopped', () => {
  it('is a bound of the value it would have found', () => {
    const subject = subjectOf(connect4, '44')
    const full = minimax(subject, { depth: 5 })
    for (let nodes = 100; nodes < full.nodes; nodes += 700) {
      const part = alphabeta(subject, { depth: 5, nodes })
      if (part.stopped === undefined) break
      expect(part.bound).toBe('lower')
      if (part.value === undefined) expect(part.line).toEqual([])
      else expect(part.value).toBeLessThanOrEqual(foundValue(full))
    }
  })
})

describe('treeSize', () => {
  it('counts the nodes that minimax visits, and gives up past its budget', () => {
    const subject = subjectOf(connect4, '435')
    const { nodes } = minimax(subject, { depth: 4 })
    expect(treeSize(subject.game, subject.position, 4, nodes)).toBe(nodes)
    expect(treeSize(subject.game, subject.position, 4, nodes - 1)).toBe(-1)
  })
})
