import { at, svg } from '../../../boards/svg.ts'
import type { TreeModel } from '../../tree/model.ts'
import type { TreeView } from '../../tree/view.ts'

/** What is said of a node or a branch: chosen, and once checked what that was worth. */
export type Sign = 'marked' | 'right' | 'missed' | 'wrong'

const SIGNS: Readonly<Record<Exclude<Sign, 'marked'>, string>> = {
  right: '✓',
  missed: '!',
  wrong: '✗',
}

/** Draws the signs of a verdict over a tree, in place of those that were there. */
export function drawSigns(
  document: Document,
  view: TreeView,
  model: TreeModel,
  signs: ReadonlyMap<number, Sign>,
): void {
  const camera = view.element.firstElementChild
  camera?.querySelector('.lab-signs')?.remove()
  const drawn = model.nodes.flatMap(({ shown, leaf, x, y }) => {
    const sign = signs.get(shown.node)
    if (sign === undefined || sign === 'marked') return []
    const [dx, dy] = placeOf(model, leaf)
    return svg(
      document,
      'g',
      { class: `lab-sign ${sign}`, transform: `translate(${at(x + dx)} ${at(y + dy)})` },
      [
        svg(document, 'circle', { r: 8 }),
        svg(document, 'text', { y: 4, 'text-anchor': 'middle' }, [SIGNS[sign]]),
      ],
    )
  })
  camera?.append(svg(document, 'g', { class: 'lab-signs', 'aria-hidden': 'true' }, drawn))
}

/** Where a sign stands, from the middle of a cell: over a node, below a leaf, or before both. */
function placeOf({ down, cell }: TreeModel, leaf: boolean): readonly [number, number] {
  if (!down) return leaf ? [-cell.width / 2, 0] : [2 - cell.width / 2, 2 - cell.height / 2]
  return [0, leaf ? cell.height / 2 - 10 : -cell.height / 2 - 6]
}
