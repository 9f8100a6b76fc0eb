import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { StoredBench } from '../../src/widgets/bit-bench/rates.ts'
import { agree, answers, benchBoards, measure } from '../../src/workers/bit-bench/measure.ts'
import { readable, type Row } from './measure.ts'

const FILE = join(import.meta.dirname, '../../content/bit-bench.json')

const NAMES = {
  four: 'boards/s, four in a row',
  stones: 'boards/s, stones counted',
  perft: 'sequences/s, perft',
} as const

/**
 * Boards of Connect 4 kept in four ways, as the chapter on counting and moving bits shows them and
 * measures them anew in the page. Kept in `content/bit-bench.json`.
 */
export async function bench(): Promise<Row[]> {
  const boards = benchBoards()
  if (!agree(answers(boards))) throw new Error('the ways to keep a board do not agree')
  const rates = [...measure(boards, () => performance.now())]
  const stored: StoredBench = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    rates: rates.map(({ perSecond, ...rate }) => ({ ...rate, perSecond: Math.round(perSecond) })),
  }
  writeFileSync(FILE, `${JSON.stringify(stored, undefined, 2)}\n`)
  return rates.map(({ way, task, perSecond }) => ({
    what: `Connect 4 by ${way}: ${task}`,
    figure: `${readable(perSecond)} ${NAMES[task]}`,
    how: `${boards.length} boards, median of 5`,
  }))
}
