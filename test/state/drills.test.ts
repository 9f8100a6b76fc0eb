import { describe, expect, it } from 'vitest'
import {
  answered,
  Drills,
  isBack,
  newRun,
  skipped,
  treeOf,
  type Run,
} from '../../src/state/drills.ts'
import { OneEntry } from './one-entry.ts'

/** Answers the next trees, each right or wrong, and says which they were. */
function through(
  run: Run,
  rights: string,
): { readonly run: Run; readonly trees: readonly number[] } {
  const trees: number[] = []
  let now = run
  for (const right of rights) {
    const tree = treeOf(now) ?? -1
    trees.push(tree)
    now = answered(now, tree, right === '1')
  }
  return { run: now, trees }
}

describe('a run of ten trees', () => {
  it('asks each once, and is over', () => {
    const { run, trees } = through(newRun(3), '1111111111')
    expect(trees).toEqual([30, 31, 32, 33, 34, 35, 36, 37, 38, 39])
    expect(treeOf(run)).toBeUndefined()
    expect(run.passed).toBe(true)
  })

  it('asks what was missed again some questions later, until it is right', () => {
    const { run, trees } = through(newRun(1), '1011101111111')
    expect(trees).toEqual([10, 11, 12, 13, 14, 11, 15, 16, 17, 11, 18, 19, -1])
    expect(isBack(run, 11)).toBe(false)
    const last = through(newRun(1), '1111111110')
    expect(treeOf(last.run)).toBe(19)
  })

  it('is passed at nine of the last ten, and stays so', () => {
    expect(through(newRun(1), '11111111').run.passed).toBe(false)
    expect(through(newRun(1), '0111111111').run.passed).toBe(true)
    expect(through(newRun(1), '0011111111').run.passed).toBe(false)
    const passed = through(newRun(1), '1111111110').run
    expect(through(passed, '00').run).toMatchObject({ passed: true })
    const next = through(newRun(2, through(newRun(1), '0011111111').run), '1').run
    expect(next).toMatchObject({ passed: true, set: 2 })
  })

  it('passes over a tree that is skipped, which counts as neither', () => {
    const run = skipped(newRun(1), 10)
    expect(treeOf(run)).toBe(11)
    expect(run.last).toEqual([])
  })
})

describe('what was missed at the first try', () => {
  it('is counted once, however often it comes back', () => {
    const first = answered(newRun(0), 0, false)
    expect(first.missed).toBe(1)
    expect(answered(answered(first, 0, false), 0, true).missed).toBe(1)
    expect(answered(first, 1, true).missed).toBe(1)
    expect(newRun(0, first).missed).toBe(0)
  })
})

describe('how drills go', () => {
  it('is kept on the device, and read as it was written', () => {
    const kept = new OneEntry()
    const { run } = through(newRun(4), '101')
    new Drills(kept).keep('first/cuts', run)
    expect(new Drills(kept).runs.get('first/cuts')).toEqual(run)
    expect(new Drills(kept).kept).toBe(true)
  })

  it('is known on the page alone where the device keeps nothing, or refuses', () => {
    const full = new OneEntry()
    full.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const drills = new Drills(full)
    expect(drills.kept).toBe(true)
    drills.keep('first/cuts', newRun(2))
    expect(drills.kept).toBe(false)
    expect(drills.runs.get('first/cuts')).toEqual(newRun(2))
  })

  it.each([
    '{',
    '[]',
    '"x"',
    '{"first/cuts":null}',
    '{"first/cuts":{"last":"2","set":1,"at":0,"asked":0,"back":[]}}',
    '{"first/cuts":{"last":"1","set":-1,"at":0,"asked":0,"back":[]}}',
    '{"first/cuts":{"last":"1","set":1,"at":11,"asked":0,"back":[]}}',
    '{"first/cuts":{"last":"1","set":1,"at":1,"asked":0,"back":[[1]]}}',
    '{"first/cuts":{"last":"1","set":1,"at":1,"asked":0,"back":"x"}}',
    '{"first/cuts":{"last":"1","set":1,"at":1,"asked":0,"back":[],"missed":2}}',
    '{"<b>":{"last":"1","set":1,"at":1,"asked":0,"back":[]}}',
  ])('is nothing where the entry is %s', (entry) => {
    expect(new Drills(new OneEntry(entry)).runs.size).toBe(0)
  })
})
