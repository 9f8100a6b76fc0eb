import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  abalone,
  abaloneAgents,
  abaloneEvaluation,
  ABALONE_REPORT_WEIGHTS,
  findAgent,
  search,
  subjectFrom,
  Tournament,
  type AbalonePosition,
  type Agent,
  type PlainOptions,
} from '../../engine/index.ts'
import { RULES, stored } from '../../content/abalone-ladder.ts'
import { MEASURED, type ReportRun } from '../../content/abalone-report.ts'
import { written } from './ladder.ts'
import type { Row } from './measure.ts'

const SEED = 11
const GAMES = 10
/** Plies between two positions of which the depth is measured. */
const EVERY = 4
/** One's own lost marbles alone. */
const SCORE = { ...ABALONE_REPORT_WEIGHTS, alpha1: 0, alpha2: 0, alpha3: 0, k: 1 }
const FILE = join(import.meta.dirname, '../../content/abalone-report.json')

/**
 * What the Abalone report says of its agents: games of the first against dice, and how deep its
 * budget reaches with a table and without. Kept in `content/abalone-report.json`.
 */
export async function bench(): Promise<Row[]> {
  const agents = [agentOf('agent-1'), agentOf('random')] as const
  const match = new Tournament(abalone, abalone.game.initial(RULES), agents, {
    games: GAMES,
    seed: SEED,
  })
  while (!match.finished) match.playNext()
  const depths = measured()
  const run: ReportRun = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    seed: SEED,
    games: match.games.map(({ moves, starter }) => ({ moves: written(moves), starter })),
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

function agentOf(id: string): Agent<AbalonePosition> {
  const found = findAgent(abaloneAgents, id)
  if (!found.ok) throw new Error(`no agent ${id}`)
  return found.value
}

function measured(): ReportRun['depths'] {
  const game = stored.matches.find(({ upper }) => upper === 'agent-2')?.game.split(' ') ?? []
  const depths: ReportRun['depths'][number][] = []
  for (let ply = 0; ply < game.length - 1; ply += EVERY) {
    const read = abalone.game.parse(game.slice(0, ply).join(' '), RULES)
    if (!read.ok) throw new Error(read.error.code)
    const found = MEASURED.map((id) => searched(id, read.value))
    depths.push({ ply, depths: found.map(({ depth }) => depth), duplicates: found[2].tableHits })
  }
  return depths
}

/** The search of an agent, as its parameters say. */
function searched(id: string, position: AbalonePosition) {
  const { search: _, evaluation: judge, ...options } = agentOf(id).parameters
  const weights = judge === 'score' ? SCORE : ABALONE_REPORT_WEIGHTS
  const subject = {
    ...subjectFrom(abalone, position),
    evaluation: abaloneEvaluation(weights, position.side),
  }
  return search('deepening', subject, options as unknown as PlainOptions)
}
