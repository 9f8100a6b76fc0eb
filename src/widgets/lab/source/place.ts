import { fail, ok, type GameKit, type Result } from '../../../../engine/index.ts'
import { setupOf } from '../../../state/setup.ts'
import type { TreeSpec } from '../../tree/spec.ts'
import type { LabState } from '../schema.ts'

/** What is searched, as a tree figure takes it. */
export type SourcePlace = Pick<TreeSpec, 'game' | 'gameOptions' | 'position'>

/** Reads what a state has to search. Errors are those of the game's texts and options. */
export function placeIn(
  { game, tree, setup, position }: Pick<LabState, 'game' | 'tree' | 'setup' | 'position'>,
  kit: GameKit<unknown>,
): Result<SourcePlace> {
  const text = game === 'tree' ? tree : position
  if (game === 'tree' && text.trim() === '') return fail('tree/empty')
  const options = game === 'tree' ? ok(undefined) : setupOf(setup)
  if (!options.ok) return options
  const gameOptions = options.value
  const read = kit.game.parse(text, gameOptions)
  if (!read.ok) return read
  return ok({ game, position: text, ...(gameOptions && { gameOptions }) })
}
