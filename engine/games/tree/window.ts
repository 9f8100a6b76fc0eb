import {
  compareLiterals,
  plainInteger,
  RANK_STEP,
  rankOf,
  readLiteral,
  scaleOf,
} from './literal.ts'
import type { WindowOn } from '../../core/game.ts'
import type { TreePosition } from './rules.ts'
import { childCount, writtenScore, type ExplicitTree } from './tree.ts'

/**
 * The window that a search of a tree begins with, its ends as a text writes them: `-1.5`, `inf`.
 * Where an end is no whole number of moderate size, or the tree has such values, scores are ranks,
 * and the position that comes back has a scale with room for both ends. A leaf that is infinite is
 * as good as an infinite end: no better one could be promised.
 *
 * @returns undefined where these are no two numbers, the first the smaller
 */
export function withWindow(
  p: TreePosition,
  low: string,
  high: string,
): WindowOn<TreePosition> | undefined {
  const [least, most] = [readLiteral(low), readLiteral(high)]
  if (least === undefined || most === undefined) return undefined
  if (compareLiterals(least, most) >= 0) return undefined
  const finite = [
    ...(least.power === Infinity ? [] : [low]),
    ...(most.power === Infinity ? [] : [high]),
  ]
  const plain = p.tree.scale === undefined && finite.every((end) => plainInteger(end) !== undefined)
  const tree = plain || finite.length === 0 ? p.tree : ranked(p.tree, finite)
  const { scale } = tree
  const endOf = (text: string) => (scale === undefined ? plainInteger(text) : rankOf(scale, text))
  return {
    position: { ...p, tree },
    window: [endOf(low), endOf(high)],
    ends: [endOf('-inf'), endOf('inf')],
  }
}

/**
 * The tree with a rank for the opposite of each value too, so that the rank of a value with its sign
 * turned is that of the value with its sign turned. A tree whose scores are its values has that.
 */
export function withOpposites(p: TreePosition): TreePosition {
  const { scale } = p.tree
  if (scale === undefined) return p
  const opposites = scale.written.map((text) =>
    /^[+-]/.test(text) ? text.replace(/^-|^[+]/, (sign) => (sign === '+' ? '-' : '')) : `-${text}`,
  )
  return { ...p, tree: ranked(p.tree, opposites) }
}

/** The same tree with ranks in place of values, on a scale that has other values as well. */
function ranked(tree: ExplicitTree, others: readonly string[]): ExplicitTree {
  const valued = Array.from({ length: tree.nodes }, (_, node) => node).filter(
    (node) => childCount(tree, node) === 0 || tree.judged.has(node),
  )
  const written = new Map(
    valued
      .filter((node) => !tree.unknown.has(node))
      .map((node) => [node, writtenScore(tree, tree.values[node])]),
  )
  const scale = scaleOf([...written.values(), ...others])
  const values = tree.values.slice()
  for (const node of valued) {
    const text = written.get(node)
    values[node] =
      text === undefined
        ? Math.sign(tree.values[node]) * (scale.written.length + 2) * RANK_STEP
        : (rankOf(scale, text) ?? 0)
  }
  return { ...tree, values, scale }
}
