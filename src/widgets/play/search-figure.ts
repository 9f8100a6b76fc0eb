/** The tree figure below a board and what it is asked for, fetched when a reader asks for it. */
import type { GameOptions } from '../../../engine/index.ts'
import '../../figure/stepper/stepper.css'
import { element } from '../../figure/dom.ts'
import { play as words } from '../../i18n/play.ts'
import '../tree/tree.css'
import '../tree/element.ts'
import type { CutoffTree } from '../tree/element.ts'
import type { TreeRequest } from '../tree/given.ts'
import type { Level } from './level.ts'
import type { PlaySession, Searched } from './session.ts'
import { seedAt } from './stepping.ts'

/**
 * The very search that found a move, as a tree figure is asked for it: at its end, where the root
 * has chosen.
 */
export function requestFor(
  { kit }: Pick<PlaySession<unknown>, 'kit'>,
  { position, ply }: Searched,
  { agent, search }: Level,
  seed: number,
  gameOptions: GameOptions | undefined,
): TreeRequest | undefined {
  const where = { game: kit.game.id, gameOptions, position, step: 'end' }
  if (agent !== undefined) return { ...where, agent: { id: agent, seed: seedAt(seed, ply) } }
  return search && { ...where, ...search }
}

/**
 * The tree in the room below a board, laid there the first time.
 *
 * @param id    the tree's own, for its link
 * @param back  leads back to the board, by a button above the tree
 */
export function treeIn(host: HTMLElement, id: string, back: () => void): CutoffTree {
  const open = host.querySelector<CutoffTree>('cutoff-tree')
  if (open !== null) return open
  const tree = document.createElement('cutoff-tree') as CutoffTree
  tree.id = id
  tree.dataset['offer'] = 'algorithm ordering tie fail'
  const button = element(document, 'button', { class: 'button', type: 'button' }, [words.back])
  button.addEventListener('click', back)
  const note = element(document, 'span', { class: 'hint' }, [words.searchKept])
  host.append(element(document, 'div', { class: 'controls' }, [button, note]), tree)
  return tree
}
