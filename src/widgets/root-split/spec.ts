import {
  fail,
  isSplitName,
  ok,
  type GameKit,
  type GameOptions,
  type Result,
  type SearchOptions,
  type SplitName,
} from '../../../engine/index.ts'
import { prepare } from '../tree/prepare.ts'
import { NO_SPEC, type TreeSpec } from '../tree/spec.ts'

/** A search that threads can share, with where it begins. */
export interface SplitSpec {
  readonly game: string
  readonly position: string
  readonly gameOptions?: GameOptions
  readonly algorithm: SplitName
  readonly options: SearchOptions
}

/** What of a search its threads can share. Errors: those of the game’s texts, `lab/no-split`. */
export function splitSpec(kit: GameKit<unknown>, spec: TreeSpec): Result<SplitSpec> {
  const { algorithm } = spec
  if (!isSplitName(algorithm)) return fail('lab/no-split')
  const prepared = prepare(kit, spec)
  if (!prepared.ok) return prepared
  const { position, gameOptions, options } = prepared.value.request
  const { depth, ordering, candidates, beam, exclude } = options
  return ok({
    game: spec.game,
    position,
    ...(gameOptions && { gameOptions }),
    algorithm,
    options: {
      depth,
      ...(ordering && { ordering }),
      ...(candidates !== undefined && { candidates }),
      ...(beam !== undefined && { beam }),
      ...(exclude && { exclude }),
    },
  })
}

/** The search of a figure in a page: alpha-beta, the middle of the board first. */
export function pageSpec(game: string, position: string, plies: number): TreeSpec {
  return { ...NO_SPEC, game, position, depth: plies, ordering: 'centre' }
}
