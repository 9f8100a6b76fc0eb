import { describe, expect, test } from 'vitest'
import { BACK, ENTER, Replay } from '../../engine/index.ts'
import { recordProgram } from '../../src/widgets/exercise/program-trace.ts'
import { choosesWrongly } from '../../src/widgets/exercise/checks/choosing.ts'
import { smallestFailing, trials, valueOf } from '../../src/widgets/exercise/checks/programs.ts'
import type {
  Failure,
  RepairExercise,
  TrialNode,
  Verdict,
} from '../../src/widgets/exercise/exercise.ts'
import { loadSet } from '../../src/widgets/exercise/sets.ts'
import { everyChoice } from '../widgets/programs-help.ts'

const SETS = [
  'a-board-in-one-number',
  'moves-and-trees',
  'minimax',
  'negamax',
  'cutting-branches',
  'six-programs-that-nearly-worked',
  'heatmaps',
  'captures',
]

interface Case {
  readonly name: string
  readonly exercise: RepairExercise
  readonly says: (code: string, values: object) => string
}

const cases: Case[] = []
for (const set of SETS) {
  const { exercises, verdicts } = await loadSet(set)
  for (const [name, exercise] of Object.entries(exercises)) {
    if (exercise.kind !== 'repair') continue
    const says = (code: string, values: object) => verdicts[code](values as Record<string, string>)
    cases.push({ name: `${set} ${name}`, exercise, says })
  }
}

/** The last step's sentence, after every sentence has been made. */
function lastSaid(failure: Failure, says: Case['says']): string {
  if (failure.kind === 'tree') {
    const replay = new Replay(recordProgram(failure.run))
    expect(replay.step(1)?.kind).toBe(ENTER)
    return String(replay.score(0, replay.steps))
  }
  const said = failure.steps().map(({ code, values = {} }) => says(code, values))
  for (const sentence of said) expect(sentence).toMatch(/^[^ ].*\.$/)
  expect(said.join(' ')).not.toMatch(/undefined|NaN|\[object/)
  return said.at(-1) ?? ''
}

describe.each(cases)('$name', ({ exercise, says }) => {
  test('shows where each wrong choice of its lines fails', () => {
    for (const chosen of everyChoice(exercise.program)) {
      const { right, failure, code, values = {} } = exercise.check(chosen)
      expect(failure === undefined, chosen.join()).toBe(right)
      if (failure === undefined || code === undefined) continue
      const last = lastSaid(failure, says)
      expect(last).not.toBe('')
      // What the picture ends with is what the sentence has said.
      if (code === 'wrong-on' || code === 'wrong-value') {
        const told = Number(values['says'])
        expect(Math.abs(told) === Infinity ? Math.sign(Number(last)) : Number(last)).toBe(
          Math.abs(told) === Infinity ? Math.sign(told) : told,
        )
      }
    }
  })

  test('names each wrong line, the others being right', () => {
    exercise.program.forEach(({ versions }, line) => {
      versions.forEach((_, version) => {
        if (version === exercise.answer[line]) return
        const verdict: Verdict = exercise.check(exercise.answer.with(line, version))
        expect(verdict.right, `line ${line}, version ${version}`).toBe(false)
        expect(verdict.code).toBeDefined()
      })
    })
  })
})

describe('the smallest tree that fails', () => {
  const sizeOf = (node: TrialNode): number =>
    typeof node === 'number' ? 1 : 1 + node.reduce<number>((sum, each) => sum + sizeOf(each), 0)

  test('fails, and no tree of fewer nodes below it is needed', () => {
    // A program that takes the first child, and so is right where that is the best.
    const first = (node: TrialNode): number => (typeof node === 'number' ? node : first(node[0]))
    const found = smallestFailing((root) => first(root) !== valueOf(root))
    expect(found).toMatchObject({ root: [expect.any(Number), expect.any(Number)] })
    expect(sizeOf(found?.root ?? 0)).toBe(3)
  })

  test('is none where nothing fails', () => {
    expect(smallestFailing(() => false)).toBeUndefined()
    expect(trials().length).toBe(100)
  })
})

describe('the smallest board that fails', () => {
  test('is one on which a stone less a side, whichever, would not show it', async () => {
    const { exercises } = await loadSet('heatmaps')
    const { program, check } = exercises['mend-choosing'] as RepairExercise
    for (const chosen of everyChoice(program)) {
      const { right, values = {} } = check(chosen)
      if (right) continue
      const moves = String(values['moves']).split(' ').filter(Boolean)
      for (let x = 0; x < moves.length; x += 2) {
        for (let o = 1; o < moves.length; o += 2) {
          const fewer = moves.filter((_, ply) => ply !== x && ply !== o).join(' ')
          expect(choosesWrongly(chosen, fewer), `${chosen.join()} on ${fewer}`).toBeUndefined()
        }
      }
    }
  })

  test('has as few squares as a count of lines needs to go wrong', async () => {
    const { exercises } = await loadSet('moves-and-trees')
    const { answer, check } = exercises['mend'] as RepairExercise
    expect(check(answer.with(1, 0)).values).toMatchObject({ columns: 1, rows: 1, depth: 1 })
    expect(check(answer.with(5, 0)).values).toMatchObject({ columns: 2, rows: 1, depth: 1 })
    expect(check(answer.with(6, 0)).values).toMatchObject({ columns: 1, rows: 1, depth: 1 })
  })
})

test('a walk of a program on a tree backs every child up but those that are skipped', async () => {
  const { exercises } = await loadSet('cutting-branches')
  const mend = exercises['mend'] as RepairExercise
  const { failure } = mend.check(mend.program.map(() => 0))
  if (failure?.kind !== 'tree') throw new Error('no tree')
  const replay = new Replay(recordProgram(failure.run))
  const backs = Array.from({ length: replay.steps }, (_, i) => replay.step(i + 1)?.kind)
  const visited = Array.from({ length: replay.nodeCount }, (_, node) => replay.isVisited(node))
  expect(backs.filter((kind) => kind === BACK)).toHaveLength(visited.filter(Boolean).length - 1)
})
