import { expect, test } from 'vitest'
import { caseWords as words } from '../../src/i18n/en/case.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { treeAt } from '../../src/widgets/case/model.ts'
import { panelModel } from '../../src/widgets/tree/panel-model.ts'
import { alikeOf, answersOf } from '../../src/widgets/case/tell.ts'
import { NONE, opened } from './case-help.ts'

/** So many steps of each search are looked at, the first and the last and some between. */
const STEPS = 40

/** A value without what says that it is a bound. */
const bare = (text: string) => text.replace(/^(?:worth|best) /, '').replace(/^[≤≥]/, '')

const plain = (text: string) => text.replaceAll(/(?<=\d),(?=\d{3})/g, '')

test.each(Object.keys(POSITIONS))('%s says and draws the same numbers', (id) => {
  const { pair } = opened(id)
  const said = plain(answersOf(pair, words))
  for (const which of ['fault', 'twin'] as const) {
    const searched = pair[which]
    const { replay } = searched.telling.session
    const { model, sentence } = treeAt(searched, replay.steps, NONE, '')
    const drawn = model.nodes[0].value
    const value = plain(searched.value)
    // The node has room for a short form: `win 1`, and thousands rounded.
    if (searched.kind === 'won')
      expect(value, said).toMatch(new RegExp(`ply ${/\d+/.exec(drawn)}$`))
    else if (searched.kind === 'score' && !drawn.endsWith('k')) {
      expect(plain(drawn.replace(/^[≤≥]/, '')), said).toBe(value)
    }
    if (searched.kind !== 'none') expect(plain(sentence)).toContain(value)
    expect(said).toContain(value)
    if (replay.recording.dropped === 0) {
      expect(replay.counts(replay.steps).visited, said).toBe(searched.nodes)
    }
    expect(said).toMatch(new RegExp(`after ${searched.nodes} nodes?`))
  }
  // Up to where they part both have done the same.
  const swapped = { ...pair, fault: pair.twin, twin: pair.fault }
  expect(alikeOf(swapped, words)).toBe(alikeOf(pair, words))
})

test.each(Object.keys(POSITIONS))('%s says at each step what its trees draw there', (id) => {
  const { pair } = opened(id)
  let compared = 0
  for (const which of ['fault', 'twin'] as const) {
    const searched = pair[which]
    const { telling } = searched
    const { replay } = telling.session
    const stride = Math.max(1, replay.steps / STEPS)
    for (let at = 0; at <= replay.steps; at += stride) {
      const step = Math.min(Math.round(at), replay.steps)
      const { model, sentence } = treeAt(searched, step, NONE, '')
      const { node, counters } = panelModel(telling, { step, ...NONE }, model.explanation)
      const where = `${id}, ${which}, step ${step}: ${sentence}`
      expect(sentence, where).toMatch(/^[^ ].*[.?]$/)
      expect(sentence, where).not.toMatch(/undefined|NaN|1,?000,?000,?000/)
      expect(counters.visited, where).toBe(replay.counts(step).visited)
      const { value } = model.nodes[model.current] ?? { value: '' }
      const best = bare(node.best)
      if (best !== '' && value !== '' && !/[…k]/.test(value)) {
        expect(plain(bare(value)), where).toBe(plain(best))
        compared++
      }
      const becomes = /([αβ]) (?:becomes|stays) ([^\s,]+?)[.,]?$/.exec(sentence)
      if (becomes !== null) {
        expect([node.alpha, node.beta], where).toContain(`${becomes[1]} = ${becomes[2]}`)
      }
    }
  }
  expect(compared).toBeGreaterThan(0)
})
