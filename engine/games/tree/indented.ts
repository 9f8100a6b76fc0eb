import { fail, ok, type Result } from '../../core/errors.ts'
import type { Branch } from './branch.ts'
import { splitJudged, splitLeaf } from './edges.ts'
import { readNested } from './nested.ts'

/** What draws a tree in text: spaces, lines, bullets. A minus before a digit is none. */
const DRAWN = /^(?:[\s│├└┬─|`+\\]|-(?=[-\s])|[*•◦▪▫‣⁃●○](?=\s))*/

/**
 * A tree by indentation, a node a line, what is deeper below it its children:
 *
 *     max
 *       min
 *         3
 *         12
 *       min
 *         2
 */
export function readIndented(text: string, from: number): Result<Branch> {
  const open: { branch: Branch; indent: number }[] = []
  let root: Branch | undefined
  let at = from
  for (const line of text.slice(from).split('\n')) {
    const start = at
    at += line.length + 1
    const indent = DRAWN.exec(line)?.[0].length ?? 0
    const written = line.slice(indent).trim()
    if (written === '') continue
    // A list whose brackets close in another line is no name.
    if (/^[[({]/.test(written) && count(written, /[[({]/g) !== count(written, /[\])}]/g)) {
      return fail('tree/not-a-number', start + indent, { letter: written.slice(0, 20) })
    }
    const row = rowOf(text, start + indent, written)
    if (!row.ok) return row
    const branch = row.value
    while (open.length > 0 && open[open.length - 1].indent >= indent) open.pop()
    const above = open.at(-1)
    open.push({ branch, indent })
    if (above !== undefined) (above.branch.children ??= []).push(branch)
    else if (root === undefined) root = branch
    else {
      const params = { name: (root.label ?? '').slice(0, 40), other: written.slice(0, 40) }
      return fail('tree/several-roots', branch.at, params)
    }
  }
  if (root === undefined) return fail('tree/empty', from)
  settle(root)
  return ok(root)
}

/** What a line writes at a node: its name or value, or all its children, `B: [3, 12]`. */
function rowOf(text: string, at: number, written: string): Result<Branch> {
  const listed = /^([^:[\](){}]+):\s*(?=\[.*\]$)/.exec(written)
  if (listed === null) return ok({ at, label: written.replace(/(.):$/, '$1') })
  const list = readNested(text, at + listed[0].length)
  return list.ok ? ok({ ...list.value.value, at, label: listed[1].trim() }) : list
}

function count(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

/** What is written at a leaf is its value, or its name and its value. */
function settle(root: Branch): void {
  const all = [root]
  for (let branch = all.pop(); branch !== undefined; branch = all.pop()) {
    if (branch.children !== undefined) {
      all.push(...branch.children)
      if (branch.label !== undefined) Object.assign(branch, splitJudged(branch.label))
      continue
    }
    if (branch.value !== undefined) continue
    const { label, value } = splitLeaf(branch.label ?? '')
    delete branch.label
    Object.assign(branch, { ...(label && { label }), ...(value !== undefined && { value }) })
  }
}
