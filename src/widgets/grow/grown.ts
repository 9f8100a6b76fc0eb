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

/**
 * A tree whose nodes get their children when they are asked for, by the rules of a game. Nodes are
 * numbered in the order in which they are made, so the list of the nodes that were opened says all.
 */
export class GrownTree<P> {
  readonly kit: GameKit<P>
  private readonly made: GrownNode[] = [{ above: -1, move: NO_MOVE, ply: 0 }]
  private readonly order: number[] = []
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

  isOpen(node: number): boolean {
    return this.below.has(node)
  }

  children(node: number): number[] {
    const { first, count } = this.below.get(node) ?? { first: 0, count: 0 }
    return Array.from({ length: count }, (_, i) => first + i)
  }

  /** Makes the children of a node. Nothing changes where that is not possible. */
  open(node: number): Result<void> {
    const { kit, made } = this
    if (made[node] === undefined) return fail('grow/no-such-node', 0, { node })
    if (this.isOpen(node)) return fail('grow/is-open', 0, { node })
    const moves = new Int32Array(kit.game.maxMoves)
    const count = this.at(node, (position) =>
      kit.game.outcome(position) === undefined ? kit.game.moves(position, moves) : 0,
    )
    if (count === 0) return fail('grow/is-over', 0, { node })
    if (made.length + count > MOST_NODES) return fail('grow/too-many', 0, { most: MOST_NODES })
    this.below.set(node, { first: made.length, count })
    this.order.push(node)
    for (const move of moves.subarray(0, count)) {
      made.push({ above: node, move, ply: made[node].ply + 1 })
    }
    return ok(undefined)
  }

  /** Opens every node of the last ply that can be; the error is that of the first that cannot. */
  openLast(): Result<void> {
    const deepest = this.made.reduce((most, { ply }) => Math.max(most, ply), 0)
    const closed = this.made.flatMap(({ ply }, node) =>
      ply === deepest && !this.isOpen(node) ? [node] : [],
    )
    let first: Result<void> = fail('grow/is-over')
    let opened = 0
    for (const node of closed) {
      const done = this.open(node)
      if (done.ok) opened++
      else if (done.error.code === 'grow/too-many') return done
      else first = done
    }
    return opened > 0 ? ok(undefined) : first
  }

  /** Takes the children of the node opened last away again. */
  undo(): void {
    const node = this.order.pop()
    const children = node === undefined ? undefined : this.below.get(node)
    if (node === undefined || children === undefined) return
    this.below.delete(node)
    this.made.length = children.first
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

/** `0.3.10-17`: the nodes that were opened, runs of neighbours joined. */
export function writeOpened(opened: readonly number[]): string {
  const runs: string[] = []
  for (let i = 0; i < opened.length;) {
    let end = i
    while (end + 1 < opened.length && opened[end + 1] === opened[end] + 1) end++
    runs.push(end === i ? String(opened[i]) : `${opened[i]}-${opened[end]}`)
    i = end + 1
  }
  return runs.join('.')
}

/** Reads what `writeOpened` wrote. */
export function readOpened(text: string): Result<number[]> {
  const opened: number[] = []
  if (text === '') return ok(opened)
  for (const run of text.split('.')) {
    const match = /^([0-9]{1,4})(?:-([0-9]{1,4}))?$/.exec(run)
    if (match === null) return fail('grow/no-list', 0, { text: run })
    const first = Number(match[1])
    const last = match[2] === undefined ? first : Number(match[2])
    if (last < first || opened.length + last - first >= MOST_NODES) {
      return fail('grow/no-list', 0, { text: run })
    }
    for (let node = first; node <= last; node++) opened.push(node)
  }
  return ok(opened)
}

/** A tree with these nodes opened. On an error, what could be opened before it is lost. */
export function growTree<P>(kit: GameKit<P>, text: string): Result<GrownTree<P>> {
  const read = readOpened(text)
  if (!read.ok) return read
  const tree = new GrownTree(kit)
  for (const node of read.value) {
    const done = tree.open(node)
    if (!done.ok) return done
  }
  return ok(tree)
}
