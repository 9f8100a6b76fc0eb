import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { search } from '../../../engine/search/search.ts'
import {
  megabytesOf,
  NO_SLOT,
  slotsIn,
  storedScore,
  TranspositionTable,
} from '../../../engine/search/transposition.ts'
import type { SearchOptions, Subject } from '../../../engine/search/types.ts'
import { positionKeys } from '../../../engine/trace/position-keys.ts'
import { Recorder } from '../../../engine/trace/recorder.ts'
import { ENTER, TABLE_HIT } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { TableReplay, type TableEntry } from '../../../engine/trace/table-replay.ts'
import { orderingsOf, positions, SMALL_GAMES } from '../search/small-games.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Games whose boards have many moves. */
const SHALLOW = new Set(['gomoku8', 'abalone', 'reversi'])

/** What the search itself asks of its table and gives it, call by call. */
function watchTable() {
  const finds: number[] = []
  const stores: { slot: number; text: string }[] = []
  const { find, store } = TranspositionTable.prototype
  vi.spyOn(TranspositionTable.prototype, 'find').mockImplementation(function (
    this: TranspositionTable,
    lo,
    hi,
  ) {
    const slot = find.call(this, lo, hi)
    finds.push(slot)
    return slot
  })
  vi.spyOn(TranspositionTable.prototype, 'store').mockImplementation(function (
    this: TranspositionTable,
    ...given
  ) {
    const slot = store.apply(this, given)
    const [lo, hi, depth, ply, score, bound, move] = given
    stores.push({ slot, text: [lo, hi, depth, storedScore(score, ply), bound, move].join(' ') })
    return slot
  })
  return { finds, stores }
}

const textOf = (replay: Replay, { lo, hi, depth, score, bound, move, node }: TableEntry) =>
  [lo, hi, depth, replay.forMax(node, score), bound, move].join(' ')

/** Holds every step of the table that is shown against the calls of the search. */
function check(subject: Subject<unknown>, slots: number, options: SearchOptions) {
  const algorithm = options.aspiration === undefined ? 'pvs' : 'deepening'
  const given = { ...options, tableMegabytes: megabytesOf(slots) }
  const recorder = new Recorder(algorithm, given)
  const { finds, stores } = watchTable()
  search(algorithm, subject, given, { trace: recorder })
  vi.restoreAllMocks()
  const recording = recorder.finish()
  const replay = new Replay(recording)
  const keys = positionKeys(subject.game, subject.position, recording)
  const table = new TableReplay(replay, keys, slots)
  const held = new Map<number, string>()
  let asked = 0
  let put = 0
  let collisions = 0
  for (let step = 1; step <= replay.steps; step++) {
    const event = table.event(step)
    const kind = replay.step(step)?.kind
    const node = replay.current(step)
    if (kind === ENTER && replay.depthLeft(node) > 0) {
      const slot = finds[asked++]
      expect(event?.what === 'found').toBe(slot !== NO_SLOT)
      expect(event?.what === 'empty').toBe(!held.has(event?.slot ?? -1))
      expect(table.knownAt(node) !== undefined).toBe(slot !== NO_SLOT)
    } else if (kind === TABLE_HIT) {
      expect(event?.what).toBe('hit')
      expect(event?.before?.node).toBe(replay.source(node))
      expect(event?.before?.depth).toBe(replay.depthLeft(node))
    } else if (event !== undefined) {
      const { slot, text } = stores[put++]
      const before = event.before && textOf(replay, event.before)
      expect(before).toBe(held.get(event.slot))
      if (event.what === 'refused') expect(slot).toBe(NO_SLOT)
      else {
        expect(event.slot).toBe(slot)
        expect(event.after && textOf(replay, event.after)).toBe(text)
        const same = before?.startsWith(text.split(' ', 2).join(' ') + ' ')
        expect(event.what).toBe(
          before === undefined ? 'stored' : same === true ? 'renewed' : 'replaced',
        )
        if (event.what === 'replaced') collisions++
        held.set(slot, text)
      }
    }
    if (step === replay.steps >> 1 || step === replay.steps) {
      for (let slot = 0; slot < slots; slot++) {
        const entry = table.entry(slot, step)
        expect(entry && textOf(replay, entry)).toBe(held.get(slot))
      }
    }
  }
  expect([asked, put]).toEqual([finds.length, stores.length])
  return collisions
}

describe('the table of a recorded search', () => {
  it.each(SMALL_GAMES)('is at every step the one that the search had: $name', (small) => {
    let collisions = 0
    const options = fc.record({
      slots: fc.constantFrom(1, 8, 64),
      replace: fc.constantFrom('always' as const, 'deeper' as const),
      aspiration: fc.constantFrom(undefined, 0, 5),
      pick: fc.nat(),
    })
    fc.assert(
      fc.property(positions(small), options, (subject, { slots, replace, aspiration, pick }) => {
        const orderings = orderingsOf(subject)
        collisions += check(subject, slots, {
          depth: Math.min(SHALLOW.has(small.kit.game.id) ? 2 : 3, small.depth),
          ordering: orderings[pick % orderings.length],
          replace,
          ...(aspiration !== undefined && { aspiration }),
        })
      }),
      { numRuns: 6, seed: 5 },
    )
    expect(collisions).toBeGreaterThan(0)
  })

  it('has as many slots as it is asked to have', () => {
    for (const slots of [1, 2, 8, 16, 32, 64, 1024]) expect(slotsIn(megabytesOf(slots))).toBe(slots)
  })
})
