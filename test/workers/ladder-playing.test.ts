import { describe, expect, it } from 'vitest'
import {
  abalone,
  abaloneAgents,
  searchingAgent,
  Tournament,
  type AbalonePosition,
  type Agent,
  type MatchGame,
} from '../../engine/index.ts'
import { ladder as words } from '../../src/i18n/en/ladder.ts'
import { Playing } from '../../src/widgets/ladder/playing.ts'
import { PlayedGames } from '../../src/widgets/ladder/runs.ts'
import { RULES } from '../../src/widgets/heuristic-weights/model.ts'
import { answering } from '../../src/workers/answering.ts'
import { EngineClient } from '../../src/workers/client.ts'
import type { Port } from '../../src/workers/protocol.ts'
import type { Message } from '../../src/workers/protocol.ts'

const ASKED = { upper: 'agent-0', games: 3, seed: 11 } as const

/** The lowest rung looks one ply ahead here: what is tested is who plays when, not how well. */
const agents = abaloneAgents.map((agent): Agent<AbalonePosition> => {
  if (agent.id !== 'agent-0') return agent
  return searchingAgent(
    { id: agent.id, game: 'abalone', origin: 'report' },
    { search: 'minimax', depth: 1 },
  )
})

/** A client whose engine answers each request with one ply: at each look its clock goes on by 1 s. */
function plyByPly(): EngineClient {
  let now = 0
  return new EngineClient('abalone', () => {
    const port: Port = {
      onmessage: null,
      onerror: null,
      postMessage: (envelope) => queueMicrotask(() => answer(envelope)),
      terminate() {},
    }
    const answer = answering(
      abalone,
      () => (now += 1000),
      (data) => port.onmessage?.({ data } as MessageEvent<Message>),
      agents,
    )
    return port
  })
}

function elsewhere(seed: number, count: number): readonly MatchGame[] {
  const [upper, lower] = ['agent-0', 'random'].map((id) => {
    const found = agents.find((agent) => agent.id === id)
    if (found === undefined) throw new Error(id)
    return found
  })
  const options = { games: count, seed }
  const match = new Tournament(abalone, abalone.game.initial(RULES), [upper, lower], options)
  while (!match.finished) match.playNext()
  return match.games
}

/** Games in memory, and who plays them; `changed` hears of each ply. */
function setup(changed: (playing: Playing) => void = () => {}) {
  const played = new PlayedGames(undefined)
  const playing: Playing = new Playing(
    played,
    () => 1,
    () => changed(playing),
    plyByPly(),
  )
  return { played, playing }
}

describe('matches of the ladder', () => {
  it('paused at every ply go on from the same one, to the same games', async () => {
    const plies: number[] = []
    const { played, playing } = setup((each) => {
      if (each.progress.ply === plies.at(-1)) return
      plies.push(each.progress.ply)
      each.pause()
    })
    let pauses = 0
    for (; played.of(11, 'agent-0').length < ASKED.games; pauses++) await playing.play(ASKED)
    const games = elsewhere(11, ASKED.games)
    expect(played.of(11, 'agent-0')).toEqual(games)
    const first = games[0].moves.length
    // The last ply of a game ends it, and is told as that.
    expect(plies.slice(0, first - 4)).toEqual([
      0,
      ...games[0].moves.slice(4, -1).map((_, i) => i + 5),
    ])
    expect(pauses).toBeGreaterThan(first - 5)
  })

  it('say where they were paused, and when all is done', async () => {
    const { playing } = setup((each) => {
      if (each.progress.ply === 9) each.pause()
    })
    await playing.play(ASKED)
    expect(playing.says).toBe(words.paused(0, 3, 9))
    expect([playing.running, playing.begun(ASKED), playing.begun({ ...ASKED, seed: 12 })]).toEqual([
      false,
      true,
      false,
    ])
    const done = setup()
    await done.playing.play(ASKED)
    expect(done.playing.says).toBe(words.done(3))
    expect(done.playing.progress.done).toBe(3)
  })

  it('by another seed take the place of the one that rests, which then begins again', async () => {
    let at = 20
    const { played, playing } = setup((each) => {
      if (each.progress.ply === at) each.pause()
    })
    await playing.play(ASKED)
    at = -1
    await playing.play({ ...ASKED, seed: 12, games: 2 })
    expect(playing.begun({ ...ASKED, games: 2 })).toBe(false)
    await playing.play(ASKED)
    expect(played.of(12, 'agent-0')).toEqual(elsewhere(12, 2))
    expect(played.of(11, 'agent-0')).toEqual(elsewhere(11, 3))
  })

  it('that are stopped say so, and leave nothing to go on with', async () => {
    const { playing } = setup((each) => {
      if (each.progress.ply === 9) each.stop()
    })
    await playing.play(ASKED)
    expect([playing.running, playing.begun(ASKED)]).toEqual([false, false])
  })
})
