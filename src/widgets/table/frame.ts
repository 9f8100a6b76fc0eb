import { ContractError, type GameKit } from '../../../engine/index.ts'
import { hexBoard } from '../../boards/hex.ts'
import type { HexModel } from '../../boards/hex-geometry.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { BOARD_ROOM, boardModel, describeBoard, squareNames } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import { boards } from '../../i18n/boards.ts'
import { table } from '../../i18n/table.ts'
import { element } from '../../figure/dom.ts'
import type { GameExtras } from './game-extras.ts'
import { labPage } from './lab-page.ts'
import { roomsOf } from './rooms.ts'
import { noted, type Overlay } from './shown.ts'
import { toldOf } from './told.ts'

interface BoardFrame {
  /** What a screen reader calls the board, before what lies on it; absent where that is all. */
  readonly name?: string
  /** Pixels that a row of squares may take. */
  readonly room?: number
  readonly over?: Overlay
  /** A screen reader is told of each square, as the overlay notes it, and not only of the stones. */
  readonly bySquare?: boolean
}

/** A board as a page shows it before and without scripts. */
export function boardFrame<P>(
  document: Document,
  kit: GameKit<P>,
  position: P,
  { name, room = BOARD_ROOM, over = {}, bySquare = false }: BoardFrame = {},
): SVGSVGElement {
  const described = (model: SquareModel | HexModel) => {
    const lies = describeBoard(kit, position, model, boards)
    return name === undefined ? lies : boards.named(name, lies)
  }
  const square = boardModel(kit, position, { room })
  if (square !== undefined) {
    const model = { ...square, ...over }
    const names = bySquare ? noted(squareNames(kit, position, model, boards), over) : []
    return squareBoard(document, model, bySquare ? names.join('; ') : described(model))
  }
  const hex = hexModel(kit, position)
  if (hex !== undefined) return hexBoard(document, { ...hex, ...over }, described(hex))
  throw new ContractError('boardFrame', `${kit.game.id} has no board`)
}

/**
 * A table as a page shows it before and without scripts: the board, and under it the room of what
 * will stand there.
 *
 * @param named  whether every move is named when it has been made
 */
export function tableFrame<P>(
  document: Document,
  kit: GameKit<P>,
  position: P,
  extras: GameExtras<P>,
  { named = false, ...board }: { readonly named?: boolean } & BoardFrame = {},
): HTMLElement {
  return element(document, 'div', { class: 'beside-board' }, [
    boardFrame(document, kit, position, {
      ...board,
      over: { marks: extras.marks?.(position) ?? [] },
    }),
    belowFrame(document, kit, position, extras, { named, searched: true }),
  ])
}

/**
 * What stands below a board before anything has been done.
 *
 * @param searched  whether its position can be sent to the lab
 */
export function belowFrame<P>(
  document: Document,
  kit: GameKit<P>,
  position: P,
  extras: GameExtras<P>,
  { named = false, searched = false } = {},
): HTMLElement {
  const facts = extras.facts?.(kit, position, table) ?? []
  const rooms = roomsOf(kit, extras, named)
  const counters = facts.map(({ name, value }) =>
    element(document, 'div', {}, [
      element(document, 'dt', {}, [name]),
      element(document, 'dd', {}, [value]),
    ]),
  )
  return element(document, 'div', { class: 'table-below' }, [
    ...(facts.length === 0 ? [] : [element(document, 'dl', { class: 'counters' }, counters)]),
    element(document, 'p', { class: rooms.told }, [
      toldOf(kit, position, [], named, extras, table),
    ]),
    element(document, 'div', { class: rooms.reach }),
    ...(searched
      ? [
          element(document, 'p', { class: 'hint table-search' }, [
            element(document, 'a', { href: labPage() }, [table.search]),
          ]),
        ]
      : []),
  ])
}
