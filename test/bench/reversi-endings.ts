import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reversi, ReversiEndings, type GameOptions, type Solved } from '../../engine/index.ts'
import { readable, type Row } from './measure.ts'

/** Boards with the published score of every move, the best first. */
const FRENCH = join(import.meta.dirname, '../fixtures/reversi/ffo-1-19.txt')

/** J. Feinstein 1993: 6×6 played perfectly by both, 16 to 20, in this notebook's names. */
const PERFECT =
  'c2 b4 c5 d2 e4 e3 d1 c1 b1 d5 d6 f4 b3 b2 f3 f2 e2 b6 a4 c6 a6 a2 b5 a5 e6 e5 a3 a1 f5 f6 e1 f1'.split(
    ' ',
  )
/** Squares that are empty where it is begun: a few minutes in all. */
const EMPTIES = [20, 22, 24, 26]
const EMPTY_AT_START = 32
/** What is spent on the start, which takes far more. */
const START_NODES = 50_000_000

interface Measured extends Solved {
  readonly ms: number
}

/** With an empty table, the time to empty it not among the time that is taken. */
function solved(
  solver: ReversiEndings,
  text: string,
  options: GameOptions,
  nodes?: number,
): Measured {
  const read = reversi.game.parse(text, options)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  solver.clear()
  const start = performance.now()
  const found = solver.solve(read.value, nodes === undefined ? {} : { nodes })
  return { ...found, ms: performance.now() - start }
}

export async function bench(): Promise<Row[]> {
  const solver = new ReversiEndings(256)
  const lines = readFileSync(FRENCH, 'utf8').trim().split('\n')
  const french = lines.map((line) => {
    const [text, moves] = line.split(';')
    const found = solved(solver, text, {})
    const known = Number(moves.trim().split(' ')[0].split(':')[1])
    // One square that stays empty counts for the winner there, and for nobody here.
    return { ...found, right: Math.abs(known - (found.score ?? NaN)) <= 1 }
  })
  const nodes = french.reduce((sum, each) => sum + each.nodes, 0)
  const ms = french.reduce((sum, each) => sum + each.ms, 0)
  const rows: Row[] = [
    {
      what: 'Reversi: exact scores, the French test of endings, 1 to 19',
      figure: `${french.filter(({ right }) => right).length} of ${french.length} right, ${readable(nodes / french.length)} nodes a position`,
      how: '14 to 16 empty squares, each with an empty table of 256 MB',
    },
    {
      what: 'Reversi: solver of endings',
      figure: `${readable((nodes / ms) * 1000)} nodes/s`,
      how: 'one thread, all of these together',
    },
  ]
  for (const empties of EMPTIES) {
    const text = PERFECT.slice(0, EMPTY_AT_START - empties).join(' ')
    const found = solved(solver, text, { size: 6 })
    const first = empties % 2 === 0 ? (found.score ?? NaN) : 0 - (found.score ?? NaN)
    rows.push({
      what: `Reversi 6×6: ${EMPTY_AT_START - empties} plies into the perfect game`,
      figure: `X ${first > 0 ? 'wins' : 'loses'} by ${Math.abs(first)}: ${readable(found.nodes)} nodes, ${(found.ms / 1000).toFixed(1)} s`,
      how: `${empties} empty squares; 16 to 20 is known (Feinstein 1993)`,
    })
  }
  const start = solved(solver, '', { size: 6 }, START_NODES)
  const known =
    start.score === undefined ? `not solved, between ${start.low} and ${start.high}` : start.score
  rows.push({
    what: 'Reversi 6×6: from the start',
    figure: `${known} for X after ${readable(start.nodes)} nodes`,
    how: `${EMPTY_AT_START} empty squares, stopped there, after ${(start.ms / 1000).toFixed(0)} s`,
  })
  return rows
}
