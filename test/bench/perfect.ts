import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { connect4, Connect4Solver, SOLVING_STEPS, solveByStep } from '../../engine/index.ts'
import type { LeftOut, Taken } from '../../content/perfect-steps.ts'
import type { Effort } from '../../src/widgets/solver-effort/schema.ts'
import type { SteppedPosition } from '../../src/widgets/solving-steps/schema.ts'
import { readable, type Row } from './measure.ts'

const FILE = join(import.meta.dirname, '../../content/perfect-steps.json')
const FIXTURES = join(import.meta.dirname, '../fixtures')

const SQUARES = 42
/** Squares that are free, and positions of each. */
const FREE = [14, 16, 18, 20]
const OF_EACH = 4
/** Nodes that the solver must need: fewer, and there is nothing to be seen of any step. */
const LEAST = 50
/** Nodes that a step may take. */
const MOST = 1e8
/** Pieces of the positions that only the solver is given, and how many of each. */
const PIECES = [8, 10, 12, 14, 16, 18]
const SOLVED = 20

/**
 * What each step from minimax to the solver takes on the same positions, and what the solver takes
 * from the beginning on, as the chapter on a perfect player shows it. Kept in
 * `content/perfect-steps.json`; some five minutes.
 */
export async function bench(): Promise<Row[]> {
  const stepped = steppedPositions()
  const { positions } = stepped
  const efforts = PIECES.map(effortAt)
  const taken: Taken = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    ...stepped,
    efforts,
  }
  writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
  return SOLVING_STEPS.map((step, i) => {
    const nodes = positions.reduce((sum, each) => sum + each.nodes[i], 0)
    return {
      what: `Connect 4 solved: ${step}`,
      figure: `${readable(nodes)} nodes`,
      how: `${positions.length} positions with ${FREE[0]} to ${FREE.at(-1)} squares free, sum`,
    }
  })
}

/** Games, without the scores beside them. */
function games(name: string): string[] {
  return readFileSync(join(FIXTURES, `connect4-${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' ')[0])
}

function at(text: string) {
  const read = connect4.game.parse(text)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  return read.value
}

/**
 * The first games that are not as good as over with so many squares free; no game twice. Those that
 * a step does not solve within its nodes are left out, and told.
 */
function steppedPositions() {
  const late = new Set(games('late'))
  const positions: SteppedPosition[] = []
  const leftOut: LeftOut[] = []
  for (const free of FREE) {
    let found = 0
    for (const game of late) {
      if (found === OF_EACH) break
      const text = game.slice(0, SQUARES - free)
      if (text.length < SQUARES - free) continue
      const solver = solveByStep('solver', at(text)).nodes
      if (solver < LEAST) continue
      late.delete(game)
      const solved = SOLVING_STEPS.map((step) => solveByStep(step, at(text), MOST))
      const scores = new Set(solved.map(({ score }) => score))
      const [score] = scores
      if (scores.has(undefined)) {
        leftOut.push({ text, free, solver })
      } else if (scores.size > 1 || score === undefined) {
        throw new Error(`${text}: the steps do not agree`)
      } else {
        positions.push({ text, free, score, nodes: solved.map(({ nodes }) => nodes) })
        found++
      }
    }
  }
  return { positions, leftOut, most: MOST }
}

/** Positions with so many pieces, each with an empty table. */
function effortAt(pieces: number): Effort {
  const texts = games('middle')
    .map((game) => game.slice(0, pieces))
    .slice(0, SOLVED)
  const solver = new Connect4Solver()
  let nodes = 0
  const before = process.cpuUsage()
  for (const text of texts) {
    solver.clear()
    nodes += solver.solve(at(text)).nodes
  }
  const ms = process.cpuUsage(before).user / 1000 / texts.length
  return {
    pieces,
    texts,
    nodes: Math.round(nodes / texts.length),
    ms: Number(ms.toPrecision(3)),
  }
}
