import type { Stories } from '../../figure/stories.ts'
import type SolverEffort from './SolverEffort.astro'

const efforts = [
  { pieces: 26, texts: ['76212763645111146746334164'], nodes: 62, ms: 0.1 },
  {
    pieces: 28,
    texts: ['6114123431422377442226366643', '2252715515622417553611767677'],
    nodes: 64,
    ms: 0.1,
  },
]

const byBook = [
  { pieces: 10, texts: ['4444443265'], nodes: 175489, ms: 36, inBook: true },
  { pieces: 12, texts: ['444444326555'], nodes: 98332, ms: 20, inBook: false },
]

export const stories = {
  SolverEffort: {
    scores: { efforts, asks: 'score' },
    book: { efforts: byBook, asks: 'win' },
  },
} satisfies Stories<{ SolverEffort: typeof SolverEffort }>
