import {
  abalone,
  HEX_CELLS,
  hexPoint,
  marblesInDanger,
  movedMarbles,
  type AbalonePosition,
  type Move,
  type Outcome,
  type Player,
} from '../../../engine/index.ts'
import type { HexStep } from '../../boards/hex-geometry.ts'
import { linksLayer } from '../../boards/hex-layers.ts'
import { sideName } from '../../boards/model.ts'
import type { Mark } from '../../boards/square-geometry.ts'
import type { HeuristicWeightsWords } from '../../i18n/heuristic-weights.ts'
import { outcomeSentence } from '../../i18n/outcomes.ts'
import type { Overlay } from '../table/shown.ts'
import { pairLinks, preferred, pushesOff, type Judged, type Preference } from './judge.ts'
import { weightsOf, type Knobs, type Turns } from './schema.ts'

/** How strong the hue of a marble in a corner is, of 1. */
export const STRONGEST = 0.8
/** How far a corner is from the centre, in widths of a cell. */
export const FARTHEST = 4

/** The rules of the report's course. */
export const RULES = { variant: 'inf8175' } as const

export function positionOf(text: string): AbalonePosition {
  const read = abalone.game.parse(text, RULES)
  if (!read.ok) throw new Error(`marbles: ${text}: ${read.error.code}`)
  return read.value
}

/** Shown in place of a term: how far every cell is from the centre. */
export const DISTANCES = 'distances'

/**
 * What makes a term of the side to move's H: far marbles, pairs that touch, or marbles in danger. The cells of the
 * enemy's marbles are framed where their distances are shaded.
 */
export function termOver(p: AbalonePosition, term: string | undefined): Overlay {
  const viewer = abalone.game.toMove(p)
  if (term === 'pairs') return { layer: linksLayer(pairLinks(p, viewer)) }
  if (term === 'danger') return { marks: dangerMarks(p, viewer) }
  if (term !== DISTANCES && term !== 'centre') return {}
  const marks: Mark[] = []
  const heat = Float64Array.from({ length: HEX_CELLS }, (_, cell) => {
    const strength = (STRONGEST * farOf(cell)) / FARTHEST
    if (term === DISTANCES) return strength
    const side = p.cells[cell]
    if (side !== 0 && side !== 1) return 0
    if (side === viewer) return strength
    marks.push({ square: cell, shape: 'frame', tone: 'beta' })
    return -strength
  })
  return { heat, marks }
}

/** A frame around each marble that could be pushed off next: blue the side to move's. */
function dangerMarks(p: AbalonePosition, viewer: Player): Mark[] {
  return ([0, 1] as const).flatMap((side) =>
    marblesInDanger(p, side).map((square): Mark => ({
      square,
      shape: 'frame',
      tone: side === viewer ? 'alpha' : 'beta',
    })),
  )
}

/** The move that is preferred, where no other is as good. */
export function arrowsOf(p: AbalonePosition, best: Preference | undefined): readonly HexStep[] {
  return best?.equal === 1 ? movedMarbles(p, best.move) : []
}

/** How far a cell is from the centre along the straight line, in widths of a cell. */
export function farOf(cell: number): number {
  const { x, y } = hexPoint(cell)
  return Math.hypot(x, y)
}

/** What a program with these weights plays, for the side to move. */
export function preferenceSentence(
  p: AbalonePosition,
  side: string,
  { move, equal }: Preference,
  words: Pick<HeuristicWeightsWords, 'prefers'>,
): string {
  return words.prefers(side, abalone.game.formatMove(p, move), equal, pushesOff(p, move))
}

/** How the game has ended. */
function endSentence(
  p: AbalonePosition,
  { winner, reason }: Outcome,
  words: Pick<HeuristicWeightsWords, 'colour' | 'ended'>,
): string {
  const name = winner === 'draw' ? undefined : words.colour(sideName(abalone, p, winner))
  return `${words.ended} ${outcomeSentence(reason, name)}`
}

/** How far each cell is from the centre. */
export function distanceNotes(words: HeuristicWeightsWords): string[] {
  return Array.from({ length: HEX_CELLS }, (_, cell) => words.distance(farOf(cell)))
}

/** Which move the weights choose; where only a sign is turned, which with the other sign too. */
export function prefersSentence(
  p: AbalonePosition,
  knobs: Knobs,
  turns: Turns,
  best: Preference,
  words: HeuristicWeightsWords,
): string {
  const side = words.colour(sideName(abalone, p, abalone.game.toMove(p)))
  if (turns !== 'sign') return preferenceSentence(p, side, best, words)
  const turned = preferred(p, weightsOf({ ...knobs, alpha2: -knobs.alpha2 }))
  const name = (move: Move) => abalone.game.formatMove(p, move)
  return words.either(side, name(best.move), name(turned ?? best.move), best.equal)
}

/** What the board is called, and what is said of both sides. */
export function weighTold(
  p: AbalonePosition,
  { own, enemy }: Judged,
  words: HeuristicWeightsWords,
): { readonly label: string; readonly says: string; readonly caption: string } {
  const outcome = abalone.game.outcome(p)
  const us = abalone.game.toMove(p)
  const side = words.colour(sideName(abalone, p, us))
  const other = words.colour(sideName(abalone, p, us === 0 ? 1 : 0))
  const turn = outcome === undefined ? words.toMove(side) : endSentence(p, outcome, words)
  return {
    label: outcome === undefined ? words.board(side) : words.over,
    says: `${turn} ${words.both(side, own, other, enemy)}`,
    caption: words.caption(side),
  }
}
