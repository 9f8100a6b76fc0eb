import type { Names } from '../names.ts'
import type { Session } from '../session.ts'

/** Where a line of moves leads: to a node, or out of the tree. */
export type Found =
  | { readonly node: number }
  | {
      /** What was found before, and the move that was not. */
      readonly line: readonly string[]
      readonly move: string
      /** What could stand there instead. */
      readonly instead: readonly string[]
    }

/** Moves that are named where another one is not found. */
const MOST_NAMED = 12

/**
 * Follows a line of moves from a root, each as the game writes it or as its node is called; in an
 * explicit tree a leaf is called by its worth as well.
 */
export function findLine(
  { replay, move, leafWorth, written }: Session,
  names: Names,
  root: number,
  text: string,
): Found {
  const called = (node: number) => {
    const worth = leafWorth(node)
    const value = worth === undefined ? undefined : (written?.(worth) ?? String(worth))
    return [names.label(node), value, move(node)].filter((name) => name !== undefined)
  }
  let node = root
  const line: string[] = []
  for (const word of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const wanted = word.toLowerCase().replace('−', '-')
    const children = replay.children(node)
    // What a child is called comes before what another one's move is.
    const next = [0, 1, 2]
      .map((rank) => children.find((child) => called(child)[rank]?.toLowerCase() === wanted))
      .find((child) => child !== undefined)
    if (next === undefined) {
      const instead = [...children.subarray(0, MOST_NAMED)].map(
        (child) => called(child).find((name) => name !== '') ?? '',
      )
      if (children.length > MOST_NAMED) instead.push('…')
      return { line, move: word, instead }
    }
    line.push(called(next).find((name) => name !== '') ?? word)
    node = next
  }
  return { node }
}
