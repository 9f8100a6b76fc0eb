import type { GameExtras } from './game-extras.ts'

const loaders: Readonly<Record<string, () => Promise<GameExtras<unknown>>>> = {
  gomoku8: async () => (await import('./extras/gomoku8.ts')).extras,
  ninuki: async () => (await import('./extras/ninuki.ts')).extras,
  abalone: async () => (await import('./extras/abalone.ts')).extras,
  reversi: async () => (await import('./extras/reversi.ts')).extras,
}

/** What a game adds to a table, by its id: nothing, where it is not named here. */
export async function loadExtras(id: string): Promise<GameExtras<unknown>> {
  return Object.hasOwn(loaders, id) ? loaders[id]() : {}
}
