import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { byteLength, kits, record, subjectFrom } from '../../engine/index.ts'
import { median, readable, type Row } from './measure.ts'

/**
 * Two copies of one function are compiled with different luck, up to some percent either way, and
 * that luck lasts as long as the process. So there are many processes, half of them compiling the
 * one copy first, half the other.
 */
const PROCESSES = 20
const PAIRS = 9

interface Timed {
  readonly withCalls: number[]
  readonly without: number[]
  readonly nodes: number
}

function timed(first: 'with' | 'without'): Timed {
  const script = join(import.meta.dirname, 'tracer-process.ts')
  const answer = execFileSync(process.execPath, [script, String(PAIRS), first], {
    encoding: 'utf8',
  })
  return JSON.parse(answer) as Timed
}

export async function bench(): Promise<Row[]> {
  const runs = Array.from({ length: PROCESSES }, (_, i) => timed(i % 2 === 0 ? 'with' : 'without'))
  const ratios = runs.map(({ withCalls, without }) => median(withCalls) / median(without))
  const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1).replace('-0.0', '0.0')} %`
  const { nodes } = runs[0]
  const speeds = runs.map(({ withCalls }) => (nodes / median(withCalls)) * 1000)

  const { game } = kits.connect4
  const subject = subjectFrom(kits.connect4, game.initial())
  const { recording } = record('alphabeta', subject, { depth: 6 })
  const bytes = byteLength(recording) / recording.parent.length
  return [
    {
      what: 'Alpha-beta without a tracer against the same source with the calls removed',
      figure: percent(median(ratios)),
      how: `median over ${PROCESSES} processes (${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))}) of the ratio of median times of ${PAIRS} pairs in turn, ${readable(nodes)} nodes each`,
    },
    {
      what: 'Alpha-beta on Connect 4 with its evaluation',
      figure: `${readable(median(speeds))} nodes/s`,
      how: `depth 8, 5 positions, median over ${PROCESSES} processes`,
    },
    {
      what: 'Memory of a recording',
      figure: `${bytes.toFixed(1)} bytes a node`,
      how: `alpha-beta to depth 6, ${readable(recording.parent.length)} nodes with those cut`,
    },
  ]
}
