import type { Player } from '../../../engine/core/game.ts'

/** A second Connect 4, written from the rules with arrays and sharing nothing with the first. */
export class Referee {
  /** The pieces of each column, from the bottom. */
  readonly columns: Player[][] = Array.from({ length: 7 }, () => [])
  private pieces = 0

  /** Drops a piece of the side to move and says whether it makes four in a line. */
  drop(column: number): boolean {
    const side: Player = this.pieces % 2 === 0 ? 0 : 1
    const row = this.columns[column].push(side) - 1
    this.pieces++
    const reach = (right: number, up: number): number => {
      let steps = 0
      while (this.columns[column + right * (steps + 1)]?.[row + up * (steps + 1)] === side) steps++
      return steps
    }
    return [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].some(([right, up]) => reach(right, up) + reach(-right, -up) >= 3)
  }

  open(): number[] {
    return [0, 1, 2, 3, 4, 5, 6].filter((column) => this.columns[column].length < 6)
  }

  at(square: number): Player | -1 {
    return this.columns[square % 7][Math.floor(square / 7)] ?? -1
  }
}
