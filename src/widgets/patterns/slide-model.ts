import {
  bitsOf,
  countMatches,
  ContractError,
  slide,
  type Player,
  type Shape,
  type SlideStep,
  type Word,
} from '../../../engine/index.ts'
import { shapeAsDrawn, shapeInCorner, type Drawing } from './drawing.ts'
import type { Steps } from '../../figure/stepper/stepper.ts'
import type { Stones } from './stones.ts'

/**
 * One bit of a pattern at one place: intact where its square moves with the others; carried where
 * it has left its row and come in at the other side; lost where it fell off below bit 0.
 */
interface PlacedBit {
  readonly bit: number
  readonly how: 'intact' | 'carried' | 'lost'
}

/** Algorithm 1 on one player's stones, as far as a step has come. */
export interface SlideModel {
  readonly stones: Stones
  readonly drawing: Drawing
  readonly side: Player
  readonly board: Word
  readonly shape: Shape
  /** Every place that the algorithm tries, in its order. */
  readonly places: readonly SlideStep[]
  /** 0 before anything is tried; else so many places have been. */
  readonly step: number
  /** Where the pattern lies now: the place tried last, or the first of all. */
  readonly here: SlideStep
  readonly bits: readonly PlacedBit[]
  /** By place: whether the pattern is in pieces there. */
  readonly broken: readonly boolean[]
  /** Matches so far, and of those the ones of a pattern in pieces. */
  readonly count: number
  readonly falseCount: number
  /** What is counted in the end, and what it is with the pattern in the corner. */
  readonly total: number
  readonly inCorner: number
}

export interface SlideState {
  readonly stones: Stones
  readonly drawing: Drawing
  readonly side: Player
  /** Whether the pattern is pushed into the corner, as it should be. */
  readonly pushed: boolean
  readonly step: number
}

/** How many places the algorithm tries: the last step. */
export function placesOf(drawing: Drawing): number {
  const { width, height } = shapeAsDrawn(drawing)
  return (8 - height + 1) * (8 - width + 1)
}

export function slideModel({ stones, drawing, side, pushed, step }: SlideState): SlideModel {
  const corner = shapeInCorner(drawing)
  const shape = pushed ? corner : shapeAsDrawn(drawing)
  const board = stones[side]
  const places = slide(board, shape)
  if (step < 0 || step > places.length) throw new ContractError('slideModel', `step ${step}`)
  const here = places[Math.max(0, step - 1)]
  const broken = places.map((place) => placed(shape, place).some(({ how }) => how !== 'intact'))
  const matched = places.map((place, i) => place.match && i < step)
  return {
    stones,
    drawing,
    side,
    board,
    shape,
    places,
    step,
    here,
    bits: placed(shape, here),
    broken,
    count: matched.filter(Boolean).length,
    falseCount: matched.filter((match, i) => match && broken[i]).length,
    total: places.filter((place) => place.match).length,
    inCorner: countMatches(board, corner),
  }
}

function placed(shape: Shape, { shift, column }: SlideStep): PlacedBit[] {
  return bitsOf(shape.word).map((from) => {
    const bit = from - shift
    if (bit < 0) return { bit, how: 'lost' }
    // Bit 63 is the top left corner, so a bit's column is 7 less its last three digits.
    return { bit, how: 7 - (from % 8) + column > 7 ? 'carried' : 'intact' }
  })
}

/** The steps at which the next match is tried, and the last one: for the jumps of the controls. */
export function nextMatch(places: readonly SlideStep[], step: number): number {
  const found = places.findIndex((place, i) => place.match && i >= step)
  return found < 0 ? places.length : found + 1
}

export function previousMatch(places: readonly SlideStep[], step: number): number {
  return places.findLastIndex((place, i) => place.match && i < step - 1) + 1
}

/** The places that a pattern is tried in, with jumps to those in which it is found. */
export function slideSteps(state: SlideState): Steps {
  const { places } = slideModel(state)
  return {
    steps: places.length,
    nextKey: (step) => nextMatch(places, step),
    previousKey: (step) => previousMatch(places, step),
  }
}
