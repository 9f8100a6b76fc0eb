import { fail, ok, type Result } from '../core/errors.ts'
import type { GameId } from '../games/registry.ts'
import type { Agent } from './agent.ts'

/** One module each, so that a page fetches the agents of the game it shows and no others. */
const loaders: Readonly<Record<GameId, () => Promise<readonly Agent<unknown>[]>>> = {
  tree: async () => [],
  mnk: async () => [],
  connect4: async () => (await import('./connect4.ts')).connect4Agents,
  gomoku8: async () => (await import('./gomoku8.ts')).gomoku8Agents,
  gomoku: async () => (await import('./gomoku.ts')).gomokuAgents,
  ninuki: async () => (await import('./ninuki.ts')).ninukiAgents,
  abalone: async () => (await import('./abalone.ts')).abaloneAgents,
  reversi: async () => (await import('./reversi.ts')).reversiAgents,
}

/** The agents of a game, as `agentsOf`, but fetched by themselves: for pages. Never rejects. */
export async function loadAgents(game: string): Promise<Result<readonly Agent<unknown>[]>> {
  if (!Object.hasOwn(loaders, game)) return fail('game/unknown', 0, { id: game })
  try {
    return ok(await loaders[game as GameId]())
  } catch {
    return fail('game/not-loaded', 0, { id: game })
  }
}
