import { fail, ok, type Result } from '../../core/errors.ts'
import { skipSpaces } from '../../core/text.ts'
import { MAX_DEPTH, type Branch } from './branch.ts'
import { splitJudged, splitLeaf } from './edges.ts'
import { isUnknown, readLiteral } from './literal.ts'

/**
 * LaTeX. `forest` writes each node in brackets, a leaf too: `[MAX [MIN [3] [12]] [2]]`, options
 * after a comma. `qtree` and `tikz-qtree` write the name of a list after a point, and leaves bare:
 * `\Tree [.MAX [.MIN 3 12 ] 2 ]`.
 */

export function isForest(text: string): boolean {
  if (/\\begin\s*\{forest\}|\\Forest\b|\\forest\b/.test(text)) return true
  // Without its frame: lists that begin with a name, and nothing but one value in the innermost.
  if (!/^\s*\[\s*[A-Za-z][^[\],=:"]*\[/.test(text) || text.includes(',')) return false
  const innermost = Array.from(text.matchAll(/\[([^[\]]*)\]/g), ([, content]) => content.trim())
  return innermost.every((content) => readLiteral(content) !== undefined || isUnknown(content))
}

export function isQtree(text: string): boolean {
  return /\\Tree\b/.test(text) || /^\s*\[\s*\.[A-Za-z{$]/.test(text)
}

export function readForest(text: string): Result<Branch> {
  const begun = /\\begin\s*\{forest\}|\\Forest\b\*?\s*\{?|\\forest\b/.exec(text)
  const from = begun === null ? 0 : begun.index + begun[0].length
  const at = text.indexOf('[', from)
  if (at < 0) return fail('tree/empty', from)
  const read = forestNode(text, at, 0)
  return read.ok ? ok(read.value.branch) : read
}

interface Node {
  readonly branch: Branch
  readonly next: number
}

function forestNode(text: string, at: number, depth: number): Result<Node> {
  if (depth > MAX_DEPTH) return fail('tree/too-deep', at, { limit: MAX_DEPTH })
  const content = upTo(text, at + 1, '[],')
  const options = text.charAt(content) === ',' ? upTo(text, content, '[]') : content
  const children: Branch[] = []
  let next = skipSpaces(text, options)
  while (text.charAt(next) === '[') {
    const child = forestNode(text, next, depth + 1)
    if (!child.ok) return child
    children.push(child.value.branch)
    next = skipSpaces(text, child.value.next)
  }
  if (text.charAt(next) !== ']') return unclosed(text, next, at)
  const branch = written(text.slice(at + 1, content), at, children)
  return ok({ branch, next: next + 1 })
}

export function readQtree(text: string): Result<Branch> {
  const from = /\\Tree\b/.exec(text)
  const at = text.indexOf('[', from === null ? 0 : from.index)
  if (at < 0) return fail('tree/empty', from?.index ?? 0)
  const read = qtreeNode(text, at, 0)
  return read.ok ? ok(read.value.branch) : read
}

function qtreeNode(text: string, at: number, depth: number): Result<Node> {
  if (depth > MAX_DEPTH) return fail('tree/too-deep', at, { limit: MAX_DEPTH })
  let label = ''
  let next = skipSpaces(text, at + 1)
  if (text.charAt(next) === '.') {
    const end = upTo(text, next + 1, '[] \n')
    label = text.slice(next + 1, end)
    next = skipSpaces(text, end)
  }
  const children: Branch[] = []
  while (text.charAt(next) !== ']') {
    if (next >= text.length) return unclosed(text, next, at)
    if (text.startsWith('\\edge', next)) {
      next = skipSpaces(text, upTo(text, next, ';') + 1)
      continue
    }
    if (text.charAt(next) === '[') {
      const child = qtreeNode(text, next, depth + 1)
      if (!child.ok) return child
      children.push(child.value.branch)
      next = skipSpaces(text, child.value.next)
      continue
    }
    const end = upTo(text, next, '[] \n')
    children.push(written(text.slice(next, end), next, []))
    next = skipSpaces(text, end)
  }
  if (children.length === 0) return fail('tree/empty-list', next)
  return ok({ branch: written(label, at, children), next: next + 1 })
}

function unclosed(text: string, next: number, opened: number): Result<Node> {
  if (next >= text.length) return fail('tree/unclosed', next, { lists: 1, opened })
  return fail('tree/missing-value', next)
}

/** The first place from `at` that has one of these letters outside of braces. */
function upTo(text: string, at: number, letters: string): number {
  let braces = 0
  let next = at
  for (; next < text.length; next++) {
    const letter = text.charAt(next)
    if (letter === '\\') next++
    else if (letter === '{') braces++
    else if (letter === '}') braces--
    else if (braces <= 0 && letters.includes(letter)) break
  }
  return next
}

/** What a node says, without what only dresses it: `$-\infty$` is −∞, `\textbf{A}` is A. */
function written(content: string, at: number, children: Branch[]): Branch {
  const text = content
    .replaceAll('\\infty', '∞')
    .replace(/\\\\/g, ' ')
    .replace(/\\[A-Za-z]+\*?/g, '')
    .replace(/\\(.)/g, '$1')
    .replace(/[${}]/g, '')
    .trim()
  if (children.length > 0) return { at, children, ...(text !== '' && splitJudged(text)) }
  return { at, ...splitLeaf(text) }
}
