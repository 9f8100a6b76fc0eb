import type { PatternsWords } from '../../i18n/patterns.ts'
import { costView } from './cost-view.ts'
import type { FigureState, FigureView, Kind } from './figure.ts'
import { boardView, patternView } from './matrix-view.ts'
import { slideView } from './slide-view.ts'
import { wordsView } from './words-view.ts'

type Drawn = (document: Document, state: FigureState, words: PatternsWords) => FigureView

/** What each kind of figure draws of a state. */
export const VIEWS: Readonly<Record<Kind, Drawn>> = {
  slide: slideView,
  words: wordsView,
  pattern: patternView,
  board: boardView,
  cost: costView,
}
