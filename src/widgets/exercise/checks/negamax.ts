import {
  connect4,
  foundValue,
  minimax,
  negamax,
  signedNegamax,
  type Rng,
  subjectFrom,
} from '../../../../engine/index.ts'
import { asksNumber } from '../asks-number.ts'
import { asksOption } from '../asks-option.ts'
import { asksRepair } from '../asks-repair.ts'
import type { ChoiceExercise, ExerciseSet, RepairExercise } from '../exercise.ts'
import { line } from './line.ts'
import { programOf, treeSubject, type TreeProgram, wrongOn } from './programs.ts'

/** More plies than any tree here has. */
const DEPTH = 8

/** The children of a node at which Min is to move, in Max's view. */
export const MIN_NODE = '[4,-2,7]'

/** The value that Max sees in a list of leaves, whoever is to move. */
function maxsView(text: string, first: 'max' | 'min'): number {
  return foundValue(minimax(treeSubject(text, first), { depth: DEPTH }))
}

const ownView = asksNumber<string>({
  asked: MIN_NODE,
  another: (rng) =>
    JSON.stringify(Array.from({ length: 2 + rng.below(3) }, () => rng.below(19) - 9)),
  solve: (text) => foundValue(negamax(treeSubject(text, 'min'), { depth: DEPTH })),
  slips: [
    ['maxs-view', (text) => maxsView(text, 'min')],
    ['largest', (text) => maxsView(text, 'max')],
    ['worst', (text) => 0 - maxsView(text, 'max')],
    ['added', (text) => JSON.parse(text).reduce((sum: number, each: number) => sum + each, 0)],
  ],
  first: 'first-turn',
})

/** A tree of two plies, on which the minus of the call is forgotten. */
export const FORGOTTEN = '[[3,12],[2,4]]'

const allHelp = asksNumber<string>({
  asked: FORGOTTEN,
  another: (rng) =>
    JSON.stringify([0, 1].map(() => Array.from({ length: 2 }, () => rng.below(19) - 4))),
  solve: (text) => signedNegamax(treeSubject(text), DEPTH, 'call').value,
  slips: [
    ['with-the-minus', (text) => maxsView(text, 'max')],
    ['exchanged', (text) => maxsView(text, 'min')],
    ['turned', (text) => 0 - signedNegamax(treeSubject(text), DEPTH, 'call').value],
    ['smallest', (text) => 0 - signedNegamax(treeSubject(turned(text)), DEPTH, 'call').value],
  ],
  first: 'as-written',
})

/** The tree with the sign of each leaf turned. */
function turned(text: string): string {
  return text.replace(/-?\d+/g, (leaf) => String(0 - Number(leaf)))
}

/** Depths that the exercise asks about, and which of them each answer names. */
const DEPTHS = [1, 2, 3, 4] as const
const NAMED: Readonly<Record<string, readonly number[]>> = {
  odd: [1, 3],
  even: [2, 4],
  all: DEPTHS,
  none: [],
}

const unharmedOf = new Map<string, readonly number[]>()

/** Depths at which a search of a position of Connect 4 keeps its value in spite of the slip. */
function unharmed(moves: string): readonly number[] {
  const known = unharmedOf.get(moves)
  if (known !== undefined) return known
  const read = connect4.game.parse(moves)
  if (!read.ok) return []
  const start = subjectFrom(connect4, read.value)
  const made = DEPTHS.filter(
    (depth) => signedNegamax(start, depth, 'leaf').value === negamax(start, { depth }).value,
  )
  unharmedOf.set(moves, made)
  return made
}

/** The answer that names these depths. */
function namedBy(depths: readonly number[]): string | undefined {
  return Object.keys(NAMED).find((name) => NAMED[name].join() === depths.join())
}

const unharmedName = (moves: string) => namedBy(unharmed(moves))

/** A few stones, with which the depths can be named. */
function withDepths(rng: Rng): string {
  for (;;) {
    const moves = Array.from({ length: rng.below(6) }, () => 1 + rng.below(7)).join('')
    if (unharmedName(moves) !== undefined) return moves
  }
}

/** Whether a named depth is a wrong one, or one is missing. */
function depthsShown(option: string, moves: string) {
  const named = NAMED[option]
  if (named === undefined) return {}
  const same = unharmed(moves)
  const wrong = named.find((depth) => !same.includes(depth))
  if (wrong !== undefined) return { code: 'differs', values: { depth: wrong } }
  const missing = same.find((depth) => !named.includes(depth))
  return missing === undefined ? {} : { code: 'agrees', values: { depth: missing } }
}

const whichDepths: ChoiceExercise = asksOption(
  { kind: 'choice', options: Object.keys(NAMED) },
  {
    asked: '',
    another: withDepths,
    solve: (moves) => unharmedName(moves) ?? '',
    slips: [
      [
        'other-turn',
        (moves) =>
          namedBy(DEPTHS.filter((depth) => !NAMED[unharmedName(moves) ?? ''].includes(depth))),
      ],
      ['largest-anyway', () => namedBy(DEPTHS)],
      ['always-wrong', () => namedBy([])],
    ],
    shows: depthsShown,
    rest: depthsShown,
  },
)

/** The program as it stands believes that everybody plays for Max. */
const PROGRAM = [
  line(0, 'negamax(d)'),
  line(1, 'if game over or d = 0'),
  line(2, 'return evaluation for Max', 'return evaluation for the mover', 'return 0'),
  line(1, 'best ← −∞', 'best ← ∞', 'best ← 0'),
  line(1, 'for each move'),
  line(2, 'score ← negamax(d − 1)', 'score ← −negamax(d − 1)'),
  line(2, 'best ← max(best, score)', 'best ← min(best, score)', 'best ← −max(best, score)'),
  line(1, 'return best', 'return −best'),
] as const

const LEAVES: readonly ((worth: number, isMax: boolean) => number)[] = [
  (worth) => worth,
  (worth, isMax) => (isMax ? worth : 0 - worth),
  () => 0,
]
const STARTS = [-Infinity, Infinity, 0] as const
const BACKS: readonly ((best: number, score: number) => number)[] = [
  (best, score) => Math.max(best, score),
  (best, score) => Math.min(best, score),
  (best, score) => 0 - Math.max(best, score),
]

/** The program with these versions of its lines. */
function programWith(chosen: readonly number[]): TreeProgram {
  return programOf({
    leaf: LEAVES[chosen[2]],
    start: () => STARTS[chosen[3]],
    back: (best, score) => BACKS[chosen[6]](best, chosen[5] === 0 ? score : 0 - score),
    answer: (best) => (chosen[7] === 0 ? best : 0 - best),
  })
}

const mend: RepairExercise = asksRepair({
  program: PROGRAM,
  answer: [0, 0, 1, 0, 0, 1, 0, 0],
  slips: [
    ['leaf-for-max', 2, 0],
    ['leaf-is-nothing', 2, 2],
    ['starts-too-high', 3, 1],
    ['starts-at-0', 3, 2],
    ['no-minus', 5, 0],
    ['takes-the-smallest', 6, 1],
    ['turns-the-best', 6, 2],
    ['turns-the-answer', 7, 1],
  ],
  failing: (chosen) => wrongOn(programWith(chosen)),
})

export const exercises = {
  'own-view': ownView,
  'all-help': allHelp,
  'which-depths': whichDepths,
  mend,
} satisfies ExerciseSet
