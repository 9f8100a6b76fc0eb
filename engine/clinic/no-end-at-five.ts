import type { Game } from '../core/game.ts'
import { gomoku } from '../games/gomoku/index.ts'
import { GOES_ON, LINE, type Gomoku } from '../games/gomoku/rules.ts'

/**
 * Wrong on purpose: to the search the game goes on after five in a line.
 *
 * Found in the program of the Gomoku 19×19 report, whose search never asks whether someone has
 * won, and whose evaluation has no term for an own five. What one sees: it leaves a five that it
 * could make, and looks after the enemy's rows. Why: a fifth stone is one stone more in a line, and
 * an enemy row that is left open costs more than it brings.
 *
 * Right twin: the game itself, whose end a search scores by itself.
 */
export const gameWithoutFives: Game<Gomoku> = {
  ...gomoku.game,
  play(p, move) {
    gomoku.game.play(p, move)
    if (p.end === LINE) p.end = GOES_ON
  },
}
