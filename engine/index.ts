/** The only door to the engine: what is outside `engine/` imports from here. */
export * from './core/bits.ts'
export * from './core/errors.ts'
export * from './core/game.ts'
export { squareName } from './core/grid.ts'
export { rngOf, type Rng } from './core/rng.ts'
export { connect4 } from './games/connect4/index.ts'
export {
  hasFour,
  SHIFTS as CONNECT_4_SHIFTS,
  winSteps,
  wordOf as connect4Word,
  type Connect4Position,
  type WinSteps,
} from './games/connect4/rules.ts'
export * from './search/alphabeta.ts'
export * from './search/minimax.ts'
export * from './search/negamax.ts'
export type { SearchHooks } from './search/run.ts'
export * from './search/score.ts'
export * from './search/search.ts'
export * from './search/size.ts'
export * from './search/tracer.ts'
export * from './search/types.ts'
export * from './trace/explain.ts'
export * from './trace/record.ts'
export * from './trace/recorder.ts'
export * from './trace/recording.ts'
export * from './trace/replay.ts'
export * from './trace/skipped.ts'
