import { COLUMNS, initial, isFull, play, undo } from '../../games/connect4/rules.ts'
import { halvesOf } from './halves.ts'
import { keyOf, mirroredKey, nameOf } from './mirror.ts'

/** The positions that can be reached with so many pieces. */
export interface Connect4Layer {
  readonly positions: number
  /** Those that are their own mirror images. */
  readonly own: number
}

/** The positions with no piece, one piece and so on; games that have ended go no further. */
export function connect4Layers(pieces: number): readonly Connect4Layer[] {
  const layers = Array.from({ length: pieces + 1 }, () => ({ seen: new Set<number>(), own: 0 }))
  const position = initial()

  function visit(): void {
    const layer = layers[position.pieces]
    const key = keyOf(halvesOf(position))
    const name = nameOf(key)
    if (layer.seen.has(name)) return
    layer.seen.add(name)
    if (nameOf(mirroredKey(key)) === name) layer.own++
    if (position.pieces === pieces || position.won) return
    for (let column = 0; column < COLUMNS; column++) {
      if (isFull(position, column)) continue
      play(position, column)
      visit()
      undo(position)
    }
  }

  visit()
  return layers.map(({ seen, own }) => ({ positions: seen.size, own }))
}
