import {
  labelWord,
  toldSide,
  valueText,
  type ExplicitTree,
  type TreePosition,
} from '../../../../engine/index.ts'

/*
 * A tree as it is edited: what is written at each node, and nothing of what a search needs. A tree
 * is never changed: each edit answers with another, and with the node that is selected then.
 */

export type Side = 'max' | 'min'

export interface Outline {
  /** What its text calls it. */
  readonly label?: string
  /** As it is written: of a leaf a number, `inf`, `?`; of an inner node what it is judged to be worth, if anything. */
  readonly value?: string
  /** Whose turn it is, where that is the same side's as above; at the root it is said elsewhere. */
  readonly side?: Side
  /** Of an inner node, at least one. */
  readonly children?: readonly Outline[]
}

/** A node, by the children to take from the root on; empty for the root. */
export type Path = readonly number[]

export interface Edited {
  readonly root: Outline
  readonly at: Path
}

/** A leaf of which nobody has said what it is worth; each is an object of its own. */
const newLeaf = (): Outline => ({ value: '0' })

/** A tree that has been read, at its root, with whether its text says that Min moves first. */
export function outlineIn({ tree, first, ownFirst }: TreePosition): {
  root: Outline
  min: boolean
} {
  return { root: outlineOf(tree, 0), min: tree.sides === undefined ? ownFirst : first === 1 }
}

function outlineOf(tree: ExplicitTree, node: number): Outline {
  const label = tree.labels.get(node)
  const called = label === undefined ? {} : { label }
  const children = Array.from(tree.children.subarray(tree.first[node], tree.first[node + 1]))
  const value = valueText(tree, node)
  const valued = value === '' ? called : { ...called, value }
  if (children.length === 0) return valued
  const side = node === 0 ? undefined : toldSide(tree, node)
  const inner = { ...valued, ...(side && { side }) }
  return { ...inner, children: children.map((child) => outlineOf(tree, child)) }
}

/** The tree as nested lists. */
export function writeOutline(root: Outline, min: boolean): string {
  // At a leaf nobody moves.
  if (root.children === undefined) return written(root)
  return (min ? 'min=' : isMixed(root) ? 'max=' : '') + written(root)
}

/** Whether some node says whose turn it is: then the root has to as well. */
function isMixed({ side, children }: Outline): boolean {
  return children !== undefined && (side !== undefined || children.some(isMixed))
}

function written({ label, value, side, children }: Outline): string {
  const name = label === undefined ? '' : `${labelWord(label)}=`
  if (children === undefined) return name + (value ?? '0')
  const turn = side === undefined ? '' : `${side}=`
  return `${turn}${name}[${children.map(written).join(',')}]${value === undefined ? '' : `=${value}`}`
}

export function nodeAt(root: Outline, at: Path): Outline | undefined {
  let node: Outline | undefined = root
  for (const index of at) node = node?.children?.[index]
  return node
}

/** The paths of all nodes, in the order of the text. */
export function pathsOf(root: Outline, at: Path = []): Path[] {
  const below = root.children?.flatMap((child, index) => pathsOf(child, [...at, index])) ?? []
  return [at, ...below]
}

/** One more child, the last one. A leaf hands its value down to it. */
export function addChild(root: Outline, at: Path): Edited {
  const node = nodeAt(root, at)
  const children = node?.children ?? []
  const isLeaf = node?.children === undefined && node?.value !== undefined
  const child = isLeaf ? { value: node.value } : newLeaf()
  const grown = [...children, child]
  return { root: changed(root, at, (each) => inner(each, grown)), at: [...at, children.length] }
}

/** One more leaf to the right of a node; beside the root, below it. */
export function addBeside(root: Outline, at: Path): Edited {
  if (at.length === 0) return addChild(root, at)
  const [above, index] = parted(at)
  const children = nodeAt(root, above)?.children ?? []
  const grown = children.toSpliced(index + 1, 0, newLeaf())
  return { root: changed(root, above, (each) => inner(each, grown)), at: [...above, index + 1] }
}

/** Without a node and all below it. A node that loses its last child is a leaf, worth what it was judged to be; the root stays. */
export function remove(root: Outline, at: Path): Edited {
  if (at.length === 0) return { root: named(newLeaf(), root.label), at }
  const [above, index] = parted(at)
  const left = nodeAt(root, above)?.children?.toSpliced(index, 1) ?? []
  return {
    root: changed(root, above, (each) => inner(each, left)),
    at: left.length === 0 ? above : [...above, Math.min(index, left.length - 1)],
  }
}

