import { kits, type SearchOptions, type SplitName } from '../../engine/index.ts'
import { ThreadPort } from '../../src/cli/thread-port.ts'
import { ParallelEngine } from '../../src/workers/parallel.ts'
import { median, readable, type Row } from './measure.ts'
import { POSITIONS, subjects, type Bench } from './positions.ts'

const THREADS = 2
/** After one that is not counted. */
const RUNS = 3

const SEARCHES: readonly (readonly [Bench, SplitName, Omit<SearchOptions, 'depth'>])[] = [
  [{ name: 'Connect 4', id: 'connect4', plies: 8, depth: 10 }, 'alphabeta', { ordering: 'centre' }],
  [
    { name: 'Connect 4', id: 'connect4', plies: 8, depth: 12 },
    'deepening',
    { ordering: 'killers', tableMegabytes: 16 },
  ],
  [{ name: 'Gomoku 8×8', id: 'gomoku8', plies: 12, depth: 5 }, 'pvs', { ordering: 'centre' }],
  [{ name: 'Abalone', id: 'abalone', plies: 20, depth: 4 }, 'pvs', { ordering: 'evaluation' }],
  [
    { name: 'Ninuki', id: 'ninuki', plies: 16, depth: 4 },
    'alphabeta',
    { ordering: 'influence', candidates: 2, beam: 40 },
  ],
]

interface Taken {
  readonly ms: number
  readonly nodes: number
}

/** Every position once, one after the other. */
async function once(
  engine: ParallelEngine<unknown>,
  texts: readonly string[],
  [{ depth, options: gameOptions = {} }, algorithm, rest]: (typeof SEARCHES)[number],
): Promise<Taken> {
  let nodes = 0
  const start = performance.now()
  for (const position of texts) {
    const options = { depth, ...rest }
    const found = await engine.search({ position, gameOptions, algorithm, options })
    if (!found.ok) throw new Error(`parallel: ${position}: ${found.error.code}`)
    nodes += found.value.nodes
  }
  return { ms: performance.now() - start, nodes }
}

/** The engines take turns, so that whatever else the machine does meets all of them. */
async function compare(each: (typeof SEARCHES)[number]): Promise<Row> {
  const [bench, algorithm, { ordering, tableMegabytes }] = each
  const { id, name, depth, plies } = bench
  const kit = kits[id]
  const texts = subjects(bench).map(({ position }) => kit.game.format(position))
  const engines = [
    { threads: 1, shared: true },
    { threads: THREADS, shared: true },
    { threads: THREADS, shared: false },
  ].map(({ threads, shared }) => {
    return new ParallelEngine(kit, threads, { spawn: () => new ThreadPort(id), shared })
  })
  const taken: Taken[][] = engines.map(() => [])
  for (let run = 0; run <= RUNS; run++) {
    for (let i = 0; i < engines.length; i++) {
      const one = await once(engines[i], texts, each)
      if (run > 0) taken[i].push(one)
    }
  }
  for (const engine of engines) engine.stop()

  const [one, shared, own] = taken.map((runs) => ({
    ms: median(runs.map(({ ms }) => ms)),
    nodes: median(runs.map(({ nodes }) => nodes)),
  }))
  const against = (two: Taken) =>
    `${(one.ms / two.ms).toFixed(2)} times as fast for ${(two.nodes / one.nodes).toFixed(2)} times the nodes`
  const table = tableMegabytes === undefined ? '' : `, a table of ${tableMegabytes} MB each`
  return {
    what: `${name}: ${algorithm} by ${THREADS} threads against 1`,
    figure: `${against(shared)}; without a shared bound ${against(own)}`,
    how: `depth ${depth}, ${POSITIONS} positions ${plies} plies into a game, ordering ${ordering}${table}; 1 thread: ${Math.round(one.ms)} ms, ${readable(one.nodes)} nodes; median of ${RUNS}`,
  }
}

export async function bench(): Promise<Row[]> {
  const rows: Row[] = []
  for (const each of SEARCHES) rows.push(await compare(each))
  return rows
}
