import { stateOf } from './link.ts'
import type { Telling } from './names.ts'
import { isWindowed, type TreeSpec } from './spec.ts'
import { limitedWords, limitOf } from './texts.ts'

/** What a figure shows, in a caption: for a search that is not the one its page speaks of. */
export function captionOf({ session, words }: Telling, given: TreeSpec): string {
  const { spec, explicit, replay, plain, beyond } = session
  const { steps } = replay
  const value = replay.score(replay.root(steps), steps)
  const { algorithm, tie, fail, depth, exclude = '' } = spec
  const cuts = isWindowed(algorithm)
  return words.caption({
    explicit,
    same: spec.game === given.game && spec.position === given.position,
    algorithm: words.controls.algorithms[algorithm],
    depth,
    strict: cuts && tie === 'lt',
    hard: cuts && fail === 'hard',
    exclude,
    ...(beyond !== undefined && { beyond }),
    ...(replay.recording.dropped === 0 && {
      counted: { ...replay.counts(steps), all: plain ?? -1, cuts },
    }),
    value: value === undefined ? '' : limitedWords(value, limitOf(replay, 0), words),
  })
}

/** Whether two searches are the same; an explicit tree is searched to its leaves in any case. */
export function isSameSearch(one: TreeSpec, other: TreeSpec): boolean {
  const [a, b] = [one, other].map((spec) => {
    const depth = spec.game === 'tree' ? 0 : spec.depth
    return JSON.stringify(stateOf({ ...spec, depth }, -1, -1))
  })
  return a === b
}
