import type { Gomoku } from '../games/gomoku/rules.ts'
import { GOES_ON } from '../games/gomoku/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import type { SearchHooks } from '../search/run.ts'
import type { SearchOptions, SearchResult, Subject } from '../search/types.ts'

/**
 * Wrong on purpose: the root is searched as if the other side were to move. What comes out is the
 * other side's best move, and that is played.
 *
 * Found in the Gomoku 19×19 report, whose program calls its search with the flag of the
 * minimising side: at the first ply it puts down the enemy's stones. What one sees: it does
 * nothing but block, whatever the weights. Why: it can only take the points where an enemy stone
 * would hurt most; where one of its own would win is never asked.
 *
 * The result's value is the other side's view. Right twin: `alphabeta`.
 */
export function wrongSide(
  subject: Subject<Gomoku>,
  options: SearchOptions,
  hooks: SearchHooks = {},
): SearchResult {
  return alphabeta({ ...subject, position: otherToMove(subject.position) }, options, hooks)
}

/** A copy of the position in which it is the other side's turn. */
function otherToMove(p: Gomoku): Gomoku {
  return {
    ...p,
    cells: p.cells.slice(),
    bits: p.bits.slice(),
    hash: p.hash.slice(),
    history: new Int16Array(p.history.length + 1),
    plies: p.plies + 1,
    base: p.plies + 1,
    lastPly: p.lastPly + 1,
    end: GOES_ON,
  }
}
