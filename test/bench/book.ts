import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  connect4,
  Connect4Book,
  Connect4Winner,
  connect4Won,
  legalMoves,
} from '../../engine/index.ts'
import type { BookRun } from '../../content/perfect-book.ts'
import type { Effort } from '../../src/widgets/solver-effort/schema.ts'
import { readable, type Row } from './measure.ts'

const RUN = join(import.meta.dirname, '../../content/perfect-book.json')
const LINES = join(import.meta.dirname, '../../engine/agents/connect4-solver/book-lines.ts')

/** Where the book begins: both sides have played the middle twice. Earlier ones take hours. */
const START = '4444'
/** Pieces on the board in the last positions of the book. */
const DEEPEST = 10
/** Later in the same line, where the solver goes on alone. */
const BEYOND = 12
const MIDDLE = 3

const { game } = connect4

function at(text: string) {
  const read = game.parse(text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  return read.value
}

/**
 * The opening book of the chapter on a perfect player, made and written: after \`START\`, a move of
 * the first player for every position in which it is to move with up to ten pieces, if it has
 * played by the book so far. Each move is shown to win. Takes some minutes and a gigabyte, most of
 * it for the first position; what has been found there is still in the table for the rest.
 */
export async function bench(): Promise<Row[]> {
  const begun = process.cpuUsage()
  const winner = new Connect4Winner()
  const lines = linesOf(winner)
  const seconds = Math.round(process.cpuUsage(begun).user / 1e6)
  writeLines(lines)
  const run: BookRun = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    nodes: winner.nodes,
    seconds,
    efforts: effortsAlong(new Connect4Book(lines)),
  }
  writeFileSync(RUN, `${JSON.stringify(run, undefined, 2)}\n`)
  return [
    {
      what: `Connect 4: a book for the first player after ${START}`,
      figure: `${lines.length} positions with up to ${DEEPEST} pieces, each shown to be won`,
      how: `${readable(run.nodes)} nodes in ${readable(seconds)} s of the processor, one table of 1 GB`,
    },
  ]
}

/** Each position of the book by the moves to it, and then its move. */
function linesOf(winner: Connect4Winner): string[] {
  const lines: string[] = []

  function add(text: string): void {
    const position = at(text)
    if (game.outcome(position) !== undefined) return
    if (new Connect4Book(lines).moveIn(position) !== undefined) return
    const move = winner.winsBy(position)
    if (move === undefined) throw new Error(`${text} is not won`)
    const line = text + game.formatMove(position, move)
    lines.push(line)
    if (text.length >= DEEPEST) return
    game.play(position, move)
    if (game.outcome(position) !== undefined) return
    for (const reply of legalMoves(connect4, position)) add(line + game.formatMove(position, reply))
  }

  add(START)
  return lines
}

/** What the positions of one line take without a book. */
function effortsAlong(book: Connect4Book): Effort[] {
  const efforts: Effort[] = []
  for (let text = START; ; text = replied(text)) {
    const position = at(text)
    const begun = process.cpuUsage()
    const { nodes, move } = connect4Won(position)
    const ms = Number((process.cpuUsage(begun).user / 1000).toPrecision(3))
    const known = book.moveIn(position)
    efforts.push({ pieces: text.length, texts: [text], nodes, ms, inBook: known !== undefined })
    if (text.length >= BEYOND || move === undefined) return efforts
    text += game.formatMove(position, known ?? move)
  }
}

/** The same line and a reply: the middle while it has room, then what it takes most to win after. */
function replied(line: string): string {
  const position = at(line)
  const legal = legalMoves(connect4, position)
  if (legal.includes(MIDDLE)) return line + game.formatMove(position, MIDDLE)
  const replies = legal.map((reply) => {
    const text = line + game.formatMove(position, reply)
    const over = game.outcome(at(text)) !== undefined
    return { text, nodes: over ? 0 : connect4Won(at(text)).nodes }
  })
  const [most] = replies.toSorted((a, b) => b.nodes - a.nodes)
  if (most === undefined) throw new Error(`${line} is over`)
  return most.text
}

function writeLines(lines: readonly string[]): void {
  const rows: string[] = []
  for (const line of lines) {
    const last = rows.at(-1)
    if (last === undefined || last.length + line.length > 95) rows.push(line)
    else rows[rows.length - 1] = `${last} ${line}`
  }
  writeFileSync(
    LINES,
    `/**
 * The lines of the opening book for the first player, which \`npm run bench book\` has found: see
 * \`Connect4Book\`.
 */
export const BOOK_LINES: readonly string[] = \`
${rows.join('\n')}
\`
  .trim()
  .split(/\\s+/)
`,
  )
}
