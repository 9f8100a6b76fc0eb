import {
  reviewOf,
  standingOf,
  type GameKit,
  type Judged,
  type Lapse,
  type Review,
  type Standing,
} from '../../../engine/index.ts'
import type { ReviewWords } from '../../i18n/review.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import type { GameRecord } from '../table/game-record.ts'
import { spokenSide } from '../table/told.ts'
import type { ReviewModel } from './view.ts'

/** What is known of a game that is being reviewed. */
export interface Found {
  readonly review: Review
  readonly judged: readonly (Judged | undefined)[]
  /** As the first player sees them, by ply. */
  readonly standings: readonly (Standing | undefined)[]
  readonly done: number
  readonly nodes: number
}

/** Undefined where nothing has been judged. */
export function foundOf(
  record: GameRecord<unknown>,
  judged: readonly (Judged | undefined)[],
): Found | undefined {
  const moves = record.line.map(({ text }) => text)
  const known = Array.from({ length: moves.length + 1 }, (_, ply) => judged[ply])
  const all = known.filter((each) => each !== undefined)
  if (all.length === 0) return undefined
  return {
    review: reviewOf(moves, known),
    judged: known,
    standings: known.map((each) => each && standingOf(each, 0)),
    done: all.length,
    nodes: all.reduce((sum, { nodes }) => sum + nodes, 0),
  }
}

/** What a side is called. */
export function sideOf(record: GameRecord<unknown>, side: 0 | 1, words: ReviewWords): string {
  return spokenSide(record.kit, record.position, side, words)
}

/** Where the reader is in the game, and how it stands there. */
function saysOf(record: GameRecord<unknown>, found: Found | undefined, words: ReviewWords): string {
  const { played, line, kit, position } = record
  const last = played.at(-1)
  const toMove = sideOf(record, kit.game.toMove(position), words)
  if (line.length === 0) return record.board === '' ? words.empty : words.start(toMove)
  const where =
    last === undefined
      ? words.start(toMove)
      : words.after(played.length, line.length, sideOf(record, last.mover, words), last.text)
  const outcome = kit.game.outcome(position)
  if (outcome !== undefined) {
    const { winner, reason } = outcome
    return `${where} ${outcomeSentence(reason, winner === 'draw' ? undefined : sideOf(record, winner, words))}`
  }
  const judged = found?.judged[played.length]
  const standing = judged && standingOf(judged, 0)
  if (judged === undefined || standing === undefined) return where
  return `${where} ${words.stands(sideOf(record, 0, words), standing)} ${knownBy(judged, words)}`.trim()
}

function knownBy({ by, seen }: Judged, words: ReviewWords): string {
  return by === 'search' ? words.by.search(seen.length) : words.by[by]
}

/** By what a position is known, as a table tells it. */
export function knownBriefly(judged: Judged | undefined, words: ReviewWords): string {
  if (judged === undefined) return ''
  const { by, seen } = judged
  return by === 'search' ? words.byShort.search(seen.length) : words.byShort[by]
}

/** A lapse as its words need it. */
export function told(record: GameRecord<unknown>, lapse: Lapse, words: ReviewWords) {
  return { ...lapse, number: lapse.ply + 1, side: sideOf(record, lapse.mover, words) }
}

/** The positions of a game as texts, from the one before its first move. */
export function positionsOf<P>(kit: GameKit<P>, record: GameRecord<P>): string[] {
  const { line, board, options } = record
  const start = kit.game.parse(board, options)
  if (!start.ok) return []
  const p = start.value
  const texts = [kit.game.format(p)]
  for (const { move } of line) {
    kit.game.play(p, move)
    texts.push(kit.game.format(p))
  }
  return texts
}

/** What the element alone knows. */
interface Doing extends Pick<
  ReviewModel,
  'effort' | 'games' | 'listed' | 'others' | 'keeps' | 'isOpen' | 'way'
> {
  /** Of the position at hand so far; undefined while nothing is searched. */
  readonly nodes: number | undefined
}

export function reviewModel(
  record: GameRecord<unknown>,
  found: Found | undefined,
  doing: Doing,
  words: ReviewWords,
): ReviewModel {
  const { line, played } = record
  const { lapses = [], turning } = found?.review ?? {}
  const [done, of] = [found?.done ?? 0, line.length + 1]
  const { nodes } = doing
  return {
    ...doing,
    says: saysOf(record, found, words),
    running: nodes !== undefined,
    done,
    of,
    status:
      nodes !== undefined
        ? words.running(done, of, nodes)
        : found === undefined
          ? ''
          : done === of
            ? words.done(found.nodes)
            : words.stopped(done, of),
    line,
    ply: played.length,
    lapses: lapses.filter(({ kind }) => kind !== 'distance').map(({ ply }) => ply),
    turning,
  }
}
