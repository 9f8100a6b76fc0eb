import { afterEach, expect, it } from 'vitest'
import {
  agentOf,
  kits,
  rngOf,
  Tournament,
  type GameId,
  type MatchGame,
} from '../../engine/index.ts'
import { EngineClient } from '../../src/workers/client.ts'
import type { Progress } from '../../src/workers/protocol.ts'

let client: EngineClient | undefined

afterEach(() => client?.stop())

function agent(game: GameId, id: string) {
  const found = agentOf(game, id)
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

it.each<[GameId, string, string]>([
  ['connect4', '44', 'level-3'],
  ['gomoku8', 'h1 e4 g1', 'medium'],
  ['gomoku', '', 'level-2'],
  ['ninuki', '', 'level-3'],
  ['abalone', '', 'level-2'],
])('a worker of %s plays after “%s” as %s does elsewhere', async (id, position, name) => {
  client = new EngineClient(id)
  const played = await client.agent({ position, agent: name, seed: 3 })
  const read = kits[id].game.parse(position)
  if (!read.ok) throw new Error(read.error.code)
  const value = agent(id, name).begin(kits[id])(read.value, { rng: rngOf(3) })
  expect(played).toEqual({ ok: true, value })
})

it('a worker plays a match as it goes elsewhere, and can be stopped in the middle', async () => {
  const agents = ['level-2', 'level-1'] as const
  const options = { games: 4, seed: 8 }
  client = new EngineClient('connect4')
  await client.match({ position: '', agents, options })
  const games: MatchGame[] = []
  while (games.length < options.games) {
    const played = await client.playOn()
    if (!played.ok) throw new Error(played.error.code)
    if (played.value.ended !== undefined) games.push(played.value.ended)
  }
  const kit = kits.connect4
  const pair = [agent('connect4', agents[0]), agent('connect4', agents[1])] as const
  const match = new Tournament(kit, kit.game.initial(), pair, options)
  while (!match.finished) match.playNext()
  expect(games).toEqual(match.games)

  await client.match({ position: '', agents, options })
  const stopped = client.playOn()
  client.stop()
  expect(await stopped).toMatchObject({ ok: false, error: { code: 'worker/stopped' } })
})

it('a worker tells the best move of a player as it deepens, for whoever stops it', async () => {
  client = new EngineClient('abalone')
  const told: Progress[] = []
  // It tells ten times a second: no level thinks for as long as a million nodes take.
  const agent = 'own:search=deepening,depth=12,nodes=1000000'
  await client.agent({ position: '', agent, seed: 1 }, (progress) => told.push(progress))
  const depths = told.flatMap(({ best }) => best?.depth ?? [])
  expect(depths.length).toBeGreaterThan(0)
  expect(depths).toEqual(depths.toSorted((a, b) => a - b))
})
