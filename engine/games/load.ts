import { fail, ok, type Result } from '../core/errors.ts'
import type { GameKit } from '../core/game.ts'
import type { GameId } from './registry.ts'

/** One module each, so that a page fetches the games it shows and no other. */
const loaders: Readonly<Record<GameId, () => Promise<GameKit<unknown>>>> = {
  tree: async () => (await import('./tree/index.ts')).tree,
  mnk: async () => (await import('./mnk/index.ts')).mnk,
  connect4: async () => (await import('./connect4/index.ts')).connect4,
  gomoku8: async () => (await import('./gomoku8/index.ts')).gomoku8,
  gomoku: async () => (await import('./gomoku/index.ts')).gomoku,
  ninuki: async () => (await import('./ninuki/index.ts')).ninuki,
  abalone: async () => (await import('./abalone/index.ts')).abalone,
  reversi: async () => (await import('./reversi/index.ts')).reversi,
}

/** The game a person has named, as `kitOf`, but fetched by itself: for pages. Never rejects. */
export async function loadKit(id: string): Promise<Result<GameKit<unknown>>> {
  if (!Object.hasOwn(loaders, id)) return fail('game/unknown', 0, { id })
  try {
    return ok(await loaders[id as GameId]())
  } catch {
    return fail('game/not-loaded', 0, { id })
  }
}
