import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fail } from '../../../engine/core/errors.ts'
import { evaluate } from '../../../engine/games/tree/evaluate.ts'
import { tree as kit, type TreePosition } from '../../../engine/games/tree/index.ts'
import { DEFAULT_CONVENTION } from '../../../engine/predict/convention.ts'
import { readSearched } from '../../../engine/predict/cut-leaves.ts'
import { ChangeFinder } from '../../../engine/predict/change.ts'
import { alternating } from '../../../engine/search/alternating.ts'
import { search, SEARCHES, valueForMax } from '../../../engine/search/search.ts'
import type { SearchName, SearchOptions, Subject } from '../../../engine/search/types.ts'
import { explainCut } from '../../../engine/trace/explain.ts'
import { record } from '../../../engine/trace/record.ts'
import { ENTER, movesTo, type Recording } from '../../../engine/trace/recording.ts'
import { Replay } from '../../../engine/trace/replay.ts'

/*
 * Trees whose sides do not alternate, against programs that ask at every node whose turn it is and
 * turn no signs. In the engine a forced move stands between two nodes of one side: none of these
 * may be seen.
 */

type Tree = number | { readonly side: 'max' | 'min'; readonly children: readonly Tree[] }

const { tree } = fc.letrec<{ tree: Tree; inner: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true, maxDepth: 4 },
    fc.integer({ min: -9, max: 9 }),
    tie('inner'),
  ),
  inner: fc.record({
    side: fc.constantFrom('max' as const, 'min' as const),
    children: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
  }),
}))

function textOf(node: Tree): string {
  return typeof node === 'number' ? String(node) : `${node.side}=[${node.children.map(textOf)}]`
}

function positionOf(root: Tree): TreePosition {
  const read = kit.game.parse(textOf(root))
  if (!read.ok) throw new Error(read.error.code)
  return read.value
}

const subjectOf = (root: Tree): Subject<TreePosition> => ({
  game: kit.game,
  evaluation: { evaluate },
  position: positionOf(root),
})

interface Rules {
  readonly strict: boolean
  readonly hard: boolean
  readonly parent: boolean
  readonly right: boolean
}

/** Plain minimax to a depth: what is beyond it is worth 0. Max's view. */
function minimaxOf(node: Tree, depth: number): number {
  if (typeof node === 'number') return node
  if (depth === 0) return 0
  const below = node.children.map((child) => minimaxOf(child, depth - 1))
  return node.side === 'max' ? Math.max(...below) : Math.min(...below)
}

/** MAX-VALUE and MIN-VALUE, each of which asks for the one of the child: the nodes by their moves. */
function cutting(root: Tree, { strict, hard, parent, right }: Rules) {
  const visited: string[] = []
  function visit(node: Tree, way: readonly number[], alpha: number, beta: number): number {
    visited.push(way.join('.'))
    if (typeof node === 'number') return node
    const max = node.side === 'max'
    let value = hard ? (max ? alpha : beta) : max ? -Infinity : Infinity
    const from = Array.from(node.children.keys())
    for (const i of right ? from.reverse() : from) {
      const child = node.children[i]
      const low = max ? Math.max(alpha, value) : alpha
      const high = max ? beta : Math.min(beta, value)
      const turns = typeof child !== 'number' && child.side !== node.side
      const told: readonly [number, number] = !parent
        ? [low, high]
        : [max && turns ? low : -Infinity, !max && turns ? high : Infinity]
      const score = visit(child, [...way, i], ...told)
      value = max ? Math.max(value, score) : Math.min(value, score)
      if (hard) value = max ? Math.min(value, beta) : Math.max(value, alpha)
      const past = max ? score - beta : alpha - score
      if (Number.isNaN(past) ? !strict : strict ? past > 0 : past >= 0) break
    }
    return value
  }
  return { value: visit(root, [], -Infinity, Infinity), visited }
}

const entered = (recording: Recording): string[] =>
  Array.from(recording.kind.keys())
    .filter((event) => recording.kind[event] === ENTER)
    .map((event) => movesTo(recording, recording.node[event]).join('.'))

const RULES = [false, true].flatMap((strict) =>
  [false, true].flatMap((hard) =>
    [false, true].flatMap((parent) =>
      [false, true].map((right): Rules => ({ strict, hard, parent, right })),
    ),
  ),
)

const optionsOf = ({ strict, hard, parent, right }: Rules): SearchOptions => ({
  depth: 6,
  tie: strict ? 'lt' : 'le',
  fail: hard ? 'hard' : 'soft',
  bounds: parent ? 'parent' : 'all',
  ordering: right ? 'reversed' : 'none',
})

