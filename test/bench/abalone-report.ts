import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { stored } from '../../content/abalone-ladder.ts'
import type { ReportRun } from '../../content/abalone-report.ts'
import { GAMES, gameAgainstDice, reachAfter } from '../../src/workers/recount/abalone.ts'
import { EVERY } from '../../src/workers/recount/protocol.ts'
import type { Row } from './measure.ts'

const SEED = 11
const FILE = join(import.meta.dirname, '../../content/abalone-report.json')

/**
 * What the Abalone report says of its agents: games of the first against dice, and how deep its
 * budget reaches with a table and without. Kept in `content/abalone-report.json`.
 */
export async function bench(): Promise<Row[]> {
  const game = stored.matches.find(({ upper }) => upper === 'agent-2')?.game ?? ''
  const measured = Math.ceil((game.split(' ').length - 1) / EVERY)
  const depths = Array.from({ length: measured }, (_, i) => reachAfter(game, i * EVERY))
  const run: ReportRun = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    seed: SEED,
    games: Array.from({ length: GAMES }, (_, i) => gameAgainstDice(SEED, i)),
    depths,
  }
  writeFileSync(FILE, `${JSON.stringify(run, undefined, 2)}\n`)
  const four = (agent: number) => depths.filter(({ depths: each }) => each[agent] >= 4).length
  return [
    {
      what: 'Abalone: positions in which the report’s budget reaches four plies',
      figure: `${four(2)} with a table, ${four(1)} without`,
      how: `of ${depths.length} in a game of agent 2 against agent 1`,
    },
  ]
}
