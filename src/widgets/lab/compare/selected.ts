import { sameLine, type Chosen } from '../../case/model.ts'
import type { Compared } from './compared.ts'

/** What is selected and folded in each of the trees: what is done in one is done in all. */
export class Selected {
  private readonly nodes: number[] = []
  private readonly choices: Map<number, boolean>[] = []

  of(column: number): Chosen {
    return { selected: this.nodes[column] ?? -1, choice: this.choices[column] ?? new Map() }
  }

  /** Selects a node of a column, -1 for none, and what the same moves lead to in the others. */
  take(compared: Compared, column: number, node: number): void {
    const from = compared.columns.at(column)
    const none = from === undefined || node < 0 || node >= from.telling.session.replay.nodeCount
    compared.columns.forEach((_, i) => {
      this.nodes[i] = none ? -1 : nodeIn(compared, column, node, i)
    })
  }

  fold(compared: Compared | undefined, column: number, node: number, open: boolean): void {
    compared?.columns.forEach((_, i) => {
      const there = nodeIn(compared, column, node, i)
      this.choices[i] ??= new Map()
      if (there >= 0) this.choices[i].set(there, open)
    })
  }
}

/** The node of another search that the same moves lead to, of its last search from the root; or -1. */
function nodeIn({ columns }: Compared, from: number, node: number, to: number): number {
  if (from === to) return node
  const { recording } = columns[from].telling.session.replay
  const { replay } = columns[to].telling.session
  return sameLine(recording, node, replay, replay.root(replay.steps))
}
