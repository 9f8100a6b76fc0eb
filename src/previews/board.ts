import type { GameKit } from '../../engine/index.ts'
import { boardModel } from '../boards/model.ts'
import { squareBoard } from '../boards/square.ts'
import { geometry, type SquareModel } from '../boards/square-geometry.ts'
import { at } from '../boards/svg.ts'
import { boardFrame } from '../widgets/table/frame.ts'
import type { Overlay } from '../widgets/table/shown.ts'

/** More columns than these cannot be told apart in a small picture. */
const MOST_COLUMNS = 9
/** Squares left free around the stones of a board of which only a part is shown. */
const AROUND = 2

/** A board without the names of its squares; of a large one the part where stones and marks are. */
export function boardPicture<P>(
  document: Document,
  kit: GameKit<P>,
  position: P,
  over: Overlay = {},
): SVGSVGElement {
  const square = boardModel(kit, position, { bare: true })
  if (square === undefined) return boardFrame(document, kit, position, { over })
  const model = { ...square, ...over }
  const drawn = squareBoard(document, model)
  if (model.columns > MOST_COLUMNS) drawn.setAttribute('viewBox', partOf(model))
  return drawn
}

/** The `viewBox` of a square part of the board in which all stones and marks are. */
function partOf(model: SquareModel): string {
  const { columns, rows, stones, marks = [] } = model
  const { cell, x, y } = geometry(model)
  const used = [
    ...Array.from(stones, (stone, square) => (stone < 0 ? -1 : square)).filter((each) => each >= 0),
    ...marks.map(({ square }) => square),
  ]
  const across = used.map((square) => square % columns)
  const up = used.map((square) => Math.floor(square / columns))
  const [left, low] = [Math.min(...across), Math.min(...up)]
  const [width, height] = [Math.max(...across) - left + 1, Math.max(...up) - low + 1]
  const side = Math.min(columns, rows, Math.max(width, height) + 2 * AROUND)
  /** Where a part of that side begins, so that what is used lies in its middle. */
  const begin = (from: number, extent: number, whole: number) =>
    Math.max(0, Math.min(whole - side, Math.round(from + extent / 2 - side / 2)))
  const corner = (begin(low, height, rows) + side - 1) * columns + begin(left, width, columns)
  const [cornerX, cornerY] = [x(corner) - cell / 2, y(corner) - cell / 2]
  return [cornerX, cornerY, side * cell, side * cell].map(at).join(' ')
}
