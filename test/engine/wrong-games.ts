import type { GameKit } from '../../engine/core/game.ts'
import { mnk, type MnkPosition } from '../../engine/games/mnk/index.ts'
import { reversi } from '../../engine/games/reversi/index.ts'
import { mustPass, PASS, type Reversi } from '../../engine/games/reversi/rules.ts'

/** Games that break the contract in a way in which a new game could. */

/**
 * Reversi by the natural reading of its rules: who cannot move misses the turn, so that the other
 * side makes two moves on end.
 */
export const twoOnEnd: GameKit<Reversi> = {
  ...reversi,
  game: {
    ...reversi.game,
    play(p, move) {
      reversi.game.play(p, move)
      if (mustPass(p)) reversi.game.play(p, PASS)
    },
    undo(p) {
      if (p.history[p.plies - 1] === PASS) reversi.game.undo(p)
      reversi.game.undo(p)
    },
  },
}

/** Tic-tac-toe in which whoever has made a line stays to move. */
export const winnerToMove: GameKit<MnkPosition> = withToMove((p) =>
  p.won ? other(mnk.game.toMove(p)) : mnk.game.toMove(p),
)

/** Tic-tac-toe in which it is the first side's turn, always. */
export const alwaysFirst: GameKit<MnkPosition> = withToMove(() => 0)

function withToMove(toMove: (p: MnkPosition) => 0 | 1): GameKit<MnkPosition> {
  return { ...mnk, game: { ...mnk.game, toMove } }
}

function other(player: 0 | 1): 0 | 1 {
  return player === 0 ? 1 : 0
}
