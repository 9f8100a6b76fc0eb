import { firstFrame } from '../../../figure/first-frame.ts'
import { tree as treeWords } from '../../../i18n/tree.ts'
import type { RoomKind } from '../../tree/geometry.ts'
import { TreeView } from '../../tree/view.ts'

/**
 * The pictures of a question that stand until there is what draws it, for both kinds of rooms.
 *
 * @param name   what the tree is called
 * @param paint  draws it
 */
export function stillPictures(
  name: string,
  paint: (document: Document, view: TreeView, kind: RoomKind) => void,
): string {
  const frame = (kind: RoomKind) =>
    firstFrame((document) => {
      const view = new TreeView(document, treeWords, false)
      paint(document, view, kind)
      view.element.classList.add(`only-${kind}`)
      view.element.setAttribute('role', 'img')
      view.element.setAttribute('aria-label', name)
      return view.element
    })
  return frame('wide') + frame('narrow')
}
