import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import {
  eloOfPairs,
  ninuki,
  NINUKI_DOMINATION,
  searchingAgent,
  Tournament,
  type NinukiPosition,
} from '../../engine/index.ts'
import { pairsOf } from '../../content/match-score.ts'
import { RULES, WAY, type InfluenceMatch } from '../../content/captures-influence.ts'
import type { Row } from './measure.ts'

const GAMES = 40
const SEED = 12
const FILE = join(import.meta.dirname, '../../content/captures-influence.json')

/** Influence as a judgement against lines, by the same search: the chapter on captures tells what came of it. */
export async function bench(): Promise<Row[]> {
  const about = (id: string) => ({ id, game: 'ninuki', origin: 'report' }) as const
  const judge = { name: 'domination', from: () => NINUKI_DOMINATION }
  const agents = [
    searchingAgent<NinukiPosition>(about('domination'), WAY, judge),
    searchingAgent<NinukiPosition>(about('lines'), WAY),
  ] as const
  const start = ninuki.game.initial(RULES)
  const match = new Tournament(ninuki, start, agents, { games: GAMES, seed: SEED })
  while (!match.finished) match.playNext()
  const stored: InfluenceMatch = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`,
    seed: SEED,
    points: match.games.map(({ points }) => String(points * 2)).join(''),
  }
  writeFileSync(FILE, `${JSON.stringify(stored, undefined, 2)}\n`)
  const { elo, low, high } = eloOfPairs(pairsOf(stored.points))
  const figure = `${Math.round(elo)} Elo (${Math.round(low)} to ${Math.round(high)})`
  return [{ what: 'Ninuki: influence as a judgement against lines', figure, how: `${GAMES} games` }]
}
