import type { Rng } from '../../../../engine/index.ts'

/** The same stones turned, mirrored and pushed at most one column and one row to another place. */
export function elsewhere(rng: Rng, stones: string, size: number): string {
  for (;;) {
    const [turn, right, up] = [rng.below(8), rng.below(2), rng.below(2)]
    const moved = stones.split(' ').map((name) => {
      let column = name.charCodeAt(0) - 97
      let row = Number(name.slice(1)) - 1
      if ((turn & 1) > 0) column = size - 1 - column
      if ((turn & 2) > 0) row = size - 1 - row
      if ((turn & 4) > 0) [column, row] = [row, column]
      return [column + right, row + up] as const
    })
    if (!moved.flat().every((place) => place >= 0 && place < size)) continue
    return moved.map(([column, row]) => `${String.fromCharCode(97 + column)}${row + 1}`).join(' ')
  }
}
