import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { childCount, THE_33_NODE_TREE, tree } from '../../../engine/games/tree/index.ts'
import { MAX_CHILDREN, MAX_DEPTH, MAX_NODES } from '../../../engine/games/tree/branch.ts'
import { legalMoves, parsed } from './random-game.ts'

const { game, evaluation } = tree

type Nested = number | Nested[]

const { nested } = fc.letrec<{ nested: Nested }>((tie) => ({
  nested: fc.oneof(
    { maxDepth: 6 },
    fc.integer({ min: -900_000, max: 900_000 }),
    fc.array(tie('nested'), { minLength: 1, maxLength: 5 }),
  ),
}))

const deep = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
const wide = (children: number) => `[${'1,'.repeat(children - 1)}1]`
/** Lists of 1,000 nodes, themselves among them, and `last`. */
const large = (parts: number, last: string) => `[${`${wide(999)},`.repeat(parts - 1)}${last}]`

describe('an explicit tree', () => {
  test('is read with any spaces and written back without', () => {
    fc.assert(
      fc.property(nested, fc.constantFrom(undefined, 1, '\t'), (value, spaces) => {
        const text = JSON.stringify(value)
        const p = parsed(game.parse(JSON.stringify(value, undefined, spaces)))
        expect(game.format(p)).toBe(text)
      }),
    )
  })

  test('is walked as the lists are nested, and worth what its leaves say', () => {
    fc.assert(
      fc.property(nested, fc.constantFrom('max', 'min'), (value, first) => {
        const p = parsed(game.parse(JSON.stringify(value), { first }))
        function walk(node: Nested, mover: number): void {
          expect(game.toMove(p)).toBe(mover)
          expect(game.outcome(p)).toBeUndefined()
          if (typeof node === 'number') {
            expect(legalMoves(game, p)).toEqual([])
            expect(evaluation.evaluate(p)).toBe(mover === 0 ? node : 0 - node)
            return
          }
          expect(evaluation.evaluate(p)).toBe(0)
          expect(legalMoves(game, p)).toEqual([...node.keys()])
          for (const [move, child] of node.entries()) {
            game.play(p, move)
            walk(child, 1 - mover)
            game.undo(p)
          }
        }
        walk(value, first === 'max' ? 0 : 1)
      }),
    )
  })

  test('of 33 nodes is the start', () => {
    const p = game.initial()
    expect(game.format(p)).toBe(THE_33_NODE_TREE)
    expect(p.tree.nodes).toBe(33)
    const leaves = Array.from(p.tree.values).filter((_, node) => childCount(p.tree, node) === 0)
    expect(leaves).toEqual([5, 6, 7, 4, 5, 3, 6, 6, 9, 7, 5, 9, 8, 6])
  })

  test('gives each of its nodes, and each first mover, a hash of its own', () => {
    const hashes = new Set<string>()
    for (const first of ['max', 'min']) {
      const p = game.initial({ first })
      const walk = (): void => {
        hashes.add(`${game.hashLo(p)},${game.hashHi(p)}`)
        for (const move of legalMoves(game, p)) {
          game.play(p, move)
          walk()
          game.undo(p)
        }
      }
      walk()
    }
    expect(hashes.size).toBe(66)
    const other = parsed(game.parse(THE_33_NODE_TREE.replace('8', '7')))
    expect(hashes.has(`${game.hashLo(other)},${game.hashHi(other)}`)).toBe(false)
  })

  test('may be as deep, as wide and as large as its limits, and no more', () => {
    expect(game.parse(deep(MAX_DEPTH)).ok).toBe(true)
    expect(game.parse(wide(MAX_CHILDREN)).ok).toBe(true)
    // The root, 199 lists of a thousand nodes, and one of 999.
    expect(parsed(game.parse(large(200, wide(998)))).tree.nodes).toBe(MAX_NODES)
    for (const [text, code, at] of [
      [deep(MAX_DEPTH + 1), 'tree/too-deep', MAX_DEPTH],
      [wide(MAX_CHILDREN + 1), 'tree/too-many-children', 1 + 2 * MAX_CHILDREN],
      [large(200, wide(999)), 'tree/too-many-nodes', 400_000 - 2],
    ] as const) {
      expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
    }
  })

  test.each([
    ['[', 'tree/unclosed', 1],
    ['[[3,12],[2,4]', 'tree/unclosed', 13],
    ['[3,', 'tree/unclosed', 3],
    ['[]', 'tree/empty-list', 1],
    ['[3,[ ]]', 'tree/empty-list', 5],
    [']', 'tree/unopened', 0],
    [' ]', 'tree/unopened', 1],
    ['[3]]', 'tree/unopened', 3],
    ['[3,,4]', 'tree/missing-value', 3],
    [',', 'tree/missing-value', 0],
    ['[-]', 'tree/not-a-number', 1],
    ['[12a]', 'tree/not-a-number', 1],
    ['[1,5.5.5]', 'tree/not-a-number', 3],
    ['[[3,win],2]', 'tree/not-a-number', 4],
    ['((3,12],2)', 'tree/other-bracket', 6],
    ['["a,3]', 'tree/open-quote', 1],
    [`[-${'9'.repeat(4000)}]`, 'tree/value-too-long', 1],
    ['[3,4],', 'tree/extra-text', 5],
    ['[3,4]1', 'tree/extra-text', 5],
    ['3 4', 'move/at-a-leaf', 2],
    ['[3,4] 2', 'move/no-such-child', 6],
    ['[3,4] 1 0', 'move/at-a-leaf', 8],
    ['[3,4] x', 'move/not-a-number', 6],
  ])('the text %j is refused with %s at %i', (text, code, at) => {
    expect(game.parse(text)).toMatchObject({ ok: false, error: { code, at } })
  })

  test('a text goes on with the moves from the root', () => {
    const p = parsed(game.parse(' [[3,12],[2,+4]]  1 1 '))
    expect(evaluation.evaluate(p)).toBe(4)
    expect(game.format(p)).toBe('[[3,12],[2,4]] 1 1')
    expect(evaluation.explain(p)).toEqual([{ name: 'leaf', squares: [], side: 0, contribution: 4 }])
  })

  test('a long text is read once, and each reader plays in a position of their own', () => {
    const text = large(8, `${wide(900)}`)
    const [p, q] = [parsed(game.parse(text)), parsed(game.parse(text))]
    expect(q.tree).toBe(p.tree)
    game.play(p, 3)
    game.play(p, 2)
    expect(game.format(q)).toBe(text)
    expect(game.format(p)).toBe(`${text} 3 2`)
    expect(game.toMove(parsed(game.parse(text, { first: 'min' })))).toBe(1)
    expect(game.toMove(parsed(game.parse(text)))).toBe(0)
  })

  test('what is wrong with a long text is found where it was found first', () => {
    const text = `${large(8, wide(900))}]`
    const first = game.parse(text)
    expect(first).toMatchObject({ ok: false, error: { code: 'tree/unopened' } })
    expect(game.parse(text)).toEqual(first)
  })

  test('what another thread has read is taken, and written as it was there', () => {
    const inner = large(8, wide(800))
    const text = `MIN = ${inner}`
    const there = parsed(game.parse(text, {}))
    const written = game.format(there)
    expect(written).toBe(`min=${inner}`)
    // As it comes from a worker.
    const copy = structuredClone(there)
    tree.hold?.(text, undefined, { ok: true, value: copy }, written)
    for (const each of [text, written]) {
      const here = parsed(game.parse(each))
      expect(here.tree).toBe(copy.tree)
      expect(game.toMove(here)).toBe(1)
      expect(game.format(here)).toBe(written)
    }
    expect(game.format(parsed(game.parse(`${text} 1`)))).toBe(`${written} 1`)
  })

  test('a child that is not there and a step above the root are mistakes of our own', () => {
    expect(() => game.play(game.initial(), 3)).toThrow('tree.play: node 0 has no child 3')
    expect(() => game.play(game.initial(), -1)).toThrow('tree.play')
    expect(() => game.undo(game.initial())).toThrow('tree.undo')
  })
})
