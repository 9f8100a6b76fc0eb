import { describe, expect, test } from 'vitest'
import { caseWords as words, suspectsOf } from '../../src/i18n/en/case.ts'
import { caseSuspects } from '../../src/i18n/en/suspects.ts'
import { tree } from '../../src/i18n/en/tree.ts'
import { POSITIONS } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { answerMarks, counterpart, plus, treeAt } from '../../src/widgets/case/model.ts'
import { answersOf, noteOf, partingOf } from '../../src/widgets/case/tell.ts'
import { stepSentence } from '../../src/widgets/tree/sentence.ts'
import { NONE, opened } from './case-help.ts'

/** Cases whose symptom is a wrong value. */
const VALUES = [
  'visited-set-in-connect4',
  'visited-set',
  'zero-is-nothing',
  'selection-from-one-side',
]

describe('two searches of one position', () => {
  test.each(Object.keys(POSITIONS))('part in the first position of %s', (id) => {
    const { parting, pair } = opened(id)
    expect(parting.difference).toBeDefined()
    expect(partingOf(pair, words)).not.toBe('')
    for (const side of [pair.fault, pair.twin]) {
      const { model, sentence } = treeAt(side, pair.parts, NONE, '')
      expect(model.nodes.length).toBeGreaterThan(1)
      expect(sentence).not.toBe('')
    }
  })

  test.each(Object.keys(POSITIONS))('answer otherwise in the first position of %s', (id) => {
    const { fault, twin } = opened(id).parting
    expect(fault.result.move).not.toBe(twin.result.move)
    if (VALUES.includes(id)) expect(fault.result.value).not.toBe(twin.result.value)
  })

  test.each(Object.keys(POSITIONS))('end with the move that is answered: %s', (id) => {
    const { pair } = opened(id)
    for (const { telling, answer } of [pair.fault, pair.twin]) {
      if (answer === '') continue
      const { session } = telling
      const last = stepSentence(telling, session.replay.steps)
      const plays = tree.step.plays(answer)
      expect(last.endsWith(plays)).toBe(session.found !== answer)
      if (session.found === answer) expect(last).toContain(answer)
    }
  })

  test('are alike up to where they part, and not there', () => {
    const { pair } = opened('root-window')
    const at = (step: number) =>
      [pair.fault, pair.twin].map((side) => {
        const { model, sentence } = treeAt(side, step, NONE, '')
        return JSON.stringify([sentence, model.nodes.map(({ label, value }) => [label, value])])
      })
    for (const step of [0, 1, Math.floor(pair.parts / 2), pair.parts - 1]) {
      const [fault, twin] = at(step)
      expect(fault).toBe(twin)
    }
    const [fault, twin] = at(pair.parts)
    expect(fault).not.toBe(twin)
  })

  test.each(Object.keys(POSITIONS))('have their parting marked in both trees: %s', (id) => {
    const { pair } = opened(id)
    for (const side of [pair.fault, pair.twin]) {
      const chosen = { ...NONE, selected: side.node }
      const { model, selection } = treeAt(side, pair.parts, chosen, words.partsHere)
      const marked = model.nodes.filter(({ marked }) => marked)
      // The right search may write its answer nowhere in the recorded tree: then nothing is marked.
      expect(marked).toHaveLength(side.node < 0 ? 0 : 1)
      for (const { selected, spoken } of marked) {
        expect(selected).toBe(true)
        expect(spoken).toContain(words.partsHere)
      }
      expect(selection === '').toBe(side.node < 0)
    }
  })

  test('have, up to where they part, the same numbers for the same moves', () => {
    for (const id of ['root-window', 'silent-attack', 'distance-sign']) {
      const { pair } = opened(id)
      const { replay } = pair.fault.telling.session
      const reached = replay.current(pair.parts)
      for (let node = 0; node <= reached; node++) {
        expect(counterpart(pair, 'fault', node)).toBe(node)
        expect(counterpart(pair, 'twin', node)).toBe(node)
      }
    }
  })

  test('have counterparts by the same moves, and none below what one of them skips', () => {
    const { pair } = opened('visited-set-in-connect4')
    const [from, to] = [pair.twin.telling.session, pair.fault.telling.session]
    let without = 0
    for (let node = 0; node < from.replay.nodeCount; node += 97) {
      const there = counterpart(pair, 'twin', node)
      if (there < 0) without++
      else expect(to.line(there)).toEqual(from.line(node))
    }
    expect(without).toBeGreaterThan(0)
  })

  test('answer on the board: the fault with a cross, the twin with a ring', () => {
    const { kit, position, pair } = opened('root-window')
    const named = answerMarks(kit, position, pair).map(({ square, shape }) => [
      kit.board?.squareName(position, square),
      shape,
    ])
    expect(named).toEqual([
      ['f1', 'ring'],
      ['h1', 'cross'],
    ])
  })

  test('leave the board bare where no move is found', () => {
    const { kit, position, pair } = opened('smallest-int')
    expect(pair.fault.answer).toBe('')
    expect(answerMarks(kit, position, pair).map(({ shape }) => shape)).toEqual(['ring'])
  })

  test.each(['smallest-int', 'zero-is-nothing', 'visited-set-in-connect4'])(
    'never call an infinity a score that was found: %s',
    (id) => {
      const { pair } = opened(id)
      expect(answersOf(pair, words)).not.toMatch(/the value −?∞/)
      const { telling } = pair.fault
      let told = 0
      for (let step = 0; step <= telling.session.replay.steps; step++) {
        const sentence = stepSentence(telling, step)
        if (sentence.includes('∞')) told++
        expect(sentence).not.toMatch(
          /(at least|at most|sure of|hold Max to|worth|the value|middle of) −?∞/,
        )
      }
      expect(told).toBeGreaterThan(0)
    },
  )

  test('tell a won game from a value, and say how the moves of marbles are marked and written', () => {
    let won = 0
    for (const id of Object.keys(POSITIONS)) {
      const { kit, pair, spec } = opened(id)
      const said = answersOf(pair, words)
      expect(said, id).not.toMatch(/the value a win/)
      if (/sees a win for (Max|Min) at ply/.test(said)) won++
      expect(noteOf(kit, words), id).toBe(spec.game === 'abalone' ? words.marbles : '')
    }
    expect(won).toBeGreaterThan(0)
  })

  test('end, where a search has found no move, with its first bound and no move to play', () => {
    const { pair } = opened('smallest-int')
    expect(answersOf(pair, words)).toContain(words.answer('', false, '∞', 'none', 3482, ''))
    const { telling } = pair.fault
    expect(stepSentence(telling, telling.session.replay.steps)).toBe(
      tree.step.exitRootNone('min', '∞'),
    )
    const { model } = treeAt(pair.fault, pair.steps, NONE, '')
    expect(model.nodes.map(({ value, spoken }) => `${value} ${spoken}`).join()).not.toMatch(
      /([≤≥]|at least |at most )−?∞/,
    )
  })

  test('show the moves left out at a node as one', () => {
    const { pair } = opened('shared-best-move')
    const { replay } = pair.twin.telling.session
    const left = replay.children(0).filter((child) => replay.isDropped(child))
    expect(left.length).toBeGreaterThan(40)
    const { nodes } = treeAt(pair.twin, pair.steps, NONE, '').model
    const out = nodes.filter(({ shown }) => shown.kind === 'dropped' && shown.above === 0)
    expect(out.map(({ value }) => value)).toEqual([`${left.length} out`])
  })

  test('has values in the view of the trees, whoever is to move', () => {
    const { pair } = opened('shared-best-move')
    expect(pair.mover).toEqual({ side: 'min', stones: 'O' })
    // White begins this game, so Black is its second player.
    expect(opened('selection-from-one-side').pair.mover).toEqual({ side: 'min', stones: 'Black' })
    const root = treeAt(pair.twin, pair.steps, NONE, '').model.nodes
    expect(pair.twin.value).toBe(root[0].value)
    expect(pair.twin.value).toMatch(/^−/)
  })

  test.each(['shared-best-move', 'missing-braces', 'tie-from-a-bound'])(
    'find the same move to be best where only the answers differ: %s',
    (id) => {
      const { pair, parting } = opened(id)
      expect(parting.difference).toBe('answer')
      for (const { telling, which } of [
        { telling: pair.fault.telling, which: parting.fault },
        { telling: pair.twin.telling, which: parting.twin },
      ]) {
        const { replay } = telling.session
        const best = replay.bestChild(0, replay.steps)
        expect(which.recording.move[best]).toBe(parting.twin.result.move)
      }
      const said = partingOf(pair, words)
      expect(said).toContain(`find ${pair.twin.answer} to be best`)
      expect(said).toContain(`answers ${pair.fault.answer}, as written last after`)
    },
  )

  test('may answer a column that the tree never gave the root: the row is the same', () => {
    const { pair } = opened('missing-braces')
    expect(pair.difference).toBe('answer')
    expect(pair.fault.answer).not.toBe(pair.twin.answer)
    expect(pair.fault.answer.slice(1)).toBe(pair.twin.answer.slice(1))
    expect(pair.fault.value).toBe(pair.twin.value)
  })
})

test('each case of the chapter has suspects, and one of them is guilty', () => {
  expect(Object.keys(caseSuspects).toSorted()).toEqual(Object.keys(POSITIONS).toSorted())
  for (const id of Object.keys(POSITIONS)) {
    expect(suspectsOf(id).length).toBeGreaterThanOrEqual(3)
    expect(suspectsOf(id).filter(({ guilty }) => guilty)).toHaveLength(1)
  }
})

test('counts add up', () => {
  const one = { fault: { count: 1, of: 2 }, twin: { count: 0, of: 3 } }
  expect(plus(undefined, one)).toEqual(one)
  expect(plus(one, one)).toEqual({ fault: { count: 2, of: 4 }, twin: { count: 0, of: 6 } })
})
