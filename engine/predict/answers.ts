import { keyOf, sameRight, sameValue, type Asked } from './asked.ts'
import { SLIPS, type SlipName } from './slips.ts'
import { lastVisited, opposite, type Right, type Stop } from './stops.ts'

/** What a reader says at a stop, in the form of what is right there. */
export interface Said {
  readonly stop: Stop
  readonly said: Right
}

/** What an answer at one stop is worth. */
export interface StopGrade {
  readonly right: boolean
  /** Nodes that belong to the answer and were not said. */
  readonly missed: readonly number[]
  /** Nodes that were said and do not belong to it; of values their places: of beta, 1. */
  readonly wrong: readonly number[]
}

/**
 * Right where it is exactly what the search does then; with `eitherTie`, what it does under the
 * other tie rule is right as well.
 */
export function gradeAt(asked: Asked, { stop, said }: Said): StopGrade {
  const { replay, convention } = asked
  if (sameRight(stop.right, replay, said, replay)) return RIGHT
  if (convention.eitherTie === true) {
    const other = asked.again({ tie: convention.tie === 'le' ? 'lt' : 'le' })
    const there = other === undefined ? undefined : sameStop(other, asked, stop)
    if (other && there && sameRight(there.right, other.replay, said, replay)) return RIGHT
  }
  const { nodes: rightNodes = [], values: rightValues = [] } = stop.right
  const { nodes = [], values = [] } = said
  return {
    right: false,
    missed: rightNodes.filter((node) => !nodes.includes(node)),
    wrong:
      rightValues.length > 0
        ? [...rightValues.keys()].filter((i) => !sameValue(rightValues[i], values[i] ?? ''))
        : nodes.filter((node) => !rightNodes.includes(node)),
  }
}

const RIGHT: StopGrade = { right: true, missed: [], wrong: [] }

/** Slips of what is said, and not of the search: those that are looked for first, and last. */
const FIRST_SLIPS = ['other-view', 'ends-swapped', 'whole-window'] as const
const LAST_SLIPS = ['last-child'] as const

type OwnSlip = (typeof FIRST_SLIPS)[number] | (typeof LAST_SLIPS)[number]
export type AnswerSlip = SlipName | OwnSlip

/**
 * The slip that explains answers of which one or more are not right: what its maker would say is
 * what was said, at each stop that its search comes to. Undefined where none does.
 */
export function slipOfAnswers(asked: Asked, answers: readonly Said[]): AnswerSlip | undefined {
  const wrong = answers.filter((answer) => !gradeAt(asked, answer).right)
  if (wrong.length === 0) return undefined
  const explains = (slip: OwnSlip) =>
    answers.every(({ stop, said }) => {
      const slipped = slippedAnswer(asked, stop, slip)
      return slipped !== undefined && sameRight(slipped, asked.replay, said, asked.replay)
    })
  const named = SLIPS.find(({ rules }) => {
    const other = rules && asked.again(rules)
    if (other === undefined) return false
    const stops = stopsByKey(other)
    return answers.every((answer) => {
      const there = stops.get(keyAt(asked, answer.stop))
      if (there === undefined) return !wrong.includes(answer)
      return sameRight(there.right, other.replay, answer.said, asked.replay)
    })
  })
  return FIRST_SLIPS.find(explains) ?? named?.id ?? LAST_SLIPS.find(explains)
}

/** The stop of another search of the same that asks what this one asks; undefined without one. */
export function sameStop(other: Asked, asked: Asked, stop: Stop): Stop | undefined {
  const key = keyAt(asked, stop)
  return other.stops.find((each) => keyAt(other, each) === key)
}

function keyAt({ replay }: Asked, { node }: Stop): string {
  return keyOf(replay, node)
}

function stopsByKey(asked: Asked): ReadonlyMap<string, Stop> {
  return new Map(asked.stops.map((stop) => [keyAt(asked, stop), stop]))
}

function slippedAnswer(
  { replay, write, convention }: Asked,
  { level, node, right }: Stop,
  slip: OwnSlip,
): Right | undefined {
  const { values } = right
  if (values === undefined) return undefined
  switch (slip) {
    case 'other-view':
      return level === 'value' && convention.search === 'negamax'
        ? { values: values.map(opposite) }
        : undefined
    case 'ends-swapped':
      return level === 'window' ? { values: values.toReversed() } : undefined
    case 'whole-window':
      return level === 'window' ? { values: ['-inf', 'inf'] } : undefined
    case 'last-child': {
      const score = replay.score(lastVisited(replay, node), replay.steps)
      if (level !== 'value' || score === undefined) return undefined
      const own = replay.recording.algorithm === 'negamax' && replay.player(node) === 1
      return { values: [own ? opposite(write(score)) : write(score)] }
    }
  }
}
