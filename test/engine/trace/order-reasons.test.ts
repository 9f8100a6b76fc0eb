import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { megabytesOf } from '../../../engine/search/transposition.ts'
import { SEARCHES } from '../../../engine/search/search.ts'
import type { SearchName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { rankMoves } from '../../../engine/trace/order-reasons.ts'
import { positionKeys } from '../../../engine/trace/position-keys.ts'
import { Recorder } from '../../../engine/trace/recorder.ts'
import { CUT, DROPPED, LEAF, movesTo } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'
import { TableReplay } from '../../../engine/trace/table-replay.ts'
import { search } from '../../../engine/search/search.ts'
import type { Tracer } from '../../../engine/search/tracer.ts'
import { orderingsOf, positions, SMALL_GAMES } from '../search/small-games.ts'

const SLOTS = 64

/** Killers and cuts as a search makes them, followed from outside: by ply, and by side and move. */
class CutsSeen implements Tracer {
  /** What was known when each node was entered: by node as a recorder numbers them. */
  readonly known: { killers: readonly number[]; cuts: ReadonlyMap<string, number> }[] = []
  private readonly stack: {
    move: number
    player: number
    beta: number
    depth: number
    out: number
  }[] = []
  private readonly killers = new Map<number, readonly number[]>()
  private cuts = new Map<string, number>()
  private depth: number
  private child = { move: 0, score: 0 }
  private skipped = 0

  constructor(depth: number) {
    this.depth = depth
  }

  iteration(depth: number) {
    this.depth = depth
  }

  enter(move: number, player: number, _alpha: number, beta: number) {
    const ply = this.stack.length
    this.known[this.skipped++] = { killers: this.killers.get(ply) ?? [], cuts: this.cuts }
    this.stack.push({ move, player, beta, depth: this.depth - ply, out: 0 })
  }

  exit(score: number) {
    const { move = 0, out = 0 } = this.stack.pop() ?? {}
    this.skipped += out
    this.child = { move, score }
  }

  back() {
    const ply = this.stack.length - 1
    const { beta, player, depth } = this.stack[ply]
    const { move, score } = this.child
    if (-score < beta) return
    const before = this.killers.get(ply) ?? []
    if (before[0] !== move) this.killers.set(ply, [move, before[0]])
    this.cuts = new Map(this.cuts)
    const key = `${player} ${move & 4095}`
    this.cuts.set(key, (this.cuts.get(key) ?? 0) + depth * depth)
  }

  /** Nodes that are skipped have numbers as well. */
  cutoff(_moves: Int32Array, from: number, count: number) {
    this.skipped += count - from
  }

  /** Of those that are left out, when their node is left. */
  drop(_moves: Int32Array, from: number, count: number) {
    this.stack[this.stack.length - 1].out = count - from
  }

  evaluate() {}
  tableHit() {}
  store() {}
}

function both(one: Tracer, other: Tracer): Tracer {
  const names = [
    'enter',
    'evaluate',
    'back',
    'cutoff',
    'drop',
    'tableHit',
    'store',
    'exit',
    'iteration',
  ] as const
  const told = (name: (typeof names)[number]) => {
    return (...given: number[]) => {
      for (const each of [one, other]) (each[name] as (...all: number[]) => void)(...given)
    }
  }
  return Object.fromEntries(names.map((name) => [name, told(name)])) as unknown as Tracer
}

function check(subject: Subject<unknown>, algorithm: SearchName, options: SearchOptions) {
  const { game, position } = subject
  const recorder = new Recorder(algorithm, options)
  const cuts = new CutsSeen(options.depth)
  search(algorithm, subject, options, { trace: both(recorder, cuts) })
  const recording = recorder.finish()
  const replay = new Replay(recording)
  const table =
    options.tableMegabytes === undefined
      ? undefined
      : new TableReplay(replay, positionKeys(game, position, recording), SLOTS)
  const kinds = new Set<string>()
  for (let node = 0; node < replay.nodeCount; node++) {
    const { flags, move } = recording
    if (flags[node] & (LEAF | CUT | DROPPED) || replay.source(node) >= 0) continue
    const moves = movesTo(recording, node)
    for (const each of moves) game.play(position, each)
    const known = table?.knownAt(node)
    const ranked = rankMoves(replay, node, subject, options, known?.move)
    const legal = new Int32Array(game.maxMoves)
    const all = [...legal.subarray(0, game.moves(position, legal))]
    for (const _ of moves) game.undo(position)

    const children = [...replay.children(node)]
    const looked = children.filter((child) => !replay.isDropped(child)).map((child) => move[child])
    const left = children.filter((child) => replay.isDropped(child)).map((child) => move[child])
    // A move that is searched again has a second node.
    const inOrder = looked.filter((each, i) => looked.indexOf(each) === i)
    expect(ranked.filter(({ out }) => out === undefined).map((each) => each.move)).toEqual(inOrder)
    expect(ranked.filter(({ out }) => out !== undefined).map((each) => each.move)).toEqual(left)
    expect(ranked.map(({ rank }) => rank)).toEqual(all.map((_, i) => i + 1))
    for (const { reason } of ranked) kinds.add(reason)

    // No move that is rated more stands behind one that is rated less, for the same reason.
    ranked.forEach((each, i) => {
      const next = ranked[i + 1]
      if (next === undefined || next.reason !== each.reason || next.rating === undefined) return
      if (each.out !== next.out && each.out !== undefined) return
      expect(each.rating).toBeGreaterThanOrEqual(next.rating)
    })
    if (options.ordering !== 'killers' || recording.dropped > 0) continue
    const seen = cuts.known[node]
    const player = replay.player(node)
    for (const { move: each, reason, rating } of ranked) {
      const made = seen.cuts.get(`${player} ${each & 4095}`) ?? 0
      if (reason === 'killer') expect(each).toBe(seen.killers[0])
      else if (reason === 'second-killer') expect(each).toBe(seen.killers[1])
      else if (reason === 'history') expect(rating).toBe(made)
      else if (reason !== 'table') expect(made).toBe(0)
    }
  }
  return kinds
}

describe('the reason of a move’s place', () => {
  const kinds = new Set<string>()

  it.each(SMALL_GAMES)('is the one by which the search took it: $name', (small) => {
    const given = fc.record({
      algorithm: fc.constantFrom(...SEARCHES),
      pick: fc.nat(),
      beam: fc.option(fc.integer({ min: 1, max: 4 })),
      near: fc.boolean(),
      table: fc.boolean(),
    })
    fc.assert(
      fc.property(positions(small), given, (subject, { algorithm, pick, beam, near, table }) => {
        const tabled = algorithm === 'pvs' || algorithm === 'deepening'
        const orderings = orderingsOf(subject).filter((name) => beam === null || name !== 'killers')
        const ordering =
          beam === null && pick % 3 === 0 ? 'killers' : orderings[pick % orderings.length]
        const found = check(subject, algorithm, {
          depth: Math.min(3, small.depth),
          ordering,
          ...(beam !== null && { beam }),
          ...(near && subject.near !== undefined && { candidates: 1 }),
          ...(tabled && table && { tableMegabytes: megabytesOf(SLOTS) }),
        })
        for (const kind of found) kinds.add(kind)
      }),
      { numRuns: 12, seed: 11 },
    )
  })

  it('is of every kind in one game or another', () => {
    const all = ['table', 'killer', 'second-killer', 'history', 'centre', 'influence']
    expect([...kinds]).toEqual(expect.arrayContaining([...all, 'evaluation', 'listed']))
  })
})
