import { NO_MOVE, type Move } from '../../core/game.ts'
import { isFull, play, undo, type Connect4Position } from '../../games/connect4/rules.ts'
import { Budget } from '../../search/budget.ts'
import type { SearchHooks } from '../../search/run.ts'
import { BoundsTable } from './bounds-table.ts'
import { CENTRE_FIRST, NullWindow } from './null-window.ts'

/** Early in a game most of a smaller table would be forgotten, and searched again. */
const MEGABYTES = 1024

/**
 * Asks of positions only whether the side to move wins, however late, and by which move. It keeps
 * what it has found from one to the next.
 */
export class Connect4Winner {
  private readonly budget: Budget
  private readonly question: NullWindow

  constructor(hooks: Omit<SearchHooks, 'trace'> = {}) {
    this.budget = new Budget(undefined, undefined, hooks)
    this.question = new NullWindow(new BoundsTable(MEGABYTES), this.budget)
  }

  /** Of all questions. */
  get nodes(): number {
    return this.budget.nodes
  }

  /** A move that wins, or undefined where there is none. `p` is played on and restored. */
  winsBy(p: Connect4Position): Move | undefined {
    const { question } = this
    if (question.test(p, 0) <= 0) return undefined
    if (question.move !== NO_MOVE) return question.move
    // What was known of the position was enough to answer, and names no move.
    return CENTRE_FIRST.find((column) => !isFull(p, column) && this.wins(p, column))
  }

  private wins(p: Connect4Position, column: Move): boolean {
    play(p, column)
    const reply = p.won ? -1 : this.question.test(p, -1)
    undo(p)
    return reply < 0
  }
}

/** Asks it of one position, with an empty table. */
export function connect4Won(
  position: Connect4Position,
  hooks: Omit<SearchHooks, 'trace'> = {},
): { readonly won: boolean; readonly move: Move | undefined; readonly nodes: number } {
  const winner = new Connect4Winner(hooks)
  const move = winner.winsBy(position)
  return { won: move !== undefined, move, nodes: winner.nodes }
}
