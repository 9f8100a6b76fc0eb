import { abalone, ABALONE_REPORT_WEIGHTS, touchingPairs } from '../../../../engine/index.ts'
import { judged } from '../../marbles/judge.ts'
import { positionOf } from '../../marbles/model.ts'
import type { ChoiceExercise, ExerciseSet, NumberExercise, Verdict } from '../exercise.ts'

/** How many pairs of White's marbles touch at the start. */
function pairsAtStart(): number {
  const p = positionOf('')
  return touchingPairs(p, abalone.game.toMove(p))
}

const startPairs: NumberExercise = {
  kind: 'number',
  answer: String(pairsAtStart()),
  check(answer): Verdict {
    if (answer === BigInt(pairsAtStart())) return { right: true }
    if (answer === BigInt(2 * pairsAtStart())) return { right: false, code: 'twice' }
    return { right: false, code: 'by-rows' }
  },
}

const signOf = (value: number) => (value > 0 ? 'positive' : value < 0 ? 'negative' : 'zero')

const centreSign: ChoiceExercise = {
  kind: 'choice',
  options: ['positive', 'zero', 'negative'],
  answer: 'zero',
  check(option): Verdict {
    const { terms } = judged(positionOf(''), ABALONE_REPORT_WEIGHTS)
    const centre = terms.find(({ name }) => name === 'centre')
    if (centre !== undefined && signOf(centre.worth) === option) return { right: true }
    return { right: false, code: 'alike' }
  },
}

/** The start of the classic game, with three of Black's marbles and one of White's gone. */
export const LOST = 'wwwww/wwwwww/..ww.../......../........./......../..b..../bbbbb./bbbbb w 3,1 20'

/** In hundredths, the weight of the enemy's marbles with which one H is minus the other. */
const fair: NumberExercise = {
  kind: 'number',
  answer: '100',
  check(answer): Verdict {
    if (answer < 0n || answer > 150n) return { right: false, code: 'no-weight' }
    const p = positionOf(LOST)
    const { own, enemy } = judged(p, { ...ABALONE_REPORT_WEIGHTS, alpha1: Number(answer) / 100 })
    if (Math.abs(own + enemy) < 0.01) return { right: true }
    return { right: false, code: 'together', values: { sum: (own + enemy).toFixed(3) } }
  },
}

export const exercises = {
  'start-pairs': startPairs,
  'centre-sign': centreSign,
  fair,
} satisfies ExerciseSet
