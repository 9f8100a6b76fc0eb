import { ROOMS, roomToFill, type Room, type RoomKind } from './geometry.ts'
import type { TreeModel } from './model.ts'
import { boardSize, LEAST_BOARD } from './node-parts.ts'

/**
 * The room of a tree with boards, where those would be too small on a low screen: fewer siblings are
 * shown there at once. Undefined where the usual room will do.
 *
 * @param drawing  whose style says how high it may be
 * @param width    pixels that it has
 */
export function roomForBoards(
  drawing: Element,
  width: number,
  kind: RoomKind,
  modelIn: (room: Room) => TreeModel,
): Room | undefined {
  const most = Number.parseFloat(getComputedStyle(drawing).maxHeight)
  if (Number.isNaN(most)) return undefined
  const { nodes, cell, height } = modelIn(ROOMS[kind])
  const boards = nodes.flatMap(({ board, label }) =>
    board === undefined ? [] : boardSize(board, cell, label).width,
  )
  const scale = LEAST_BOARD / Math.min(...boards)
  if (Math.min(width / ROOMS[kind].width, most / height) >= scale) return undefined
  const own = { width: width / scale, height: most / scale }
  const { slots } = roomToFill(ROOMS[kind], own, (room) => modelIn(room).height)
  return { kind, slots, ...own }
}
