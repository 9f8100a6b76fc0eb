import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  agentOf,
  eloOfPairs,
  kitOf,
  OPENING_PLIES,
  Tournament,
  type GameKit,
} from '../../engine/index.ts'
import {
  FIRST,
  GAMES,
  OPPONENTS,
  type StoredMatch,
  type Taken,
} from '../../content/chance-matches.ts'
import { pairsOf } from '../../content/match-score.ts'
import type { Row } from './measure.ts'

const SEED = 21
const OF_EACH = 100
const FILE = join(import.meta.dirname, '../../content/chance-matches.json')

/**
 * Monte-Carlo tree search against alpha-beta with and without an evaluation, at an equal budget of
 * positions. Kept in `content/chance-matches.json`, which this rewrites after each match. All
 * limits are in positions, so the games are the same on any machine; only their time is this one's.
 */
export async function bench(): Promise<Row[]> {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const date = new Date().toISOString().slice(0, 10)
  const matches: StoredMatch[] = []
  for (const game of GAMES) {
    const kit = kitOf(game)
    if (!kit.ok) throw new Error(game)
    for (const opponent of OPPONENTS) {
      matches.push({ game, opponent, ...played(kit.value, opponent) })
      const taken: Taken = { date, machine, seed: SEED, openingPlies: OPENING_PLIES, matches }
      writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
      process.stderr.write(`${game}, ${opponent}\n`)
    }
  }
  return matches.map(({ game, opponent, points, time }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `${game}: ${FIRST} against ${opponent}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${time} ms a game`,
    }
  })
}

function played(kit: GameKit<unknown>, opponent: string) {
  const [first, second] = [FIRST, opponent].map((id) => agentOf(kit.game.id, id))
  if (!first.ok || !second.ok) throw new Error(`no agent ${opponent} of ${kit.game.id}`)
  const options = { games: OF_EACH, seed: SEED }
  const match = new Tournament(kit, kit.game.initial(), [first.value, second.value], options)
  const before = process.cpuUsage()
  while (!match.finished) match.playNext()
  const { user, system } = process.cpuUsage(before)
  return {
    points: match.games.map(({ points }) => String(points * 2)).join(''),
    nodes: match.result.nodesPerMove.map(Math.round),
    time: Math.round((user + system) / 1000 / OF_EACH),
  }
}
