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

/** What a textbook's search does, in order. Nodes are numbered before their children, from the left. */
export interface Log {
  /** Of each node its children, and its leaf's number from the left or -1. */
  readonly nodes: readonly { readonly children: readonly number[]; readonly leaf: number }[]
  readonly events: readonly Event[]
}

export type Event =
  | { readonly kind: 'enter'; readonly node: number; readonly window: readonly [number, number] }
  | { readonly kind: 'answer'; readonly node: number; readonly value: number }
  | { readonly kind: 'cut'; readonly node: number; readonly skipped: readonly number[] }

/**
 * Alpha-beta by MAX-VALUE and MIN-VALUE as textbooks have them, which share no code with the
 * engine.
 */
export function textbookLog(root: Values, rules: Rules): Log {
  const nodes: { value: number; leaf: number; children: number[] }[] = []
  let leaves = 0
  const add = (node: Values): number => {
    const at = nodes.length
    const own = { value: NaN, leaf: -1, children: [] as number[] }
    nodes.push(own)
    if (typeof node === 'number') Object.assign(own, { value: node, leaf: leaves++ })
    else own.children = node.map(add)
    return at
  }
  add(root)
  const events: Event[] = []
  const { tie, fail, bounds, order } = rules
  const inTurn = (node: number) =>
    order === 'left' ? nodes[node].children : [...nodes[node].children].reverse()

  function valueOf(node: number, max: boolean, alpha: number, beta: number): number {
    events.push({ kind: 'enter', node, window: [alpha, beta] })
    const value =
      nodes[node].leaf >= 0 ? nodes[node].value : (max ? maxValue : minValue)(node, alpha, beta)
    events.push({ kind: 'answer', node, value })
    return value
  }

  function maxValue(node: number, low: number, beta: number): number {
    let alpha = low
    let best = -Infinity
    for (const [i, child] of inTurn(node).entries()) {
      const value = valueOf(child, false, alpha, bounds === 'all' ? beta : Infinity)
      if (value > best) best = value
      if (best > alpha) alpha = best
      if (tie === 'le' ? beta <= alpha : beta < alpha) {
        cut(node, i + 1)
        break
      }
    }
    return fail === 'hard' ? Math.min(Math.max(best, low), beta) : best
  }

  function minValue(node: number, alpha: number, high: number): number {
    let beta = high
    let best = Infinity
    for (const [i, child] of inTurn(node).entries()) {
      const value = valueOf(child, true, bounds === 'all' ? alpha : -Infinity, beta)
      if (value < best) best = value
      if (best < beta) beta = best
      if (tie === 'le' ? beta <= alpha : beta < alpha) {
        cut(node, i + 1)
        break
      }
    }
    return fail === 'hard' ? Math.min(Math.max(best, alpha), high) : best
  }

  function cut(node: number, from: number): void {
    const skipped = inTurn(node).slice(from)
    if (skipped.length > 0) events.push({ kind: 'cut', node, skipped })
  }

  valueOf(0, rules.first === 'max', ...rules.window)
  return { nodes, events }
}

/** The leaves that alpha-beta does not look at, from the left, from 0. */
export function textbookCut(root: Values, rules: Rules): number[] {
  const { nodes, events } = textbookLog(root, rules)
  const seen = new Set(events.flatMap((event) => (event.kind === 'enter' ? [event.node] : [])))
  return nodes.flatMap(({ leaf }, node) => (leaf >= 0 && !seen.has(node) ? [leaf] : []))
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
