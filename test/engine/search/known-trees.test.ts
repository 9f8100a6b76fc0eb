import { describe, expect, it } from 'vitest'
import { tree } from '../../../engine/games/tree/index.ts'
import { alphabeta } from '../../../engine/search/alphabeta.ts'
import { minimax } from '../../../engine/search/minimax.ts'
import { negamax } from '../../../engine/search/negamax.ts'
import { record } from '../../../engine/trace/record.ts'
import { CUT } from '../../../engine/trace/recording.ts'
import { skippedSizes } from '../../../engine/trace/skipped.ts'
import { subjectOf } from '../random-positions.ts'
import type { Nested } from '../random-trees.ts'

/** The worked example of the 8×8 gomoku report (2019): max, min, max, min, leaves. */
const WORKED_EXAMPLE = '[[[[5,6],[7,4,5]],[[3]]],[[[6],[6,9]],[[7]]],[[[5]],[[9,8],[6]]]]'

/** Nodes skipped at each cutoff, in the order of the search. */
function skippedByCut(text: string, tie: 'le' | 'lt'): number[] {
  const subject = subjectOf(tree, text)
  const { recording } = record('alphabeta', subject, { depth: 10, tie })
  const sizes = skippedSizes(subject.game, subject.position, recording, 1000)
  const cuts = new Map<number, number>()
  sizes.forEach((size, node) => {
    if ((recording.flags[node] & CUT) === 0) return
    const event = recording.first[node]
    cuts.set(event, (cuts.get(event) ?? 0) + size)
  })
  return [...cuts.values()]
}

describe('the worked example with 33 nodes', () => {
  const subject = subjectOf(tree, WORKED_EXAMPLE)

  it('is worth 6 to plain search, which visits all 33 nodes', () => {
    expect(minimax(subject, { depth: 10 })).toMatchObject({ value: 6, nodes: 33, leaves: 14 })
    expect(negamax(subject, { depth: 10 })).toMatchObject({ value: 6, nodes: 33, leaves: 14 })
  })

  it('is worth 6 to alpha-beta after 25 nodes and three cutoffs that skip 1, 1 and 6', () => {
    expect(alphabeta(subject, { depth: 10 })).toMatchObject({ value: 6, nodes: 25, cutoffs: 3 })
    expect(skippedByCut(WORKED_EXAMPLE, 'le')).toEqual([1, 1, 6])
  })

  it('takes 26 nodes and two cutoffs where a tie is not enough to cut', () => {
    const strict = alphabeta(subject, { depth: 10, tie: 'lt' })
    expect(strict).toMatchObject({ value: 6, nodes: 26, cutoffs: 2 })
  })
})

describe('the best order of moves', () => {
  /** A uniform tree whose first child is always the best: values fall from left to right. */
  function bestFirst(width: number, depth: number, value: number, step: number): Nested {
    if (depth === 0) return value
    return Array.from({ length: width }, (_, i) =>
      bestFirst(width, depth - 1, value + i * step, -step / width),
    )
  }

  it.each([
    [2, 4],
    [3, 4],
    [3, 5],
    [4, 3],
    [5, 2],
  ])(
    'leaves w^⌈d/2⌉ + w^⌊d/2⌋ − 1 leaves at width %i and depth %i (Knuth & Moore 1975)',
    (w, d) => {
      // Max's later moves are worse (lower), Min's later moves are worse for Min (higher).
      const nested = bestFirst(w, d, 0, -(w ** d))
      const { leaves } = alphabeta(subjectOf(tree, JSON.stringify(nested)), { depth: d })
      expect(leaves).toBe(w ** Math.ceil(d / 2) + w ** Math.floor(d / 2) - 1)
    },
  )
})
