import type { GameKit } from '../../engine/index.ts'
import type { BoardWords } from '../i18n/boards.ts'
import type { HexModel } from './hex-geometry.ts'
import { sideName } from './model.ts'

/** How a position is to be drawn, asked of its game; undefined where its board has no hexagons. */
export function hexModel<P>(kit: GameKit<P>, position: P): HexModel | undefined {
  const { board } = kit
  if (board === undefined || board.shape !== 'hex') return undefined
  return {
    stones: Int8Array.from({ length: 61 }, (_, cell) => board.at(position, cell)),
    light: sideName(kit, position, 0) === 'w' ? 0 : 1,
    last: board.lastMove(position),
  }
}

/** What a screen reader hears of each cell: `d3, Black, last move`. By cell. */
export function hexNames<P>(
  kit: GameKit<P>,
  position: P,
  model: HexModel,
  words: BoardWords,
): string[] {
  return Array.from({ length: model.stones.length }, (_, cell) => {
    const stone = model.stones[cell]
    const name = kit.board?.squareName(position, cell) ?? String(cell)
    const parts = [
      name,
      stone === 0 || stone === 1 ? words.colour(sideName(kit, position, stone)) : words.empty,
    ]
    if (model.chosen?.includes(cell)) parts.push(words.chosen)
    if (model.last?.includes(cell)) parts.push(words.last)
    if (model.hint?.some(({ to }) => to === cell)) parts.push(words.hint)
    return parts.join(', ')
  })
}
