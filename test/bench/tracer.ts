import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { alphabeta, byteLength, kits, record, type Subject } from '../../engine/index.ts'
import { median, readable, time, type Row } from './measure.ts'

const SEARCH = join(import.meta.dirname, '../../engine/search')
const POSITIONS = ['', '44', '4433', '435216', '1234567']
const DEPTH = 8
const PAIRS = 41

/** Alpha-beta from its own source, with every call of the tracer taken out. */
async function withoutTracer(): Promise<typeof alphabeta> {
  const source = readFileSync(join(SEARCH, 'alphabeta.ts'), 'utf8')
  const bare = source
    .split('\n')
    .filter((line) => !/^\s*trace\?\.\w+\(.*\)$/.test(line))
    .join('\n')
    .replaceAll(/from '(\..*?)'/g, (_, path: string) => {
      return `from '${pathToFileURL(join(SEARCH, path)).href}'`
    })
  if (/trace\?\./.test(bare)) throw new Error('tracer: a call was not taken out')
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-'))
  try {
    const file = join(folder, 'alphabeta-bare.ts')
    writeFileSync(file, bare)
    const copy = (await import(pathToFileURL(file).href)) as { alphabeta: typeof alphabeta }
    return copy.alphabeta
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function subject(text: string): Subject<unknown> {
  const { game, evaluation } = kits.connect4
  const read = game.parse(text)
  if (!read.ok) throw new Error(`tracer: ${text}: ${read.error.code}`)
  return { game, evaluation, position: read.value }
}

export async function bench(): Promise<Row[]> {
  const bare = await withoutTracer()
  const subjects = POSITIONS.map(subject)
  let nodes = 0
  const run = (search: typeof alphabeta): number =>
    time(() => {
      nodes = 0
      for (const each of subjects) nodes += search(each, { depth: DEPTH }).nodes
    })

  for (let i = 0; i < 3; i++) {
    run(alphabeta)
    run(bare)
  }
  const withCalls: number[] = []
  const without: number[] = []
  // In turn, and each first as often as second, so that a drift of the machine falls on both.
  for (let i = 0; i < PAIRS; i++) {
    if (i % 2 === 0) withCalls.push(run(alphabeta))
    without.push(run(bare))
    if (i % 2 === 1) withCalls.push(run(alphabeta))
  }
  const ratio = median(withCalls) / median(without)

  const { recording } = record('alphabeta', subjects[0], { depth: 6 })
  const bytes = byteLength(recording) / recording.parent.length
  return [
    {
      what: 'Alpha-beta without a tracer against the same source with the calls removed',
      figure: `${((ratio - 1) * 100).toFixed(1)} %`,
      how: `ratio of median times, ${PAIRS} pairs in turn, ${readable(nodes)} nodes each`,
    },
    {
      what: 'Alpha-beta on Connect 4 with its evaluation',
      figure: `${readable((nodes / median(withCalls)) * 1000)} nodes/s`,
      how: `depth ${DEPTH}, ${POSITIONS.length} positions, median of ${PAIRS}`,
    },
    {
      what: 'Memory of a recording',
      figure: `${bytes.toFixed(1)} bytes a node`,
      how: `alpha-beta to depth 6, ${readable(recording.parent.length)} nodes with those cut`,
    },
  ]
}
