import { ContractError, type GameId } from '../../engine/index.ts'
import type { Port } from './protocol.ts'

/** The bundler finds the scripts by these expressions: each must stand as it is. */
const workers: Readonly<Record<GameId, () => Worker>> = {
  tree: () => new Worker(new URL('./games/tree.ts', import.meta.url), { type: 'module' }),
  mnk: () => new Worker(new URL('./games/mnk.ts', import.meta.url), { type: 'module' }),
  connect4: () => new Worker(new URL('./games/connect4.ts', import.meta.url), { type: 'module' }),
  gomoku8: () => new Worker(new URL('./games/gomoku8.ts', import.meta.url), { type: 'module' }),
  gomoku: () => new Worker(new URL('./games/gomoku.ts', import.meta.url), { type: 'module' }),
  ninuki: () => new Worker(new URL('./games/ninuki.ts', import.meta.url), { type: 'module' }),
  abalone: () => new Worker(new URL('./games/abalone.ts', import.meta.url), { type: 'module' }),
  reversi: () => new Worker(new URL('./games/reversi.ts', import.meta.url), { type: 'module' }),
}

/** Starts the worker of a game. */
export function spawnEngine(game: string): Port {
  if (!Object.hasOwn(workers, game)) throw new ContractError('spawnEngine', `no game '${game}'`)
  return workers[game as GameId]()
}

/** The faults of a game beside their right twins; scripts of their own, as `workers` above. */
const clinics: Readonly<Record<string, () => Worker>> = {
  connect4: () => new Worker(new URL('./clinic/connect4.ts', import.meta.url), { type: 'module' }),
  gomoku8: () => new Worker(new URL('./clinic/gomoku8.ts', import.meta.url), { type: 'module' }),
  gomoku: () => new Worker(new URL('./clinic/gomoku.ts', import.meta.url), { type: 'module' }),
  abalone: () => new Worker(new URL('./clinic/abalone.ts', import.meta.url), { type: 'module' }),
}

/** Starts the worker of a game's clinic. */
export function spawnClinic(game: string): Port {
  if (!Object.hasOwn(clinics, game)) throw new ContractError('spawnClinic', `no game '${game}'`)
  return clinics[game]()
}

/** Those that review games; scripts of their own, as `workers` above. */
const reviews: Readonly<Record<string, () => Worker>> = {
  mnk: () => new Worker(new URL('./review/mnk.ts', import.meta.url), { type: 'module' }),
  connect4: () => new Worker(new URL('./review/connect4.ts', import.meta.url), { type: 'module' }),
  gomoku8: () => new Worker(new URL('./review/gomoku8.ts', import.meta.url), { type: 'module' }),
  gomoku: () => new Worker(new URL('./review/gomoku.ts', import.meta.url), { type: 'module' }),
  ninuki: () => new Worker(new URL('./review/ninuki.ts', import.meta.url), { type: 'module' }),
  abalone: () => new Worker(new URL('./review/abalone.ts', import.meta.url), { type: 'module' }),
  reversi: () => new Worker(new URL('./review/reversi.ts', import.meta.url), { type: 'module' }),
}

/** Starts the worker that reviews a game. */
export function spawnReview(game: string): Port {
  if (!Object.hasOwn(reviews, game)) throw new ContractError('spawnReview', `no game '${game}'`)
  return reviews[game]()
}

/** Starts the worker whose agents judge by the sets of patterns that are matched. */
export function spawnPatternSets(): Port {
  return new Worker(new URL('./pattern-sets/worker.ts', import.meta.url), { type: 'module' })
}
