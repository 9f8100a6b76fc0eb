import type { Mark } from '../../boards/square.ts'
import type { PatternsWords } from '../../i18n/en/patterns.ts'
import { element } from '../dom.ts'
import {
  drawingBoard,
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
      ...asked.map((each) => ({
        slot: each.asked,
        title: words.asked[each.asked],
        model: { ...stonesModel(state.stones, 27), marks: marksOf(each) },
        label: `${words.asked[each.asked]}. ${words.board}`,
        names: stonesNames(state.stones, words),
        note: words.asked.found(each.matches.length),
      })),
      drawingBoard(state.drawing, words, true),
    ],
    parts: { 'words-legend': [element(document, 'p', { class: 'hint' }, [words.asked.legend])] },
    says: words.asked.says(own, empty, enemy),
  }
}

function marksOf({ matches, inTheWay }: AskedModel): Mark[] {
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
    ...squares(inTheWay).map((square): Mark => ({ square, shape: 'cross', tone: 'beta' })),
  ]
}
