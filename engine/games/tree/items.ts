import { fail, ok, type Result } from '../../core/errors.ts'
import { letterAt, skipSpaces, type Read } from '../../core/text.ts'

/** A word or a list of a text in brackets, with the name that stands before it or after it. */
export type Item = Word | List

interface Named {
  readonly at: number
  /** `name` of `name=3`, `"name": [3]` or `(3,12)name`. */
  name?: string
  /** `min` of `min=root=[3,12]`: whose turn it is there. */
  side?: string
}

export interface Word extends Named {
  readonly text: string
  readonly quoted: boolean
  readonly items?: undefined
}

export interface List extends Named {
  readonly open: '[' | '(' | '{'
  readonly items: Item[]
  /** What stands behind it: `5` of `[3,12]=5`. */
  value?: Word
  /** Where it is closed. */
  readonly end: number
  /** Whether a comma stands between its first two members. */
  readonly commas: boolean
}

const CLOSES = { '[': ']', '(': ')', '{': '}' } as const
/** Lists within lists within objects, to whatever a tree may be deep in any of its forms. */
const MOST_NESTED = 200

/**
 * Reads the word or list that begins at `from`: lists in brackets, parentheses or braces, with
 * commas or spaces between their members and perhaps one comma too many after the last.
 */
export function readItem(text: string, from: number): Result<Read<Item>> {
  return new Reader(text).item(from, [])
}

class Reader {
  private readonly text: string
  constructor(text: string) {
    this.text = text
  }

  /** @param names  how many names have just been read: `2` for what follows `min=root=` */
  item(from: number, opened: readonly number[], names = 0): Result<Read<Item>> {
    const { text } = this
    const at = skipSpaces(text, from)
    if (at === text.length)
      return opened.length === 0 ? fail('tree/empty', at) : unclosed(at, opened)
    const letter = text.charAt(at)
    if (letter === '[' || letter === '(' || letter === '{') return this.list(at, letter, opened)
    if (/^[\])}]$/.test(letter) && opened.length === 0) {
      return fail('tree/unopened', at, { letter })
    }
    if (/^[\])},]$/.test(letter)) return fail('tree/missing-value', at)
    const word = this.word(at)
    if (!word.ok) return word
    const next = skipSpaces(text, word.value.next)
    const called = this.calls(word.value)
    if (!called && !this.names(next)) return word
    if (names === MOST_NESTED) return fail('tree/too-deep', at, { limit: MOST_NESTED })
    const named = this.item(called ? next : next + 1, opened, names + 1)
    if (!named.ok) return named
    const item = named.value.value
    const [only] = item.items ?? []
    // `max([3, 12])` has the members of its one list.
    if (called && item.items?.length === 1 && only?.items !== undefined && only.open === '[') {
      item.items.splice(0, 1, ...only.items)
    }
    if (item.name === undefined) item.name = word.value.value.text
    else item.side = word.value.value.text
    return named
  }

  private list(at: number, open: List['open'], opened: readonly number[]): Result<Read<Item>> {
    const { text } = this
    if (opened.length === MOST_NESTED) return fail('tree/too-deep', at, { limit: MOST_NESTED })
    const within = [...opened, at]
    const items: Item[] = []
    let commas = false
    let separator: string | undefined
    let next = skipSpaces(text, at + 1)
    while (text.charAt(next) !== CLOSES[open]) {
      if (next === text.length) return unclosed(next, within)
      if (/^[\])}]$/.test(text.charAt(next))) {
        return fail('tree/other-bracket', next, { letter: text.charAt(next), open })
      }
      const item = this.item(next, within)
      if (!item.ok) return item
      items.push(item.value.value)
      next = skipSpaces(text, item.value.next)
      const mark = text.charAt(next)
      const isMark = mark === ',' || mark === ';'
      if (isMark || mark !== CLOSES[open]) {
        const found = isMark ? mark : ' '
        separator ??= found
        // Rows, or decimals with a comma: what is meant cannot be known.
        if (found !== separator && (found === ';' || separator === ';')) {
          return fail('tree/mixed-separators', next)
        }
      }
      if (!isMark) continue
      if (items.length === 1) commas = true
      next = skipSpaces(text, next + 1)
    }
    const list: List = { at, open, items, end: next, commas }
    next++
    // Newick writes a list's name after it, and perhaps the length of its branch.
    if (open === '(' && /^[\p{L}_"']$/u.test(letterAt(text, next))) {
      const name = this.word(next)
      if (!name.ok) return name
      list.name = name.value.value.text
      next = name.value.next
    }
    if (open === '(') next += /^:[0-9.eE+-]+/.exec(text.slice(next, next + 40))?.[0].length ?? 0
    const sign = /^\s*=\s*(?![=>\s[({])/.exec(text.slice(next, next + 40))
    if (sign !== null && skipSpaces(text, next) < text.length) {
      const value = this.word(next + sign[0].length)
      if (!value.ok) return value
      list.value = value.value.value
      next = value.value.next
    }
    return ok({ value: list, next })
  }

  /** Whether a word is a function, `max(` or `min(`, of what follows. */
  private calls({ value, next }: Read<Word>): boolean {
    return /^(?:max|min)$/i.test(value.text) && this.text.charAt(next) === '('
  }

  /** Whether what stands at `at` makes the word before it a name. */
  private names(at: number): boolean {
    return /^[=:]$/.test(this.text.charAt(at)) && !this.text.startsWith(':=', at)
  }

  private word(at: number): Result<Read<Word>> {
    const { text } = this
    const quote = text.charAt(at)
    if (quote === '"' || quote === "'") {
      const quoted = quote === '"' ? /"((?:[^"\\]|\\.)*)"/sy : /'((?:[^'\\]|\\.)*)'/sy
      quoted.lastIndex = at
      const found = quoted.exec(text)
      if (found === null) return fail('tree/open-quote', at)
      return ok({ value: { at, text: unescaped(found[1]), quoted: true }, next: quoted.lastIndex })
    }
    const plain = /[^\s[\](){},;=:"]+/y
    plain.lastIndex = at
    const found = plain.exec(text)
    if (found === null) return fail('tree/not-a-number', at, { letter: letterAt(text, at) })
    return ok({ value: { at, text: found[0], quoted: false }, next: plain.lastIndex })
  }
}

function unclosed(at: number, opened: readonly number[]) {
  return fail('tree/unclosed', at, { lists: opened.length, opened: opened.at(-1) ?? 0 })
}

function unescaped(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/gs, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(parseInt(code.slice(1), 16))
    return code === 'n' || code === 't' ? ' ' : code
  })
}
