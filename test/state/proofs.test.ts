import { beforeAll, expect, it } from 'vitest'
import { kits, NO_MOVE, solverOf } from '../../engine/index.ts'
import { tree as words } from '../../src/i18n/en/tree.ts'
import { wordsReady } from '../../src/i18n/in-language.ts'
import { tellingOf } from '../../src/widgets/tree/names.ts'
import { panelModel } from '../../src/widgets/tree/panel-model.ts'
import { recordNow } from '../../src/widgets/tree/record-now.ts'
import { stepSentence } from '../../src/widgets/tree/sentence.ts'
import { openSession } from '../../src/widgets/tree/session.ts'
import { NO_SPEC, PROOF_NODES } from '../../src/widgets/tree/spec.ts'

beforeAll(wordsReady)

it('the solver’s proof is stepped as a search is, and one of its questions is answered by the exact value', () => {
  const position = '121742113145656222'
  const spec = { ...NO_SPEC, game: 'connect4', position, proof: 'solver', depth: 1 } as const
  const ran = recordNow(spec, undefined, true)
  if (!ran.ok) throw new Error(ran.error.code)
  const { replay, found } = ran.value
  const read = kits.connect4.game.parse(position)
  if (!read.ok) throw new Error(read.error.code)
  const solved = solverOf('connect4')?.solve(read.value)
  expect(replay.roots.length).toBeGreaterThan(0)
  expect(found).toMatch(/^[1-7]$/)
  // One of the questions is answered by the score itself.
  const bounds = replay.roots.map((root) => replay.recording.value[replay.recording.last[root]])
  expect(bounds).toContain(solved?.score)
  const telling = tellingOf(ran.value, words)
  const said = Array.from({ length: 400 }, (_, step) => stepSentence(telling, step))
  expect(said.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true)
  expect(said.some((sentence) => sentence.startsWith('Nothing is entered here'))).toBe(true)
  expect(said.join(' ')).not.toMatch(/undefined|NaN/)
  // It is not alpha-beta to a depth, so neither that code nor what minimax would visit is shown.
  const panel = panelModel(telling, { step: 9, selected: -1, choice: new Map() }, undefined)
  expect([panel.code, panel.line, panel.variables]).toEqual([[], -1, []])
  expect(panel.counters.plain).toBe(undefined)
})

it('a solver that gives up says so, and one that comes to its end does not', () => {
  const position = '121742113145656222'
  const spec = { ...NO_SPEC, game: 'connect4', position, proof: 'solver', depth: 1 } as const
  const ran = recordNow(spec)
  const read = kits.connect4.game.parse(position)
  if (!ran.ok || !read.ok) throw new Error('no position')
  const { recording, nodeCount } = ran.value.replay
  const sizes = new Int32Array(nodeCount).fill(-1)
  const result = { move: NO_MOVE, nodes: PROOF_NODES, stopped: 'nodes' } as const
  const given = openSession(kits.connect4, read.value, spec, { recording, sizes, result })
  const [note, whole] = [given, ran.value].map(
    (session) =>
      panelModel(tellingOf(session, words), { step: 0, selected: -1, choice: new Map() }, undefined)
        .note,
  )
  expect(note).toContain(words.controls.unsolved(PROOF_NODES))
  expect(whole).not.toContain(words.controls.unsolved(PROOF_NODES))
})