describe('a tree whose sides do not alternate', () => {
  it('is worth to every search, at every depth, what plain minimax says', () => {
    fc.assert(
      fc.property(tree, fc.nat({ max: 6 }), (root, depth) => {
        const value = minimaxOf(root, depth)
        const found = (name: SearchName, options: Partial<SearchOptions> = {}) =>
          valueForMax(
            search(name, subjectOf(root), { depth, ...options }),
            kit.game.toMove(positionOf(root)),
          )
        for (const name of SEARCHES) expect([name, found(name)]).toEqual([name, value])
        expect(found('deepening', { tableMegabytes: 1, ordering: 'killers' })).toBe(value)
        expect(found('pvs', { tableMegabytes: 1, ordering: 'evaluation' })).toBe(value)
      }),
      { numRuns: 150, seed: 11 },
    )
  })

  it('is searched by alpha-beta node for node as the two functions of a textbook do', () => {
    fc.assert(
      fc.property(tree, (root) => {
        for (const rules of RULES) {
          const { result, recording } = record('alphabeta', subjectOf(root), optionsOf(rules))
          const plain = cutting(root, rules)
          expect([rules, entered(recording)]).toEqual([rules, plain.visited])
          expect(result.nodes).toBe(plain.visited.length)
          expect(valueForMax(result, kit.game.toMove(positionOf(root)))).toBe(plain.value)
        }
      }),
      { numRuns: 120, seed: 12 },
    )
  })

  it('has no position in between among its nodes, its counts, its line or whose turn it is', () => {
    fc.assert(
      fc.property(tree, fc.nat({ max: 6 }), (root, depth) => {
        for (const name of SEARCHES) {
          const subject = subjectOf(root)
          const { result, recording } = record(name, subject, {
            depth,
            tableMegabytes: undefined,
          } as never)
          const replay = new Replay(recording)
          const { game, position } = subject
          const visited = Array.from(recording.parent.keys()).filter((n) => replay.isVisited(n))
          expect(result.nodes).toBe(visited.length)
          expect(result.depth).toBeLessThanOrEqual(depth)
          for (const node of recording.parent.keys()) {
            const way = movesTo(recording, node)
            expect(recording.ply[node]).toBe(way.length)
            for (const move of way) game.play(position, move)
            expect(replay.player(node)).toBe(game.toMove(position))
            for (const _ of way) game.undo(position)
          }
          for (const move of result.line) game.play(position, move)
          expect(position.waits).toBe(0)
        }
      }),
      { numRuns: 60, seed: 13 },
    )
  })

  it('has each cut explained by the promise of a node of the other side', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const { recording } = record('alphabeta', subjectOf(root), { depth: 6 })
        const replay = new Replay(recording)
        for (const node of recording.parent.keys()) {
          const told = replay.isVisited(node) ? explainCut(replay, node) : undefined
          if (told === undefined) continue
          expect(replay.player(told.owner)).not.toBe(replay.player(node))
          expect(replay.score(told.owner, told.step)).toBe(told.bound)
          expect(replay.score(told.ownerChild, told.step)).toBe(told.bound)
        }
      }),
      { numRuns: 300, seed: 14 },
    )
  })

  it('alternates as a search plays it, and what is played is taken back', () => {
    fc.assert(
      fc.property(tree, fc.array(fc.nat({ max: 2 }), { maxLength: 12 }), (root, turns) => {
        const other = alternating(subjectOf(root))
        if (other === undefined) return
        const { game, position } = other
        const out = new Int32Array(game.maxMoves)
        const before: string[] = []
        const tell = () =>
          [
            game.toMove(position),
            game.hashLo(position),
            game.hashHi(position),
            position.waits,
          ].join()
        for (const turn of turns) {
          const count = game.moves(position, out)
          if (count === 0) break
          before.push(tell())
          const mover = game.toMove(position)
          game.play(position, out[turn % count])
          expect(game.toMove(position)).toBe(1 - mover)
        }
        while (before.length > 0) {
          game.undo(position)
          expect(tell()).toBe(before.pop())
        }
      }),
      { numRuns: 300, seed: 15 },
    )
  })

  it('is written and read back in every form that has room for its sides', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const position = positionOf(root)
        const text = kit.game.format(position)
        expect(kit.game.format(positionOf(root))).toBe(text)
        for (const form of kit.forms) {
          const written = form.write(position)
          if (form.id === 'edges' && position.tree.sides !== undefined) {
            expect(written).toEqual(fail('tree/no-sides', 0))
            continue
          }
          const read = written.ok ? kit.game.parse(written.value) : written
          if (position.tree.sides === undefined) continue
          expect([form.id, read.ok && kit.game.format(read.value)]).toEqual([form.id, text])
        }
      }),
      { numRuns: 150, seed: 16 },
    )
  })

  it('is told what the smallest change of a leaf that matters makes of it', () => {
    fc.assert(
      fc.property(tree, (root) => {
        const position = positionOf(root)
        const { tree: read } = position
        const leaves = Array.from({ length: read.nodes }, (_, node) => node).filter(
          (node) => read.first[node] === read.first[node + 1],
        )
        const change = new ChangeFinder(position).ofAny(leaves)
        if (change === undefined) return
        const values = read.values.slice()
        values[change.leaf] = Number(change.to)
        const subject = { ...subjectOf(root), position: { ...position, tree: { ...read, values } } }
        const { value } = search('minimax', subject, { depth: 6 })
        expect(String(value)).toBe(change.root)
        expect(value).not.toBe(minimaxOf(root, 6))
      }),
      { numRuns: 200, seed: 17 },
    )
  })

  it('has its leaves that are cut graded under a convention', () => {
    // Max over Max: what the first child found holds for the second’s children as well.
    const searched = readSearched('max=[max=[[7,8],[9,3]],max=[[5,6],[4,2]]]', DEFAULT_CONVENTION)
    expect(searched.ok && searched.value.cut).toEqual([5, 7])
    const min = readSearched('min=[min=[[7,8],[9,3]],[5,6]]', DEFAULT_CONVENTION)
    expect(min.ok && min.value.cut).toEqual([3])
  })
})
