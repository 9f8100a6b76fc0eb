import { counterpart, type Chosen, type Pair, type Which } from './model.ts'

/** What is chosen in both trees: a node in one is also, where the other has it, chosen there. */
export class Selection {
  private readonly pair: Pair | undefined
  private readonly nodes: Record<Which, number> = { fault: -1, twin: -1 }
  private readonly choices = {
    fault: new Map<number, boolean>(),
    twin: new Map<number, boolean>(),
  }

  constructor(pair?: Pair) {
    this.pair = pair
  }

  get fault(): Chosen {
    return { selected: this.nodes.fault, choice: this.choices.fault }
  }

  get twin(): Chosen {
    return { selected: this.nodes.twin, choice: this.choices.twin }
  }

  /** Whether what is selected are the nodes where the two part. */
  get isParting(): boolean {
    const { pair, nodes } = this
    return nodes.fault === pair?.fault.node && nodes.twin === pair.twin.node
  }

  /** Selects a node, or lets go of it if it is selected; -1, or one that there is not: of any. */
  take(which: Which, node: number): void {
    const { pair } = this
    const count = pair?.[which].telling.session.replay.nodeCount ?? 0
    if (pair === undefined || node < 0 || node >= count || node === this.nodes[which]) {
      return this.release()
    }
    this.nodes[which] = node
    this.nodes[other(which)] = counterpart(pair, which, node)
  }

  /** Selects the nodes where the two part. */
  parting(): void {
    this.nodes.fault = this.pair?.fault.node ?? -1
    this.nodes.twin = this.pair?.twin.node ?? -1
  }

  release(): void {
    this.nodes.fault = this.nodes.twin = -1
  }

  /** Shows the children of a node, or folds them, in both trees. */
  fold(which: Which, node: number, open: boolean): void {
    this.choices[which].set(node, open)
    const there = this.pair === undefined ? -1 : counterpart(this.pair, which, node)
    if (there >= 0) this.choices[other(which)].set(there, open)
  }
}

function other(which: Which): Which {
  return which === 'fault' ? 'twin' : 'fault'
}
