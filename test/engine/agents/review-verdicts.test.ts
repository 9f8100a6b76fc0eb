import { describe, expect, it } from 'vitest'
import { reviewOf, WIN, type Judged, type Seen } from '../../../engine/index.ts'

/** A position judged by a search, its values by depth from 1 ply on. */
function searched(toMove: 0 | 1, move: string, values: readonly number[], more = {}): Judged {
  const seen = values.map((value, i): Seen => ({ depth: i + 1, value, move }))
  return { toMove, by: 'search', value: values.at(-1), line: [move], seen, nodes: 1, ...more }
}

const calm = (toMove: 0 | 1, move: string, value: number, depths = 6) =>
  searched(
    toMove,
    move,
    Array.from({ length: depths }, () => value),
  )

describe('What a review says of a move', () => {
  it('compares both moves by searches that look equally far ahead', () => {
    const before = searched(0, 'b', [0, 10, 20, 30, 40])
    const after = searched(1, 'x', [0, -10, -10, -10, -500])
    const quiet = [calm(0, 'q', 0), calm(1, 'q', 0), calm(0, 'q', 0)]
    const [lapse] = reviewOf(['a', 'x', 'q', 'q'], [before, after, ...quiet]).lapses
    // Five plies from before the move: 40 for the one, and for the other four plies after it 10.
    expect(lapse).toMatchObject({ ply: 0, played: 'a', better: 'b', kind: 'value', lost: 30 })
    // What the move led to is worth 500 to the mover a ply deeper, which is not what is compared.
    expect(lapse).toMatchObject({ before: { value: 40 }, after: { value: 10 } })
  })

  it('says from which depth on the search prefers the better move', () => {
    const before = searched(0, 'b', [5, 5, 5, 90, 90, 90, 90])
    const after = searched(1, 'x', [-5, -5, -5, -5, -5, -5])
    const [lapse] = reviewOf(['a'], [before, after]).lapses
    expect([lapse?.lost, lapse?.seenFrom, lapse?.doubt]).toEqual([85, 4, undefined])
  })

  it('is in doubt where the last depths do not agree, and where the difference is small', () => {
    const noisy = searched(0, 'c', [0, 0, 0, 0, 0, 50])
    const flips = reviewOf(
      ['a'],
      [searched(0, 'b', [0, 0, 0, 0, 0, 0, 90]), calm(1, 'x', 0), noisy],
    ).lapses
    expect(flips.map(({ doubt }) => doubt)).toEqual(['flips'])
    const played = ['a', 'y', 'd']
    const small = reviewOf(played, [calm(0, 'b', 60), calm(1, 'y', 0), noisy, calm(1, 'x', 0)])
    expect([small.noise, small.lapses[0]?.doubt]).toEqual([1, undefined])
    const wild = [0, 1, 2, 3].map((i) => searched(i % 2 === 0 ? 0 : 1, 'c', [0, 0, 0, 40, 0, 80]))
    expect(reviewOf(['c', 'c', 'c'], wild)).toMatchObject({ lapses: [], noise: 40 })
  })

  it('is silent of the move that is preferred, and of losses below the noise', () => {
    expect(reviewOf(['b'], [calm(0, 'b', 60), calm(1, 'x', 0)]).lapses).toEqual([])
    expect(reviewOf(['a'], [calm(0, 'b', 1), calm(1, 'x', 0)]).lapses).toEqual([])
  })

  it('tells a win that is missed from one that comes later', () => {
    const wins = searched(0, 'b', [0, 0, WIN - 3])
    const missed = reviewOf(['a'], [wins, calm(1, 'x', 0)]).lapses
    expect(missed).toMatchObject([{ kind: 'result', before: { kind: 'win', plies: 3 } }])
    const later = searched(1, 'x', [0, 0, 0, 4 - WIN])
    const slow = reviewOf(['a'], [wins, later]).lapses
    expect(slow).toMatchObject([{ kind: 'distance', lost: 2 }])
    // A win at once is seen at a depth at which the other move has not been looked beyond.
    const atOnce = searched(0, 'b', [WIN - 1])
    const passedBy = reviewOf(['a'], [atOnce, calm(1, 'x', 0)]).lapses
    expect(passedBy).toMatchObject([{ kind: 'result', seenFrom: 1, before: { plies: 1 } }])
    expect(passedBy[0]?.doubt).toBe(undefined)
    const asSoon = searched(1, 'x', [0, 2 - WIN])
    expect(reviewOf(['a'], [wins, asSoon]).lapses).toEqual([])
  })

  it('does not blame a move after which the game is found lost beyond what was seen before it', () => {
    const before = calm(0, 'b', 20, 3)
    const lost: Judged = { ...calm(1, 'x', 0, 3), by: 'threats', value: WIN - 11 }
    expect(reviewOf(['a'], [before, lost]).lapses[0]?.doubt).toBe('unproved')
    const danger = { wins: 'yes', defences: ['b', 'c'] } as const
    const held = reviewOf(['a'], [{ ...before, danger }, lost]).lapses[0]
    expect([held?.doubt, held?.others]).toEqual([undefined, ['c']])
  })

  it('says of a win by threats that is not gone on with whether it is known to be lost', () => {
    const proof: Judged = { ...calm(0, 'b', 0, 2), by: 'threats', value: WIN - 9 }
    const after = (wins: 'no' | 'unknown') => ({
      ...calm(1, 'x', 0, 2),
      danger: { wins, defences: [] },
    })
    expect(reviewOf(['a'], [proof, after('unknown')]).lapses[0]?.doubt).toBe('unproved')
    expect(reviewOf(['a'], [proof, after('no')]).lapses[0]?.doubt).toBe(undefined)
  })

  it('counts what the solver counts, where both positions are solved', () => {
    const solved = (toMove: 0 | 1, score: number, move: string): Judged => ({
      toMove,
      by: 'solver',
      value: score === 0 ? 0 : Math.sign(score) * (WIN - 5),
      score,
      exact: true,
      line: [move],
      seen: [],
      nodes: 1,
    })
    const { lapses, turning } = reviewOf(
      ['a', 'b', 'c'],
      [solved(0, 0, '4'), solved(1, 3, '5'), solved(0, -2, '6'), solved(1, 2, '7')],
    )
    expect(lapses.map(({ ply, kind, lost }) => [ply, kind, lost])).toEqual([
      [0, 'result', 3],
      [1, 'distance', 1],
    ])
    expect(turning).toBe(0)
  })
})

describe('The turning point', () => {
  it('is the last move before which the other side stood better, or neither', () => {
    const judged = [30, 30, -30, 30, -50, 50].map((value, i) =>
      calm(i % 2 === 0 ? 0 : 1, 'm', value),
    )
    // As the first player sees them: 30, -30, -30, -30, -50, -50.
    expect(reviewOf(['a', 'b', 'c', 'd', 'e'], judged).turning).toBe(0)
  })

  it('is told of a review that is not done only where what comes after it is known', () => {
    const [one, other] = [calm(0, 'm', 30), calm(1, 'm', 30)]
    expect(reviewOf(['a', 'b'], [undefined, undefined, one]).turning).toBe(undefined)
    expect(reviewOf(['a', 'b'], [undefined, other, one]).turning).toBe(1)
    expect(reviewOf(['a', 'b'], [one, other, undefined]).turning).toBe(undefined)
  })
})
