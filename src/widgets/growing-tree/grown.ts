import { fail, NO_MOVE, ok, type GameKit, type Move, type Result } from '../../../engine/index.ts'

/** Nodes that a figure draws. */
export const MOST_NODES = 2000

export interface GrownNode {
  /** -1 at the root. */
  readonly above: number
  readonly move: Move
  /** From 0 at the root. */
  readonly ply: number
}

/** What a reader does at once: opens one node, by its number, or the whole last ply. */
export type Step = number | 'ply'

/**
 * A tree whose nodes get their children when they are asked for, by the rules of a game. Nodes are
 * numbered in the order in which they are made, so the list of the steps says all.
 */
export class GrownTree<P> {
  readonly kit: GameKit<P>
  private readonly made: GrownNode[] = [{ above: -1, move: NO_MOVE, ply: 0 }]
  private readonly order: number[] = []
  /** The steps, and how many nodes were open before each. */
  private readonly done: { readonly step: Step; readonly before: number }[] = []
  /** By node: its first child, and how many it has. */
  private readonly below = new Map<number, { readonly first: number; readonly count: number }>()
  private readonly position: P

  constructor(kit: GameKit<P>) {
    this.kit = kit
    this.position = kit.game.initial()
  }

  get nodes(): readonly GrownNode[] {
    return this.made
  }

  /** The nodes that were opened, in order. */
  get opened(): readonly number[] {
    return this.order
  }

  get steps(): readonly Step[] {
    return this.done.map(({ step }) => step)
  }

  /** A node to look at first: a child of the one opened last, which is still to be opened. */
  get next(): number {
    const last = this.order.at(-1)
    return last === undefined ? 0 : (this.below.get(last)?.first ?? 0)
  }

  isOpen(node: number): boolean {
    return this.below.has(node)
  }

  children(node: number): number[] {
    const { first, count } = this.below.get(node) ?? { first: 0, count: 0 }
    return Array.from({ length: count }, (_, i) => first + i)
  }

  /** Makes the children of a node. Nothing changes where that is not possible. */
  open(node: number): Result<void> {
    const before = this.order.length
    const made = this.make(node)
    if (made.ok) this.done.push({ step: node, before })
    return made
  }

  private make(node: number): Result<void> {
    const { kit, made } = this
    if (made[node] === undefined) return fail('growing-tree/no-such-node', 0, { node })
    if (this.isOpen(node)) return fail('growing-tree/is-open', 0, { node })
    const moves = new Int32Array(kit.game.maxMoves)
    const count = this.at(node, (position) =>
      kit.game.outcome(position) === undefined ? kit.game.moves(position, moves) : 0,
    )
    if (count === 0) return fail('growing-tree/is-over', 0, { node })
    if (made.length + count > MOST_NODES)
      return fail('growing-tree/too-many', 0, { most: MOST_NODES })
    this.below.set(node, { first: made.length, count })
    this.order.push(node)
    for (const move of moves.subarray(0, count)) {
      made.push({ above: node, move, ply: made[node].ply + 1 })
    }
    return ok(undefined)
  }

  /**
   * Opens every node of the last ply that can be, in one step. Where there is no room for all, those
   * from the left are open and the error says so; where none can be, that of the first is told.
   */
  openLast(): Result<void> {
    const deepest = this.made.reduce((most, { ply }) => Math.max(most, ply), 0)
    const closed = this.made.flatMap(({ ply }, node) =>
      ply === deepest && !this.isOpen(node) ? [node] : [],
    )
    let first: Result<void> = fail('growing-tree/is-over')
    let full: Result<void> | undefined
    const before = this.order.length
    for (const node of closed) {
      const made = this.make(node)
      if (made.ok) continue
      if (made.error.code === 'growing-tree/too-many') {
        full = made
        break
      }
      first = made
    }
    const some = this.order.length > before
    if (some) this.done.push({ step: 'ply', before })
    return full ?? (some ? ok(undefined) : first)
  }

  /** Takes away again what the last step has made. */
  undo(): void {
    const { before } = this.done.pop() ?? { before: this.order.length }
    for (const node of this.order.splice(before).reverse()) {
      this.made.length = this.below.get(node)?.first ?? this.made.length
      this.below.delete(node)
    }
  }

  /** The moves from the root to a node, as the game writes them. */
  line(node: number): string[] {
    const { game } = this.kit
    const texts: string[] = []
    const moves = this.movesTo(node)
    for (const move of moves) {
      texts.push(game.formatMove(this.position, move))
      game.play(this.position, move)
    }
    for (let i = 0; i < moves.length; i++) game.undo(this.position)
    return texts
  }

  /** Asks something of the position at a node; it must be left as it is. */
  at<T>(node: number, read: (position: P) => T): T {
    const { game } = this.kit
    const moves = this.movesTo(node)
    for (const move of moves) game.play(this.position, move)
    const answer = read(this.position)
    for (let i = 0; i < moves.length; i++) game.undo(this.position)
    return answer
  }

  private movesTo(node: number): Move[] {
    const moves: Move[] = []
    for (let at = node; this.made[at].above >= 0; at = this.made[at].above) {
      moves.push(this.made[at].move)
    }
    return moves.reverse()
  }
}

/** `0.ply.10-17`: the steps, with runs of neighbours joined. */
export function writeSteps(steps: readonly Step[]): string {
  const runs: string[] = []
  for (let i = 0; i < steps.length;) {
    const first = steps[i]
    let end = i
    while (first !== 'ply' && steps[end + 1] === first + end - i + 1) end++
    runs.push(end === i ? String(first) : `${first}-${steps[end]}`)
    i = end + 1
  }
  return runs.join('.')
}

/** Reads what `writeSteps` wrote. */
export function readSteps(text: string): Result<Step[]> {
  const steps: Step[] = []
  if (text === '') return ok(steps)
  for (const run of text.split('.')) {
    const match = /^(?:ply|([0-9]{1,4})(?:-([0-9]{1,4}))?)$/.exec(run)
    if (match === null) return fail('growing-tree/no-list', 0, { text: run })
    if (run === 'ply') {
      steps.push(run)
      continue
    }
    const first = Number(match[1])
    const last = match[2] === undefined ? first : Number(match[2])
    if (last < first || steps.length + last - first >= MOST_NODES) {
      return fail('growing-tree/no-list', 0, { text: run })
    }
    for (let node = first; node <= last; node++) steps.push(node)
  }
  return ok(steps)
}

/** A tree after these steps. On an error, what could be opened before it is lost. */
export function growTree<P>(kit: GameKit<P>, text: string): Result<GrownTree<P>> {
  const read = readSteps(text)
  if (!read.ok) return read
  const tree = new GrownTree(kit)
  for (const step of read.value) {
    const before = tree.opened.length
    const done = step === 'ply' ? tree.openLast() : tree.open(step)
    // A ply for which there was no room was a step all the same.
    if (!done.ok && tree.opened.length === before) return done
  }
  return ok(tree)
}
