import { ContractError, gomoku8, type Gomoku8, type Move } from '../../../../engine/index.ts'
import {
  bestOf,
  judging,
  TERMS,
  USUAL,
  type Candidate,
  type Judged,
  type Weights,
} from '../../heat/judge.ts'
import { drained } from '../../../figure/unhurried.ts'
import type { BoardStep, Failure, RepairExercise, Verdict } from '../exercise.ts'
import { line } from './line.ts'

/** The position after some moves. */
export function parsed(text: string): Gomoku8 {
  const read = gomoku8.game.parse(text)
  if (!read.ok) throw new ContractError('exercises of chapter 9', `${text}: ${read.error.code}`)
  return read.value
}

/** X has three in a row with both ends open; O's stones are far from each other. */
export const OPEN_THREE = 'c4 a8 d4 h8 e4 h1'

const judged = new Map<string, Judged>()

/** Made when first needed: it takes some 20 ms. */
export function judgedAt(text: string): Judged {
  const known = judged.get(text)
  if (known !== undefined) return known
  const made = drained(judging(parsed(text)))
  judged.set(text, made)
  return made
}

/** X has the corners, O three and more in the middle: each of X's moves leaves it behind. */
const BEHIND = 'a1 d4 h8 e4 a8 f4 h1 e5'

/** The choice of a heatmap, one ply deep, with three faults. */
const CHOOSING = [
  line(0, 'choose(p)'),
  line(1, 'best ← 0', 'best ← −∞'),
  line(1, 'for each free square m'),
  line(2, 'play m: now the other side is to move'),
  line(2, 'own ← what the side to move has'),
  line(2, 'other ← what its enemy has'),
  line(2, 'value ← own', 'value ← own + other', 'value ← own − other'),
  line(2, 'score ← value', 'score ← −value'),
  line(2, 'take m back'),
  line(2, 'if score > best:'),
  line(3, 'best ← score, chosen ← m'),
  line(1, 'return chosen'),
] as const

const VALUES: readonly ((own: number, other: number) => number)[] = [
  (own) => own,
  (own, other) => own + other,
  (own, other) => own - other,
]

function weighed(counts: Weights): number {
  return TERMS.reduce((sum, name) => sum + USUAL[name] * counts[name], 0)
}

/** What the program makes of one square. */
interface Tried {
  readonly candidate: Candidate
  readonly own: number
  readonly other: number
  readonly score: number
  /** Whether it is better than all before. */
  readonly better: boolean
}

/** What the program does with these versions of its lines, square by square. */
function triedBy(chosen: readonly number[], { candidates }: Judged): Tried[] {
  let best = chosen[1] === 0 ? 0 : -Infinity
  return candidates.map((candidate) => {
    // The tally is that of the side that has moved; the program asks for the side to move.
    const [own, other] = [weighed(candidate.tally.other), weighed(candidate.tally.own)]
    const value = VALUES[chosen[6]](own, other)
    const score = chosen[7] === 0 ? value : 0 - value
    const better = score > best
    if (better) best = score
    return { candidate, own, other, score, better }
  })
}

/** The move that the program chooses, if it chooses one. */
function chosenBy(chosen: readonly number[], judged: Judged): number | undefined {
  return triedBy(chosen, judged).findLast(({ better }) => better)?.candidate.move
}

/** What the program does after these moves: one square after the other, and what it has chosen. */
function choosingOn(chosen: readonly number[], moves: string): Failure {
  const position = parsed(moves)
  const name = (move: Move) => gomoku8.game.formatMove(position, move)
  return {
    kind: 'board',
    kit: gomoku8,
    steps(): BoardStep[] {
      const at = judgedAt(moves)
      const tried = triedBy(chosen, at)
      let best: Candidate | undefined
      const squares = tried.map(({ candidate, own, other, score, better }): BoardStep => {
        if (better) best = candidate
        const held = best === undefined ? [] : [{ square: best.square, shape: 'ring' } as const]
        return {
          position: moves,
          code: better ? 'step-better' : 'step-worse',
          values: { square: name(candidate.move), own, other, score },
          marks: [{ square: candidate.square, shape: 'dot', tone: 'alpha' }, ...held],
        }
      })
      const found = tried.findLast(({ better }) => better)?.candidate
      const right = bestOf(at, USUAL)
      const rings = right.map(({ square }) => ({ square, shape: 'ring', tone: 'good' }) as const)
      const last: BoardStep =
        found === undefined
          ? {
              position: moves,
              code: 'step-nothing-chosen',
              values: { right: name(right[0].move) },
              marks: rings,
            }
          : {
              position: moves,
              code: 'step-chosen',
              values: { says: name(found.move), right: name(right[0].move) },
              marks: [...rings, { square: found.square, shape: 'cross', tone: 'beta' }],
            }
      return [{ position: moves, code: 'step-none', marks: [] }, ...squares, last]
    },
  }
}

export const mendChoosing: RepairExercise = {
  kind: 'repair',
  program: CHOOSING,
  answer: [0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0],
  check(chosen): Verdict {
    for (const moves of [OPEN_THREE, BEHIND]) {
      const at = judgedAt(moves)
      const move = chosenBy(chosen, at)
      const best = bestOf(at, USUAL)
      if (best.some((each) => each.move === move)) continue
      const position = parsed(moves)
      const right = best.map((each) => gomoku8.game.formatMove(position, each.move)).join(' or ')
      const failure = choosingOn(chosen, moves)
      if (move === undefined) {
        return { right: false, code: 'chooses-none', values: { moves, right }, failure }
      }
      const says = gomoku8.game.formatMove(position, move)
      return { right: false, code: 'chooses-wrong', values: { moves, says, right }, failure }
    }
    return { right: true }
  },
}
