import { describe, expect, test } from 'vitest'
import { BACK, CUTOFF, EVALUATE, EXIT, THE_33_NODE_TREE } from '../../engine/index.ts'

import { tree as words } from '../../src/i18n/en/tree.ts'
import { captionOf, isSameSearch } from '../../src/widgets/tree/caption.ts'
import { ROOMS } from '../../src/widgets/tree/geometry.ts'
import { specOf, stateOf } from '../../src/widgets/tree/link.ts'
import { treeModel } from '../../src/widgets/tree/model.ts'
import { tellingOf, type Telling } from '../../src/widgets/tree/names.ts'
import { panelModel } from '../../src/widgets/tree/panel-model.ts'
import {
  ALGORITHM_NAMES,
  FAIL_RULES,
  isWindowed,
  SEARCH_NAMES,
  TIE_RULES,
  type TreeSpec,
} from '../../src/widgets/tree/spec.ts'
import { hasTwoFunctions } from '../../src/widgets/tree/two-functions.ts'
import { sessionOf, toy } from './tree-help.ts'

/** A value without what says that it is a bound, as a figure writes it. */
const bare = (text: string) => text.replace(/^(?:worth|best) /, '').replace(/^[≤≥]/, '')

/** Whether a sentence names a value. */
const says = (sentence: string, value: string) =>
  ` ${sentence} `.replace(/[.,;:!?()]+(?=\s)/g, ' ').includes(` ${value} `)

/** The caption and the link of a search, held against what the figure shows at its end. */
function checkCaption(telling: Telling): number {
  const { spec, replay, plain, explicit } = telling.session
  const step = replay.steps
  const reading = { step, selected: -1, choice: new Map<number, boolean>() }
  const model = treeModel(telling, reading, ROOMS.wide)
  const { counters } = panelModel(telling, reading, model.explanation)
  const caption = captionOf(telling, toy)
  const plainly = caption.replaceAll(/(?<=\d),(?=\d{3})/g, '')
  const [, visited, all] = / visits (\d+)(?: of (\d+))? nodes?/.exec(plainly) ?? []
  expect(Number(visited), caption).toBe(counters.visited)
  if (all !== undefined) expect(Number(all), caption).toBe(plain)
  expect(Number(/ (\d+) of them leaves/.exec(plainly)?.[1]), caption).toBe(counters.leaves)
  const cutoffs = / makes (\d+) cutoff/.exec(plainly)?.[1]
  expect(cutoffs === undefined, caption).toBe(!isWindowed(spec.algorithm))
  if (cutoffs !== undefined) expect(Number(cutoffs), caption).toBe(replay.counts(step).cutoffs)
  const { value } = model.nodes[0]
  if (explicit && !value.includes('…') && !value.endsWith('k')) {
    expect(says(caption, bare(value)), caption).toBe(true)
  }

  // The link of any step leads to the same search.
  const linked = specOf(stateOf(spec, step, -1))
  if (!linked.ok) throw new Error(linked.error.code)
  expect(isSameSearch(linked.value, spec), JSON.stringify(linked.value)).toBe(true)
  return 1
}

/** Every number of a figure at every step, held against the others. */
function check(spec: Partial<TreeSpec>): number {
  const session = sessionOf(spec)
  const telling = tellingOf(session, words)
  const { replay } = session
  let compared = checkCaption(telling)
  for (let step = 0; step <= replay.steps; step++) {
    const reading = { step, selected: -1, choice: new Map<number, boolean>() }
    const model = treeModel(telling, reading, ROOMS.wide)
    const { sentence, node, variables, counters } = panelModel(telling, reading, model.explanation)
    const where = `${JSON.stringify(spec)} at ${step}: ${sentence}`
    const { value } = model.nodes[model.current]
    const best = bare(node.best)
    const inCode = (name: string) => variables.find((each) => each.name === name)
    const inPicture = (name: string) => {
      const found = inCode(name)
      return found && (found.picture ?? `${name} = ${found.value}`)
    }

    // The gauge, the node and the code.
    if (best !== '' && !value.includes('…') && !value.endsWith('k')) {
      expect(bare(value), where).toBe(best)
    }
    const code = inPicture('best')
    if (best !== '' && code !== undefined && !code.endsWith('–')) {
      expect(code, where).toBe(`best = ${best}`)
      compared++
    }
    for (const end of [node.alpha, node.beta].filter((each) => each !== '')) {
      const floor = inCode('floor')
      if (step === 0 || floor === undefined || floor.value === '–') continue
      const known = ['α', 'β', 'floor'].map((name) => inPicture(name)?.replace(/^floor/, 'α'))
      expect(known, where).toContain(end)
    }

    // The sentence.
    const event = replay.step(step)
    if (event !== undefined && [BACK, CUTOFF, EVALUATE, EXIT].some((kind) => kind === event.kind)) {
      const shown = session.explicit ? best : ''
      if (shown !== '') expect(says(sentence, shown), where).toBe(true)
      compared++
    }
    const becomes = /([αβ]) (?:becomes|stays) ([^\s,]+?)[.,]?$/.exec(sentence)
    if (becomes !== null) {
      expect([node.alpha, node.beta], where).toContain(`${becomes[1]} = ${becomes[2]}`)
    }

    // The same search as two functions, in Max's view.
    if (step > 0 && hasTwoFunctions(spec.algorithm ?? 'alphabeta')) {
      const two = panelModel(telling, { ...reading, form: 'two' }, model.explanation).variables
      const written = two.map((each) => `${each.name} = ${each.value}`)
      for (const end of [node.alpha, node.beta])
        if (end !== '') expect(written, where).toContain(end)
      const v = two.find((each) => each.name === 'v')?.value
      if (best !== '' && v !== '–') expect(v, where).toBe(best)
    }

    // The counters.
    expect(counters.visited, where).toBe(replay.counts(step).visited)
    expect(counters.whole.visited, where).toBe(replay.counts(replay.steps).visited)
  }
  return compared
}

