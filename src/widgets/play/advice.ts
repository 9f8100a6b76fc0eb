import type { Move } from '../../../engine/index.ts'
import { play as words } from '../../i18n/play.ts'
import { isPass } from '../table/game-record.ts'
import type { Level } from './level.ts'
import type { PlaySession } from './session.ts'
import type { Setup } from './setup.ts'

/**
 * What is said of a hint.
 *
 * @param expert  who was asked; named where the page has it among its own opponents
 * @param hints   so many in this game, this one among them
 */
export function adviceSentence(
  { kit, position }: PlaySession<unknown>,
  move: Move,
  expert: Level,
  { opponents }: Setup,
  hints: number,
): string {
  if (isPass(kit, position, move)) return words.advisedPass(hints)
  const listed = expert.agent === undefined || opponents.some(({ name }) => name === expert.name)
  const text = kit.game.formatMove(position, move)
  return words.advised(listed ? expert.name : undefined, text, hints)
}
