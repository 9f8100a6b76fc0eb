import { readSearched, type Convention } from '../../../../engine/index.ts'
import { move, pathsOf, nodeAt, writeOutline, type Outline } from '../edit/outline.ts'

/** Orders that are tried before it is given up to try all. */
const MOST_ORDERS = 4000

/** What so many swaps can reach. */
export interface Reached {
  /** The fewest, or the most, nodes visited among the orders that were tried. */
  readonly visited: number
  /** Whether these were all that there are. */
  readonly all: boolean
}

/**
 * The fewest or the most nodes that alpha-beta visits in an order which at most so many swaps lead
 * to, a swap being one child that takes another place among its siblings. Tried breadth first, so
 * that where there are too many orders those of few swaps have all been.
 *
 * @param swaps  0 or more
 */
export function* withinSwaps(
  root: Outline,
  min: boolean,
  convention: Convention,
  swaps: number,
  goal: 'fewest' | 'most',
): Generator<undefined, Reached> {
  const better = goal === 'fewest' ? Math.min : Math.max
  const seen = new Set([writeOutline(root, min)])
  let level: Outline[] = [root]
  let visited = visitedIn(root, min, convention)
  for (let swap = 1; swap <= swaps && level.length > 0; swap++) {
    const next: Outline[] = []
    for (const each of level) {
      for (const other of swapped(each)) {
        const text = writeOutline(other, min)
        if (seen.has(text)) continue
        if (seen.size >= MOST_ORDERS) return { visited, all: false }
        seen.add(text)
        next.push(other)
        visited = better(visited, visitedIn(other, min, convention))
        yield
      }
    }
    level = next
  }
  return { visited, all: true }
}

function visitedIn(root: Outline, min: boolean, convention: Convention): number {
  const searched = readSearched(writeOutline(root, min), convention)
  // An order of a tree that has been read can be read.
  if (!searched.ok) throw new Error(`withinSwaps: ${searched.error.code}`)
  return searched.value.result.nodes
}

/** Every tree in which one child has taken another place among its siblings. */
function* swapped(root: Outline): Generator<Outline> {
  for (const at of pathsOf(root)) {
    const count = nodeAt(root, at)?.children?.length ?? 0
    for (let from = 0; from < count; from++) {
      for (let to = 0; to <= count; to++) {
        if (to === from || to === from + 1) continue
        const edited = move(root, [...at, from], [...at, to])
        if (edited !== undefined) yield edited.root
      }
    }
  }
}
