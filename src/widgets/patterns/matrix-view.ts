import { popcount } from '../../../engine/index.ts'
import type { PatternsWords } from '../../i18n/patterns.ts'
import { element } from '../../figure/dom.ts'
import { shapeInCorner } from './drawing.ts'
import {
  drawingBoard,
  stonesModel,
  stonesNames,
  type FigureState,
  type FigureView,
} from './figure.ts'
import { wordMatrix } from './word-strip.ts'

/** A board and its two words. */
export function boardView(
  document: Document,
  { stones }: FigureState,
  words: PatternsWords,
): FigureView {
  const [x, o] = stones
  return {
    boards: [
      {
        slot: 'main',
        title: words.boardTitle,
        model: stonesModel(stones, 32),
        label: words.board,
        names: stonesNames(stones, words),
      },
    ],
    parts: {
      'patterns-matrix-x': [wordMatrix(document, x, words.matrix.word(words.sides[0]), words)],
      'patterns-matrix-o': [wordMatrix(document, o, words.matrix.word(words.sides[1]), words)],
    },
    says: words.matrix.says(popcount(x) + popcount(o)),
  }
}

/** A pattern and its word, pushed into the corner wherever it is drawn. */
export function patternView(
  document: Document,
  { drawing }: FigureState,
  words: PatternsWords,
): FigureView {
  const { word, width, height } = shapeInCorner(drawing)
  const places = (8 - height + 1) * (8 - width + 1)
  const facts = [
    [words.matrix.width, width],
    [words.matrix.height, height],
    [words.matrix.places, places],
  ].map(([name, value]) =>
    element(document, 'div', {}, [
      element(document, 'dt', {}, [String(name)]),
      element(document, 'dd', {}, [String(value)]),
    ]),
  )
  return {
    boards: [drawingBoard(drawing, words, false)],
    parts: {
      'patterns-matrix-pattern': [wordMatrix(document, word, words.matrix.pattern, words)],
      'patterns-matrix-facts': [element(document, 'dl', { class: 'counters' }, facts)],
    },
    says: words.matrix.patternSays(width, height, places),
  }
}
