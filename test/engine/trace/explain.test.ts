import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { tree } from '../../../engine/games/tree/index.ts'
import type { Subject } from '../../../engine/search/types.ts'
import { explainCut } from '../../../engine/trace/explain.ts'
import { record } from '../../../engine/trace/record.ts'
import { CUTOFF, movesTo } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { subjectAt, subjectOf, walk } from '../random-positions.ts'
import { nestedTree, valueOf, type Nested } from '../random-trees.ts'

function replayOf(
  subject: Subject<unknown>,
  depth: number,
  tie: 'le' | 'lt',
  fail: 'hard' | 'soft',
) {
  return new Replay(record('alphabeta', subject, { depth, tie, fail }).recording)
}

/** Every node at which something was skipped. */
function cuttingNodes(replay: Replay): number[] {
  const nodes: number[] = []
  replay.recording.kind.forEach((kind, event) => {
    if (kind === CUTOFF) nodes.push(replay.recording.node[event])
  })
  return nodes
}

const rules = fc.tuple(
  fc.constantFrom('le', 'lt'),
  fc.constantFrom('hard', 'soft'),
) as fc.Arbitrary<['le' | 'lt', 'hard' | 'soft']>

function checkExplanations(replay: Replay, tie: 'le' | 'lt'): void {
  for (const node of cuttingNodes(replay)) {
    const why = explainCut(replay, node)
    if (why === undefined) throw new Error(`no explanation at node ${node}`)
    const { owner, ownerChild, refutation, bound, score, step, side } = why
    // The owner is an ancestor of the other side, on the path, and holds the bound already.
    const path = replay.path(step)
    const told = {
      ownerOnPath: path.includes(owner),
      sameSide: replay.player(owner) === replay.player(node),
      ownerScore: replay.score(owner, step),
      ownerOfChild: replay.parent(ownerChild),
      childScore: replay.score(ownerChild, step),
      childOnPath: path.includes(ownerChild),
      // The refutation is a child of the node and meets the bound.
      refuted: replay.parent(refutation),
      meets: (side === 'beta' ? score - bound : bound - score) >= (tie === 'lt' ? 1 : 0),
      side,
    }
    expect(told).toEqual({
      ownerOnPath: true,
      sameSide: false,
      ownerScore: bound,
      ownerOfChild: owner,
      childScore: bound,
      childOnPath: false,
      refuted: node,
      meets: true,
      side: replay.player(node) === 0 ? 'beta' : 'alpha',
    })
    // Every skipped child gives the same explanation.
    const same = why.skipped.map((child) => explainCut(replay, child))
    expect(same).toEqual(why.skipped.map(() => why))
  }
}

describe('the explanation of a cutoff', () => {
  it('names an ancestor that holds the bound and a reply that meets it, on random trees', () => {
    fc.assert(
      fc.property(
        nestedTree(6),
        fc.constantFrom('max', 'min'),
        rules,
        (nested, first, [tie, fail]) => {
          const subject = subjectOf<unknown>(tree, JSON.stringify(nested), { first })
          checkExplanations(replayOf(subject, 10, tie, fail), tie)
        },
      ),
      { numRuns: 500, seed: 21 },
    )
  })

  it('does so on random positions of Connect 4', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 36 }), rules, (picks, [tie, fail]) => {
        const subject = subjectAt<unknown>(connect4, walk(connect4, picks))
        checkExplanations(replayOf(subject, 4, tie, fail), tie)
      }),
      { numRuns: 50, seed: 22 },
    )
  })

  it('finds the owner three plies up where the bound was handed down (a deep cutoff)', () => {
    const subject = subjectOf<unknown>(tree, '[5,[[[3,9],8],7]]')
    const replay = replayOf(subject, 10, 'le', 'soft')
    const [node] = cuttingNodes(replay)
    const why = explainCut(replay, node)
    expect(why).toMatchObject({ owner: 0, bound: 5, score: 3, side: 'alpha' })
    expect(replay.recording.ply[node] - replay.recording.ply[0]).toBe(3)
  })

  it('is undefined where nothing was cut', () => {
    const replay = replayOf(subjectOf<unknown>(tree, '[[3,12],[4,6]]'), 10, 'le', 'soft')
    expect(explainCut(replay, 0)).toBeUndefined()
  })
})

describe('a cut is safe', () => {
  it('whatever the skipped leaves are worth, the root is worth the same', () => {
    fc.assert(
      fc.property(
        nestedTree(),
        fc.infiniteStream(fc.integer({ min: -99, max: 99 })),
        (nested, worth) => {
          const replay = replayOf(
            subjectOf<unknown>(tree, JSON.stringify(nested)),
            10,
            'le',
            'soft',
          )
          const changed = structuredClone(nested)
          for (let node = 1; node < replay.nodeCount; node++) {
            if (replay.isVisited(node)) continue
            const path = movesTo(replay.recording, node)
            const last = path.pop() ?? 0
            const parent = path.reduce<Nested>((at, move) => (at as Nested[])[move], changed)
            ;(parent as Nested[])[last] = worth.next().value
          }
          expect(valueOf(changed, true)).toBe(valueOf(nested, true))
        },
      ),
      { numRuns: 500, seed: 23 },
    )
  })
})
