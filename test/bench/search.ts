import {
  search,
  type OrderingName,
  type SearchName,
  type SearchOptions,
  type SearchResult,
  type Subject,
} from '../../engine/index.ts'
import { rate, readable, type Row } from './measure.ts'
import { POSITIONS, subjects, type Bench } from './positions.ts'

const SPEEDS: readonly Bench[] = [
  { name: 'Gomoku 15×15', id: 'gomoku', options: { size: 15 }, plies: 16, depth: 3 },
  { name: 'Gomoku 8×8', id: 'gomoku8', plies: 16, depth: 4 },
  { name: 'Abalone', id: 'abalone', plies: 20, depth: 4 },
  { name: 'Ninuki', id: 'ninuki', plies: 16, depth: 3 },
]

function total(
  all: readonly Subject<unknown>[],
  algorithm: SearchName,
  options: SearchOptions,
  count: (result: SearchResult) => number = ({ nodes }) => nodes,
): number {
  return all.reduce((sum, each) => sum + count(search(algorithm, each, options)), 0)
}

function speed(bench: Bench): Row {
  const all = subjects(bench)
  const options: SearchOptions = {
    depth: bench.depth,
    ordering: all[0].centrality === undefined ? 'none' : 'centre',
    nodes: 200_000,
  }
  return {
    what: `${bench.name}: alpha-beta with its evaluation`,
    figure: `${readable(rate(() => total(all, 'alphabeta', options), 5))} nodes/s`,
    how: `depth ${bench.depth}, ${POSITIONS} positions ${bench.plies} plies into a game, ordering ${options.ordering}, median of 5`,
  }
}

const ORDERS: readonly (readonly [Bench, readonly OrderingName[]])[] = [
  [
    { name: 'Connect 4', id: 'connect4', plies: 8, depth: 8 },
    ['none', 'centre', 'evaluation', 'killers'],
  ],
  [
    { name: 'Gomoku 8×8', id: 'gomoku8', plies: 12, depth: 4 },
    ['none', 'centre', 'influence', 'evaluation', 'killers'],
  ],
  [{ name: 'Abalone', id: 'abalone', plies: 20, depth: 4 }, ['none', 'evaluation', 'killers']],
]

function orders([bench, names]: (typeof ORDERS)[number]): Row {
  const all = subjects(bench)
  const nodes = names.map((ordering) => {
    const visited = total(all, 'alphabeta', { depth: bench.depth, ordering })
    return `${ordering} ${readable(visited)}`
  })
  return {
    what: `${bench.name}: nodes of alpha-beta by order of moves`,
    figure: nodes.join(', '),
    how: `depth ${bench.depth}, ${POSITIONS} positions, sum`,
  }
}

const TABLES: readonly (readonly [Bench, number])[] = [
  [{ name: 'Connect 4', id: 'connect4', plies: 8, depth: 10 }, 16],
  [{ name: 'Gomoku 8×8', id: 'gomoku8', plies: 12, depth: 4 }, 16],
  [{ name: 'Abalone', id: 'abalone', plies: 20, depth: 4 }, 16],
]

function table([bench, tableMegabytes]: (typeof TABLES)[number]): Row {
  const all = subjects(bench)
  const options: SearchOptions = { depth: bench.depth, ordering: 'killers' }
  const tabled = { ...options, tableMegabytes }
  const without = total(all, 'pvs', options)
  const nodes = total(all, 'pvs', tabled)
  const hits = total(all, 'pvs', tabled, ({ tableHits }) => tableHits)
  const inner = total(all, 'pvs', tabled, (result) => result.nodes - result.leaves)
  const deepened = total(all, 'deepening', tabled)
  return {
    what: `${bench.name}: principal variation search with a table of ${tableMegabytes} MB`,
    figure: `${((100 * hits) / inner).toFixed(0)} % of inner nodes answered, ${readable(nodes)} nodes for ${readable(without)}; deepening ${readable(deepened)}`,
    how: `depth ${bench.depth}, ${POSITIONS} positions, killers, sum`,
  }
}

export async function bench(): Promise<Row[]> {
  return [...SPEEDS.map(speed), ...ORDERS.map(orders), ...TABLES.map(table)]
}
