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
  if (what === 'cut' || what === 'hit') {
    const event = replay.recording.kind.indexOf(EVENT[what], Math.max(0, step))
    return event < 0 ? undefined : event + 1
  }
  return landmarks(replay, what).find((to) => to > step)
}

/** The step of the one before. */
export function previousLandmark(replay: Replay, step: number, what: Landmark): number | undefined {
  if (what === 'cut' || what === 'hit') {
    const event = step < 2 ? -1 : replay.recording.kind.lastIndexOf(EVENT[what], step - 2)
    return event < 0 ? undefined : event + 1
  }
  return landmarks(replay, what).findLast((to) => to < step)
}

/** The landmarks that a search has at all. */
export function landmarksOf(replay: Replay): readonly Landmark[] {
  // Every search begins once.
  return LANDMARKS.filter((what) =>
    what === 'depth' ? replay.roots.length > 1 : nextLandmark(replay, 0, what) !== undefined,
  )
}

const EVENT = { cut: CUTOFF, hit: TABLE_HIT } as const

/** Those that lie at the roots and right below: few, and found from there. */
type RootLandmark = Exclude<Landmark, keyof typeof EVENT>
const known = new WeakMap<Replay, Readonly<Record<RootLandmark, readonly number[]>>>()

/** Their steps, ascending. */
function landmarks(replay: Replay, what: RootLandmark): readonly number[] {
  let found = known.get(replay)
  if (found === undefined) known.set(replay, (found = rootLandmarks(replay)))
  return found[what]
}

function rootLandmarks(replay: Replay): Record<RootLandmark, readonly number[]> {
  const { algorithm, alpha, fail, first, kind, last, value } = replay.recording
  const isHard = algorithm === 'alphabeta' && fail === 'hard'
  const depth = replay.roots.map((root) => first[root] + 1)
  const move: number[] = []
  const best: number[] = []
  for (const root of replay.roots) {
    let before: number | undefined
    for (const child of replay.children(root)) {
      if (!replay.isVisited(child)) continue
      move.push(first[child] + 1)
      // What a child is worth to the node above is told right after its own end.
      const back = last[child] + 1
      if (kind[back] !== BACK) continue
      // Fail-hard begins with alpha: a score that is no better has no child to thank for it.
      if (value[back] !== before && !(isHard && value[back] === alpha[root])) best.push(back + 1)
      before = value[back]
    }
  }
  return { depth, move, best }
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

/** Events that are looked at in one go. */
const AT_ONCE = 10_000

/**
 * The next step at which a condition holds; undefined where it never does again. It looks at every
 * event, and yields now and then the step that it has come to.
 */
export function* nextWhere(
  replay: Replay,
  step: number,
  condition: Condition,
  moveOf: (node: number) => string,
): Generator<number, number | undefined> {
  for (let to = step + 1; to <= replay.steps; to++) {
    if (holds(replay, to, condition, moveOf)) return to
    if (to % AT_ONCE === 0) yield to
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
