import { ANY_OTHER, type ThreatTree } from '../../../engine/search/threat-result.ts'
import type { Told } from './threat-referee.ts'

/** A tree's columns as a strategy told in names. Throws where a ply is not as it should be. */
export function strategyOf(tree: ThreatTree, name: (move: number) => string): Told {
  const children: number[][] = Array.from(tree.parent, () => [])
  tree.parent.forEach((parent, node) => {
    if (parent >= 0) children[parent].push(node)
  })

  function after(reply: number): Told {
    const [attack, ...more] = children[reply]
    if (attack === undefined || more.length > 0) throw new Error(`${1 + more.length} answers`)
    const replies = children[attack].map((node) => ({ node, next: after(node) }))
    const otherwise = replies.find(({ node }) => tree.move[node] === ANY_OTHER)?.next
    return {
      move: name(tree.move[attack]),
      replies: replies
        .filter(({ node }) => tree.move[node] !== ANY_OTHER)
        .map(({ node, next }) => ({ move: name(tree.move[node]), next })),
      ...(otherwise === undefined ? {} : { otherwise }),
    }
  }

  return after(0)
}
