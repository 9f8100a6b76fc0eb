import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect4, Connect4Solver } from '../../engine/index.ts'
import { readable, type Row } from './measure.ts'

/** Scored positions beside the checkout, each line its moves and its score. */
const FOLDER = join(import.meta.dirname, '../../../shared/data/connect4')

/** Megabytes. */
const SIZES = [4, 16, 64]

interface Measured {
  readonly name: string
  readonly positions: number
  readonly right: number
  readonly nodes: number
  readonly ms: number
}

/**
 * Every position with an empty table, the time to empty it among the time that is taken:
 * the processor’s, since a machine may have other work.
 *
 * @param most  positions, of those in the file
 */
function measured(name: string, most = Infinity, megabytes?: number): Measured {
  const lines = readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, most)
  const { game } = connect4
  const solver = new Connect4Solver(megabytes)
  let [right, nodes, ms] = [0, 0, 0]
  for (const line of lines) {
    const [moves, score] = line.split(' ')
    const read = game.parse(moves)
    if (!read.ok) throw new Error(`${moves}: ${read.error.code}`)
    const start = process.cpuUsage()
    solver.clear()
    const solved = solver.solve(read.value, {})
    ms += process.cpuUsage(start).user / 1000
    nodes += solved.nodes
    if (solved.score === Number(score)) right++
  }
  return { name, positions: lines.length, right, nodes, ms }
}

export async function bench(): Promise<Row[]> {
  // Twice, because the few nodes of the first are searched before the code is compiled.
  measured('late')
  const all = ['late', 'middle', 'early-middle', 'early'].map((name) => measured(name))
  const nodes = all.reduce((sum, each) => sum + each.nodes, 0)
  const ms = all.reduce((sum, each) => sum + each.ms, 0)
  return [
    ...all.map((each) => ({
      what: `Connect 4: exact scores, ${each.name}`,
      figure: `${each.right} of ${each.positions} right, ${readable(each.nodes / each.positions)} nodes a position`,
      how: 'each with an empty table, no book',
    })),
    {
      what: 'Connect 4: solver',
      figure: `${readable((nodes / ms) * 1000)} nodes/s`,
      how: 'one thread, all of these together',
    },
    bySize('middle', 400),
    bySize('early-middle', 25),
    bySize('early', 3),
  ]
}

/** The time of a position with tables of three sizes: the median of three runs in turn. */
function bySize(name: string, most: number): Row {
  const runs = [0, 1, 2].map(() => SIZES.map((megabytes) => measured(name, most, megabytes)))
  const figures = SIZES.map((megabytes, i) => {
    const [, { ms, nodes }] = runs.map((run) => run[i]).toSorted((a, b) => a.ms - b.ms)
    return `${megabytes} MB ${(ms / most).toFixed(ms < 10 * most ? 2 : 0)} ms, ${readable(nodes / most)} nodes`
  })
  return {
    what: `Connect 4: solver by size of the table, ${name}`,
    figure: figures.join('; '),
    how: `a position, ${most} of these, each with an empty table`,
  }
}