const EXAMPLES = [
  THE_33_NODE_TREE,
  '[[3,12],[2,4]]',
  '[[1,1],[1,1]]',
  '[[3,12,8],[2,4,6],[14,5,2]]',
  '[[[4,7],[1,9]],[[6,2],[8,3]]]',
  '[[0.5,-1.25],[3.75,∞],[-∞,2]]',
  '[[[-0.5,0.25],[1.5,-3]],[[2.5,0],[-2.5,1]]]',
]

const OPTIONS = ALGORITHM_NAMES.flatMap((algorithm) =>
  TIE_RULES.flatMap((tie) => FAIL_RULES.map((fail) => ({ algorithm, tie, fail }))),
)

/** Searches that only some figures offer. */
const MORE: readonly Partial<TreeSpec>[] = [
  { algorithm: 'pvs' },
  { algorithm: 'pvs', ordering: 'reversed', more: { tableMegabytes: 1 } },
  { algorithm: 'deepening', more: { tableMegabytes: 1, aspiration: 2 } },
  { algorithm: 'deepening', ordering: 'killers' },
  { algorithm: 'alphabeta', ordering: 'reversed', more: { bounds: 'parent' } },
  { algorithm: 'alphabeta', more: { window: ['2', '5'] } },
  { algorithm: 'alphabeta', fail: 'hard', more: { window: ['2', '5'], beam: 2 } },
  { algorithm: 'alphabeta', ordering: 'evaluation', more: { candidates: 1, beam: 3 } },
]

describe.each(EXAMPLES)('the tree %s', (position) => {
  test.each(OPTIONS)('has one number everywhere: $algorithm, $tie, fail $fail', (options) => {
    expect(check({ position, ...options })).toBeGreaterThan(5)
  })

  test.each(MORE)('has one number everywhere: %j', (options) => {
    expect(check({ position, ...options })).toBeGreaterThan(3)
  })
})

describe.each([
  { game: 'connect4', position: '4455', depth: 3 },
  { game: 'mnk', position: 'b2a1a3c1c3a2', depth: 9 },
])('the board of $game', (where) => {
  test.each(OPTIONS)('has one number everywhere: $algorithm, $tie, fail $fail', (options) => {
    expect(check({ ...where, ...options })).toBeGreaterThan(5)
  })

  test.each(MORE)('has one number everywhere: %j', (options) => {
    expect(check({ ...where, ...options })).toBeGreaterThan(5)
  })
})

describe('a score between two values that are no whole numbers', () => {
  const positions = ['[[0.5,1.5],[2.25,3],[1,7]]', '[[-1.5,1],[0.5,-3],[2,9]]']

  test('is in a window alone, and said to be just above a value where it is shown', () => {
    let marked = 0
    for (const position of positions) {
      for (const algorithm of SEARCH_NAMES) {
        const telling = tellingOf(sessionOf({ position, algorithm }), words)
        const { replay } = telling.session
        for (let step = 0; step <= replay.steps; step++) {
          const reading = { step, selected: -1, choice: new Map<number, boolean>() }
          const model = treeModel(telling, reading, ROOMS.wide)
          const { sentence, node } = panelModel(telling, reading, model.explanation)
          for (const { value } of model.nodes) expect(value).not.toContain('⁺')
          if (!`${sentence} ${node.alpha} ${node.beta}`.includes('⁺')) continue
          expect(sentence).toMatch(/ (\S+)⁺ stands for a score just above \1\.$/)
          marked++
        }
      }
    }
    expect(marked).toBeGreaterThan(0)
  })

  test('is none where a node that is not searched further counts as 0', () => {
    const spec = { position: '[[-1.5,1],[0.5,-3],[2,9]]', algorithm: 'deepening' } as const
    const telling = tellingOf(sessionOf(spec), words)
    const values = Array.from({ length: telling.session.replay.steps }, (_, step) =>
      treeModel(
        telling,
        { step, selected: -1, choice: new Map<number, boolean>() },
        ROOMS.wide,
      ).nodes.map(({ value }) => value),
    ).flat()
    expect(values).toContain('0')
  })
})
