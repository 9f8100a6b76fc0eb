import { expect, it } from 'vitest'
import { rngOf } from '../../../engine/core/rng.ts'
import { Failures, NEVER } from '../../../engine/search/failures.ts'

/** As many as there are entries. */
const ENTRIES = 65_536

it.each([100, 1000, 20_000, 3 * ENTRIES])(
  'of %i positions those are remembered that no later one took the entry of',
  (count) => {
    const rng = rngOf(count)
    const word = () => rng.below(2 ** 32) | 0
    const failures = new Failures()
    const last = new Map<number, { readonly hash: Int32Array; stones: number }>()
    const hashes = Array.from({ length: count }, () => Int32Array.of(word(), word()))
    const entryOf = (hash: Int32Array) => (hash[0] ^ hash[1]) & (ENTRIES - 1)
    for (const hash of hashes) {
      const stones = 1 + rng.below(NEVER)
      failures.put(hash, stones)
      last.set(entryOf(hash), { hash, stones })
    }
    // One that is told again has the new stones.
    for (const entry of last.values()) {
      if (rng.below(3) > 0) continue
      entry.stones = NEVER
      failures.put(entry.hash, NEVER)
    }
    const wrong = hashes.filter((hash) => {
      const { hash: other, stones } = last.get(entryOf(hash)) ?? { hash, stones: 0 }
      return failures.get(hash) !== (hash === other ? stones : 0)
    })
    expect(wrong).toHaveLength(0)
    const strangers = Array.from({ length: 1000 }, () => Int32Array.of(word(), word()))
    expect(strangers.filter((hash) => failures.get(hash) !== 0)).toHaveLength(0)
  },
)
