import { not, or, type Word } from '../../core/bits.ts'
import type { Player } from '../../core/game.ts'
import { GRID } from './evaluate.ts'
import { slide } from './matching.ts'
import { masksOf, type Pattern } from './patterns.ts'
import { wordOfSide, type Gomoku8 } from './rules.ts'

/** Numbers that one place of a mask takes: own lo and hi, enemy lo and hi, empty lo and hi. */
const PLACE = 6

/** A mask at every place where it fits. */
interface Placed {
  readonly weight: number
  readonly places: Int32Array
}

const EMPTY: Word = { lo: 0, hi: 0 }

/**
 * What one side has, as the report counts it: every pattern is compared at every place, and each
 * stone is worth its square. The places are written down beforehand, so that a comparison takes
 * what it takes on words and nothing else; the time still grows with the number of patterns,
 * which that of `evaluationOf`, whose tables know all lines, does not.
 *
 * What the side to move has less what the other has is `evaluationOf(patterns).evaluate`, as
 * long as nobody has five.
 */
export function sideScoreOf(patterns: readonly Pattern[]): (p: Gomoku8, side: Player) => number {
  const placed = patterns.flatMap(masksOf).map((mask): Placed => {
    const { width, height, weight } = mask
    const at = (word: Word) => slide(EMPTY, { word, width, height }).map((step) => step.word)
    const own = at(mask.own)
    const enemy = at(mask.enemy)
    const empty = at(mask.empty)
    const places = own.flatMap(({ lo, hi }, i) => [
      lo,
      hi,
      enemy[i].lo,
      enemy[i].hi,
      empty[i].lo,
      empty[i].hi,
    ])
    return { weight, places: Int32Array.from(places) }
  })
  const squares = SQUARE_WORDS

  return (p, side) => {
    const own = wordOfSide(p, side)
    const enemy = wordOfSide(p, side === 0 ? 1 : 0)
    const free = not(or(own, enemy))
    let score = 0
    for (let i = 0; i < placed.length; i++) {
      score += placed[i].weight * matches(placed[i].places, own, enemy, free)
    }
    for (let i = 0; i < squares.length; i++) {
      if ((own.lo & squares[i].lo) !== 0 || (own.hi & squares[i].hi) !== 0)
        score += squares[i].worth
    }
    return score
  }
}

function matches(places: Int32Array, own: Word, enemy: Word, free: Word): number {
  let count = 0
  for (let at = 0; at < places.length; at += PLACE) {
    if ((places[at] & own.lo) !== places[at]) continue
    if ((places[at + 1] & own.hi) !== places[at + 1]) continue
    if ((places[at + 4] & free.lo) !== places[at + 4]) continue
    if ((places[at + 5] & free.hi) !== places[at + 5]) continue
    if ((places[at + 2] & enemy.lo) !== places[at + 2]) continue
    if ((places[at + 3] & enemy.hi) !== places[at + 3]) continue
    count++
  }
  return count
}

/** GRID is written from a8 along the rows; its bits run the other way. */
const SQUARE_WORDS = GRID.toReversed().map((worth, bit) => ({
  worth,
  lo: bit < 32 ? 1 << bit : 0,
  hi: bit < 32 ? 0 : 1 << (bit - 32),
}))
