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
 * `tree/mixed-separators`, `tree/sides-do-not-alternate`, `tree/other-side`, `tree/not-dot`, `tree/not-mermaid`,
 * `tree/third-column`, `tree/no-child`.
 */
export function readTree(text: string, first: Player | undefined): Result<Read<Grown>> {
  const clean = literalOnly(plain(text).replace(/^ *```[^\n]*$/gm, blank))
  const branch = readBranch(clean)
  if (!branch.ok) return branch
  const grown = grow(branch.value.value, first)
  if (!grown.ok) return grown
  const { next } = branch.value
  const ends = skipSpaces(clean, next) === clean.length
  return ok({ value: grown.value, next: ends ? text.length : next })
}

/** What a program has before a literal: `const t =`, `int t[2][2] =`, `new int[][]`, `np.array(`. */
const DECLARED = /^\s*(?:const|let|var|val|final|static|int|double|float|long|auto)\b[^={(]*=(?!>)/
const MADE = /^\s*(?:new\s+\w+(?:\[\d*\])+|(?:\w+\s*=\s*)?(?:\w+\.)*(?:array|tensor|matrix)\s*\()/

/** A tree that is a literal of a program without what stands around it; of the same length. */
function literalOnly(text: string): string {
  const rest = text.replace(DECLARED, blank).replace(MADE, blank)
  if (rest === text) return text
  const called = /\(\s*$/.test(MADE.exec(text.replace(DECLARED, blank))?.[0] ?? '')
  return rest.replace(called ? /(?:,\s*dtype=[^()]*)?\)\s*(?:;\s*)?$/ : /;\s*$/, blank)
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
  // Edges one after the other: `S->A, S->B; A->3`.
  const edges = text.split(/[,;\n]/).filter((each) => each.trim() !== '')
  if (edges.length > 1 && edges.every((each) => each.split(/->|=>|→/).length === 2)) {
    return whole(readEdgeLines(text.replace(/[,;]/g, '\n'), from))
  }
  const rows = text.slice(from).trimEnd().split('\n')
  // Blanks within a line alone: many empty lines would be gone through anew from each.
  const linked = /\s(?:->|=>|→|--+>?)\s|^[^\S\n]*[^\s\d+-][^\s:]*[^\S\n]*:\s*\S+\s+\S/m.test(text)
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
