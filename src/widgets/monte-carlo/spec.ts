import {
  fail,
  ok,
  readExcluded,
  type GameKit,
  type GameOptions,
  type MctsOptions,
  type Result,
  type TreePosition,
} from '../../../engine/index.ts'
import { HUNDREDTHS, type MonteCarloState } from './schema.ts'

/** What is searched: a place of a game, and which of its moves are looked at. */
export interface MonteCarloPlace {
  readonly game: string
  readonly gameOptions?: GameOptions
  /** As the game reads it. */
  readonly position: string
  /** Only moves so near a stone; 0 or absent for all. */
  readonly near?: number
  /** Moves of the root that are left out, as they are written. */
  readonly exclude?: string
}

/** A search that can be run: all that a worker is told. */
export interface MonteCarloSpec<P = unknown> {
  readonly place: MonteCarloPlace
  readonly position: P
  readonly options: MctsOptions
}

/**
 * Reads what is to be searched. Errors: those of the game's texts; `move/game-over` where there is
 * nothing to search, `lab/no-means` for a tree whose values have no mean.
 */
export function readSpec<P>(
  kit: GameKit<P>,
  place: MonteCarloPlace,
  { iterations, explore, chance, playout }: MonteCarloState,
): Result<MonteCarloSpec<P>> {
  const read = kit.game.parse(place.position, place.gameOptions)
  if (!read.ok) return read
  const position = read.value
  if (kit.game.outcome(position) !== undefined) return fail('move/game-over')
  if (kit.writtenScore?.(position, 0) !== undefined) return fail('lab/no-means')
  const left = readExcluded(kit, position, kit.board === undefined ? '' : (place.exclude ?? ''))
  if (!left.ok) return left
  const scale = scaleOf(kit, position)
  const options: MctsOptions = {
    iterations,
    seed: chance,
    exploration: explore / HUNDREDTHS,
    playoutPlies: playout,
    ...(scale !== undefined && { scale }),
    ...(kit.near !== undefined && (place.near ?? 0) > 0 && { candidates: place.near }),
    ...(left.value.length > 0 && { exclude: left.value }),
  }
  return ok({ place, position, options })
}

/** What a leaf of a written tree is measured by: half the largest of its values. */
function scaleOf<P>({ game }: GameKit<P>, position: P): number | undefined {
  if (game.id !== 'tree') return undefined
  const { values } = (position as TreePosition).tree
  return Math.max(1, values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 2)
}
