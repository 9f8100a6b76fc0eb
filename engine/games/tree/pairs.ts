import { fail, type Result } from '../../core/errors.ts'
import { skipSpaces } from '../../core/text.ts'
import type { Branch } from './branch.ts'
import { Edges } from './edges.ts'
import { readItem, type Item, type List, type Word } from './items.ts'
import { readLiteral } from './literal.ts'
import { columnsOf, readTable } from './table.ts'

/**
 * Trees as lists of edges. In brackets: pairs `(S,P),(P,5)`, in one set or more, where `(S,MAX)`
 * says whose turn it is; or a dictionary `{"A": ["B", "C"], "B": [3, 12]}`. In lines: a parent
 * and its children, `A: 3 12 8` or `A -> B, C`, or a parent and one child, `A B`; `a = 3` gives a
 * leaf its value. A first line may name the columns (`table.ts`); without it a third column is not
 * understood.
 */

/** The tree, or undefined where the text is no list of edges. */
export function readPairs(text: string, from: number): Result<Branch> | undefined {
  const items: Item[] = []
  for (let at = skipSpaces(text, from); at < text.length;) {
    const item = readItem(text, at)
    if (!item.ok) return undefined
    items.push(item.value.value)
    at = skipSpaces(text, item.value.next)
    if (/^[,;]$/.test(text.charAt(at))) at = skipSpaces(text, at + 1)
  }
  const [first] = items
  if (items.length === 1 && first?.items !== undefined) {
    const adjacent = dictionary(first)
    if (adjacent !== undefined) return adjacent
  }
  const pairs = items.every(isPair)
    ? items
    : items.flatMap((each) => (each.items === undefined ? [each] : each.items))
  if (pairs.length < 2 || !pairs.every(isPair)) return undefined
  const edges = new Edges()
  let isTree = false
  for (const { items: both } of pairs) {
    const [parent, child] = both
    if (/^(?:max|min)$/i.test(child.text)) {
      edges.node(parent.text, parent.at).side = child.text
    } else {
      edges.edge(parent.text, parent.at, child.text, child.at)
      isTree = true
    }
  }
  if (!isTree) return undefined
  const tree = edges.tree(true)
  // Numbers in quotes that are no edges of one tree are values.
  const numbers = pairs.every(({ items: both }) =>
    both.every((word: Word) => readLiteral(word.text)),
  )
  return tree.ok || !numbers ? tree : undefined
}

type Pair = List & { readonly items: readonly [Word, Word] }

function isPair(item: Item): item is Pair {
  if (item.items === undefined || item.items.length !== 2 || item.open === '{') return false
  const [parent, child] = item.items
  if (parent.items !== undefined || child.items !== undefined) return false
  if (parent.name !== undefined || child.name !== undefined) return false
  // `[[x,y],[x,z]]` is a tree with leaves that are not known.
  if (item.open === '[' && !parent.quoted) return false
  return readLiteral(parent.text) === undefined || parent.quoted
}

function dictionary(list: List): Result<Branch> | undefined {
  if (list.open !== '{') return undefined
  const names = new Set(list.items.map(({ name }) => name ?? ''))
  const words = (item: Item) => (item.items ?? []).filter((each) => each.items === undefined)
  const lists = list.items.every(
    (each) =>
      each.name !== undefined &&
      (each.items === undefined
        ? readLiteral(each.text) !== undefined
        : // `{"a1": "B"}` tells the move that leads to each child.
          each.items.every(
            (member) =>
              member.items === undefined && (each.open === '{' || member.name === undefined),
          )),
  )
  const linked = list.items.some((each) => words(each).some(({ text }) => names.has(text)))
  if (!lists || !linked) return undefined
  const edges = new Edges()
  for (const each of list.items) {
    const { name = '', at } = each
    if (each.items === undefined) edges.write(name, at, `${name}=${each.text}`)
    for (const { text, at: childAt } of words(each)) edges.edge(name, at, text, childAt)
  }
  return edges.tree(true)
}

/** A name, another and a number, with nothing that says what the number is. */
const WEIGHTED = /^\s*("[^"]*"|[^\s:,=]+)\s*[,\s]\s*("[^"]*"|[^\s:,=]+)\s*[,\s]\s*(\S+)\s*$/

/** Where a line has a third column that may be a weight or a value; undefined where it has none. */
function thirdColumn(line: string): number | undefined {
  const [, parent, child, third] = WEIGHTED.exec(line) ?? []
  if (third === undefined || /^[-=]*>?$|^→$/.test(child)) return undefined
  if ([parent, child].some((word) => readLiteral(word))) return undefined
  return readLiteral(third) === undefined ? undefined : line.trimEnd().length - third.length
}

/** Lines, not indented, of which each says a parent and children. */
export function readEdgeLines(text: string, from: number): Result<Branch> {
  const edges = new Edges()
  const lines = text.slice(from).split('\n')
  const columns = columnsOf(lines[0])
  if (columns !== undefined) return readTable(text, from, columns)
  let at = from
  for (const line of lines) {
    const third = thirdColumn(line)
    if (third !== undefined) {
      return fail('tree/third-column', at + third, { line: line.trim().slice(0, 40) })
    }
    const given =
      /^(\s*)("[^"]*"|[^\s:,=]+?)\s*(=(?!>)|:|->|=>|→|-+(?=\s)|--+>?|,|\s)\s*(\S.*)$/.exec(line)
    if (given !== null) {
      const [, spaces, written, mark] = given
      const name = bare(written)
      const start = at + spaces.length
      const rest = at + line.length - given[4].length
      const alone = mark === ':' && isNumber(given[4])
      if (mark === '=' || alone) edges.write(name, start, `${name}=${given[4].trim()}`)
      else {
        for (const word of given[4].matchAll(/"[^"]*"|[^\s,;|]+/g)) {
          if (/^(?:->|=>|→|-+>?)$/.test(word[0])) continue
          edges.edge(name, start, bare(word[0]), rest + word.index)
        }
      }
    } else if (line.trim() !== '') edges.node(bare(line.trim()), at)
    at += line.length + 1
  }
  return edges.tree(true)
}

/** `D: 3` gives a leaf its value; a node has more than one child, or its child a name. */
function isNumber(text: string): boolean {
  return readLiteral(text.trim()) !== undefined
}

function bare(word: string): string {
  return word.replace(/^"(.*)"$/, '$1')
}
