import type { GameKit } from '../../../engine/index.ts'
import { boardModel, describeBoard } from '../../boards/model.ts'
import { squareBoard } from '../../boards/square.ts'
import { boards } from '../../i18n/en/boards.ts'
import { cli } from '../../i18n/en/cli.ts'
import { good, refuse, type Checked } from '../complaint.ts'
import { positionOf, tableOf } from '../table.ts'
import { OPTION, POSITION, type Answer, type Verb } from '../verb.ts'

/** Draws a position for a handout. */
export const figureBoard: Verb = {
  name: 'figure board',
  operand: 'GAME',
  args: [POSITION, OPTION],
  async prepare(args) {
    const table = tableOf(args)
    if (!table.ok) return table
    const { kit } = table.value
    const refused = withoutFigure(kit)
    if (refused !== undefined) return refused
    if (kit.board === undefined) return refuse('no-board', cli.errors.noBoard(kit.game.id))
    const p = positionOf(table.value, args.text('position') ?? '')
    if (!p.ok) return p
    const { standalone } = await import('../paper.ts')
    return good({ once: () => drawn(kit, p.value, standalone) })
  },
}

/** Boards of hexagons cannot be drawn yet. */
export function withoutFigure({ board, game }: GameKit<unknown>) {
  return board?.shape === 'hex' ? refuse('no-figure', cli.errors.noFigure(game.id)) : undefined
}

function drawn<P>(
  kit: GameKit<P>,
  p: P,
  standalone: (draw: (document: Document) => SVGSVGElement, about: string) => string,
): Checked<Answer> {
  const model = boardModel(kit, p)
  if (model === undefined) return refuse('no-figure', cli.errors.noFigure(kit.game.id))
  const about = describeBoard(kit, p, model, boards)
  const file = standalone((document) => squareBoard(document, model, about), about)
  return good({ json: file, text: () => file })
}
