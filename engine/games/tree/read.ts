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
 * `tree/mixed-separators`, `tree/other-side`, `tree/not-dot`, `tree/not-mermaid`,
 * `tree/third-column`, `tree/no-child`.
 */
export function readTree(text: string, first: Player | undefined): Result<Read<Grown>> {
  const clean = listsOnly(constructed(literalOnly(unquoted(fenceless(text)))))
  const branch = readBranch(clean)
  if (!branch.ok) return branch
  const grown = grow(branch.value.value, first)
  if (!grown.ok) return grown
  const { next } = branch.value
  const ends = skipSpaces(clean, next) === clean.length
  return ok({ value: grown.value, next: ends ? text.length : next })
}

function fenceless(text: string): string {
  return plain(text).replace(/^ *```[^\n]*$/gm, blank)
}

/** A text of which each line is quoted, as mail and chats do. */
function unquoted(text: string): string {
  return /^(?:\s*>[^\n]*(?:\n|$))+$/.test(text) ? text.replace(/^\s*>/gm, blank) : text
}

/**
 * What a program has before a literal: `const t =`, `vector<int> t =`, `new int[][]`, `np.array(`.
 * A leaf alone may be called so: `let=0`.
 */
const DECLARED =
  /^\s*(?:(?:const|let|var|val|final|static|int|double|float|long|auto)\b[^={(]*|[\w:]+\s*<[^=;"'\n]*>\s*\w+\s*)=(?!>|[^[({]*$)/
const MADE = /^\s*(?:new\s+\w+(?:\[\d*\])+|(?:\w+\s*=\s*)?(?:\w+\.)*(?:array|tensor|matrix)\s*\()/
/** A name of a dictionary is that of the variable, and none of the root. */
const DICTIONARY = /^\s*\w+\s*=\s*(?=\{\s*(?:"[^"]*"|'[^']*'|\w+)\s*:)/
/** A literal as a text in quotes, `"[[3,12]]"`, or quoted in Lisp, `'((3 12))`. */
const QUOTED = /^(\s*)(["'`])(?=\s*[[({][\s\S]*[\])}]\s*\2\s*[.;]?\s*$)|^(\s*)'(?=\()/
/** `\max(\min(3, 12), …)`, as formulas have it. */
const FORMULA = /^[\s$]*\\(?:max|min)\b/

/** A tree that is a literal of a program without what stands around it; of the same length. */
function literalOnly(text: string): string {
  const bare = text.replace(DECLARED, blank).replace(DICTIONARY, blank)
  const made = bare.replace(MADE, blank)
  const called = made !== bare && /\(\s*$/.test(MADE.exec(bare)?.[0] ?? '')
  const named = /^\s*(?:\w+\s*=\s*)?[[({]/.test(made)
  const plainly = named ? withoutRemarks(made) : made
  if (called) return plainly.replace(/(?:,\s*dtype=[^()]*)?\)\s*(?:;\s*)?$/, blank)
  return made === text ? plainly : plainly.replace(/;\s*$/, blank)
}

/** Without what is written beside a literal, `# so` or `// so`, up to the end of each line. */
function withoutRemarks(text: string): string {
  if (!/#|\/\//.test(text)) return text
  return text
    .split('\n')
    .map((line) => {
      const from = line.search(/#|\/\//)
      const remark = from < 0 ? '' : line.slice(from)
      return /["'[\]{}]/.test(remark)
        ? line
        : line.slice(0, line.length - remark.length) + blank(remark)
    })
    .join('\n')
}

/** Constructors of nodes, `Node [Leaf 3, Leaf 5]`: the text without their names. */
const CONSTRUCTOR =
  /\b(?:tree|tree_?node|node|leaf|branch|fork|inner|terminal)\b(?=\s*[[({"'\d-])/gi

function constructed(text: string): string {
  if (!/^\s*(?:\w+\s*=\s*)?(?:tree_?)?(?:node|fork|branch|inner)\s*[[({]/i.test(text)) return text
  return text.replace(/^\s*\w+\s*=/, blank).replace(CONSTRUCTOR, blank)
}

/** The same without the quotes around it, and without what LaTeX needs. */
function listsOnly(text: string): string {
  const quote = QUOTED.exec(text)?.[2]
  const bare = text.replace(QUOTED, blank)
  const open = quote === undefined ? bare : bare.replace(/["'`](?=\s*[.;]?\s*$)/, blank)
  if (!FORMULA.test(open)) return open
  return open
    .replace(/\\(max|min)\s*(?:\\left\s*)?\(/g, (found, name: string) =>
      `${name}(`.padStart(found.length),
    )
    .replace(/\\right(?=\s*\))|\$/g, blank)
}

/** Characters of a first line that are looked at. */
const LONGEST_HEAD = 400

function readBranch(text: string): Result<Read<Branch>> {
  const from = skipSpaces(text, 0)
  const whole = (branch: Result<Branch>): Result<Read<Branch>> =>
    branch.ok ? ok({ value: branch.value, next: text.length }) : branch
  if (isDot(text)) return whole(readDot(text))
  if (isMermaid(text)) return whole(readMermaid(text))
  if (isForest(text)) return whole(readForest(text))
  if (isQtree(text)) return whole(readQtree(text))
  // `tree = [` goes on in the lines below; in one line it is a list with a name.
  if (/^\w+[ ]*=[ ]*[[({][^\n]*\n/.test(text.slice(from, from + LONGEST_HEAD))) {
    return nested(text, from)
  }
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
  const indented = rows.some((row) => row.trim() !== '' && /^[\s│├└|`+*•◦▪▫‣⁃●○]|^-[-\s]/.test(row))
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
