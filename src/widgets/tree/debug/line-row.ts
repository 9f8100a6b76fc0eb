import { html, nothing, type TemplateResult } from 'lit-html'
import { cropped } from '../../../boards/crop.ts'
import { squareBoard } from '../../../boards/square.ts'
import type { SquareModel } from '../../../boards/square-geometry.ts'
import { debug as words } from '../../../i18n/debug.ts'
import type { Session } from '../session.ts'

const drawn = new WeakMap<SquareModel, SVGSVGElement>()

/** The boards from the root to where the search is; nothing where a game has none that is drawn. */
export function lineRow(session: Session, step: number): TemplateResult | typeof nothing {
  const { replay } = session
  if (session.board(0) === undefined) return nothing
  const nodes = step === 0 ? [0] : replay.path(step)
  return html`<ol class="debug-line" aria-label=${words.line}>
    ${nodes.map((node) => {
      const board = session.board(node)
      const move = session.move(node)
      return html`<li>
        ${board === undefined ? nothing : drawing(board, words.board(move))}
        <span aria-hidden="true">${move}</span>
      </li>`
    })}
  </ol>`
}

function drawing(board: SquareModel, label: string): SVGSVGElement {
  let found = drawn.get(board)
  if (found === undefined) {
    // Without coordinates: the move stands below.
    const { columnLabels: _, rowLabels: __, ...bare } = cropped(board)
    found = squareBoard(document, { ...bare, cell: 12 }, label)
    drawn.set(board, found)
  }
  return found
}
