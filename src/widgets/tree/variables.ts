import { INFINITE } from '../../../engine/index.ts'
import type { Telling } from './names.ts'
import { isWindowed as hasWindow } from './spec.ts'
import { ownText } from './texts.ts'

/** A variable of the code at the current node, and what it is called in the picture. */
export interface Variable {
  readonly name: string
  readonly value: string
  /** `β = 6`: the same in Max's view; absent where the code speaks of Max's view anyway. */
  readonly picture?: string
}

/** What the code's variables hold where the search is. */
export function variables({ session, words }: Telling, step: number): Variable[] {
  const { replay } = session
  const { recording } = replay
  const { algorithm, fail } = recording
  const node = replay.current(step)
  const begun = step > 0
  const min = replay.player(node) === 1
  const text = (score: number | undefined, inCode = false) =>
    score === undefined || !begun ? '–' : ownText(score, !inCode || !min, words)
  const depth = { name: 'd', value: begun ? String(replay.depth(step) - recording.ply[node]) : '–' }
  const mine = (score: number) => replay.forMax(node, score)
  // A leaf returns before the code comes to its `best`.
  const leaf = replay.isLeaf(node)
  const best = begun && !leaf ? replay.score(node, step) : undefined
  if (!hasWindow(algorithm)) {
    const picture = algorithm === 'negamax' && min
    const value = text(best === undefined ? undefined : mine(best), algorithm === 'negamax')
    return [depth, { name: 'best', value, ...(picture ? { picture: `best = ${text(best)}` } : {}) }]
  }

  const [alpha, beta] = [recording.alpha[node], recording.beta[node]]
  const start = fail === 'hard' && !leaf ? alpha : undefined
  const own = best === undefined ? start : mine(best)
  const floor = leaf ? undefined : Math.max(alpha, own ?? -INFINITE)
  const row = (name: string, value: number | undefined, inPicture: string): Variable => ({
    name,
    value: text(value, true),
    ...(min
      ? {
          picture: `${inPicture} = ${text(value === undefined ? undefined : mine(value))}`,
        }
      : {}),
  })
  return [
    depth,
    row('α', alpha, 'β'),
    row('β', beta, 'α'),
    row('best', own, 'best'),
    row('floor', floor, 'β'),
  ]
}

/** What the variables of two functions hold: all in Max's view, as in the picture. */
export function maxsVariables({ session, words }: Telling, step: number): Variable[] {
  const { replay } = session
  const { recording } = replay
  const node = replay.current(step)
  const begun = step > 0
  const leaf = replay.isLeaf(node)
  const text = (score: number | undefined) =>
    score === undefined || !begun ? '–' : ownText(score, true, words)
  const depth = {
    name: 'd',
    value: begun ? String(replay.depth(step) - recording.ply[node]) : '–',
  }
  const best = leaf ? undefined : replay.score(node, step)
  if (!hasWindow(recording.algorithm)) return [depth, { name: 'v', value: text(best) }]
  const window = replay.window(node, step)
  const start =
    recording.fail === 'hard' && !leaf ? replay.forMax(node, recording.alpha[node]) : undefined
  return [
    depth,
    { name: 'α', value: text(window?.alpha) },
    { name: 'β', value: text(window?.beta) },
    { name: 'v', value: text(best ?? start) },
  ]
}
