import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { byteLength, record } from '../../engine/index.ts'
import { median, readable, type Row } from './measure.ts'
import { subjects, type Bench } from './positions.ts'

/**
 * Two copies of one function are compiled with different luck, up to some percent either way, and
 * that luck lasts as long as the process. So there are many processes, half of them compiling the
 * one copy first, half the other.
 */
const PROCESSES = 12
const PAIRS = 9

const GAMES: readonly Bench[] = [
  { name: 'Connect 4', id: 'connect4', plies: 4, depth: 8 },
  { name: 'Gomoku 8×8', id: 'gomoku8', plies: 16, depth: 4, nodes: 60_000 },
  { name: 'Gomoku 19×19', id: 'gomoku', plies: 16, depth: 3, nodes: 40_000 },
  { name: 'Ninuki', id: 'ninuki', plies: 16, depth: 3, nodes: 30_000 },
  { name: 'Abalone', id: 'abalone', plies: 20, depth: 4, nodes: 60_000 },
]

/** `nodes` are iterations here, and `depth` means nothing. */
const MCTS_GAMES: readonly Bench[] = [
  { name: 'Connect 4', id: 'connect4', plies: 4, depth: 0, nodes: 8000 },
  { name: 'Gomoku 8×8', id: 'gomoku8', plies: 16, depth: 0, nodes: 2000 },
]

interface Timed {
  readonly withCalls: number[]
  readonly without: number[]
  /** Nodes, or iterations. */
  readonly units: number
}

function timed(game: Bench, first: 'with' | 'without', search: 'alphabeta' | 'mcts'): Timed {
  const script = join(import.meta.dirname, 'tracer-process.ts')
  const given = [script, JSON.stringify(game), String(PAIRS), first, search]
  return JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' })) as Timed
}

function cost(game: Bench, search: 'alphabeta' | 'mcts'): Row {
  const runs = Array.from({ length: PROCESSES }, (_, i) =>
    timed(game, i % 2 === 0 ? 'with' : 'without', search),
  )
  const ratios = runs.map(({ withCalls, without }) => median(withCalls) / median(without))
  const percent = (ratio: number) => `${((ratio - 1) * 100).toFixed(1).replace('-0.0', '0.0')} %`
  const { units } = runs[0]
  const [what, unit] = search === 'mcts' ? ['mcts', 'iterations'] : ['alpha-beta', 'nodes']
  const speeds = runs.map(({ withCalls }) => (units / median(withCalls)) * 1000)
  return {
    what: `${game.name}: ${what} without a tracer against the same source with the calls removed`,
    figure: `${percent(median(ratios))}, at ${readable(median(speeds))} ${unit}/s`,
    how: `median over ${PROCESSES} processes (${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))}) of the ratio of median times of ${PAIRS} pairs in turn, ${readable(units)} ${unit} each`,
  }
}

function memory(game: Bench): Row {
  const [subject] = subjects(game)
  const { recording } = record('alphabeta', subject, { depth: game.depth, nodes: 20_000 })
  const nodes = recording.parent.length
  return {
    what: `${game.name}: memory of a recording`,
    figure: `${(byteLength(recording) / nodes).toFixed(1)} bytes a node`,
    how: `alpha-beta to depth ${game.depth} or 20,000 nodes; ${readable(nodes)} nodes with those cut`,
  }
}

export async function bench(): Promise<Row[]> {
  return [
    ...GAMES.map((game) => cost(game, 'alphabeta')),
    ...MCTS_GAMES.map((game) => cost(game, 'mcts')),
    ...GAMES.map(memory),
  ]
}
