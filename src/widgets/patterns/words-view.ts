import { geometry, type Geometry, type Mark } from '../../boards/square-geometry.ts'
import { slash, svg } from '../../boards/svg.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { element } from '../../figure/dom.ts'
import {
  drawingBoard,
  type BoardSpec,
  stonesModel,
  stonesNames,
  type FigureState,
  type FigureView,
} from './figure.ts'
import { bitOf } from './stones.ts'
import { wordsModel, type AskedModel } from './words-model.ts'

/** One pattern with one, two and three of its words, side by side on the same board. */
export function wordsView(
  document: Document,
  state: FigureState,
  words: PatternsWords,
): FigureView {
  const { asked } = wordsModel(state.stones, state.drawing)
  const [own, empty, enemy] = asked.map(({ matches }) => matches.length)
  return {
    boards: [
      ...asked.map((each): BoardSpec => {
        const model = { ...stonesModel(state.stones, 27), marks: marksOf(each) }
        return {
          slot: each.asked,
          title: words.asked[each.asked],
          model,
          label: `${words.asked[each.asked]}. ${words.board}`,
          names: stonesNames(state.stones, words),
          note: words.asked.found(each.matches.length),
          overlay: struck(document, each, geometry(model)),
        }
      }),
      drawingBoard(state.drawing, words, true),
    ],
    parts: {
      'patterns-words-legend': [element(document, 'p', { class: 'hint' }, [words.asked.legend])],
    },
    says: words.asked.says(own, empty, enemy),
  }
}

/** A stroke through each square that stands in the way: no sign of a side looks like it. */
function struck(document: Document, { inTheWay }: AskedModel, g: Geometry): SVGElement {
  const d = inTheWay.map((bit) => slash(g.x(bitOf(bit)), g.y(bitOf(bit)), g.cell * 0.4))
  return svg(document, 'path', {
    class: 'board-mark line-beta patterns-words-struck',
    d: d.join(''),
  })
}

function marksOf({ matches }: AskedModel): Mark[] {
  const squares = (bits: readonly number[]) => [...new Set(bits)].map(bitOf)
  return [
    ...squares(matches.flatMap(({ own }) => own)).map((square): Mark => ({
      square,
      shape: 'ring',
      tone: 'good',
    })),
    ...squares(matches.flatMap(({ empty }) => empty)).map((square): Mark => ({
      square,
      shape: 'dot',
      tone: 'good',
    })),
    ...squares(matches.flatMap(({ enemy }) => enemy)).map((square): Mark => ({
      square,
      shape: 'frame',
      tone: 'good',
    })),
  ]
}
