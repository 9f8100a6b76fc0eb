import { fail, ok, type Result } from '../../core/errors.ts'
import type { Read } from '../../core/text.ts'
import type { Branch } from './branch.ts'
import { readItem, type Item, type List } from './items.ts'
import { isUnknown, readLiteral } from './literal.ts'

/**
 * Trees in brackets of any kind: nested lists `[[3,12],[2,4]]`, Lisp `((3 12) (2 4))`, with
 * names before (`a=3`, `max(…)` is not one) or after (Newick), the first word of a list as its
 * name (`(max (min 3 12) 2)`), and JSON with children and values under their usual names.
 */
const CHILDREN = /^(?:children|child|kids|nodes|branches|successors|moves|subtrees)$/i
const VALUE = /^(?:value|val|v|score|utility|eval|evaluation|payoff|leaf|minimax)$/i
const LABEL = /^(?:name|label|title|text|id|key)$/i

export function readNested(text: string, from: number): Result<Read<Branch>> {
  const item = readItem(text, from)
  if (!item.ok) return item
  const branch = branchOf(item.value.value)
  return branch.ok ? ok({ value: branch.value, next: item.value.next }) : branch
}

function branchOf(item: Item): Result<Branch> {
  if (item.items === undefined) return leafOf(item.at, item.text, item.name, item.quoted)
  if (item.open === '{' && item.items.some(isField)) return objectOf(item)
  return listOf(item)
}

/** Whether a member says children, a value or, as a word in quotes, a name. */
function isField({ name, ...member }: Item): boolean {
  if (name === undefined) return false
  if (CHILDREN.test(name) || VALUE.test(name)) return true
  return LABEL.test(name) && member.items === undefined && member.quoted
}

function leafOf(
  at: number,
  text: string,
  name: string | undefined,
  quoted = false,
): Result<Branch> {
  const label = name === undefined ? {} : { label: name }
  if (readLiteral(text) !== undefined || isUnknown(text)) return ok({ at, value: text, ...label })
  // A word in quotes, or the name of a Newick leaf, is what a leaf is called.
  if (quoted && text !== '') return ok({ at, label: text })
  return fail('tree/not-a-number', at, { letter: text.slice(0, 20) })
}

function listOf(list: List): Result<Branch> {
  const { at, items, name, side, commas } = list
  const [head, ...rest] = items
  if (head === undefined) return fail('tree/empty-list', list.end)
  const named = !commas && rest.length > 0 && isName(head)
  const label = name ?? (named ? head.text : undefined)
  const children = childrenOf(named ? rest : items)
  if (!children.ok) return children
  return ok({ at, children: children.value, ...(label && { label }), ...(side && { side }) })
}

/** Whether the first word of a list names it, as in Lisp. */
function isName(item: Item): item is Item & { readonly text: string } {
  if (item.items !== undefined || item.name !== undefined) return false
  return readLiteral(item.text) === undefined && (item.quoted || /^[a-z_]\w*$/i.test(item.text))
}

function childrenOf(items: readonly Item[]): Result<Branch[]> {
  const children: Branch[] = []
  for (const each of items) {
    const child = branchOf(each)
    if (!child.ok) return child
    children.push(child.value)
  }
  return ok(children)
}

/** `{"name": "A", "children": […]}` or `{"value": 3}`; what else an object holds says nothing here. */
function objectOf({ at, end, name, items }: List): Result<Branch> {
  const field = (names: RegExp) =>
    items.find((each) => each.name !== undefined && names.test(each.name))
  const called = field(LABEL)
  const label = called?.items === undefined ? (called?.text ?? name) : name
  const branch: Branch = { at, ...(label && { label }) }
  const kids = field(CHILDREN)
  if (kids?.items !== undefined && kids.items.length > 0) {
    const children = childrenOf(kids.items)
    if (!children.ok) return children
    branch.children = children.value
    return ok(branch)
  }
  const numbers = items.filter((each) => each.items === undefined && readLiteral(each.text))
  // `{"name": "a", "size": 3}`, `{"name": "3"}`; else the leaf's value is not known.
  const value = field(VALUE) ?? (numbers.length === 1 ? numbers[0] : undefined)
  if (value === undefined)
    return label === undefined || kids ? fail('tree/no-children', end) : ok(branch)
  if (value === called) delete branch.label
  if (value.items !== undefined) return fail('tree/not-a-number', value.at, { letter: value.open })
  if (readLiteral(value.text) === undefined && !isUnknown(value.text)) {
    return fail('tree/not-a-number', value.at, { letter: value.text.slice(0, 20) })
  }
  branch.value = value.text
  return ok(branch)
}
