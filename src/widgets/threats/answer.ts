import { ANY_OTHER, FOUR, type UserError } from '../../../engine/index.ts'
import type { ThreatWords } from '../../i18n/threats.ts'
import { childrenOf, isAttack, type Found } from './found.ts'

/** What becomes of a square that the reader presses while a tree is shown. */
export interface Answer {
  /** Where the tree goes on. */
  readonly step?: number
  readonly hint?: string
  readonly error?: UserError
}

/**
 * The reader answers on the board: as the attacker only what wins, as the defender anything, and
 * the attacker goes on.
 *
 * @param stones  as they lie at the step; -1 where there is none
 * @param name    a square, as the game writes it
 */
export function answerAt(
  found: Found,
  step: number,
  square: number,
  stones: ArrayLike<number>,
  name: (square: number) => string,
  words: ThreatWords,
): Answer {
  if (!found.win) return { hint: words.changeFirst }
  const follow = childrenOf(found)
  const children = follow[step]
  const meant = children.find((child) => found.square[child] === square)
  // What the attacker does about a reply is shown at once.
  const answered = (reply: number) => follow[reply].at(0) ?? reply
  if (meant !== undefined) return { step: isAttack(found, meant) ? meant : answered(meant) }
  const [first] = children
  if (first === undefined) return { hint: words.branchEnds }
  if (stones[square] !== -1) {
    return { error: { code: 'move/occupied', at: 0, params: { square: name(square) } } }
  }
  const goesOn = words.notTheMove(name(found.square[first]))
  if (isAttack(found, first)) return { hint: goesOn }
  const hint = words.noHelp(name(square))
  const other = children.find((child) => found.square[child] === ANY_OTHER)
  return {
    hint: found.makes[step] === FOUR ? `${hint} ${goesOn}` : hint,
    ...(other !== undefined && { step: answered(other) }),
  }
}
