import { EVALUATION_LIMIT, type Player } from '../../core/game.ts'
import { pliesToEnd } from '../../search/score.ts'
import { atParent, byDepth, seenFrom, type AtDepth } from './depths.ts'
import type { Judged } from './judged.ts'

/** How a side stands: its game is won, lost or drawn, or is judged to be worth so much. */
export interface Standing {
  readonly kind: 'win' | 'loss' | 'draw' | 'value'
  readonly value: number
  /** Plies to the end; absent where they are not known. */
  readonly plies?: number
  /** A solver's score. */
  readonly score?: number
  readonly exact: boolean
}

/** Why it is not certain that a move has lost what it is said to. */
type Uncertainty =
  /** At the last depths now that move is the better one, now this. */
  | 'flips'
  /** The difference is small against how the values move from depth to depth. */
  | 'small'
  /** A win by threats was there, and whether the move keeps it is not known. */
  | 'unproved'

/** A move that lost value. */
export interface Lapse {
  /** Plies before it. */
  readonly ply: number
  readonly mover: Player
  readonly played: string
  /** What was better, and how it goes on. */
  readonly better: string
  readonly line: readonly string[]
  /** Other moves that were as good, where they are known: those that keep the other side from winning. */
  readonly others: readonly string[]
  /**
   * How the mover stood before, and stands after it. Where the evaluation fell, both as they are
   * seen equally far ahead.
   */
  readonly before: Standing
  readonly after: Standing
  /** The result is another; it is the same, but comes sooner or later; or the evaluation fell. */
  readonly kind: 'result' | 'distance' | 'value'
  /** By how much: of a solver's score, of plies, of the evaluation; absent where the result changed. */
  readonly lost?: number
  /** The depth from which on the search prefers the better move; absent where it never does. */
  readonly seenFrom?: number
  /** Absent where it is certain, as far as the review looks. */
  readonly doubt?: Uncertainty
}

export interface Review {
  /** In the order of the game. */
  readonly lapses: readonly Lapse[]
  /** Plies before the move by which the game took the turn that it kept; undefined where none did. */
  readonly turning: number | undefined
  /** How far the evaluations of this game move from a depth to the next but one: half move less. */
  readonly noise: number
}

/**
 * What a game comes to.
 *
 * @param moves   as they were played
 * @param judged  of the positions from the first to that after the last move; undefined where one
 *   has not been judged
 */
export function reviewOf(
  moves: readonly string[],
  judged: readonly (Judged | undefined)[],
): Review {
  const noise = noiseOf(judged)
  const lapses = moves.flatMap((played, ply) => {
    const [before, after] = [judged[ply], judged[ply + 1]]
    if (before === undefined || after === undefined) return []
    const lapse = lapseOf(played, ply, before, after, noise)
    return lapse === undefined ? [] : [lapse]
  })
  return { lapses, turning: turningOf(judged, noise), noise }
}

/** How a side stands in a position, as its search, a proof or a solver sees it. */
export function standingOf(judged: Judged, side: Player): Standing | undefined {
  const { value, score, exact = false } = judged
  if (value === undefined) return undefined
  const own = side === judged.toMove ? value : 0 - value
  const end = judged.plies ?? (judged.score === undefined ? pliesToEnd(value) : undefined)
  const isEnd = Math.abs(value) > EVALUATION_LIMIT
  return {
    kind: isEnd ? (own > 0 ? 'win' : 'loss') : exact ? 'draw' : 'value',
    value: own,
    ...(end !== undefined && (isEnd || exact) && { plies: end }),
    ...(score !== undefined && { score: side === judged.toMove ? score : 0 - score }),
    exact,
  }
}

function lapseOf(
  played: string,
  ply: number,
  before: Judged,
  after: Judged,
  noise: number,
): Lapse | undefined {
  const mover = before.toMove
  const had = standingOf(before, mover)
  const has = standingOf(after, mover)
  const [better] = before.line
  if (had === undefined || has === undefined || better === undefined) return undefined
  const found = lossOf(played, before, after, had, has, noise)
  if (found === undefined) return undefined
  const { defences = [] } = before.danger ?? {}
  const depths = byDepth(before, after, played)
  const from = seenFrom(depths, found.kind === 'distance' ? 0 : noise)
  const last = found.kind === 'value' ? depths.at(-1) : undefined
  return {
    ply,
    mover,
    played,
    better,
    line: before.line,
    others: found.kind === 'result' ? defences.filter((move) => move !== better) : [],
    before: last === undefined ? had : { ...had, value: last.value },
    after: last === undefined ? has : { ...has, value: last.value - last.gap },
    ...found,
    ...(from !== undefined && { seenFrom: from }),
  }
}

