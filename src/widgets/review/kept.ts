import type { Judged } from '../../../engine/index.ts'
import { deviceStore, readEntry, writeEntry, type Store } from '../../state/device.ts'
import { reviewsKey } from '../../state/review-link.ts'
import type { ReviewState } from './schema.ts'

/** A game, and what has been found of its positions: by the ply, null where that is not judged. */
export interface KeptReview extends Pick<ReviewState, 'lifted' | 'set' | 'moves' | 'effort'> {
  readonly judged: readonly (Judged | null)[]
}

/** So many games of a kind are kept; after that the oldest goes. */
const MOST = 8

/** The games of one kind that the device keeps with their reviews, the latest first. */
export class KeptReviews {
  private readonly key: string
  private readonly store: Store | undefined
  private written = true

  /** @param store  the device's, unless a test brings its own */
  constructor(game: string, store: Store | undefined = deviceStore()) {
    this.key = reviewsKey(game)
    this.store = store
  }

  /** Whether the device keeps them. */
  get works(): boolean {
    return this.store !== undefined && this.written
  }

  /** Read anew each time: another page may have written. */
  get all(): readonly KeptReview[] {
    const value = readEntry(this.store, this.key)
    return Array.isArray(value) ? value.slice(0, MOST).flatMap(reviewIn) : []
  }

  /** What is kept of a game under an effort. */
  find(game: KeptReview): KeptReview | undefined {
    return this.all.find((each) => isSame(each, game) && each.effort === game.effort)
  }

  /** Keeps a game in place of the game that it goes on with; where there is no room, it alone. */
  keep(game: KeptReview): void {
    if (game.moves === '') return
    const others = this.all.filter((each) => !isSame(each, game) && !goesOn(game, each))
    this.written =
      writeEntry(this.store, this.key, [game, ...others].slice(0, MOST)) ||
      writeEntry(this.store, this.key, [game])
  }
}

/** Whether two are the same game. */
export function isSame(one: KeptReview, other: KeptReview): boolean {
  return one.moves === other.moves && one.set === other.set && one.lifted === other.lifted
}

/** Whether the first game is the second with moves after it. */
function goesOn(one: KeptReview, other: KeptReview): boolean {
  return one.set === other.set && one.lifted === other.lifted && one.moves.startsWith(other.moves)
}

/** What another program, or an older page, has left there is looked at with care. */
export function reviewIn(value: unknown): readonly KeptReview[] {
  if (!isObject(value)) return []
  const { lifted = '', set = '', moves, effort, judged = [] } = value
  if (typeof lifted !== 'string' || typeof set !== 'string' || typeof moves !== 'string') return []
  const known = effort === 'brief' || effort === 'long' ? effort : 'usual'
  const found = Array.isArray(judged) ? judged.map((each) => (isJudged(each) ? each : null)) : []
  return [{ lifted, set, moves, effort: known, judged: found }]
}

const WAYS: readonly unknown[] = ['end', 'solver', 'threats', 'search']

function isJudged(value: unknown): value is Judged {
  if (!isObject(value)) return false
  const { toMove, by, line, seen, nodes } = value
  return (
    (toMove === 0 || toMove === 1) &&
    WAYS.includes(by) &&
    isTexts(line) &&
    typeof nodes === 'number' &&
    Array.isArray(seen) &&
    seen.every((each) => isObject(each) && typeof each['value'] === 'number') &&
    (value['value'] === undefined || typeof value['value'] === 'number') &&
    (value['danger'] === undefined ||
      (isObject(value['danger']) && isTexts(value['danger']['defences'])))
  )
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
