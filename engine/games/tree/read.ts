import { ok, type Result } from '../../core/errors.ts'
import type { Player } from '../../core/game.ts'
import { blank, plain } from '../../core/plain.ts'
import { skipSpaces, type Read } from '../../core/text.ts'
import { grow, type Branch, type Grown } from './branch.ts'
import { isDot, isMermaid, readDot, readMermaid } from './graph.ts'
import { readIndented } from './indented.ts'
import { isForest, isQtree, readForest, readQtree } from './latex.ts'
import { readNested } from './nested.ts'
import { readEdgeLines, readPairs } from './pairs.ts'

/**
 * Reads a tree in any of the forms in which people have one, and says where it ends. `first` is
 * who moves at the root, undefined where the text may say so.
 *
 * Errors say where: `tree/empty`, `tree/empty-list`, `tree/unclosed`, `tree/unopened`,
 * `tree/other-bracket`, `tree/open-quote`, `tree/missing-value`, `tree/not-a-number`,
 * `tree/no-children`, `tree/value-too-long`, `tree/too-deep`, `tree/too-many-nodes`,
 * `tree/too-many-children`, `tree/several-roots`, `tree/two-parents`, `tree/cycle`,
 * `tree/sides-do-not-alternate`, `tree/other-side`, `tree/not-dot`, `tree/not-mermaid`.
 */
export function readTree(text: string, first: Player | undefined): Result<Read<Grown>> {
  const clean = plain(text).replace(/^ *```[^\n]*$/gm, blank)
  const branch = readBranch(clean)
  if (!branch.ok) return branch
  const grown = grow(branch.value.value, first)
  return grown.ok ? ok({ value: grown.value, next: branch.value.next }) : grown
}

function readBranch(text: string): Result<Read<Branch>> {
  const from = skipSpaces(text, 0)
  const whole = (branch: Result<Branch>): Result<Read<Branch>> =>
    branch.ok ? ok({ value: branch.value, next: text.length }) : branch
  if (isDot(text)) return whole(readDot(text))
  if (isMermaid(text)) return whole(readMermaid(text))
  if (isForest(text)) return whole(readForest(text))
  if (isQtree(text)) return whole(readQtree(text))
  if (/^[[({]$/.test(text.charAt(from))) {
    const pairs = readPairs(text, from)
    return pairs === undefined ? nested(text, from) : whole(pairs)
  }
  const rows = text.slice(from).trimEnd().split('\n')
  const linked = /\s(?:->|=>|--+>?)\s|^\s*[^\s\d+-][^\s:]*\s*:\s*\S+\s+\S/m.test(text)
  if (rows.length === 1) return linked ? whole(readEdgeLines(text, from)) : nested(text, from)
  const lineStart = text.lastIndexOf('\n', from) + 1
  const indented = rows.some((row) => row.trim() !== '' && /^[\s│├└|`+*•]|^-[-\s]/.test(row))
  return whole(indented ? readIndented(text, lineStart) : readEdgeLines(text, from))
}

function nested(text: string, from: number): Result<Read<Branch>> {
  const read = readNested(text, from)
  if (!read.ok) return read
  const { value, next } = read.value
  // Newick ends with a semicolon, and a few programs with a full stop.
  const end = skipSpaces(text, next)
  if (/^[;.]$/.test(text.charAt(end)) && skipSpaces(text, end + 1) === text.length) {
    return ok({ value, next: text.length })
  }
  return read
}
