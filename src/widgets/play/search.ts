import { element } from '../../figure/dom.ts'
import { fetched } from '../../figure/fetched.ts'
import type { CutoffTree } from '../tree/element.ts'

/**
 * The tree figure below a board, in which the engine's search is stepped. It comes with its
 * script and its styles when it is first asked for.
 *
 * @param host  where it goes
 * @param id    the figure's own, for its link
 * @param back  leads back to the board, by a button above the figure, with what is said beside it
 */
export async function openSearch(
  host: HTMLElement,
  id: string,
  back: { readonly label: string; readonly note: string; readonly action: () => void },
): Promise<CutoffTree> {
  await fetched(host, () => import('./search-figure.ts'))
  const open = host.querySelector<CutoffTree>('cutoff-tree')
  if (open !== null) return open
  const tree = document.createElement('cutoff-tree') as CutoffTree
  tree.id = id
  tree.dataset['offer'] = 'algorithm ordering tie fail'
  const button = element(document, 'button', { class: 'button', type: 'button' }, [back.label])
  button.addEventListener('click', back.action)
  const note = element(document, 'span', { class: 'hint' }, [back.note])
  host.append(element(document, 'div', { class: 'controls' }, [button, note]), tree)
  return tree
}
