import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  eloOfPairs,
  findAgent,
  gomoku8,
  gomoku8Agents,
  OPENING_PLIES,
  Tournament,
} from '../../engine/index.ts'
import { OPPONENTS, type Opponent, type StoredMatch, type Taken } from '../../content/09-hard.ts'
import { pairsOf } from '../../content/09-matches.ts'
import type { Row } from './measure.ts'

const SEED = 6
const GAMES = 20
const FILE = join(import.meta.dirname, '../../content/09-hard.json')

/**
 * The 8×8 report's program at its usual depth against its medium level and itself. Kept
 * in `content/09-hard.json`, which this rewrites after each match. All limits are in plies, so the games are the same on any machine.
 */
export async function bench(): Promise<Row[]> {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const date = new Date().toISOString().slice(0, 10)
  const matches: StoredMatch[] = []
  for (const opponent of OPPONENTS) {
    matches.push({ opponent, points: played(opponent) })
    const taken: Taken = { machine, date, seed: SEED, openingPlies: OPENING_PLIES, matches }
    writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
    process.stderr.write(`${opponent}\n`)
  }
  return matches.map(({ opponent, points }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `Gomoku 8×8: hard against ${opponent}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${[...points].filter((each) => each === '1').length} drawn`,
    }
  })
}

/** The points of each game, as `StoredMatch` has them. */
function played(opponent: Opponent): string {
  const agents = (['hard', opponent] as const).map((id) => {
    const found = findAgent(gomoku8Agents, id)
    if (!found.ok) throw new Error(`no agent ${id}`)
    return found.value
  })
  const start = gomoku8.game.initial()
  const match = new Tournament(gomoku8, start, [agents[0], agents[1]], { games: GAMES, seed: SEED })
  while (!match.finished) match.playNext()
  return match.games.map(({ points }) => String(points * 2)).join('')
}
