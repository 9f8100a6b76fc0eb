import type { MonteCarloSession } from './session.ts'

/** Plies below the root that are drawn but for where the search is. */
const PLIES = 6
/** Visits from which a node below the root's children is worth a place. */
const LEAST_VISITS = 2

/** A node that is drawn, and the index of the one that it hangs from; -1 at the root. */
export interface ShownNode {
  readonly node: number
  readonly above: number
}

/**
 * The nodes for which there is room: those on the way to where the search is, then the children of
 * the one that is looked at, then those that are visited most in the end. So the tree keeps its
 * shape while it grows.
 *
 * @param slots  nodes that have no child drawn, at most
 */
export function shownNodes(
  session: MonteCarloSession,
  step: number,
  path: readonly number[],
  look: number,
  slots: number,
): ShownNode[] {
  const { replay } = session
  const chosen = new Set([0])
  const parents = new Set<number>()
  let leaves = 1
  const add = (node: number) => {
    if (chosen.has(node) || !replay.exists(node, step)) return
    const above = replay.parent(node)
    if (parents.has(above)) {
      if (leaves >= slots) return
      leaves++
    }
    parents.add(above)
    chosen.add(node)
  }
  path.forEach(add)
  if (look > 0) {
    const way: number[] = []
    for (let node = look; node > 0; node = replay.parent(node)) way.push(node)
    way.reverse().forEach(add)
  }
  const wanted = session.byVisits.slice(0, 40 * slots)
  for (const node of wanted) if (replay.ply(node) === 1) add(node)
  for (const node of wanted) {
    if (!chosen.has(replay.parent(node)) || replay.ply(node) > PLIES) continue
    if (replay.visits(node, replay.steps) >= LEAST_VISITS) add(node)
  }
  const shown: ShownNode[] = []
  const visit = (node: number, above: number) => {
    const index = shown.push({ node, above }) - 1
    for (const child of replay.children(node)) if (chosen.has(child)) visit(child, index)
  }
  visit(0, -1)
  return shown
}
