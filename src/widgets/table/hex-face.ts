import { InteractiveHex, type HexEvents } from '../../boards/hex-interactive.ts'
import { hexModel, hexNames } from '../../boards/hex-model.ts'
import type { BoardWords } from '../../i18n/boards.ts'
import { heatOf, noted, type Face } from './shown.ts'

/** A board of hexagons, as `loadFace` gives it. */
export function hexFace(document: Document, events: HexEvents, words: BoardWords): Face {
  const board = new InteractiveHex(document, events)
  return {
    element: board.element,
    focus: () => board.focus(),
    show(kit, position, shown, arriving) {
      const model = hexModel(kit, position)
      if (model === undefined) return
      const { label, active, ways = [], over = {}, line, halfTurn = false } = shown
      const { chosen = [], targets = [], preview = [], hint = [], marks = [], steps = [] } = shown
      const heat = heatOf(model.stones.length, shown)
      const hand = { chosen, targets, preview, hint }
      const all = [...(over.marks ?? []), ...marks]
      const drawn = {
        ...model,
        ...over,
        halfTurn,
        ...hand,
        marks: all,
        steps,
        // What is in hand is drawn alone.
        layer: chosen.length > 0 ? undefined : typeof line === 'function' ? line : over.layer,
        ...(heat && { heat }),
      }
      const names = noted(hexNames(kit, position, drawn, words), over)
      const own = kit.game.toMove(position)
      board.show({ model: drawn, label, names, active, own, ways }, arriving)
    },
  }
}
