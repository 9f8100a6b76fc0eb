import { INFINITE } from '../../../engine/search/score.ts'
import {
  BACK,
  CUTOFF,
  ENTER,
  EVALUATE,
  EXIT,
  MIN_TO_MOVE,
  type Recording,
} from '../../../engine/trace/recording.ts'

interface Node {
  state: string
  /** Side to move's view, or Max's for minimax. */
  score: number | undefined
  best: number | undefined
  alpha: number
  beta: number
  bestChild: number
}

/**
 * A recording played forwards one event at a time, with everything remembered on the way: what
 * `Replay` must show without remembering anything. Shares no code with it.
 */
export class Stepper {
  private readonly recording: Recording
  private at = 0
  private next = 0
  private readonly stack: number[] = []
  private returned = -1
  private readonly nodes: Node[] = []
  private visited = 0
  private leaves = 0
  private cutoffs = 0

  constructor(recording: Recording) {
    this.recording = recording
    for (let node = 0; node < recording.parent.length; node++) {
      this.nodes.push({
        state: 'unvisited',
        score: undefined,
        best: undefined,
        alpha: recording.alpha[node],
        beta: recording.beta[node],
        bestChild: -1,
      })
    }
  }

  forward(): void {
    const { kind, node, value, fail, algorithm } = this.recording
    const event = kind[this.at]
    const id = node[this.at]
    const now = this.nodes[id]
    if (event === ENTER) {
      this.next = id + 1
      this.stack.push(id)
      now.state = 'open'
      if (algorithm === 'alphabeta' && fail === 'hard') now.best = now.alpha
      this.visited++
      if (kind[this.at + 1] === EVALUATE) this.leaves++
    } else if (event === EVALUATE || event === EXIT) {
      now.score = value[this.at]
      now.state = 'done'
      this.returned = id
      this.stack.pop()
    } else if (event === BACK) {
      if (value[this.at] !== now.best) now.bestChild = this.returned
      now.best = value[this.at]
      now.score = now.best
      now.alpha = Math.max(now.alpha, now.best)
    } else if (event === CUTOFF) {
      this.cutoffs++
      for (let i = 0; i < value[this.at]; i++) this.nodes[this.next++].state = 'cut'
    }
    this.at++
  }

  picture(): unknown {
    const last = this.at === 0 ? 0 : this.recording.node[this.at - 1]
    const path: number[] = []
    for (let node = last; node >= 0; node = this.recording.parent[node]) path.unshift(node)
    return {
      current: last,
      path,
      // The searches that it steps through have no table.
      counts: { visited: this.visited, leaves: this.leaves, cutoffs: this.cutoffs, tableHits: 0 },
      line: this.line(),
      nodes: this.nodes.map((node, id) => ({
        state: node.state,
        score: node.score === undefined ? undefined : this.forMax(id, node.score),
        window: this.window(id),
      })),
    }
  }

  private line(): number[] {
    const line = [0]
    let node = this.nodes[0].bestChild
    while (node >= 0) {
      line.push(node)
      node = this.nodes[node].bestChild
    }
    return line.length > 1 ? line : []
  }

  private window(id: number): unknown {
    const { state, alpha, beta } = this.nodes[id]
    if (state !== 'open' && state !== 'done') return undefined
    if (this.recording.algorithm !== 'alphabeta') return { alpha: -INFINITE, beta: INFINITE }
    const isMin = (this.recording.flags[id] & MIN_TO_MOVE) !== 0
    return isMin ? { alpha: 0 - beta, beta: 0 - alpha } : { alpha, beta }
  }

  private forMax(id: number, score: number): number {
    const isMin = (this.recording.flags[id] & MIN_TO_MOVE) !== 0
    return isMin && this.recording.algorithm !== 'minimax' ? 0 - score : score
  }
}
