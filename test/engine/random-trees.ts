import fc from 'fast-check'

export type Nested = number | Nested[]

/** Trees of up to `depth` plies and four children a node, with few values so that ties abound. */
export function nestedTree(depth = 5, values = 6): fc.Arbitrary<Nested[]> {
  const leaf: fc.Arbitrary<Nested> = fc.integer({ min: -values, max: values })
  let node: fc.Arbitrary<Nested> = leaf
  for (let i = 0; i < depth - 1; i++) {
    const below = node
    node = fc.oneof(
      { weight: 1, arbitrary: leaf },
      { weight: 4, arbitrary: fc.array(below, { minLength: 1, maxLength: 4 }) },
    )
  }
  return fc.array(node, { minLength: 1, maxLength: 4 })
}

/** The value of a tree by the textbook's definition: an oracle that shares no code with ours. */
export function valueOf(tree: Nested, maxToMove: boolean): number {
  if (typeof tree === 'number') return tree
  const values = tree.map((child) => valueOf(child, !maxToMove))
  return maxToMove ? Math.max(...values) : Math.min(...values)
}

export function sizeOf(tree: Nested): number {
  return typeof tree === 'number' ? 1 : tree.reduce((sum: number, c) => sum + sizeOf(c), 1)
}
