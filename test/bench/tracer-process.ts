import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { alphabeta } from '../../engine/index.ts'
import { time } from './measure.ts'
import { subjects, type Bench } from './positions.ts'

const SEARCH = join(import.meta.dirname, '../../engine/search')
/**
 * One process of `tracer.ts`: times alpha-beta with its calls of the tracer, and without them, in
 * turn, and writes `{ withCalls, without, nodes }`, milliseconds of each run, as JSON. Arguments:
 * the positions (a `Bench` as JSON), how many pairs, and which of the two is compiled first.
 */

/** Runs that are not counted: until the compiler has made up its mind. */
const WARM_UP = 4

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

const [given = '', pairs = '1', first = 'with'] = process.argv.slice(2)
const where = JSON.parse(given) as Bench
const bare = await withoutTracer()
const all = subjects(where)
let nodes = 0
const run = (search: typeof alphabeta): number =>
  time(() => {
    nodes = 0
    for (const each of all) nodes += search(each, { depth: where.depth, nodes: where.nodes }).nodes
  })

const inTurn = first === 'with' ? [alphabeta, bare] : [bare, alphabeta]
for (let i = 0; i < WARM_UP; i++) inTurn.forEach(run)
const withCalls: number[] = []
const without: number[] = []
for (let i = 0; i < Number(pairs); i++) {
  // Each as often first as second, so that a drift of the machine falls on both.
  if (i % 2 === 0) withCalls.push(run(alphabeta))
  without.push(run(bare))
  if (i % 2 === 1) withCalls.push(run(alphabeta))
}
console.log(JSON.stringify({ withCalls, without, nodes }))
