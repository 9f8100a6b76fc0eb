import type { CutoffTree } from '../tree/element.ts'

/**
 * The tree figure below a board, in which the engine's search is stepped. It comes with its
 * script and its styles when it is first asked for.
 *
 * @param host  where it goes
 * @param id    the figure's own, for its link
 */
export async function openSearch(host: Element, id: string): Promise<CutoffTree> {
  await import('./search-figure.ts')
  const open = host.querySelector<CutoffTree>('cutoff-tree')
  if (open !== null) return open
  const tree = document.createElement('cutoff-tree') as CutoffTree
  tree.id = id
  tree.dataset['offer'] = 'algorithm ordering tie fail'
  host.append(tree)
  return tree
}