/**
 * A node before another child of the node it hangs from, or of another one; undefined where it would
 * hang from itself.
 *
 * @param to  the path at which it will be found if nothing is taken away before it
 */
export function move(root: Outline, from: Path, to: Path): Edited | undefined {
  const node = nodeAt(root, from)
  if (node === undefined || from.length === 0 || to.length === 0) return undefined
  if (from.every((index, ply) => to[ply] === index)) return undefined
  const [target, place] = parted(to)
  const parent = nodeAt(root, target)
  if (parent === undefined) return undefined
  // Marked first, so that the way there is found whatever goes before it.
  const put = changed(root, target, (each) => {
    const children = each.children ?? []
    return inner(each, children.toSpliced(Math.min(place, children.length), 0, node))
  })
  const [above, index] = parted(from)
  const same = above.length === target.length && above.every((each, ply) => each === target[ply])
  const shifted = same && place <= index ? index + 1 : index
  // What is taken away may lie above the target's way, or the target above it.
  const origin = shiftedPath(from, target, Math.min(place, parent.children?.length ?? 0), shifted)
  const gone = remove(put, origin)
  const moved = pathsOf(gone.root).find((each) => nodeAt(gone.root, each) === node)
  return moved === undefined ? undefined : { root: gone.root, at: moved }
}

/** Where a node is after another has been put in at a place of `target`. */
function shiftedPath(from: Path, target: Path, place: number, own: number): Path {
  const [above] = parted(from)
  if (above.length === target.length) {
    return above.every((each, ply) => each === target[ply]) ? [...above, own] : from
  }
  const below = from.length > target.length + 1 && target.every((each, ply) => from[ply] === each)
  if (!below || from[target.length] < place) return from
  return from.map((each, ply) => (ply === target.length ? each + 1 : each))
}

/** Another value; none for an inner node where it is empty. */
export function setValue(root: Outline, at: Path, value: string): Edited {
  const valued = (each: Outline) => {
    const { value: _, ...rest } = each
    return each.children !== undefined && value === '' ? rest : { ...rest, value }
  }
  return { root: changed(root, at, valued), at }
}

/** Whose turn it is at a node, where Min moves first or Max. */
export function sideAt(root: Outline, min: boolean, at: Path): Side {
  let side: Side = min ? 'min' : 'max'
  let node: Outline | undefined = root
  for (const index of at) {
    node = node?.children?.[index]
    side = node?.side ?? (side === 'max' ? 'min' : 'max')
  }
  return side
}

/** The other side's turn at a node that is not the root; below it sides alternate as before. */
export function turn(root: Outline, min: boolean, at: Path): Edited {
  const above = sideAt(root, min, at.slice(0, -1))
  const turned = ({ side, ...rest }: Outline): Outline =>
    side === undefined ? { ...rest, side: above } : rest
  return { root: changed(root, at, turned), at }
}

/** Another name; none where it is empty. */
export function setLabel(root: Outline, at: Path, label: string): Edited {
  // Curled quotes would be read as the ends of a word.
  const word = label.replace(/[“”„‟]/g, '"')
  return { root: changed(root, at, (each) => named(each, word === '' ? undefined : word)), at }
}

function named(node: Outline, label: string | undefined): Outline {
  const { label: _, ...rest } = node
  return label === undefined ? rest : { label, ...rest }
}

function inner(node: Outline, children: readonly Outline[]): Outline {
  const { value, children: before, ...rest } = node
  if (children.length === 0) return { ...newLeaf(), ...rest, ...(value !== undefined && { value }) }
  return { ...rest, ...(before !== undefined && value !== undefined && { value }), children }
}

function changed(root: Outline, at: Path, change: (node: Outline) => Outline): Outline {
  const [index, ...rest] = at
  if (index === undefined) return change(root)
  const { children = [] } = root
  return { ...root, children: children.with(index, changed(children[index], rest, change)) }
}

/** The path of the node above, and the place below it. */
function parted(at: Path): readonly [above: Path, index: number] {
  return [at.slice(0, -1), at[at.length - 1]]
}
