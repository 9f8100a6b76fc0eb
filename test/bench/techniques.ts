import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { kits } from '../../engine/index.ts'
import type { Spent, Visited } from '../../src/workers/techniques/measure.ts'
import type { SearchedGame } from '../../src/workers/techniques/techniques.ts'
import {
  rowsOf,
  type StoredTechniques,
  type TechniqueRun,
} from '../../src/widgets/technique-bench/runs.ts'
import type { Row } from './measure.ts'
import { subjects, type Bench } from './positions.ts'

const FILE = join(import.meta.dirname, '../../content/technique-bench.json')

/** As deep as plain alpha-beta takes no more than a second or two a position. */
const GAMES: readonly (Bench & { readonly length: number })[] = [
  { name: 'Connect 4', id: 'connect4', plies: 8, depth: 8, length: 8 },
  { name: 'Gomoku 8×8', id: 'gomoku8', plies: 12, depth: 4, length: 8 },
  { name: 'Gomoku 19×19', id: 'gomoku', plies: 16, depth: 2, length: 8 },
  { name: 'Ninuki', id: 'ninuki', plies: 16, depth: 2, length: 4 },
  { name: 'Abalone', id: 'abalone', plies: 20, depth: 4, length: 8 },
  { name: 'Reversi', id: 'reversi', plies: 10, depth: 7, length: 8 },
]

/**
 * What each technique of the last part saves, alone and together, on the same positions of each
 * game. Fails where one that must not change a value has another. Kept in
 * `content/technique-bench.json`; some six minutes.
 */
export async function bench(): Promise<Row[]> {
  const runs = GAMES.map((game): TechniqueRun => {
    const { id, depth, length } = game
    const { format } = kits[id].game
    const positions = subjects(game, length).map(({ position }) => format(position))
    return { id, depth, positions, ...measured({ id, depth, positions }) }
  })
  const taken: StoredTechniques = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    runs,
  }
  writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
  return runs.flatMap((run, i) => rows(GAMES[i].name, run))
}

function measured(game: SearchedGame): { visited: Visited[]; spent: Spent[] } {
  const script = join(import.meta.dirname, 'technique-process.ts')
  const told = execFileSync(process.execPath, [script, JSON.stringify(game)], { encoding: 'utf8' })
  return JSON.parse(told) as { visited: Visited[]; spent: Spent[] }
}

function rows(name: string, { depth, positions, visited, spent }: TechniqueRun): Row[] {
  const part = (ratio: number) => String(Number(ratio.toPrecision(2)))
  return rowsOf(visited, spent)
    .slice(1)
    .map(({ technique, ofNodes, ofTime, others }) => ({
      what: `${name}: ${technique} beside plain alpha-beta`,
      figure: `${part(ofNodes)} times the nodes, ${part(ofTime)} times the ${
        technique === 'threads' ? 'nodes until the last is done' : 'processor time'
      }`,
      how: `depth ${depth}, ${positions.length} positions, sum; ${
        others === undefined
          ? 'all values equal'
          : `${others[0]} values and ${others[1]} moves are others`
      }`,
    }))
}
