import type { Element, Root, RootContent } from 'hast'

/**
 * Fits what Markdown makes to the page:
 * - code and tables can be scrolled by keyboard where they do not fit;
 * - a formula on a line of its own stands in a block that scrolls, since no browser but Chromium
 *   scrolls <math>;
 * - a minus that stands before its number is told from one between two, which has room around it,
 *   and columns of formulas are told by a class, since no browser but Firefox takes the attributes;
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
    if (isSign(node) && !isOperand(nodes[i - 1])) node.properties.form = 'prefix'
    if (node.tagName === 'mtable') alignFormulas(node)
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

/** KaTeX has an equals sign begin every second column, close to the first. */
function alignFormulas({ properties }: Element): void {
  if (!String(properties.columnalign).startsWith('right')) return
  delete properties.columnalign
  properties.columnspacing = '0em'
  properties.className = ['aligned']
}

function isSign(node: Element): boolean {
  return node.tagName === 'mo' && (textOf(node) === '−' || textOf(node) === '+')
}

/** Whether a formula’s node is what an operator after it works on. */
function isOperand(node: RootContent | undefined): boolean {
  if (node?.type !== 'element' || node.tagName === 'munder') return false
  const text = textOf(node)
  return node.tagName === 'mo' ? /^[)\]!⌉⌋|]$/.test(text) : text.trim() !== ''
}

function textOf({ children: [only] }: Element): string {
  return only?.type === 'text' ? only.value : only?.type === 'element' ? textOf(only) : ''
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
