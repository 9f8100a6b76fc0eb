import { fail, ok, type Result } from './errors.ts'

/**
 * The main line of a game in SGF (Smart Game Format, FF[4], A. Hollosi): the first variation at
 * each branch. A value ends with the first `]` that has no backslash before it.
 */
export interface SgfNode {
  /** By name, in the order of the text. */
  readonly values: ReadonlyMap<string, readonly SgfValue[]>
}

export interface SgfValue {
  readonly text: string
  /** Where it begins, after the bracket. */
  readonly at: number
}

export function isSgf(text: string): boolean {
  return /^\s*\(\s*;/.test(text)
}

export function readSgf(text: string): Result<SgfNode[]> {
  const nodes: SgfNode[] = []
  let values = new Map<string, SgfValue[]>()
  const token = /\s+|[();]|([A-Za-z]+)|\[((?:[^\]\\]|\\[\s\S])*)\]/y
  let name = ''
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at
    const found = token.exec(text)
    if (found === null) {
      return text.charAt(at) === '['
        ? fail('sgf/open-value', at)
        : fail('sgf/unknown-letter', at, {
            letter: String.fromCodePoint(text.codePointAt(at) ?? 0),
          })
    }
    // The first variation ends here; what follows is another.
    if (found[0] === ')') return ok(nodes)
    if (found[0] === ';') {
      values = new Map()
      nodes.push({ values })
    } else if (found[1] !== undefined) {
      // Small letters are filling, `GaMe`; in a text of small letters alone they are meant.
      name = found[1].replace(/[a-z]/g, '') || found[1].toUpperCase()
    } else if (found[2] !== undefined) {
      const read = { text: found[2].replace(/\\([\s\S])/g, '$1'), at: at + 1 }
      values.set(name, [...(values.get(name) ?? []), read])
    }
  }
  return fail('sgf/unclosed', text.length)
}

/**
 * The column and row that two letters name, both from 0, the row from the top; undefined where it
 * is no point. A few programs write `h8` as on the board, with rows from the bottom.
 */
export function sgfPoint(text: string, size: number): readonly [number, number] | undefined {
  const index = (letter: string) => {
    const code = letter.charCodeAt(0)
    return code >= 97 ? code - 97 : code - 65 + 26
  }
  if (/^[A-Za-z]{2}$/.test(text)) return [index(text.charAt(0)), index(text.charAt(1))]
  const named = /^([A-Za-z])([0-9]{1,2})$/.exec(text)
  return named === null ? undefined : [(named[1].charCodeAt(0) | 32) - 97, size - Number(named[2])]
}
