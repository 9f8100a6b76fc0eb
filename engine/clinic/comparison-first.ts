import { shiftRight, type Word } from '../core/bits.ts'
import type { Game } from '../core/game.ts'
import { connect4 } from '../games/connect4/index.ts'
import { playerWord, SHIFTS, toMove, type Connect4Position } from '../games/connect4/rules.ts'

/**
 * Wrong on purpose: the win test says `a & b & c & d != 0`, where `!=` binds tighter than `&`:
 * it is `a & b & c & (d != 0)`.
 *
 * Found in the Connect 4 report (2021), and the same in C. What one sees: hardly any four is
 * found. Why: (d != 0) is 1 or 0, so only bit 0 of the rest is looked at. A four that does not begin on
 * bit 0 is missed; three that do, with any piece further on, pass for four.
 *
 * Right twin: `hasFour` of `games/connect4/rules.ts`.
 */
export function hasFourByPrecedence(b: Word): boolean {
  return Object.values(SHIFTS).some((s) => {
    const d = shiftRight(b, 3 * s)
    const beyond = (d.lo | d.hi) !== 0 ? 1 : 0
    return (b.lo & shiftRight(b, s).lo & shiftRight(b, 2 * s).lo & beyond) !== 0
  })
}

/** Connect 4 with that test in place of its own. */
export const gameByPrecedence: Game<Connect4Position> = {
  ...connect4.game,

  play(p, column) {
    const player = toMove(p)
    connect4.game.play(p, column)
    p.won = hasFourByPrecedence(playerWord(p, player))
  },
}
