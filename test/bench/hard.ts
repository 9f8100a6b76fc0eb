import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  eloOfPairs,
  findAgent,
  gomoku8,
  gomoku8Agents,
  gomoku8EvaluationOf,
  OPENING_PLIES,
  searchingAgent,
  Tournament,
  type Agent,
  type Gomoku8,
} from '../../engine/index.ts'
import { PAIRINGS, type Side, type StoredMatch, type Taken } from '../../content/heatmaps-hard.ts'
import { patternsOf, setOf } from '../../src/workers/pattern-sets/sets.ts'
import { pairsOf } from '../../content/match-score.ts'
import type { Row } from './measure.ts'

const SEED = 6
const GAMES = 20
const FILE = join(import.meta.dirname, '../../content/heatmaps-hard.json')

/**
 * The claims of the 8×8 report about its program, by matches. Kept in `content/heatmaps-hard.json`,
 * which this rewrites after each. All limits are in plies, so the games are the same on any machine.
 */
export async function bench(): Promise<Row[]> {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const date = new Date().toISOString().slice(0, 10)
  const matches: StoredMatch[] = []
  for (const [upper, lower] of PAIRINGS) {
    matches.push({ upper, lower, points: played(upper, lower) })
    const taken: Taken = { machine, date, seed: SEED, openingPlies: OPENING_PLIES, matches }
    writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
    process.stderr.write(`${upper} against ${lower}\n`)
  }
  return matches.map(({ upper, lower, points }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `Gomoku 8×8: ${upper} against ${lower}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${[...points].filter((each) => each === '1').length} drawn`,
    }
  })
}

/** The points of each game, as `StoredMatch` has them. */
function played(upper: Side, lower: Side): string {
  const agents = [agentOf(upper), agentOf(lower)] as const
  const start = gomoku8.game.initial()
  const match = new Tournament(gomoku8, start, agents, { games: GAMES, seed: SEED })
  while (!match.finished) match.playNext()
  return match.games.map(({ points }) => String(points * 2)).join('')
}

export function agentOf(side: Side): Agent<Gomoku8> {
  const found = findAgent(gomoku8Agents, side === 'squares' ? 'hard' : side)
  if (!found.ok) throw new Error(`no agent ${side}`)
  if (side !== 'squares') return found.value
  const evaluation = gomoku8EvaluationOf(patternsOf(setOf('squares')))
  const judge = { name: side, from: () => evaluation }
  const way = { search: 'alphabeta', depth: Number(found.value.parameters['depth']) } as const
  return searchingAgent({ id: side, game: gomoku8.game.id, origin: 'report' }, way, judge)
}
