import {
  connect4,
  ContractError,
  minimax,
  negamax,
  subjectFrom,
  tree,
  type Subject,
} from '../../../../engine/index.ts'
import { signedNegamax, type Slip } from '../../signs/signed-negamax.ts'
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

/** More plies than any tree here has. */
const DEPTH = 8

function subject(text: string, first: 'max' | 'min' = 'max'): Subject<unknown> {
  const read = tree.game.parse(text, { first })
  if (!read.ok) throw new ContractError('exercises of chapter 6', `${text}: ${read.error.code}`)
  return subjectFrom(tree, read.value)
}

/** The children of a node at which Min is to move, in Max's view. */
export const MIN_NODE = '[4,-2,7]'

const ownView: NumberExercise = {
  kind: 'number',
  answer: String(negamax(subject(MIN_NODE, 'min'), { depth: DEPTH }).value),
  check(answer): Verdict {
    const given = Number(answer)
    const own = negamax(subject(MIN_NODE, 'min'), { depth: DEPTH }).value
    if (given === own) return { right: true }
    if (given === minimax(subject(MIN_NODE, 'min'), { depth: DEPTH }).value) {
      return { right: false, code: 'maxs-view' }
    }
    const largest = minimax(subject(MIN_NODE), { depth: DEPTH }).value
    if (given === largest) return { right: false, code: 'largest' }
    return given === 0 - largest ? { right: false, code: 'worst' } : { right: false }
  },
}

/** A tree of two plies, on which the minus of the call is forgotten. */
export const FORGOTTEN = '[[3,12],[2,4]]'

const allHelp: NumberExercise = {
  kind: 'number',
  answer: String(signedNegamax(subject(FORGOTTEN), DEPTH, 'call').value),
  check(answer): Verdict {
    const given = Number(answer)
    if (given === signedNegamax(subject(FORGOTTEN), DEPTH, 'call').value) return { right: true }
    if (given === minimax(subject(FORGOTTEN), { depth: DEPTH }).value) {
      return { right: false, code: 'with-the-minus' }
    }
    return { right: false }
  },
}

/** Depths that the exercise asks about, and which of them each answer names. */
const DEPTHS = [1, 2, 3, 4] as const
const NAMED: Readonly<Record<string, readonly number[]>> = {
  odd: [1, 3],
  even: [2, 4],
  all: DEPTHS,
  none: [],
}

/** Depths at which a search of Connect 4's empty board keeps its value in spite of a slip. */
function unharmed(slip: Slip): number[] {
  return DEPTHS.filter((depth) => {
    const start = subjectFrom(connect4, connect4.game.initial())
    const right = negamax(start, { depth }).value
    return signedNegamax(start, depth, slip).value === right
  })
}

const whichDepths: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(NAMED),
  answer: 'even',
  check(option): Verdict {
    const named = NAMED[option]
    if (named === undefined) return { right: false }
    const same = unharmed('leaf')
    const wrong = named.find((depth) => !same.includes(depth))
    if (wrong !== undefined) return { right: false, code: 'differs', values: { depth: wrong } }
    const missing = same.find((depth) => !named.includes(depth))
    if (missing !== undefined) return { right: false, code: 'agrees', values: { depth: missing } }
    return { right: true }
  },
}

type Node = number | readonly Node[]

/** What a program does with each child: `best` so far, and what the call for the child returns. */
const LINES: Readonly<Record<string, (best: number, below: number) => number>> = {
  plain: (best, below) => Math.max(best, below),
  minus: (best, below) => Math.max(best, 0 - below),
  outside: (best, below) => 0 - Math.max(best, below),
  min: (best, below) => Math.min(best, 0 - below),
}

/** The program of the exercise on a tree whose leaves are in Max's view. */
function run(line: (best: number, below: number) => number, node: Node, isMax: boolean): number {
  if (typeof node === 'number') return isMax ? node : 0 - node
  let best = -Infinity
  for (const child of node) best = line(best, run(line, child, !isMax))
  return best
}

const TRIALS = ['[3,5]', FORGOTTEN, '[[[4,7],[1,9]],[[6,2],[8,3]]]', '[[-3,-1],[-2,-4]]']

const whichLine: ChoiceExercise = {
  kind: 'choice',
  options: Object.keys(LINES),
  answer: 'minus',
  check(option): Verdict {
    const line = LINES[option]
    if (line === undefined) return { right: false }
    for (const text of TRIALS) {
      const { value } = negamax(subject(text), { depth: DEPTH })
      const says = run(line, JSON.parse(text), true)
      if (says === value) continue
      return { right: false, code: 'wrong-on', values: { tree: text, says: String(says), value } }
    }
    return { right: true }
  },
}

export const exercises = {
  'own-view': ownView,
  'all-help': allHelp,
  'which-depths': whichDepths,
  'which-line': whichLine,
} satisfies ExerciseSet
