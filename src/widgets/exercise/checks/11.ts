import {
  abalone,
  ABALONE_REPORT_WEIGHTS,
  HEX_OFF,
  movedMarbles,
  touchingPairs,
} from '../../../../engine/index.ts'
import { judged } from '../../heuristic-weights/judge.ts'
import { positionOf, RULES } from '../../heuristic-weights/model.ts'
import type {
  ChoiceExercise,
  ExerciseSet,
  MoveExercise,
  NumberExercise,
  Verdict,
} from '../exercise.ts'

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

/** In the thick of a game: of White's many pushes one takes a marble off. */
const LATE = '...../...ww./..wwww./..www.w./..bbwwb../..bbwbb./.bbwbb./..b.../.b..b w 0,0 42'

const pushOff: MoveExercise = {
  kind: 'move',
  kit: abalone,
  position: LATE,
  options: RULES,
  answer: 'e6d5',
  check(text): Verdict {
    const p = positionOf(LATE)
    const move = abalone.game.parseMove(p, text)
    if (!move.ok) return { right: false }
    const steps = movedMarbles(p, move.value)
    const mover = abalone.game.toMove(p)
    const pushed = steps.filter(({ player }) => player !== mover)
    const right = pushed.some(({ to }) => to === HEX_OFF)
    const before = judged(p, ABALONE_REPORT_WEIGHTS).own.toFixed(3)
    abalone.game.play(p, move.value)
    // The other side is to move now: its enemy is who has moved.
    const after = judged(p, ABALONE_REPORT_WEIGHTS).enemy.toFixed(3)
    const code = right ? 'pushed-off' : pushed.length > 0 ? 'stays-on' : 'pushes-none'
    return { right, code, values: { before, after } }
  },
}

export const exercises = {
  'start-pairs': startPairs,
  'centre-sign': centreSign,
  fair,
  'push-off': pushOff,
} satisfies ExerciseSet
