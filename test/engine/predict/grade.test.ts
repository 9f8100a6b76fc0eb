import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { conventionOf } from '../../../engine/predict/convention.ts'
import { readSearched, type Searched } from '../../../engine/predict/cut-leaves.ts'
import { explainGrade, gradeCuts } from '../../../engine/predict/grade.ts'
import { PLAIN_DEMANDS } from '../../../engine/predict/demands.ts'
import { treeOfSeed } from '../../../engine/predict/random-tree.ts'
import { SLIPS, type SlipName } from '../../../engine/predict/slips.ts'
import { THE_33_NODE_TREE } from '../../../engine/games/tree/examples.ts'
import { rngOf } from '../../../engine/core/rng.ts'
import {
  ALL_RULES,
  anyTree,
  conventionFor,
  leavesOf,
  minimaxOf,
  textbookCut,
  textOf,
  type Rules,
  type Values,
} from './textbook.ts'

function searchedOf(text: string, own: Parameters<typeof conventionOf>[0] = {}): Searched {
  const searched = readSearched(text, conventionOf(own))
  if (!searched.ok) throw new Error(searched.error.code)
  return searched.value
}

const toggled = (cut: readonly number[], leaf: number) =>
  cut.includes(leaf) ? cut.filter((each) => each !== leaf) : [...cut, leaf]

describe('a grade', () => {
  it('accepts exactly what the search does and rejects every single change of it', () => {
    fc.assert(
      fc.property(anyTree('any', 4), fc.nat(7), (values, from) => {
        const text = textOf(values)
        for (const rules of ALL_RULES.filter((_, i) => i % 8 === from)) {
          const searched = searchedOf(text, conventionFor(rules))
          const cut = textbookCut(values, rules)
          expect(gradeCuts(searched, cut)).toEqual({
            right: true,
            missed: [],
            wrong: [],
            slip: null,
            score: 1,
          })
          leavesOf(values).forEach((_, leaf) => {
            const { right, missed, wrong, score } = gradeCuts(searched, toggled(cut, leaf))
            expect({ right, missed, wrong, partly: score >= 0 && score < 1 }).toEqual({
              right: false,
              missed: cut.includes(leaf) ? [leaf] : [],
              wrong: cut.includes(leaf) ? [] : [leaf],
              partly: true,
            })
          })
        }
      }),
      { numRuns: 60, seed: 8 },
    )
  })

  it('scores the share of the leaves cut by either that both cut', () => {
    const searched = searchedOf(THE_33_NODE_TREE) // 4, 8, 11, 12, 13
    expect(gradeCuts(searched, [13, 12, 11, 4, 8, 8])).toMatchObject({ right: true, score: 1 })
    expect(gradeCuts(searched, [4, 8])).toMatchObject({ score: 2 / 5, missed: [11, 12, 13] })
    expect(gradeCuts(searched, [4, 8, 9])).toMatchObject({ score: 2 / 6, wrong: [9] })
    expect(gradeCuts(searched, [])).toMatchObject({ score: 0, slip: 'nothing-cut' })
    expect(gradeCuts(searchedOf('[1,2]'), [])).toMatchObject({ right: true, score: 1 })
  })
})

/** What one slip does to the rules; the rest of the slips are of the marking. */
const otherRules: Partial<Record<SlipName, (rules: Rules) => Rules>> = {
  'strict-rule': (rules) => ({ ...rules, tie: 'lt' }),
  'equal-rule': (rules) => ({ ...rules, tie: 'le' }),
  'parent-bounds': (rules) => ({ ...rules, bounds: 'parent' }),
  'deep-bounds': (rules) => ({ ...rules, bounds: 'all' }),
  'min-for-max': (rules) => ({ ...rules, first: rules.first === 'max' ? 'min' : 'max' }),
  'fail-hard': (rules) => ({ ...rules, fail: 'hard' }),
  'fail-soft': (rules) => ({ ...rules, fail: 'soft' }),
  'right-to-left': (rules) => ({ ...rules, order: 'right' }),
  'left-to-right': (rules) => ({ ...rules, order: 'left' }),
  'no-window': (rules) => ({ ...rules, window: [-Infinity, Infinity] }),
}

const TREES = 100

const SEEDS = 30_000
/** What has been sampled for a slip is there for the next. */
const sampled: ReturnType<typeof sample>[] = []

/** A tree with few values, single children and branches of all lengths, and a convention. */
function sample(seed: number) {
  const demands = { ...PLAIN_DEMANDS, branching: [1, 3], values: [-3, 4], uneven: true } as const
  const text = treeOfSeed(seed, { ...demands, depth: 3 + (seed % 3) })
  const rules = ALL_RULES[(seed * 37) % ALL_RULES.length]
  const values = JSON.parse(text) as Values
  return { text, values, rules, cut: textbookCut(values, rules) }
}

