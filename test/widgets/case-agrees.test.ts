import { expect, test } from 'vitest'
import { caseWords as words } from '../../src/i18n/en/case.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/08.ts'
import { treeAt } from '../../src/widgets/case/model.ts'
import { alikeOf, answersOf } from '../../src/widgets/case/tell.ts'
import { NONE, opened } from './case-help.ts'

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