type Loss = Pick<Lapse, 'kind' | 'lost' | 'doubt'>

function lossOf(
  played: string,
  before: Judged,
  after: Judged,
  had: Standing,
  has: Standing,
  noise: number,
): Loss | undefined {
  if (had.score !== undefined && has.score !== undefined) {
    const lost = had.score - has.score
    if (lost <= 0) return undefined
    return { kind: had.kind === has.kind ? 'distance' : 'result', lost }
  }
  if (played === before.line[0]) return undefined
  const depths = byDepth(before, after, played)
  if (isDecided(had) || isDecided(has)) return byResult(before, after, had, has, depths.at(-1))
  const loss = byDepths(depths, noise)
  // What holds against a win by threats is not what the search has judged.
  const other = before.danger?.wins === 'yes' && before.seen.at(-1)?.move !== before.line[0]
  return loss && other ? { ...loss, doubt: 'unproved' } : loss
}

/** Where a win or a loss is seen, before the move or after it. */
function byResult(
  before: Judged,
  after: Judged,
  had: Standing,
  has: Standing,
  last: AtDepth | undefined,
): Loss | undefined {
  const rank = { win: 1, draw: 0, value: 0, loss: -1 }
  if (rank[had.kind] < rank[has.kind]) return undefined
  if (had.kind !== has.kind) {
    const doubt = isUnproved(before, after, had, has, last) ? { doubt: 'unproved' as const } : {}
    return { kind: 'result', ...doubt }
  }
  // Of proofs by threats the line is not the shortest, nor the longest defence.
  if (before.by === 'threats' || after.by === 'threats') return undefined
  const plies = Math.abs((had.plies ?? 0) - ((has.plies ?? 0) + 1))
  const worse = had.value > atParent(has.value)
  return worse ? { kind: 'distance', lost: plies } : undefined
}

/** Whether what was had may have been lost before, or what is missed may still be had. */
function isUnproved(
  before: Judged,
  after: Judged,
  had: Standing,
  has: Standing,
  last: AtDepth | undefined,
): boolean {
  if (had.exact && has.exact) return false
  // Two searches that look equally far ahead, of which one sees the end.
  if (last !== undefined && !last.same && last.gap > EVALUATION_LIMIT / 2) return false
  if (has.kind === 'loss') return before.by !== 'threats' && !isHeld(before)
  return before.by !== 'threats' || !(after.danger?.wins === 'no' || isHeld(after))
}

/** Whether there are moves after which the other side is not seen to win. */
function isHeld({ danger }: Judged): boolean {
  return danger !== undefined && danger.defences.length > 0
}

/** By the evaluation, at the greatest depth that both searches have come to. */
function byDepths(depths: readonly AtDepth[], noise: number): Loss | undefined {
  const last = depths.at(-1)
  if (last === undefined || last.same || last.gap <= noise) return undefined
  const flips = depths.slice(-LAST).some(({ gap, same }) => same || gap <= noise)
  const doubt: Uncertainty | undefined = flips
    ? 'flips'
    : last.gap <= 2 * noise
      ? 'small'
      : undefined
  return { kind: 'value', lost: last.gap, ...(doubt && { doubt }) }
}

/** Depths that must agree. */
const LAST = 3

function isDecided({ kind }: Standing): boolean {
  return kind === 'win' || kind === 'loss'
}

/** Half of the evaluations move less than this from a depth to the next but one; at least 1. */
function noiseOf(judged: readonly (Judged | undefined)[]): number {
  const moved = judged.flatMap((each) => {
    const seen = each?.seen ?? []
    const [last, before] = [seen.at(-1), seen.at(-3)]
    if (last === undefined || before === undefined) return []
    if (Math.max(Math.abs(last.value), Math.abs(before.value)) > EVALUATION_LIMIT) return []
    return [Math.abs(last.value - before.value)]
  })
  const sorted = moved.toSorted((a, b) => a - b)
  return Math.max(1, sorted[Math.floor(sorted.length / 2)] ?? 0)
}

/** Who stands better, the first player's view; undefined where that is not known. */
function leaning(judged: Judged | undefined, noise: number): number | undefined {
  const standing = judged && standingOf(judged, 0)
  if (standing === undefined) return undefined
  const { kind, value } = standing
  return kind === 'draw' || (kind === 'value' && Math.abs(value) <= noise) ? 0 : Math.sign(value)
}

function turningOf(judged: readonly (Judged | undefined)[], noise: number): number | undefined {
  const leanings = judged.map((each) => leaning(each, noise))
  const last = leanings.at(-1)
  if (last === undefined) return undefined
  const other = leanings.findLastIndex((each) => each !== last)
  return other < 0 || leanings[other] === undefined ? undefined : other
}
