import { fail, ok } from '../../core/errors.ts'
import type { Form } from '../../core/game.ts'
import { plainInteger } from './literal.ts'
import { sidesOf, type TreePosition } from './rules.ts'
import { childCount, formatTree, toldSide, valueText, wordOf } from './tree.ts'

/** Every form that `read.ts` reads, written. */

interface Written {
  readonly label?: string
  /** `MAX` or `MIN`, of an inner node. */
  readonly side: string
  /** Where sides do not alternate: what has to say so, `max`. */
  readonly told?: string
  /** Empty where nothing is written at an inner node. */
  readonly value: string
  readonly children: readonly Written[]
}

function written(
  p: Pick<TreePosition, 'tree' | 'first'>,
  node = 0,
  sides: ArrayLike<number> = sidesOf(p),
): Written {
  const { tree } = p
  const label = tree.labels.get(node)
  const children = Array.from({ length: childCount(tree, node) }, (_, i) => {
    const child = tree.children[tree.first[node] + i]
    return written(p, child, sides)
  })
  const side = sides[node] === 0 ? 'MAX' : 'MIN'
  const told = toldSide(tree, node)
  const value = valueText(tree, node)
  return { ...(label !== undefined && { label }), side, ...(told && { told }), value, children }
}

const isLeaf = ({ children }: Written) => children.length === 0
/** What stands at a node: `a=3`, `3`; at an inner node its label or whose turn it is, `a`, `a=5`. */
const writing = (node: Written): string => {
  const { label, side, told, value } = node
  if (!isLeaf(node)) {
    const name = label === undefined ? side : told === undefined ? label : `${told}=${label}`
    return value === '' ? name : `${name}=${value}`
  }
  return label === undefined ? value : `${label}=${value}`
}

function bracketed(
  node: Written,
  [open, close]: readonly [string, string],
  between: string,
): string {
  const side = node.told === undefined ? '' : `${node.told}=`
  const label = side + (node.label === undefined ? '' : `${wordOf(node.label)}=`)
  if (isLeaf(node)) return label + node.value
  const children = node.children.map((child) => bracketed(child, [open, close], between))
  const judged = node.value === '' ? '' : `=${node.value}`
  return label + open + children.join(between) + close + judged
}

/** A tree that is one leaf has nothing to be drawn between. */
const lone = (root: Written) => bracketed(root, ['[', ']'], ',')

function json(node: Written): Record<string, unknown> {
  const name = node.label === undefined ? {} : { name: node.label }
  const value = node.value === '' ? {} : { value: plainInteger(node.value) ?? node.value }
  const side = node.told === undefined ? {} : { side: node.told }
  return { ...name, ...side, ...value, ...(!isLeaf(node) && { children: node.children.map(json) }) }
}

function indented(node: Written, indent = ''): string {
  return [
    indent + writing(node),
    ...node.children.map((child) => indented(child, `${indent}  `)),
  ].join('\n')
}

function forest(node: Written): string {
  const text = /^[\w.+=∞?-]*$/u.test(writing(node)) ? writing(node) : `{${writing(node)}}`
  return `[${[text, ...node.children.map(forest)].join(' ')}]`
}

function qtree(node: Written): string {
  const text = /^[\w.+=∞?-]*$/u.test(writing(node)) ? writing(node) : `{${writing(node)}}`
  return isLeaf(node) ? text : `[.${[text, ...node.children.map(qtree)].join(' ')} ]`
}

function newick(node: Written): string {
  const label = node.label === undefined ? '' : wordOf(node.label)
  if (isLeaf(node)) return label === '' ? node.value : `${label}:${node.value}`
  const side = node.told === undefined ? '' : `${node.told}=`
  return `${side}(${node.children.map(newick).join(',')})${label}`
}

/** A name for each node that has none of its own, in the order of the text. */
function namesOf(root: Written): Map<Written, string> {
  const names = new Map<Written, string>()
  const taken = new Set<string>()
  const walk = (node: Written) => {
    const free = node.label !== undefined && !taken.has(node.label)
    const name = free ? (node.label ?? '') : `n${names.size}`
    names.set(node, taken.has(name) ? `n${names.size}_` : name)
    taken.add(name)
    node.children.forEach(walk)
  }
  walk(root)
  return names
}

