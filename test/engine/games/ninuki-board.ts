import type { GameOptions } from '../../../engine/core/game.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import type { NinukiPosition } from '../../../engine/games/ninuki/position.ts'
import { emptyGrid, rowsText, type Letter } from './ninuki-referee.ts'
import { parsed } from './random-game.ts'

const { game } = ninuki

/** The position of a text that a test knows to be right. */
export function at(text: string, options?: GameOptions): NinukiPosition {
  return parsed(game.parse(text, options))
}

/** The rows of a board text with these stones. */
export function rowsOf(
  size: number,
  stones: { readonly X?: readonly string[]; readonly O?: readonly string[] },
): string {
  const grid = emptyGrid(size)
  for (const side of ['X', 'O'] as const) {
    for (const name of stones[side] ?? []) {
      grid[Number(name.slice(1)) - 1][name.charCodeAt(0) - 97] = side
    }
  }
  return rowsText(grid)
}

/** The same position after one legal move. */
export function played(p: NinukiPosition, move: string): NinukiPosition {
  game.play(p, parsed(game.parseMove(p, move)))
  return p
}

/** Winner and reason, or undefined. */
export function outcomeOf(p: NinukiPosition): [Letter | 'draw' | null, string] | undefined {
  const outcome = game.outcome(p)
  if (outcome === undefined) return undefined
  return [outcome.winner === 'draw' ? 'draw' : letterOf(outcome.winner), outcome.reason]
}

export function letterOf(side: number): Letter | null {
  return side === 0 ? 'X' : side === 1 ? 'O' : null
}
