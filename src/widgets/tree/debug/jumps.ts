import {
  BACK,
  CUTOFF,
  ENTER,
  EVALUATE,
  EXIT,
  TABLE_HIT,
  type Replay,
} from '../../../../engine/index.ts'

/*
 * Where a debugger goes in a recorded search. A step is the number of events that have happened:
 * step n is after event n - 1.
 */

/** What a reader may look for: each is an event. */
const LANDMARKS = ['cut', 'best', 'hit', 'move', 'depth'] as const
/**
 * - `cut`: a cutoff. `best`: the root's best changes. `hit`: the table answers.
 * - `move`: a move of the root is begun. `depth`: the search begins anew, a ply deeper or in
 *   another window.
 */
export type Landmark = (typeof LANDMARKS)[number]

/** One step on. */
export function stepIn(replay: Replay, step: number): number {
  return Math.min(step + 1, replay.steps)
}

/**
 * To the end of the subtree at hand: of the node that has just been entered, else of the next child
 * that is.
 */
export function stepOver(replay: Replay, step: number): number {
  const { recording, steps } = replay
  if (step === 0 || step === steps) return steps
  if (recording.kind[step - 1] === ENTER) return endOf(replay, recording.node[step - 1])
  const next = recording.node[step]
  return recording.kind[step] === ENTER && replay.parent(next) >= 0 ? endOf(replay, next) : step + 1
}

/** To the end of the node above the one the search is at; of its root, to that root's end. */
export function stepOut(replay: Replay, step: number): number {
  if (step === 0 || step === replay.steps) return replay.steps
  const at = replay.current(step)
  const above = replay.parent(at)
  const to = endOf(replay, above < 0 ? at : above)
  // From the end of one search of several to the end of the next.
  return to > step ? to : stepOut(replay, stepIn(replay, step))
}

/** The step at which a node is done; the last one where the search ended inside it. */
function endOf({ recording, steps }: Replay, node: number): number {
  return Math.min(recording.last[node] + 1, steps)
}

/** The step at which a node is entered, or skipped with others. */
export function stepTo({ recording }: Replay, node: number): number {
  return recording.first[node] + 1
}

/** The step of the next landmark of a kind; undefined where there is none. */
export function nextLandmark(replay: Replay, step: number, what: Landmark): number | undefined {
  for (let to = step + 1; to <= replay.steps; to++) if (isLandmark(replay, to, what)) return to
  return undefined
}

/** The step of the one before. */
export function previousLandmark(replay: Replay, step: number, what: Landmark): number | undefined {
  for (let to = step - 1; to > 0; to--) if (isLandmark(replay, to, what)) return to
  return undefined
}

/** The landmarks that a search has at all. */
export function landmarksOf(replay: Replay): readonly Landmark[] {
  const { cutoffs, tableHits } = replay.counts(replay.steps)
  return LANDMARKS.filter((what) => {
    // Counted, since to look for what is nowhere is to look at every step.
    if (what === 'cut') return cutoffs > 0
    if (what === 'hit') return tableHits > 0
    // Every search begins once.
    if (what === 'depth') return replay.roots.length > 1
    return nextLandmark(replay, 0, what) !== undefined
  })
}

function isLandmark(replay: Replay, step: number, what: Landmark): boolean {
  const { recording } = replay
  const kind = recording.kind[step - 1]
  const node = recording.node[step - 1]
  switch (what) {
    case 'cut':
      return kind === CUTOFF
    case 'hit':
      return kind === TABLE_HIT
    case 'move':
      return kind === ENTER && replay.parent(node) >= 0 && recording.ply[node] === 1
    case 'depth':
      return kind === ENTER && replay.parent(node) < 0
    case 'best':
      if (kind !== BACK || replay.parent(node) >= 0) return false
      return replay.bestChild(node, step) !== replay.bestChild(node, step - 1)
  }
}

/** Where a search is to stop. */
export const CONDITIONS = ['cut', 'below', 'above', 'ply', 'move'] as const
export type ConditionName = (typeof CONDITIONS)[number]

export type Condition =
  /** A cutoff. */
  | { readonly name: 'cut' }
  /** A value that is found, Max's view, is less or more than this. */
  | { readonly name: 'below' | 'above'; readonly value: number }
  /** A node so many plies from the root is entered. */
  | { readonly name: 'ply'; readonly ply: number }
  /** This move, as the game writes it, is looked at. */
  | { readonly name: 'move'; readonly move: string }

/** The next step at which a condition holds; undefined where it never does again. */
export function nextWhere(
  replay: Replay,
  step: number,
  condition: Condition,
  moveOf: (node: number) => string,
): number | undefined {
  for (let to = step + 1; to <= replay.steps; to++) {
    if (holds(replay, to, condition, moveOf)) return to
  }
  return undefined
}

/** Whether the event that leads to a step is what a condition asks for. */
export function holds(
  replay: Replay,
  step: number,
  condition: Condition,
  moveOf: (node: number) => string,
): boolean {
  const event = replay.step(step)
  if (event === undefined) return false
  const { kind, node, value } = event
  const isScore = kind === EVALUATE || kind === BACK || kind === EXIT
  switch (condition.name) {
    case 'cut':
      return kind === CUTOFF
    case 'below':
      return isScore && value < condition.value
    case 'above':
      return isScore && value > condition.value
    case 'ply':
      return kind === ENTER && replay.recording.ply[node] === condition.ply
    case 'move':
      return kind === ENTER && replay.parent(node) >= 0 && moveOf(node) === condition.move
  }
}
