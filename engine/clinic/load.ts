import { fail, ok, type Result } from '../core/errors.ts'
import type { ClinicCase } from './case.ts'

/** One module each, so that a page fetches the cases of the game it shows and no others. */
const loaders: Readonly<Record<string, () => Promise<readonly ClinicCase<unknown>[]>>> = {
  connect4: async () => (await import('./of-connect4.ts')).connect4Cases,
  gomoku8: async () => (await import('./of-gomoku8.ts')).gomoku8Cases,
  gomoku: async () => (await import('./of-gomoku.ts')).gomokuCases,
  abalone: async () => (await import('./of-abalone.ts')).abaloneCases,
}

/** The cases of one game, fetched by themselves: none where a game has none. Never rejects. */
export async function loadClinic(game: string): Promise<Result<readonly ClinicCase<unknown>[]>> {
  if (!Object.hasOwn(loaders, game)) return ok([])
  try {
    return ok(await loaders[game]())
  } catch {
    return fail('game/not-loaded', 0, { id: game })
  }
}
