import {
  ContractError,
  defaultPatterns,
  gomoku8,
  gomoku8SideScoreOf,
  legalMoves,
  type Gomoku8,
  type Move,
} from '../../../../engine/index.ts'
import { judging, type Judged } from '../../heat/judge.ts'
import { drained } from '../../../figure/unhurried.ts'
import { asksRepair } from '../asks-repair.ts'
import type { BoardStep, Failure, RepairExercise, Verdict } from '../exercise.ts'
import { line } from './line.ts'

/** The position after some moves. */
export function parsed(text: string): Gomoku8 {
  const read = gomoku8.game.parse(text)
  if (!read.ok)
    throw new ContractError('exercises of the chapter on heatmaps', `${text}: ${read.error.code}`)
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

/** A free square, what there is with X's stone on it, and what the engine makes of it. */
interface Square {
  readonly move: Move
  readonly square: number
  /** O's, who is to move then, and X's. */
  readonly own: number
  readonly other: number
  /** In X's view. */
  readonly worth: number
}

const squares = new Map<string, readonly Square[]>()
let sideScore: ReturnType<typeof gomoku8SideScoreOf> | undefined

/** All free squares after some moves, with X to move. */
function squaresAfter(text: string): readonly Square[] {
  const known = squares.get(text)
  if (known !== undefined) return known
  const { game, board, evaluation } = gomoku8
  const score = (sideScore ??= gomoku8SideScoreOf(defaultPatterns()))
  const position = parsed(text)
  const made = legalMoves(gomoku8, position).map((move): Square => {
    game.play(position, move)
    const [own, other] = [score(position, 1), score(position, 0)]
    const worth = 0 - evaluation.evaluate(position)
    game.undo(position)
    return { move, square: board?.targets(position, move)[0] ?? 0, own, other, worth }
  })
  squares.set(text, made)
  return made
}

/** The squares that the engine's evaluation would choose from. */
function bestAfter(moves: string): readonly Square[] {
  const all = squaresAfter(moves)
  const most = Math.max(...all.map(({ worth }) => worth))
  return all.filter(({ worth }) => worth === most).toSorted((a, b) => a.square - b.square)
}

/** What the program makes of one square. */
interface Tried extends Square {
  readonly score: number
  /** Whether it is better than all before. */
  readonly better: boolean
}

/** What the program does with these versions of its lines, square by square. */
function triedBy(chosen: readonly number[], moves: string): Tried[] {
  let best = chosen[1] === 0 ? 0 : -Infinity
  return squaresAfter(moves).map((square) => {
    const value = VALUES[chosen[6]](square.own, square.other)
    const score = chosen[7] === 0 ? value : 0 - value
    const better = score > best
    if (better) best = score
    return { ...square, score, better }
  })
}

/** The move that the program chooses, if it chooses one. */
function chosenBy(chosen: readonly number[], moves: string): Move | undefined {
  return triedBy(chosen, moves).findLast(({ better }) => better)?.move
}

/** What the program does after these moves: one square after the other, and what it has chosen. */
function choosingOn(chosen: readonly number[], moves: string): Failure {
  const position = parsed(moves)
  const name = (move: Move) => gomoku8.game.formatMove(position, move)
  return {
    kind: 'board',
    kit: gomoku8,
    steps(): BoardStep[] {
      const tried = triedBy(chosen, moves)
      let best: Square | undefined
      const looked = tried.map((each): BoardStep => {
        const { move, square, own, other, score, better } = each
        if (better) best = each
        const held = best === undefined ? [] : [{ square: best.square, shape: 'ring' } as const]
        return {
          position: moves,
          code: better ? 'step-better' : 'step-worse',
          values: { square: name(move), own, other, score },
          marks: [{ square, shape: 'dot', tone: 'alpha' }, ...held],
        }
      })
      const found = tried.findLast(({ better }) => better)
      const right = bestAfter(moves)
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
      return [{ position: moves, code: 'step-none', marks: [] }, ...looked, last]
    },
  }
}

/**
 * Positions on which a program is tried, the smallest first: no wrong one needs a stone of those on
 * which it is found to fail (`failures.test.ts` takes them away).
 */
const TRIED = [
  ...[0, 2, 4, 6, 8].map((plies) => BEHIND.split(' ').slice(0, plies).join(' ')),
  OPEN_THREE,
]

/** Where the program chooses otherwise than the engine; undefined where it does not. */
export function choosesWrongly(
  chosen: readonly number[],
  moves: string,
): Omit<Verdict, 'right'> | undefined {
  const move = chosenBy(chosen, moves)
  const best = bestAfter(moves)
  if (best.some((each) => each.move === move)) return undefined
  const position = parsed(moves)
  const right = best.map((each) => gomoku8.game.formatMove(position, each.move)).join(' or ')
  const failure = choosingOn(chosen, moves)
  if (move === undefined) return { code: 'chooses-none', values: { moves, right }, failure }
  const says = gomoku8.game.formatMove(position, move)
  return { code: 'chooses-wrong', values: { moves, says, right }, failure }
}

export const mendChoosing: RepairExercise = asksRepair({
  program: CHOOSING,
  answer: [0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0],
  slips: [
    ['begins-at-0', 1, 0],
    ['own-alone', 6, 0],
    ['adds-both', 6, 1],
    ['sign-stays', 7, 0],
  ],
  failing(chosen) {
    for (const moves of TRIED) {
      const wrong = choosesWrongly(chosen, moves)
      if (wrong !== undefined) return wrong
    }
    return undefined
  },
})