describe('a slip', () => {
  it.each(Object.entries(otherRules))(`%s is named on ${TREES} random trees`, (id, slipped) => {
    const before = SLIPS.slice(
      0,
      SLIPS.findIndex((slip) => slip.id === id),
    )
    let named = 0
    for (let seed = 0; seed < SEEDS && named < TREES; seed++) {
      const { text, values, rules, cut } = (sampled[seed] ??= sample(seed))
      const answer = textbookCut(values, slipped(rules))
      if (String(answer) === String(cut)) continue
      const searched = searchedOf(text, conventionFor(rules))
      const { slip } = gradeCuts(searched, answer)
      // Where a slip that is looked for before explains the same answer, that one is named.
      const other = before.find(({ marks }) => String(marks(searched)) === String(answer))
      expect(slip).toBe(other?.id ?? id)
      if (other === undefined) named++
    }
    expect(named).toBe(TREES)
  })

  it('of the marking is named as well', () => {
    const searched = searchedOf(THE_33_NODE_TREE) // 4, 8, 11, 12, 13
    const slipOf = (...marked: number[]) => gradeCuts(searched, marked).slip
    expect(slipOf(5, 9, 12, 13, 14)).toBe('counted-from-1')
    expect(slipOf(0, 1, 2, 3, 5, 6, 7, 9, 10)).toBe('marked-the-visited')
    expect(slipOf(12, 13)).toBe('one-late')
    expect(slipOf(3, 4, 7, 8, 10, 11, 12, 13)).toBe('one-early')
    expect(slipOf(4, 11, 12, 13)).toBe('strict-rule')
    expect(slipOf(0, 8)).toBe(null)
  })
})

describe('what is said of a grade', () => {
  it('names every leaf that is missed or wrongly cut, in one branch', () => {
    fc.assert(
      fc.property(
        anyTree('any', 5),
        fc.constantFrom(...ALL_RULES),
        fc.integer(),
        (values, rules, seed) => {
          const searched = searchedOf(textOf(values), conventionFor(rules))
          const rng = rngOf(seed)
          const marked = [...searched.leaves.nodes.keys()].filter(() => rng.below(2) === 0)
          const grade = gradeCuts(searched, marked)
          const { missed, wrong } = explainGrade(searched, marked)
          const all = (branches: readonly { readonly leaves: readonly number[] }[]) =>
            branches.flatMap(({ leaves }) => leaves).sort((a, b) => a - b)
          expect(all(missed)).toEqual(grade.missed)
          expect(all(wrong)).toEqual(grade.wrong)
        },
      ),
      { numRuns: 500, seed: 4 },
    )
  })

  it('says since when nothing below could matter, and who had set the bound', () => {
    const { missed } = explainGrade(searchedOf('[[3,12],[2,4]]'), [])
    expect(missed).toMatchObject([{ leaves: [3], cut: { side: 'alpha', bound: 3, owner: 0 } }])
  })

  it('finds the smallest change that would make a wrongly cut leaf matter', () => {
    // Below B Min has 3; were the leaf 12 a 2, the root would become 2.
    const { wrong } = explainGrade(searchedOf('[[3,12],[2,4]]'), [1])
    expect(wrong).toMatchObject([{ leaves: [1], change: { to: '2', root: '2' } }])
  })

  it('changes the root by that change, and by no smaller one', () => {
    let changed = 0
    fc.assert(
      fc.property(anyTree('whole', 5), fc.constantFrom('max', 'min'), (values, first) => {
        const text = textOf(values)
        const searched = searchedOf(text, { first })
        const before = minimaxOf(values, first === 'max')
        leavesOf(values).forEach((old, leaf) => {
          const { wrong } = explainGrade(searched, [leaf])
          const [branch] = wrong
          if (branch === undefined) return
          const rootWith = (to: number) => minimaxOf(withLeaf(values, leaf, to), first === 'max')
          const { change } = branch
          const by = change === undefined ? 20 : Math.abs(Number(change.to) - old)
          const nearer = Array.from({ length: by }, (_, less) => [old + less, old - less]).flat()
          expect(nearer.filter((to) => rootWith(to) !== before)).toEqual([])
          if (change === undefined) return
          changed++
          expect(rootWith(Number(change.to))).toBe(Number(change.root))
          expect(Number(change.root)).not.toBe(before)
        })
      }),
      { numRuns: 150, seed: 12 },
    )
    expect(changed).toBeGreaterThan(200)
  })

  it('reckons with decimals in their last place, and with infinite leaves', () => {
    const changeOf = (text: string, leaf: number) =>
      explainGrade(searchedOf(text), [leaf]).wrong[0]?.change
    expect(changeOf('[[0.5,1.25],[0.25,2]]', 1)).toMatchObject({ to: '0.49', root: '0.49' })
    expect(changeOf('[[3,inf],[2,4]]', 1)).toMatchObject({ to: '2', root: '2' })
    expect(changeOf('[[3,1e400],[2,4]]', 1)).toBeUndefined()
  })
})

function withLeaf(node: Values, leaf: number, to: number): Values {
  let at = 0
  const copy = (each: Values): Values => {
    if (typeof each !== 'number') return each.map(copy)
    return at++ === leaf ? to : each
  }
  return copy(node)
}
