import type { GameKit, Move } from '../../core/game.ts'
import type { Judge, JudgeHooks } from './judge.ts'
import type { Judged } from './judged.ts'
import { worthSolving } from './way.ts'

/** A position of a game that has been judged. */
export interface JudgedPly {
  /** Plies before it. */
  readonly ply: number
  readonly judged: Judged
}

/**
 * Judges the positions of a game one by one, from the last to the first: where it was lost is found
 * soonest so, and a solver has less and less to do.
 *
 * @param p      where the game began; it is played on, and restored when all are judged
 * @param moves  of the game
 */
export function* judging<P>(
  kit: GameKit<P>,
  judge: Judge<P>,
  p: P,
  moves: readonly Move[],
  hooks: JudgeHooks = {},
): Generator<JudgedPly, readonly Judged[]> {
  for (const move of moves) kit.game.play(p, move)
  const known: Judged[] = []
  for (let ply = moves.length; ply >= 0; ply--) {
    if (ply < moves.length) kit.game.undo(p)
    const judged = judge.judge(p, worthSolving([undefined, ...known], 0), hooks)
    known.unshift(judged)
    yield { ply, judged }
  }
  return known
}
