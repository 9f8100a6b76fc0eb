import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_CONVENTION, readSearched, THE_33_NODE_TREE } from '../../engine/index.ts'
import {
  addBeside,
  addChild,
  move,
  nodeAt,
  pathsOf,
  outlineIn,
  remove,
  setLabel,
  setValue,
  sideAt,
  turn,
  writeOutline,
  type Outline,
} from '../../src/widgets/lab/edit/outline.ts'

const leaf = fc.record(
  {
    value: fc.constantFrom('0', '-7', '0.5', 'inf', '-inf', '?', '123456789'),
    label: fc.constantFrom('a', 'two words', 'X1', '"q"'),
  },
  { requiredKeys: ['value'] },
)
const { tree: trees } = fc.letrec<{ tree: Outline }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    leaf,
    fc.record(
      {
        children: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }),
        label: fc.constantFrom('B', 'C d', 'node'),
        value: fc.constantFrom('0', '-7', '0.5', 'inf'),
        side: fc.constantFrom('max' as const, 'min' as const),
      },
      { requiredKeys: ['children'] },
    ),
  ),
}))

const read = (text: string) => {
  const searched = readSearched(text, DEFAULT_CONVENTION)
  if (!searched.ok) throw new Error(`${text}: ${searched.error.code}`)
  return outlineIn(searched.value.position)
}
/** Where a side is said, as it is written: not at the root, nor where it is the other's than above. */
function plainly(root: Outline, min = false): Outline {
  const told = (node: Outline, at: number[]): Outline => {
    const { side: _, children, ...rest } = node
    if (children === undefined) return rest
    const own = at.length > 0 && sideAt(root, min, at) === sideAt(root, min, at.slice(0, -1))
    const below = children.map((child, i) => told(child, [...at, i]))
    return { ...rest, ...(own && { side: sideAt(root, min, at) }), children: below }
  }
  return told(root, [])
}

const leavesOf = (root: Outline): string[] =>
  root.children?.flatMap(leavesOf) ?? [`${root.label ?? ''}=${root.value}`]

describe('a tree that is edited', () => {
  test('is read as it was written, whoever begins', () => {
    fc.assert(
      fc.property(trees, fc.boolean(), (made, min) => {
        const root = plainly(made, min)
        expect(read(writeOutline(root, min))).toEqual({
          root,
          min: min && root.children !== undefined,
        })
      }),
    )
    expect(writeOutline(read(THE_33_NODE_TREE).root, false)).toBe(THE_33_NODE_TREE)
  })

  test('stays one that can be read, whatever is done to it', () => {
    fc.assert(
      fc.property(
        trees,
        fc.array(fc.tuple(fc.nat(6), fc.nat(40), fc.nat(40)), { maxLength: 12 }),
        (tree, edits) => {
          let root = plainly(tree)
          for (const [what, a, b] of edits) {
            const paths = pathsOf(root)
            const at = paths[a % paths.length]
            const to = paths[b % paths.length]
            const edit = [
              () => addChild(root, at),
              () => addBeside(root, at),
              () => remove(root, at),
              () => move(root, at, to),
              () => setValue(root, at, '4'),
              () => setLabel(root, at, b % 2 === 0 ? '' : '“new”'),
              () =>
                at.length > 0 && nodeAt(root, at)?.children ? turn(root, false, at) : undefined,
            ][what]()
            if (edit === undefined) continue
            root = edit.root
            expect(nodeAt(root, edit.at)).toBeDefined()
            const same = read(writeOutline(root, false))
            expect(same.root).toEqual(plainly(root))
          }
        },
      ),
    )
  })

  test('keeps all its leaves where one of its nodes is moved', () => {
    fc.assert(
      fc.property(trees, fc.nat(60), fc.nat(60), (root, a, b) => {
        const paths = pathsOf(root)
        const from = paths[a % paths.length]
        const moved = move(root, from, paths[b % paths.length])
        if (moved === undefined) return
        expect(nodeAt(moved.root, moved.at)).toBe(nodeAt(root, from))
        // A node whose last child has gone is a leaf, worth what it was judged to be.
        const left = leavesOf(moved.root)
        const before = leavesOf(root)
        for (const each of before) {
          const index = left.indexOf(each)
          expect(index).toBeGreaterThanOrEqual(0)
          left.splice(index, 1)
        }
        expect(left.length).toBeLessThanOrEqual(1)
        const judged = paths.flatMap((path) => {
          const node = nodeAt(root, path)
          return node?.children === undefined ? [] : [`=${node.value ?? '0'}`]
        })
        expect(left.every((each) => judged.some((value) => each.endsWith(value)))).toBe(true)
      }),
    )
  })

  test('says whose turn it is where sides do not alternate, and below go on as before', () => {
    const { root } = read('[[3,12],[[2],4]]')
    const once = turn(root, false, [1]).root
    expect(writeOutline(once, false)).toBe('max=[[3,12],max=[[2],4]]')
    expect([[], [0], [1], [1, 0]].map((at) => sideAt(once, false, at))).toEqual([
      'max',
      'min',
      'max',
      'min',
    ])
    expect(writeOutline(turn(once, false, [1]).root, false)).toBe('[[3,12],[[2],4]]')
    expect(read('max=[[3,12],max=[[2],4]]')).toEqual({ root: once, min: false })
    expect(read('min=[[3,12],min=[[2],4]]')).toEqual({
      root: turn(root, true, [1]).root,
      min: true,
    })
  })

  test('moves a child to the place of another', () => {
    const { root } = read('[[1,2,3],[4,5]]')
    expect(writeOutline(move(root, [0, 2], [0, 0])?.root ?? {}, false)).toBe('[[3,1,2],[4,5]]')
    expect(writeOutline(move(root, [0, 0], [0, 3])?.root ?? {}, false)).toBe('[[2,3,1],[4,5]]')
    expect(writeOutline(move(root, [0, 1], [1, 1])?.root ?? {}, false)).toBe('[[1,3],[4,2,5]]')
    expect(writeOutline(move(root, [1], [0, 1])?.root ?? {}, false)).toBe('[[1,[4,5],2,3]]')
    expect(move(root, [0], [0, 1])).toBe(undefined)
    expect(move(root, [], [0, 1])).toBe(undefined)
  })

  test('grows where it is told to, and the leaf hands its value down', () => {
    const { root } = read('[3,[5]]')
    expect(addChild(root, [0])).toEqual({ root: read('[[3],[5]]').root, at: [0, 0] })
    expect(addBeside(root, [0])).toEqual({ root: read('[3,0,[5]]').root, at: [1] })
    expect(remove(root, [1, 0])).toEqual({ root: read('[3,0]').root, at: [1] })
    expect(remove(root, []).root).toEqual(read('0').root)
  })

  test('keeps what an inner node is judged to be while it has children, and a leaf after them', () => {
    const { root } = read('[3,[5]=-2]')
    expect(addChild(root, [1])).toEqual({ root: read('[3,[5,0]=-2]').root, at: [1, 1] })
    expect(remove(root, [1, 0])).toEqual({ root: read('[3,-2]').root, at: [1] })
    expect(setValue(root, [1], '').root).toEqual(read('[3,[5]]').root)
    expect(setValue(root, [], '0.5').root).toEqual(read('[3,[5]=-2]=0.5').root)
  })
})
