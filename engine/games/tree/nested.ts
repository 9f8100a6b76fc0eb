import { fail, ok, type Result } from '../../core/errors.ts'
import type { Read } from '../../core/text.ts'
import type { Branch } from './branch.ts'
import { readItem, type Item, type List } from './items.ts'
import { isUnknown, readLiteral } from './literal.ts'

/**
 * Trees in brackets of any kind: nested lists `[[3,12],[2,4]]`, Lisp `((3 12) (2 4))`, with
 * names before (`a=3`, `max(…)` is not one) or after (Newick), the first word of a list as its
 * name (`(max (min 3 12) 2)`), what an inner node is judged to be worth behind it (`[3,12]=5`), and JSON with children and values under their usual names.
 */
const CHILDREN = /^(?:children|child|kids|nodes|branches|successors|moves|subtrees)$/i
const VALUE = /^(?:value|val|v|score|utility|eval|evaluation|payoff|leaf|minimax)$/i
const SIDE = /^(?:side|player|turn|to_?move)$/i
const LABEL = /^(?:name|label|title|text|id|key)$/i

export function readNested(text: string, from: number): Result<Read<Branch>> {
  const item = readItem(text, from)
  if (!item.ok) return item
  const branch = branchOf(rootOf(item.value.value, text))
  return branch.ok ? ok({ value: branch.value, next: item.value.next }) : branch
}

/** `{"A": {"B": 3, "C": 12}}` is the node A, and none above it. */
function rootOf(item: Item, text: string): Item {
  if (item.items === undefined || item.items.length !== 1) return item
  if (item.open !== '{' || item.name !== undefined) return item
  const [only] = item.items
  if (only.name === undefined || only.items === undefined || only.open !== '{') return item
  const isKey = /:\s*$/.test(text.slice(Math.max(only.at - 20, 0), only.at))
  return isKey && !isField(only) ? only : item
}

function branchOf(item: Item): Result<Branch> {
  if (item.items === undefined) return leafOf(item.at, item.text, item.name, item.quoted)
  const fields = item.open === '{' ? item.items.some(isField) : isCalled(item)
  const read = fields ? objectOf(item) : listOf(item)
  const { value } = item
  if (!read.ok || value === undefined) return read
  if (readLiteral(value.text) === undefined) {
    return fail('tree/not-a-number', value.at, { letter: value.text.slice(0, 20) })
  }
  return ok({ ...read.value, value: value.text })
}

/** `(value=3)`, `(name="A", children=[…])`: what a constructor is called with. */
function isCalled({ open, items }: List): boolean {
  if (open !== '(' || !items.some(isField)) return false
  return items.every(({ name }) => name !== undefined)
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
  const called = isName(head) && (head.text === 'max' || head.text === 'min')
  const constructed = isConstructed(list)
  const named = rest.length > 0 && isName(head) && (!commas || called || constructed)
  const label = name ?? (named ? head.text : undefined)
  const [below] = rest
  const children = childrenOf(constructed ? (below?.items ?? []) : named ? rest : items)
  if (!children.ok) return children
  return ok({ at, children: children.value, ...(label && { label }), ...(side && { side }) })
}

/** `('A', [3, 5])`: a name and all children, as constructors of nodes are called. */
function isConstructed({ open, items }: List): boolean {
  const [head, below] = items
  if (open !== '(' || items.length !== 2 || below?.items === undefined) return false
  return head?.items === undefined && head.quoted && below.open !== '('
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
  const turn = field(SIDE)
  const side = turn?.items === undefined ? turn?.text : undefined
  const branch: Branch = { at, ...(label && { label }), ...(side && { side }) }
  const kids = field(CHILDREN)
  if (kids?.items !== undefined && kids.items.length > 0) {
    const children = childrenOf(kids.items)
    if (!children.ok) return children
    branch.children = children.value
    // What a program holds there before it has searched, `null` for one, says nothing.
    const judged = field(VALUE)
    if (judged?.items === undefined && judged !== undefined && readLiteral(judged.text)) {
      branch.value = judged.text
    }
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
