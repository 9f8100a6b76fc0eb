import type { NodeModel } from './node-model.ts'

/** What a key asks for inside a tree. */
export type TreeAction =
  | { readonly kind: 'focus'; readonly index: number }
  | { readonly kind: 'open' | 'close' | 'select'; readonly index: number }

/**
 * The keys of a tree (ARIA Authoring Practices, *Tree View*): ↑ ↓ go through what is shown, → opens
 * or enters, ← closes or leaves, Enter selects. Space, shift with an arrow, Home and End stay the
 * figure's, so that it can be stepped from everywhere.
 *
 * @param at  index of the node that has the focus
 */
export function treeAction(
  key: { readonly key: string; readonly shiftKey: boolean },
  nodes: readonly NodeModel[],
  at: number,
): TreeAction | undefined {
  if (key.shiftKey) return undefined
  const { shown } = nodes[at]
  switch (key.key) {
    case 'ArrowDown':
      return { kind: 'focus', index: Math.min(at + 1, nodes.length - 1) }
    case 'ArrowUp':
      return { kind: 'focus', index: Math.max(at - 1, 0) }
    case 'ArrowRight':
      if (shown.open === false) return { kind: 'open', index: at }
      return { kind: 'focus', index: shown.open === true ? at + 1 : at }
    case 'ArrowLeft':
      if (shown.open === true) return { kind: 'close', index: at }
      return { kind: 'focus', index: Math.max(shown.above, 0) }
    case 'Enter':
      return { kind: 'select', index: at }
    default:
      return undefined
  }
}
