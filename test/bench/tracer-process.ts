import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { alphabeta, mcts } from '../../engine/index.ts'
import { time } from './measure.ts'
import { subjects, type Bench } from './positions.ts'

const SEARCH = join(import.meta.dirname, '../../engine/search')
/**
 * One process of `tracer.ts`: times a search with its calls of the tracer, and without them, in
 * turn, and writes `{ withCalls, without, units }`, milliseconds of each run, as JSON. Arguments:
 * the positions (a `Bench` as JSON), how many pairs, which of the two is compiled first, and
 * `alphabeta`, whose units are nodes, or `mcts`, whose units are iterations.
 */

/** Runs that are not counted: until the compiler has made up its mind. */
const WARM_UP = 4

interface Searches {
  readonly alphabeta: typeof alphabeta
  readonly mcts: typeof mcts
}

/** A search from its own source, with every call of the tracer taken out. */
async function withoutTracer<N extends keyof Searches>(name: N): Promise<Pick<Searches, N>> {
  const source = readFileSync(join(SEARCH, `${name}.ts`), 'utf8')
  const bare = source
    .split('\n')
    .filter((line) => !/^\s*(this\.)?trace\?\.\w+\(.*\)$/.test(line))
    .join('\n')
    .replaceAll(/from '(\..*?)'/g, (_, path: string) => {
      return `from '${pathToFileURL(join(SEARCH, path)).href}'`
    })
  if (/trace\?\./.test(bare)) throw new Error('tracer: a call was not taken out')
  const folder = mkdtempSync(join(tmpdir(), 'cutoff-'))
  try {
    const file = join(folder, `${name}-bare.ts`)
    writeFileSync(file, bare)
    return (await import(pathToFileURL(file).href)) as Pick<Searches, N>
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const [given = '', pairs = '1', first = 'with', name = 'alphabeta'] = process.argv.slice(2)
const where = JSON.parse(given) as Bench
const all = subjects(where)
let units = 0

/** Milliseconds that one search takes on all positions. */
type Timing = () => number

function byAlphabeta(search: typeof alphabeta): Timing {
  const options = { depth: where.depth, nodes: where.nodes }
  return () =>
    time(() => {
      units = 0
      for (const each of all) units += search(each, options).nodes
    })
}

function byMcts(search: typeof mcts): Timing {
  const options = { iterations: where.nodes ?? 1, seed: 1 }
  return () =>
    time(() => {
      units = 0
      for (const each of all) units += search(each, options).iterations
    })
}

const [calling, bare] =
  name === 'mcts'
    ? [byMcts(mcts), byMcts((await withoutTracer('mcts')).mcts)]
    : [byAlphabeta(alphabeta), byAlphabeta((await withoutTracer('alphabeta')).alphabeta)]

const inTurn = first === 'with' ? [calling, bare] : [bare, calling]
for (let i = 0; i < WARM_UP; i++) for (const run of inTurn) run()
const withCalls: number[] = []
const without: number[] = []
for (let i = 0; i < Number(pairs); i++) {
  // Each as often first as second, so that a drift of the machine falls on both.
  if (i % 2 === 0) withCalls.push(calling())
  without.push(bare())
  if (i % 2 === 1) withCalls.push(calling())
}
console.log(JSON.stringify({ withCalls, without, units }))
