import type { GameKit } from '../../../engine/index.ts'
import { GameRecord } from '../table/game-record.ts'
import type { Setup } from './setup.ts'
import { optionsOf, type State } from './state.ts'

/** A state with the moves before the one that cannot be played; undefined where it has none. */
export function legalPart(kit: GameKit<unknown>, state: State, setup: Setup): State | undefined {
  const record = new GameRecord(kit)
  record.load(optionsOf(state.lifted, setup), state.set, state.moves)
  if (record.line.length === 0) return undefined
  const moves = record.written(record.line)
  return { ...state, moves, past: '', pastSet: '', lines: '', score: '', resigned: 'no' }
}
