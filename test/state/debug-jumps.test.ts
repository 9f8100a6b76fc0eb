import { describe, expect, test } from 'vitest'
import {
  BACK,
  CUTOFF,
  ENTER,
  TABLE_HIT,
  THE_33_NODE_TREE,
  type Replay,
} from '../../engine/index.ts'
import {
  holds,
  landmarksOf,
  nextLandmark,
  nextWhere,
  previousLandmark,
  stepIn,
  stepOut,
  stepOver,
  stepTo,
  type Landmark,
} from '../../src/widgets/tree/debug/jumps.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import { NO_SPEC, type TreeSpec } from '../../src/widgets/tree/spec.ts'

function sessionOf(spec: Partial<TreeSpec>) {
  const recorded = recordNow({ ...NO_SPEC, game: 'tree', position: THE_33_NODE_TREE, ...spec })
  if (!recorded.ok) throw new Error(recorded.error.code)
  return recorded.value
}

/** What a search that is looked through in parts has found. */
function runTo<T>(parts: Generator<unknown, T>): T {
  for (;;) {
    const next = parts.next()
    if (next.done === true) return next.value
  }
}

/** Whether a step is a landmark, by what is seen before it and after it. */
function isLandmark(replay: Replay, step: number, what: Landmark): boolean {
  const event = replay.step(step)
  if (event === undefined) return false
  const { kind, node } = event
  const atRoot = replay.parent(node) < 0
  switch (what) {
    case 'cut':
      return kind === CUTOFF
    case 'hit':
      return kind === TABLE_HIT
    case 'move':
      return kind === ENTER && !atRoot && replay.recording.ply[node] === 1
    case 'depth':
      return kind === ENTER && atRoot
    case 'best':
      return (
        kind === BACK && atRoot && replay.bestChild(node, step) !== replay.bestChild(node, step - 1)
      )
  }
}

const BOARD = { game: 'connect4', position: '4455', depth: 4, ordering: 'centre' } as const

const SEARCHES: readonly Partial<TreeSpec>[] = [
  {},
  { algorithm: 'minimax' },
  { fail: 'hard' },
  { fail: 'hard', more: { window: ['3', '6'] } },
  { position: '[[3,3],[3,3],[5,1],[5,7],[5,6]]' },
  { position: '[[3,3],[3,3],[5,1],[5,7],[5,6]]', algorithm: 'negamax' },
  { ...BOARD },
  { ...BOARD, algorithm: 'deepening', more: { tableMegabytes: 1, aspiration: 1 } },
]

describe.each(SEARCHES)('stepping through %j', (spec) => {
  const { replay, move } = sessionOf(spec)
  const { recording, steps } = replay
  const all = Array.from({ length: steps + 1 }, (_, step) => step)

  test('goes on with every step, and ends at the end', () => {
    for (const go of [stepIn, stepOver, stepOut]) {
      for (const step of all.slice(0, -1)) {
        expect(go(replay, step)).toBeGreaterThan(step)
        expect(go(replay, step)).toBeLessThanOrEqual(steps)
      }
      expect(go(replay, steps)).toBe(steps)
    }
  })

  test('over a node that is entered leaves it done, and nothing after it begun', () => {
    for (const step of all.slice(1)) {
      const event = replay.step(step)
      if (event?.kind !== ENTER) continue
      const to = stepOver(replay, step)
      expect(replay.state(event.node, to)).toBe('done')
      expect(replay.state(event.node, to - 1)).toBe('open')
    }
  })

  test('over a step between children does the next child alone', () => {
    for (const step of all.slice(1, -1)) {
      if (replay.step(step)?.kind !== BACK) continue
      const next = replay.step(step + 1)
      const to = stepOver(replay, step)
      if (next?.kind === ENTER && replay.parent(next.node) >= 0) {
        expect(to).toBe(recording.last[next.node] + 1)
      } else expect(to).toBe(step + 1)
    }
  })

  test('out leaves the node above done', () => {
    for (const step of all.slice(1)) {
      const above = replay.parent(replay.current(step))
      if (above >= 0) expect(replay.state(above, stepOut(replay, step))).toBe('done')
    }
  })

  test('runs to where a node is entered, or skipped', () => {
    for (let node = 0; node < replay.nodeCount; node++) {
      const step = stepTo(replay, node)
      expect(replay.state(node, step - 1)).toBe('unvisited')
      expect(replay.state(node, step)).not.toBe('unvisited')
    }
  })

  test('meets every landmark once, forward as backward', () => {
    for (const what of landmarksOf(replay)) {
      const met: number[] = []
      for (let at = nextLandmark(replay, 0, what); at !== undefined;) {
        met.push(at)
        at = nextLandmark(replay, at, what)
      }
      const back: number[] = []
      for (let at = previousLandmark(replay, steps + 1, what); at !== undefined;) {
        back.push(at)
        at = previousLandmark(replay, at, what)
      }
      expect(back.reverse(), what).toEqual(met)
      expect(met, what).toEqual(all.filter((step) => isLandmark(replay, step, what)))
      if (what === 'depth') expect(met).toHaveLength(replay.roots.length)
    }
  })

  test('stops where a condition holds, and nowhere before', () => {
    const value = replay.score(replay.root(steps), steps) ?? 0
    const conditions = [
      { name: 'below', value } as const,
      { name: 'above', value } as const,
      { name: 'ply', ply: 2 } as const,
      { name: 'move', move: move(1) } as const,
      { name: 'cut' } as const,
    ]
    for (const condition of conditions) {
      const found = runTo(nextWhere(replay, 0, condition, move))
      const first = all.find((step) => holds(replay, step, condition, move))
      expect(found).toBe(first)
    }
    const cut = recording.kind.indexOf(CUTOFF)
    expect(runTo(nextWhere(replay, 0, { name: 'cut' }, move))).toBe(cut < 0 ? undefined : cut + 1)
    expect(runTo(nextWhere(replay, 0, { name: 'ply', ply: 2 }, move))).toBeDefined()
    expect(runTo(nextWhere(replay, 0, { name: 'move', move: move(1) }, move))).toBeDefined()
  })
})

test('only a search that begins anew has depths, and only one with a table hits', () => {
  expect(landmarksOf(sessionOf({}).replay)).toEqual(['cut', 'best', 'move'])
  expect(landmarksOf(sessionOf({ algorithm: 'minimax' }).replay)).toEqual(['best', 'move'])
  const deep = { ...BOARD, algorithm: 'deepening', more: { tableMegabytes: 1 } } as const
  expect(landmarksOf(sessionOf(deep).replay)).toEqual(['cut', 'best', 'hit', 'move', 'depth'])
})
