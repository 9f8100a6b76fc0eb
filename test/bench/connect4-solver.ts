import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connect4, Connect4Solver } from '../../engine/index.ts'
import { readable, type Row } from './measure.ts'

/** Scored positions beside the checkout, each line its moves and its score. */
const FOLDER = join(import.meta.dirname, '../../../shared/data/connect4')

interface Measured {
  readonly name: string
  readonly positions: number
  readonly right: number
  readonly nodes: number
  readonly ms: number
}

/** Every position with an empty table, the time to empty it among the time that is taken. */
function measured(name: string): Measured {
  const lines = readFileSync(join(FOLDER, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  const { game } = connect4
  const solver = new Connect4Solver()
  let [right, nodes, ms] = [0, 0, 0]
  for (const line of lines) {
    const [moves, score] = line.split(' ')
    const read = game.parse(moves)
    if (!read.ok) throw new Error(`${moves}: ${read.error.code}`)
    const start = performance.now()
    solver.clear()
    const solved = solver.solve(read.value, {})
    ms += performance.now() - start
    nodes += solved.nodes
    if (solved.score === Number(score)) right++
  }
  return { name, positions: lines.length, right, nodes, ms }
}

export async function bench(): Promise<Row[]> {
  // Twice, because the few nodes of the first are searched before the code is compiled.
  measured('late')
  const all = ['late', 'middle', 'early-middle', 'early'].map(measured)
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
  ]
}
