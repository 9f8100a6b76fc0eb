import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  abalone,
  abaloneEvaluation,
  ABALONE_REPORT_WEIGHTS,
  eloOfPairs,
  searchingAgent,
  Tournament,
  type AbalonePosition,
  type AbaloneWeights,
} from '../../engine/index.ts'
import { pairsOf } from '../../content/match-score.ts'
import { RULES } from '../../src/workers/recount/abalone.ts'
import { SETS, WAY, weightsOf, type LocalRun, type LocalSet } from '../../content/abalone-local.ts'
import type { Row } from './measure.ts'

const GAMES = 40
const SEED = 11
const FILE = join(import.meta.dirname, '../../content/abalone-local.json')

/**
 * What local terms are worth to Abalone's heuristic, by matches. Kept in `content/abalone-local.json`.
 * All limits are in nodes, so the games are the same on any machine.
 */
export async function bench(): Promise<Row[]> {
  const matches: LocalRun['matches'][number][] = []
  for (const set of SETS) {
    matches.push({ set, points: played(set) })
    const run: LocalRun = {
      date: new Date().toISOString().slice(0, 10),
      machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
      seed: SEED,
      matches,
    }
    writeFileSync(FILE, `${JSON.stringify(run, undefined, 2)}\n`)
    process.stderr.write(`${set}\n`)
  }
  return matches.map(({ set, points }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `Abalone: local terms (${set}) against none`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games`,
    }
  })
}

function played(set: LocalSet): string {
  const agents = [agentBy(set, weightsOf(set)), agentBy('none', ABALONE_REPORT_WEIGHTS)] as const
  const start = abalone.game.initial(RULES)
  const match = new Tournament(abalone, start, agents, { games: GAMES, seed: SEED })
  while (!match.finished) match.playNext()
  return match.games.map(({ points }) => String(points * 2)).join('')
}

export function agentBy(name: string, weights: AbaloneWeights) {
  const evaluations = [abaloneEvaluation(weights, 0), abaloneEvaluation(weights, 1)] as const
  const judge = { name, from: ({ side }: AbalonePosition) => evaluations[side] }
  return searchingAgent<AbalonePosition>(
    { id: name, game: 'abalone', origin: 'report' },
    WAY,
    judge,
  )
}
