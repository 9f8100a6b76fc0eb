import type { Word } from '../../../engine/index.ts'
import { DIRECTIONS, type Direction } from '../win-test/directions.ts'
import { findGame, type Found } from '../win-test/find-games.ts'
import { foundIn } from '../win-test/model.ts'
import { WRITTEN_COLUMNS, writtenModel, type Verdict } from './model.ts'

/** A word the line judges wrongly, and the direction in which it does. */
export interface Misjudged extends Found {
  readonly direction: Direction
}

/**
 * A position of a game on columns a to d that the line judges wrongly: `missed`, it has a four
 * and the line finds none; `false`, it has none in any direction and the line finds one.
 */
export function findMisjudged(
  verdict: 'missed' | 'false',
  seed: number,
  games?: number,
): Misjudged | undefined {
  const found = findGame((word) => misjudgedIn(word, verdict) !== undefined, {
    seed,
    columns: WRITTEN_COLUMNS,
    ...(games === undefined ? {} : { games }),
  })
  const direction = found === undefined ? undefined : misjudgedIn(found.word, verdict)
  return found === undefined || direction === undefined ? undefined : { ...found, direction }
}

function misjudgedIn(word: Word, verdict: Verdict): Direction | undefined {
  if (verdict === 'false' && foundIn(word, 7) !== undefined) return undefined
  return DIRECTIONS.find((direction) => writtenModel(word, direction).verdict === verdict)
}
