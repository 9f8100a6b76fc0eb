import fc from 'fast-check'
import type { Convention } from '../../../engine/predict/convention.ts'

/** A tree of values that may be decimal or infinite. */
export type Values = number | Values[]

/** The convention with its ends as numbers, and Max or Min at the root. */
export interface Rules {
  readonly tie: 'le' | 'lt'
  readonly fail: 'soft' | 'hard'
  readonly bounds: 'all' | 'parent'
  readonly order: 'left' | 'right'
  readonly first: 'max' | 'min'
  readonly window: readonly [number, number]
}

/**
 * The leaves that alpha-beta does not look at, from the left, from 0: MAX-VALUE and MIN-VALUE as
 * textbooks have them, which share no code with the engine.
 */
export function textbookCut(root: Values, rules: Rules): number[] {
  const seen = new Set<number>()
  let count = 0
  const wrap = (node: Values): Numbered => {
    if (typeof node === 'number') return { value: node, leaf: count++, children: [] }
    return { value: NaN, leaf: -1, children: node.map(wrap) }
  }
  const tree = wrap(root)
  const { tie, fail, bounds, order } = rules
  const children = (node: Numbered) =>
    order === 'left' ? node.children : [...node.children].reverse()

  function maxValue(node: Numbered, low: number, beta: number): number {
    if (node.leaf >= 0) return look(node)
    let alpha = low
    let best = -Infinity
    for (const child of children(node)) {
      const value = minValue(child, alpha, bounds === 'all' ? beta : Infinity)
      if (value > best) best = value
      if (best > alpha) alpha = best
      if (tie === 'le' ? beta <= alpha : beta < alpha) break
    }
    return fail === 'hard' ? Math.min(Math.max(best, low), beta) : best
  }

  function minValue(node: Numbered, alpha: number, high: number): number {
    if (node.leaf >= 0) return look(node)
    let beta = high
    let best = Infinity
    for (const child of children(node)) {
      const value = maxValue(child, bounds === 'all' ? alpha : -Infinity, beta)
      if (value < best) best = value
      if (best < beta) beta = best
      if (tie === 'le' ? beta <= alpha : beta < alpha) break
    }
    return fail === 'hard' ? Math.min(Math.max(best, alpha), high) : best
  }

  function look({ leaf, value }: Numbered): number {
    seen.add(leaf)
    return value
  }

  const [alpha, beta] = rules.window
  if (rules.first === 'max') maxValue(tree, alpha, beta)
  else minValue(tree, alpha, beta)
  return Array.from({ length: count }, (_, leaf) => leaf).filter((leaf) => !seen.has(leaf))
}

interface Numbered {
  readonly value: number
  /** -1 at an inner node. */
  readonly leaf: number
  readonly children: readonly Numbered[]
}

export function textOf(node: Values): string {
  if (typeof node !== 'number') return `[${node.map(textOf).join(',')}]`
  return String(node).replace('Infinity', 'inf')
}

export function leavesOf(node: Values): number[] {
  return typeof node === 'number' ? [node] : node.flatMap(leavesOf)
}

export function minimaxOf(node: Values, max: boolean): number {
  if (typeof node === 'number') return node
  const values = node.map((child) => minimaxOf(child, !max))
  return max ? Math.max(...values) : Math.min(...values)
}

export function conventionFor({ window: [low, high], ...rules }: Rules): Convention {
  return { ...rules, window: [textOf(low), textOf(high)] }
}

const whole = fc.integer({ min: -4, max: 6 })
const decimal = fc.constantFrom(-1.25, -0.5, 0.5, 1.5, 2.25)
const any = fc.oneof(
  { weight: 6, arbitrary: whole },
  { weight: 2, arbitrary: decimal },
  { weight: 1, arbitrary: fc.constantFrom(-Infinity, Infinity) },
)

/**
 * Trees as people draw them and as they do not: one node, single children, uneven, ties, decimals,
 * infinities. `values` restricts the leaves to whole numbers.
 */
export function anyTree(values: 'whole' | 'any' = 'any', depth = 5): fc.Arbitrary<Values> {
  const leaf: fc.Arbitrary<Values> = fc.oneof(
    { weight: 1, arbitrary: whole },
    { weight: values === 'any' ? 1 : 0, arbitrary: any },
  )
  let node = leaf
  for (let i = 0; i < depth; i++) {
    const below = node
    node = fc.oneof(
      { weight: 1, arbitrary: leaf },
      { weight: 6, arbitrary: fc.array(below, { minLength: 1, maxLength: 3 }) },
    )
  }
  return node
}

const windows: readonly (readonly [number, number])[] = [
  [-Infinity, Infinity],
  [-1, 3],
  [0.25, Infinity],
  [-Infinity, 1.5],
]

/** Every combination of what a convention says. */
export const ALL_RULES: readonly Rules[] = (['le', 'lt'] as const).flatMap((tie) =>
  (['soft', 'hard'] as const).flatMap((fail) =>
    (['all', 'parent'] as const).flatMap((bounds) =>
      (['left', 'right'] as const).flatMap((order) =>
        (['max', 'min'] as const).flatMap((first) =>
          windows.map((window) => ({ tie, fail, bounds, order, first, window })),
        ),
      ),
    ),
  ),
)
