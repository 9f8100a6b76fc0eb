import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { abalone, eloOfPairs, OPENING_PLIES, Tournament, type Move } from '../../engine/index.ts'
import { RUNGS, type Rung, type StoredMatch, type Taken } from '../../content/abalone-ladder.ts'
import { pairsOf } from '../../content/match-score.ts'
import { agentOf, RULES, written } from '../../src/workers/recount/abalone.ts'
import type { Row } from './measure.ts'

const SEED = 11
const GAMES = 40
const FILE = join(import.meta.dirname, '../../content/abalone-ladder.json')

/**
 * The ladder of chapter 11: each of the report's agents against the one below it, by the rules of
 * its course. Kept in `content/abalone-ladder.json`, which this rewrites after each match. All limits
 * are in nodes, so the games are the same on any machine; only their time is this machine's.
 */
export async function bench(): Promise<Row[]> {
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const matches: StoredMatch[] = []
  for (let i = 1; i < RUNGS.length; i++) {
    matches.push(played(RUNGS[i], RUNGS[i - 1]))
    const taken: Taken = { date, machine, seed: SEED, openingPlies: OPENING_PLIES, matches }
    writeFileSync(FILE, `${JSON.stringify(taken, undefined, 2)}\n`)
    process.stderr.write(`${RUNGS[i]}\n`)
  }
  return matches.map(({ upper, lower, points, time }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `Abalone: ${upper} against ${lower}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${time} ms a move`,
    }
  })
}

function played(upper: Rung, lower: Rung): StoredMatch {
  const agents = [agentOf(upper), agentOf(lower)] as const
  const start = abalone.game.initial(RULES)
  const match = new Tournament(abalone, start, agents, { games: GAMES, seed: SEED })
  const before = process.cpuUsage()
  while (!match.finished) match.playNext()
  const { user, system } = process.cpuUsage(before)
  const { nodesPerMove } = match.result
  const moves = match.games.reduce((sum, { chosen }) => sum + chosen[0] + chosen[1], 0)
  const game = match.games.find(({ moves: made }) => lostIn(made)) ?? match.games[0]
  return {
    upper,
    lower,
    points: match.games.map(({ points }) => String(points * 2)).join(''),
    nodes: nodesPerMove.map(Math.round),
    time: Math.round((user + system) / 100 / moves) / 10,
    game: written(game.moves),
    starter: game.starter,
    gamePoints: game.points,
  }
}

/** Whether a marble is pushed off in a game: the first such game of a match is kept. */
export function lostIn(moves: readonly Move[]): boolean {
  const position = abalone.game.initial(RULES)
  for (const move of moves) abalone.game.play(position, move)
  return position.lost.some((count) => count > 0)
}
