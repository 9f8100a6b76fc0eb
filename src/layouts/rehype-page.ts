import type { Element, Root, RootContent } from 'hast'

/**
 * Fits what Markdown makes to the page:
 * - code and tables can be scrolled by keyboard where they do not fit;
 * - a formula on a line of its own stands in a block that scrolls, since no browser but Chromium
 *   scrolls <math>;
 * - a column's alignment becomes a class, since the policy refuses the style attribute it would be.
 */
export function rehypePage() {
  return (tree: Root): void => {
    visit(tree.children)
  }
}

function visit(nodes: RootContent[]): void {
  nodes.forEach((node, i) => {
    if (node.type !== 'element') return
    visit(node.children)
    if (node.tagName === 'pre') node.properties.tabIndex = 0
    if (node.tagName === 'th' || node.tagName === 'td') align(node)
    if (node.tagName === 'table') nodes[i] = scroller(node)
    if (isDisplayed(node)) {
      node.tagName = 'div'
      node.properties.className = ['katex', 'scrolls']
    }
  })
}

/** Whether it is what KaTeX puts around a formula on a line of its own. */
function isDisplayed({ tagName, children: [math] }: Element): boolean {
  return tagName === 'span' && math?.type === 'element' && math.properties.display === 'block'
}

function align(cell: Element): void {
  const side = cell.properties.align
  delete cell.properties.align
  if (side === 'right') cell.properties.className = ['end']
  if (side === 'center') cell.properties.className = ['middle']
}

function scroller(table: Element): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['scrolls'], tabIndex: 0 },
    children: [table],
  }
}
