import type { Move } from '../../core/game.ts'
import { COLUMNS, initial, play, type Connect4Position } from '../../games/connect4/rules.ts'
import { halvesOf } from './halves.ts'
import { keyOf, mirroredKey, nameOf } from './mirror.ts'

/**
 * An opening book: for some positions a move that wins. It is given as lines of play: the last move
 * of each is the book's, in the position that the moves before it lead to. A position and its
 * mirror image are one entry.
 */
export class Connect4Book {
  /** By the smaller of a position's two names, the column on that board. */
  private readonly columns = new Map<number, Move>()

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const columns = Array.from(line, (digit) => Number(digit) - 1)
      const position = initial()
      for (const column of columns.slice(0, -1)) play(position, column)
      const { name, mirrored } = entryOf(position)
      const move = columns.at(-1) ?? 0
      this.columns.set(name, mirrored ? COLUMNS - 1 - move : move)
    }
  }

  get size(): number {
    return this.columns.size
  }

  /** The book's move, or undefined where the position is not in it. */
  moveIn(position: Connect4Position): Move | undefined {
    const { name, mirrored } = entryOf(position)
    const move = this.columns.get(name)
    return move !== undefined && mirrored ? COLUMNS - 1 - move : move
  }
}

function entryOf(position: Connect4Position): { name: number; mirrored: boolean } {
  const key = keyOf(halvesOf(position))
  const [own, other] = [nameOf(key), nameOf(mirroredKey(key))]
  return { name: Math.min(own, other), mirrored: other < own }
}
