import { fail, type Result } from '../../core/errors.ts'
import type { Branch } from './branch.ts'
import { Edges } from './edges.ts'

/**
 * A tree as a table with a first line that names its columns: parent and child, in any order, and
 * perhaps the child's value. Other columns, weights of edges for one, say nothing here.
 *
 *     parent,child,value
 *     A,B,
 *     B,D,3
 */

const ROLES = {
  parent: /^(?:parent|parent_?id|source|src|from)$/i,
  child: /^(?:child|child_?id|target|dst|to|node|id)$/i,
  value: /^(?:value|val|score|utility|eval|evaluation|payoff)$/i,
} as const

interface Columns {
  readonly separator: RegExp
  readonly parent: number
  readonly child: number
  /** -1 where there is none. */
  readonly value: number
}

/** The columns that a line names; undefined where it is no such line. */
export function columnsOf(line: string): Columns | undefined {
  const mark = [',', ';', '|'].find((each) => line.includes(each))
  const separator = mark === undefined ? /\s+/ : mark === '|' ? /\|/ : new RegExp(mark)
  const names = fieldsOf(line, separator)
  const at = (role: RegExp) => names.findIndex(({ text }) => role.test(text))
  const [parent, child, value] = [at(ROLES.parent), at(ROLES.child), at(ROLES.value)]
  return parent < 0 || child < 0 ? undefined : { separator, parent, child, value }
}

interface Field {
  readonly text: string
  /** Where in the line. */
  readonly at: number
}

function fieldsOf(line: string, separator: RegExp): Field[] {
  const fields: Field[] = []
  let at = separator.source === '\\s+' ? line.length - line.trimStart().length : 0
  for (const part of line.slice(at).split(separator)) {
    const text = part.trim().replace(/^"(.*)"$/, '$1')
    fields.push({ text, at: line.indexOf(part, at) + part.search(/\S|$/) })
    at += part.length + 1
  }
  return fields
}

/** The tree of the lines below the one that names the columns. */
export function readTable(text: string, from: number, columns: Columns): Result<Branch> {
  const edges = new Edges()
  const [header, ...rows] = text.slice(from).split('\n')
  let start = from + header.length + 1
  for (const row of rows) {
    const at = start
    start += row.length + 1
    if (row.trim() === '') continue
    const fields = fieldsOf(row, columns.separator)
    const [parent, child, value] = [columns.parent, columns.child, columns.value].map((column) =>
      column < 0 ? undefined : fields[column],
    )
    if (child === undefined || child.text === '') {
      return fail('tree/no-child', at, { line: row.trim().slice(0, 40) })
    }
    if (parent === undefined || NONE.test(parent.text)) edges.node(child.text, at + child.at)
    else edges.edge(parent.text, at + parent.at, child.text, at + child.at)
    if (value !== undefined && !NONE.test(value.text)) {
      edges.write(child.text, at + child.at, `${child.text}=${value.text}`)
    }
  }
  return edges.tree(true)
}

/** What an empty field holds: of the root's parent, and of an inner node's value. */
const NONE = /^(?:|-|null|none|nan|n\/a)$/i
