import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  agentBy,
  agentsOf,
  eloOfPairs,
  kitOf,
  Tournament,
  type GameKit,
} from '../../engine/index.ts'
import {
  GAME_OPTIONS,
  KNOB_MATCHES,
  type KnobMatch,
  type StoredKnob,
} from '../../content/own-knobs.ts'
import { pairsOf } from '../../content/match-score.ts'
import type { Row } from './measure.ts'

const SEED = 23
/** Games of a player against itself, by which the time of its positions is measured. */
const TIMED = 20
const FILE = join(import.meta.dirname, '../../content/own-knobs.json')

/**
 * Players of one's own that differ in one choice. Kept in `content/own-knobs.json`, which this
 * rewrites after each match. All limits are in positions, so the games of the same players are
 * the same on any machine; what a position takes is this one's.
 */
export async function bench(): Promise<Row[]> {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`
  const date = new Date().toISOString().slice(0, 10)
  const matches: StoredKnob[] = []
  for (const match of KNOB_MATCHES) {
    for (const stored of matchesOf(match)) {
      matches.push(stored)
      writeFileSync(
        FILE,
        `${JSON.stringify({ date, machine, seed: SEED, matches }, undefined, 2)}\n`,
      )
      process.stderr.write(`${match.name}\n`)
    }
  }
  return matches.map(({ game, name, equal, agents, points, nodes }) => {
    const { elo, low, high } = eloOfPairs(pairsOf(points))
    return {
      what: `${game}: ${name}, at equal ${equal}, against ${agents[1]}`,
      figure: `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`,
      how: `${points.length} games, ${nodes.join(' and ')} positions a move`,
    }
  })
}

function matchesOf(match: KnobMatch): StoredKnob[] {
  const { name, game, agents, games, atEqualTime } = match
  const kit = kitOf(game)
  if (!kit.ok) throw new Error(game)
  const play = (pair: readonly [string, string], of: number) => played(kit.value, pair, of)
  const { points, nodes } = play(agents, games)
  const one: StoredKnob = { name, game, agents, equal: 'choices', points, nodes }
  if (atEqualTime === undefined) return [one]
  const [first, second] = agents.map((agent) => play([agent, agent], TIMED).micros)
  const budget = /nodes=(\d+)/.exec(agents[0])?.[1] ?? ''
  const less = `nodes=${Math.round((Number(budget) * second) / first)}`
  const timed = [agents[0].replace(`nodes=${budget}`, less), agents[1]] as const
  const other = play(timed, games)
  const micros = [Number(first.toFixed(2)), Number(second.toFixed(2))] as const
  return [
    { ...one, micros },
    { ...one, agents: timed, equal: 'time', points: other.points, nodes: other.nodes, micros },
  ]
}

function played(kit: GameKit<unknown>, ids: readonly [string, string], games: number) {
  const game = kit.game.id
  const [first, second] = ids.map((id) => agentBy(kit, agentsOf(game), id))
  if (!first.ok || !second.ok) throw new Error(`no player ${ids.join(' or ')} of ${game}`)
  const start = kit.game.initial(GAME_OPTIONS[game])
  const options = { games, seed: SEED }
  const match = new Tournament(kit, start, [first.value, second.value], options)
  const before = process.cpuUsage()
  while (!match.finished) match.playNext()
  const { user, system } = process.cpuUsage(before)
  const all = match.games.reduce((sum, { nodes: [a, b] }) => sum + a + b, 0)
  const [a, b] = match.result.nodesPerMove
  return {
    points: match.games.map(({ points }) => String(points * 2)).join(''),
    nodes: [Math.round(a), Math.round(b)] as const,
    micros: (user + system) / all,
  }
}
