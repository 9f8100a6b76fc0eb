import { sameLine, type Chosen } from '../../case/model.ts'
import { foldsIn, foldsText } from '../../tree/folds.ts'
import type { LabState } from '../schema.ts'
import type { Compared } from './compared.ts'

/** What of a link says what is chosen in the trees. */
type Linked = Pick<LabState, 'column' | 'chosen' | 'folds'>

/** What is selected and folded in each of the trees: what is done in one is done in all. */
export function chosenIn(compared: Compared, { column, chosen, folds }: Linked): Chosen[] {
  const from = compared.columns.at(column)
  const none = from === undefined || chosen < 0 || chosen >= from.telling.session.replay.nodeCount
  return compared.columns.map((_, i) => ({
    selected: none ? -1 : nodeIn(compared, column, chosen, i),
    choice: foldsIn(folds, i),
  }))
}

/** The folds with a node of a column opened or closed, and what the same moves lead to in the others. */
export function folded(
  compared: Compared,
  folds: string,
  column: number,
  node: number,
  open: boolean,
): string {
  const trees = compared.columns.map((_, i) => {
    const choice = foldsIn(folds, i)
    const there = nodeIn(compared, column, node, i)
    if (there < 0) return choice
    choice.delete(there)
    return choice.set(there, open)
  })
  return foldsText(trees)
}

/** The node of another search that the same moves lead to, of its last search from the root; or -1. */
function nodeIn({ columns }: Compared, from: number, node: number, to: number): number {
  if (from === to) return node
  const { recording } = columns[from].telling.session.replay
  const { replay } = columns[to].telling.session
  return sameLine(recording, node, replay, replay.root(replay.steps))
}
