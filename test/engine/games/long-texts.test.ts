import { describe, expect, it } from 'vitest'
import { gameIds, kitOf } from '../../../engine/games/registry.ts'

/*
 * Whoever pastes the wrong thing waits for an answer all the same: what reads a text does not go
 * through a run of the same letters anew from each of them, and does not call itself for each.
 */

const LENGTH = 30_000
/** Much more of the processor than a reader needs, much less than one that is quadratic: 6 seconds. */
const MOST_SECONDS = 2

const BEFORE = [
  '',
  '1)',
  'a: ',
  'max\n',
  'const t = ',
  'np.array([1])',
  'parent,child\n',
  '{"a":',
  'x = [',
  'v<',
  '> ',
]
const RUNS = [
  ' ',
  '\n',
  '\t',
  '\r\n',
  'a',
  '4',
  '-',
  'a=',
  'a:',
  '[',
  '{',
  ']',
  ',',
  ';',
  '"',
  '# ',
  '#',
  '//',
  '>\n',
  '1/',
  'max(',
  'Node(',
  '\u{1f534}',
  "'X',",
]

describe.each(gameIds)('a long text for %s', (id) => {
  it.each(RUNS.map((run) => [JSON.stringify(run), run]))(
    'of nothing but %s is read or refused at once',
    (_, run) => {
      const kit = kitOf(id)
      if (!kit.ok) throw new Error(id)
      const { game } = kit.value
      const begun = process.cpuUsage()
      for (const before of BEFORE) game.parse(`${before}${run.repeat(LENGTH / run.length)}x`)
      expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(MOST_SECONDS)
    },
  )
})
