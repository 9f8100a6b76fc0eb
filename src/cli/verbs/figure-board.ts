import type { GameKit } from '../../../engine/index.ts'
import { hexModel } from '../../boards/hex-model.ts'
import { hexBoard } from '../../boards/hex.ts'
import { boardModel, describeBoard } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import { boards } from '../../i18n/boards.ts'
import { cli } from '../../i18n/cli.ts'
import { withWords } from '../../i18n/in-language.ts'
import { good, refuse } from '../cli-error.ts'
import { positionOf, tableOf } from '../table.ts'
import { OPTION, POSITION, type Verb } from '../verb.ts'

/** Draws a position for a handout. */
export const figureBoard: Verb = {
  name: 'figure board',
  operand: 'GAME',
  args: [POSITION, OPTION],
  async prepare(args) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const p = positionOf(table.value, args.text('position') ?? '')
    if (!p.ok) return p
    const drawing = drawingOf(kit, p.value)
    if (drawing === undefined) return refuse('no-board', cli.errors.noBoard(kit.game.id))
    // The document comes with linkedom, which only figures need.
    const { standalone } = await withWords(import('../standalone-svg.ts'))
    const file = standalone(drawing.draw, drawing.about)
    return good({ once: () => good({ json: file, text: () => file }) })
  },
}

/** How the board is to be drawn, and in words; undefined where the game has none. */
function drawingOf<P>(kit: GameKit<P>, p: P) {
  const squares = boardModel(kit, p)
  if (squares !== undefined) {
    const about = describeBoard(kit, p, squares, boards)
    return { about, draw: (document: Document) => squareBoard(document, squares, about) }
  }
  const cells = hexModel(kit, p)
  if (cells === undefined) return undefined
  const about = describeBoard(kit, p, cells, boards)
  return { about, draw: (document: Document) => hexBoard(document, cells, about) }
}
