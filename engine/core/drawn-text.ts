import { marksOf } from './grid-text.ts'
import { Translation, type Translated } from './translated.ts'

/**
 * Boards as programs, chats and servers write them, put into the grid of `grid-text.ts`: lists of
 * rows in brackets (`[['X','O',''],…]`, `{{1,0,2},…}`, `["XO.",…]`), one list or word of all cells,
 * coloured circles and squares, and rows with counts of their empty squares (`7/3X3`).
 */

interface Size {
  readonly columns: number
  readonly rows: number
}

interface Cell {
  readonly mark: string
  readonly at: number
}

const NOTHING = /^(?:|none|null|nil|undefined|empty|nan|false)$/i

/**
 * The grid of a clean text; undefined where it is none of these forms.
 *
 * @param size  of the board, where a list of all cells is one
 */
export function drawnBoard(text: string, size?: Size): Translated | undefined {
  if (COLOURED.test(text)) return coloured(text)
  return inRows(text) ?? counted(text) ?? (size && inOneList(text, size))
}

/** The text without what a program has around a list: `int[][] b =`, `np.array(`; as long. */
export function undeclared(text: string): string {
  const from = text.search(/(?<!\w)[[({](?=\s*(?:[[({"'0-9-]|none\b|null\b))/i)
  const before = text.slice(0, Math.max(from, 0))
  if (!/^\s*[\w\s.:<>[\](){}]*[=(]\s*(?:new\s+\w+(?:\[\d*\])+\s*)?(?:[\w.]+\(\s*)?$/.test(before)) {
    return text
  }
  const after = /[\])}](?:\s*,\s*dtype=[\w.]+)?\s*\)?\s*;?\s*$/.exec(text)
  const to = after === null ? text.length : after.index + 1
  return ' '.repeat(before.length) + text.slice(before.length, to) + ' '.repeat(text.length - to)
}

function inRows(text: string): Translated | undefined {
  const all = undeclared(text)
  const outer = /^\s*[[({]([\s\S]*)[\])}]\s*$/.exec(all)
  if (outer === null) return undefined
  const from = all.indexOf(outer[1], all.search(/[[({]/) + 1)
  const lists = [...outer[1].matchAll(/[[({]([^[\](){}]*)[\])}]/g)]
  // What stands between the rows is commas, or it is another text.
  if (!/^[\s,;]*$/.test(outer[1].replace(/[[({][^[\](){}]*[\])}]/g, ''))) {
    return wordRows(outer[1], from)
  }
  return gridOf(lists.map((list) => cellsIn(list[1], from + list.index + 1)))
}

/** `["XO.", "..."]`: a word a row. */
function wordRows(text: string, from: number): Translated | undefined {
  if (!/^\s*(?:"[^"]*"|'[^']*')(?:\s*,\s*(?:"[^"]*"|'[^']*'))+\s*,?\s*$/.test(text))
    return undefined
  const words = [...text.matchAll(/"([^"]*)"|'([^']*)'/g)]
  return gridOf(
    words.map((word) => lettersOf(word[1] ?? word[2] ?? '', from + word.index + 1)),
    3,
  )
}

function lettersOf(word: string, at: number): Cell[] {
  return Array.from(word, (letter, i) => ({ mark: letter === ' ' ? '.' : letter, at: at + i }))
}

function cellsIn(text: string, at: number): Cell[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|[^\s,;"']+/g)].map((found) => {
    const said = (found[1] ?? found[2] ?? found[0]).trim()
    const mark = NOTHING.test(said) ? '.' : said.replace(/^(-?[0-9])\.0*$/, '$1')
    return { mark, at: at + found.index }
  })
}

/** All cells in one list or one word, and perhaps the side to move. */
function inOneList(text: string, { columns, rows }: Size): Translated | undefined {
  const list = /^\s*[[({]([^[\](){}]*)[\])}]\s*$/.exec(undeclared(text))
  const word = /^\s*([XxOo.\-_*BbWw012]+)(?:\s+([XxOoBbWw*12]))?\s*$/.exec(text)
  const cells =
    list !== null
      ? cellsIn(list[1], text.indexOf(list[1]))
      : word !== null && !/^[0-9]+$/.test(word[1])
        ? lettersOf(word[1], text.indexOf(word[1]))
        : []
  if (cells.length !== columns * rows) return undefined
  const grid = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  return gridOf(grid, columns, word?.[2])
}

/** Rows from the top, joined by `/`, where a number stands for so many empty squares. */
function counted(text: string): Translated | undefined {
  const written = /^(\s*)([XxOoRrYyBbWw0-9]+(?:\/[XxOoRrYyBbWw0-9]+)+)(?:\s+([XxOoRrYyBbWw]))?\s*$/
  const [, spaces, rows, side] = written.exec(text) ?? []
  if (rows === undefined || !/[0-9]/.test(rows)) return undefined
  let at = spaces.length
  const grid = rows.split('/').map((row) => {
    const cells = [...row.matchAll(/[0-9]+|[a-z]/gi)].flatMap(({ 0: said, index }) =>
      Array.from({ length: Math.min(Number(said) || 1, MOST) }, () => ({
        mark: /[0-9]/.test(said) ? '.' : said,
        at: at + index,
      })),
    )
    at += row.length + 1
    return cells
  })
  return gridOf(grid, 3, side)
}

/** More squares than a row of any board has. */
const MOST = 30

/** The grid of rows that are equally long, of marks that a board has. */
function gridOf(
  rows: readonly (readonly Cell[])[],
  least = 3,
  side?: string,
): Translated | undefined {
  const wide = rows[0]?.length ?? 0
  if (rows.length < 2 || wide < least) return undefined
  const marks = marksOf(rows.flatMap((row) => row.map(({ mark }) => mark)))
  if (rows.some((row) => row.length !== wide)) return undefined
  if (rows.some((row) => row.some(({ mark }) => marks(mark) === undefined))) return undefined
  const grid = new Translation()
  for (const row of rows) {
    for (const { mark, at } of row) grid.add(['. ', 'X ', 'O '][(marks(mark) ?? -1) + 1], at)
    grid.add('\n', row[wide - 1].at)
  }
  const last = rows[rows.length - 1][wide - 1].at
  if (side !== undefined) grid.add(side === '*' ? 'X' : side, last)
  return grid.done(last)
}

const COLOURED =
  /[\u{1f534}\u274c\u2716\u2715\u{1f7e1}\u{1f535}\u2b55\u26aa\u26ab\u2b1b\u2b1c\u25fb\u25fc\u{1f7e6}-\u{1f7eb}]/u
const RED = /[\u{1f534}\u274c\u2716\u2715]/u
const OTHER = /[\u{1f7e1}\u{1f535}\u2b55]/u

/** Coloured circles: red or a cross is the first side; black, where there is no red. */
function coloured(text: string): Translated | undefined {
  const bright = RED.test(text) || OTHER.test(text)
  const blue = !text.includes('\u{1f7e1}') && !text.includes('\u2b55')
  const grid = new Translation()
  let at = 0
  for (const letter of text) {
    const mark = markOf(letter, bright, blue)
    if (mark !== '') grid.add(mark === undefined ? letter : `${mark} `, at)
    at += letter.length
  }
  return grid.done(text.length)
}

function markOf(letter: string, bright: boolean, blue: boolean): string | undefined {
  // A variant of a character, and the frame of a key.
  if (letter === '\ufe0f' || letter === '\u20e3') return ''
  if (RED.test(letter)) return 'X'
  if (letter === '\u{1f7e1}' || letter === '\u2b55') return 'O'
  if (letter === '\u{1f535}') return blue ? 'O' : '.'
  if (letter === '\u26ab') return bright ? '.' : 'X'
  if (letter === '\u26aa') return bright ? '.' : 'O'
  return /[\u2b1b\u2b1c\u25fb\u25fc\u{1f7e6}-\u{1f7eb}]/u.test(letter) ? '.' : undefined
}
