import { defaultPatterns, masksOf, type Pattern } from '../../../engine/index.ts'
import { formatDrawing, keeping, onGrid, trimmed, type Drawing } from './drawing.ts'

/** A pattern that a reader can pick, with the ways in which it can lie. */
export interface Known {
  /** Its name in the engine. */
  readonly name: string
  /** Texts of the drawing in each direction, read both ways: the first is the row. */
  readonly turns: readonly string[]
}

/** The report's test for a won game: five in a line, in the four directions. */
export const FIVE: Pattern = { name: 'five', weight: 1, rows: ['xxxxx'], turned: true }
/** The report's figure 2: four on a rising diagonal. */
export const FIGURE_2: Drawing = onGrid(['???x', '??x?', '?x??', 'x???'])

const FOUR: Pattern = { name: 'four', weight: 1, rows: ['xxxx'], turned: true }

/** Four and five, then the agent's own; with `letters` of them only, and no two alike. */
export function knownPatterns(letters: string): Known[] {
  const known = [FOUR, FIVE, ...defaultPatterns()].map((pattern) => {
    const turns = masksOf(pattern).map(({ rows }) =>
      formatDrawing(onGrid(trimmed(keeping(rows, letters)))),
    )
    return { name: pattern.name, turns: [...new Set(turns)] }
  })
  return known.filter(
    ({ turns }, i) => known.findIndex((other) => other.turns.includes(turns[0])) === i,
  )
}

/** The pattern that a drawing is, and the way it lies; undefined where it is the reader's own. */
export function recognised(
  known: readonly Known[],
  drawing: Drawing,
): { readonly index: number; readonly turn: number } | undefined {
  const text = formatDrawing(drawing)
  const index = known.findIndex(({ turns }) => turns.includes(text))
  return index < 0 ? undefined : { index, turn: known[index].turns.indexOf(text) }
}