/** A leaf in a list of edges: by its name where it has one, else by its value. */
function edgeLines(
  root: Written,
  link: (parent: string, children: readonly string[]) => string[],
  value: (name: string, value: string) => string,
): string[] {
  const names = namesOf(root)
  const lines: string[] = []
  const values: string[] = []
  const nameOf = (node: Written) => wordOf(names.get(node) ?? '')
  const known = ({ value }: Written) =>
    /^[a-z]/i.test(value) && !/^inf/i.test(value) ? '?' : value
  const walk = (node: Written) => {
    if (isLeaf(node)) {
      if (node.label !== undefined) values.push(value(nameOf(node), known(node)))
      return
    }
    const children = node.children.map((child) =>
      isLeaf(child) && child.label === undefined ? known(child) : nameOf(child),
    )
    lines.push(...link(nameOf(node), children))
    if (node.value !== '') values.push(value(nameOf(node), node.value))
    node.children.forEach(walk)
  }
  walk(root)
  return [...lines, ...values]
}

function graph(
  root: Written,
  line: (id: string, text: string, leaf: boolean) => string,
  edge: (from: string, to: string) => string,
): string[] {
  const nodes: string[] = []
  const edges: string[] = []
  const walk = (node: Written): string => {
    const id = `n${nodes.length}`
    nodes.push(line(id, writing(node), isLeaf(node)))
    for (const child of node.children) edges.push(edge(id, walk(child)))
    return id
  }
  walk(root)
  return [...nodes, ...edges]
}

function edges(root: Written): string {
  if (isLeaf(root)) return lone(root)
  return edgeLines(
    root,
    (parent, children) => [`${parent} -> ${children.join(' ')}`],
    (name, value) => `${name} = ${value}`,
  ).join('\n')
}

const form = (
  id: string,
  write: (root: Written, p: TreePosition) => string,
): Form<TreePosition> => ({
  id,
  write: (p) => ok(write(written(p), p)),
})

const side = ({ first, tree }: TreePosition) =>
  first === 1 && tree.sides === undefined ? 'min=' : ''

export const FORMS: readonly Form<TreePosition>[] = [
  form('lists', (_, p) => side(p) + formatTree(p.tree)),
  form('lisp', (root, p) => side(p) + bracketed(root, ['(', ')'], ' ')),
  form('parentheses', (root, p) => side(p) + bracketed(root, ['(', ')'], ',')),
  form('braces', (root, p) => side(p) + bracketed(root, ['{', '}'], ',')),
  form('json', (root) => JSON.stringify(json(root))),
  {
    id: 'edges',
    // A line has room for a name and a value alone.
    write: (p) => (p.tree.sides === undefined ? ok(edges(written(p))) : fail('tree/no-sides')),
  },
  form('indented', (root) => (isLeaf(root) ? lone(root) : indented(root))),
  form('forest', (root) => `\\begin{forest}\n${forest(root)}\n\\end{forest}`),
  form('qtree', (root) => (isLeaf(root) ? lone(root) : `\\Tree ${qtree(root)}`)),
  form('newick', (root) => `${newick(root)};`),
  form('dot', (root) =>
    [
      'digraph {',
      ...graph(
        root,
        (id, text) => `  ${id} [label=${JSON.stringify(text)}]`,
        (from, to) => `  ${from} -> ${to}`,
      ),
      '}',
    ].join('\n'),
  ),
  form('mermaid', (root) =>
    [
      'flowchart TD',
      ...graph(
        root,
        (id, text, leaf) =>
          leaf
            ? `  ${id}(("${text.replaceAll('"', "'")}"))`
            : `  ${id}["${text.replaceAll('"', "'")}"]`,
        (from, to) => `  ${from} --> ${to}`,
      ),
    ].join('\n'),
  ),
]
