/*
 * The engine's last search below a board: the tree figure in which it is stepped, fetched with its
 * styles when it is first asked for.
 */
import type { GameOptions } from '../../../engine/index.ts'
import '../../figure/stepper/stepper.css'
import { element } from '../../figure/dom.ts'
import { play as words } from '../../i18n/play.ts'
import '../tree/tree.css'
import '../tree/element.ts'
import type { CutoffTree } from '../tree/element.ts'
import type { TreeRequest } from '../tree/given.ts'
import type { Board } from './board.ts'
import type { Level } from './level.ts'
import type { PlaySession, Searched } from './session.ts'
import { searchId, seedAt } from './stepping.ts'

/**
 * The very search that found a move, as a tree figure is asked for it: at its end, where the root
 * has chosen.
 */
function requestFor(
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
 * Lays the tree into the room below a board, the first time that it is asked for.
 *
 * @param host  the room
 * @param back  leads back to the board, by a button above the tree
 */
export function openTree(host: HTMLElement, board: Board, back: () => void): CutoffTree {
  const open = host.querySelector<CutoffTree>('cutoff-tree')
  if (open !== null) return open
  const tree = document.createElement('cutoff-tree') as CutoffTree
  tree.id = searchId(board)
  tree.dataset['offer'] = 'algorithm ordering tie fail'
  const button = element(document, 'button', { class: 'button', type: 'button' }, [words.back])
  button.addEventListener('click', back)
  const note = element(document, 'span', { class: 'hint' }, [words.searchKept])
  host.append(element(document, 'div', { class: 'controls' }, [button, note]), tree)
  return tree
}

/** Opens the very search that found the engine's last move. */
export async function stepSearch(
  host: HTMLElement,
  board: Board,
  level: Level,
  back: () => void,
): Promise<void> {
  const { game, state } = board
  const { searched } = game
  if (searched === undefined) return
  const request = requestFor(game, searched, level, state.seed, game.options)
  if (request === undefined) return
  const tree = openTree(host, board, back)
  const found = await tree.show(request)
  // With the way back, which stands above it.
  tree.parentElement?.scrollIntoView({ block: 'nearest' })
  if (found === undefined || found === searched.move) return
  board.tell(words.otherMove(found, searched.move))
}
