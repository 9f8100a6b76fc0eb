/** What a random tree is to be like. */
export interface Demands {
  /** Plies from the root to the deepest leaf, 1 or more. */
  readonly depth: number
  /** Least and most children of an inner node, 1 or more. */
  readonly branching: readonly [number, number]
  /** Least and greatest value of a leaf, whole numbers. */
  readonly values: readonly [number, number]
  /** How many leaves in a hundred repeat the value of one before. */
  readonly ties: number
  /** Whether some branches end sooner than others. */
  readonly uneven: boolean
  /** Cuts, at least. */
  readonly cuts: number
  /** At least one cut whose bound comes from further up than the node above. */
  readonly deep: boolean
}

export const PLAIN_DEMANDS: Demands = {
  depth: 4,
  branching: [2, 3],
  values: [0, 9],
  ties: 10,
  uneven: false,
  cuts: 2,
  deep: false,
}
