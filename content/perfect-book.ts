/** The opening book of Connect 4, and what its positions take without it: as it came out. */
import { BOOK_LINES, Connect4Book, ContractError } from '../engine/index.ts'
import type { Effort } from '../src/widgets/solver-effort/schema.ts'
import taken from './perfect-book.json' with { type: 'json' }

/** What `npm run bench book` writes, besides the lines of the book. */
export interface BookRun {
  readonly date: string
  readonly machine: string
  /** What it took to make the book, in nodes and in seconds of the processor. */
  readonly nodes: number
  readonly seconds: number
  /** One line of play by the book, and a little on. */
  readonly efforts: readonly Effort[]
}

export const bookRun: BookRun = taken

/** The last move of a line is the book's answer. */
const pieces = BOOK_LINES.map(({ length }) => length - 1)

export const lines = {
  size: new Connect4Book(BOOK_LINES).size,
  least: Math.min(...pieces),
  most: Math.max(...pieces),
}

const [first] = bookRun.efforts
const asTold =
  lines.size === BOOK_LINES.length &&
  first.nodes > 0.8 * bookRun.nodes &&
  bookRun.efforts.slice(0, -1).every(({ inBook }) => inBook) &&
  bookRun.efforts.at(-1)?.inBook === false
if (!asTold) throw new ContractError('the chapter on solving', 'the book is no longer as told')
