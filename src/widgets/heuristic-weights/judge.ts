import {
  abalone,
  abaloneEvaluation,
  countMarblesInDanger,
  countUndefendedMarbles,
  HEX_CELLS,
  HEX_NEXT,
  legalMoves,
  straightDistance,
  touchingPairs,
  type AbalonePosition,
  type AbaloneWeights,
  type Move,
  type Player,
} from '../../../engine/index.ts'
import type { HexLink } from '../../boards/hex-layers.ts'

/** Evaluations are thousandths of a marble. */
const MARBLE = 1000
/** More than any evaluation. */
const END = 1e9
/**
 * Of H without its factor k, in thousandths of a marble: sums that are equal may differ by less,
 * since they are added in another order.
 */
const SAME = 1e-10

/** One term of H, as a player sees it. Numbers that a term does not look at are undefined. */
interface MarbleTerm {
  readonly name: string
  readonly own: number | undefined
  readonly enemy: number | undefined
  /** Marbles. */
  readonly worth: number
}

export interface Judged {
  readonly viewer: Player
  readonly terms: readonly MarbleTerm[]
  /** H of the viewer and of the enemy, in marbles. */
  readonly own: number
  readonly enemy: number
}

/** Sum of the distances of a player's marbles to the centre, as the weights measure them. */
export function distanceOf(p: AbalonePosition, player: Player, weights: AbaloneWeights): number {
  if (weights.distance === 'steps') return p.distance[player]
  return straightDistance(p, player)
}

function otherOf(player: Player): Player {
  return player === 0 ? 1 : 0
}

/** H of the side to move, term by term. */
export function judged(p: AbalonePosition, weights: AbaloneWeights): Judged {
  const viewer = abalone.game.toMove(p)
  const enemy = otherOf(viewer)
  const mine = abaloneEvaluation(weights, viewer)
  const numbers = {
    'own-lost': [p.lost[viewer], undefined],
    'enemy-lost': [undefined, p.lost[enemy]],
    centre: [distanceOf(p, viewer, weights), distanceOf(p, enemy, weights)],
    pairs: [touchingPairs(p, viewer), touchingPairs(p, enemy)],
    danger: [countMarblesInDanger(p, viewer), countMarblesInDanger(p, enemy)],
    undefended: [countUndefendedMarbles(p, viewer), countUndefendedMarbles(p, enemy)],
  } as const
  const terms = mine.explain(p).map(({ name, contribution }): MarbleTerm => {
    const [own, other] = Object.hasOwn(numbers, name)
      ? numbers[name as keyof typeof numbers]
      : [undefined, undefined]
    return { name, own, enemy: other, worth: contribution / MARBLE }
  })
  return {
    viewer,
    terms,
    own: mine.evaluate(p) / MARBLE,
    enemy: 0 - abaloneEvaluation(weights, enemy).evaluate(p) / MARBLE,
  }
}

export interface Preference {
  /** The first of the moves after which H of the side to move is largest. */
  readonly move: Move
  /** How many moves are as good as it, itself among them. */
  readonly equal: number
}

/**
 * What a program that looks one move ahead plays; undefined at the end of the game. It compares H
 * as the weights have it, not in whole thousandths, so a factor before the sum changes no choice.
 */
export function preference(p: AbalonePosition, weights: AbaloneWeights): Preference | undefined {
  const { game } = abalone
  if (game.outcome(p) !== undefined) return undefined
  const us = game.toMove(p)
  const evaluation = abaloneEvaluation(weights, us)
  const same = SAME * Math.abs(weights.k)
  let best: Move | undefined
  let most = -Infinity
  let equal = 0
  for (const move of legalMoves(abalone, p)) {
    game.play(p, move)
    const winner = game.outcome(p)?.winner
    const value =
      winner === undefined
        ? -evaluation.unrounded(p)
        : winner === 'draw'
          ? 0
          : winner === us
            ? END
            : -END
    game.undo(p)
    if (Math.abs(value - most) <= same) equal++
    if (value <= most + same) continue
    most = value
    best = move
    equal = 1
  }
  return best === undefined ? undefined : { move: best, equal }
}

/** The move of `preference`. */
export function preferred(p: AbalonePosition, weights: AbaloneWeights): Move | undefined {
  return preference(p, weights)?.move
}

/** Whether a move pushes an enemy marble off the board. */
export function pushesOff(p: AbalonePosition, move: Move): boolean {
  const enemy = otherOf(abalone.game.toMove(p))
  const before = p.lost[enemy]
  abalone.game.play(p, move)
  const after = p.lost[enemy]
  abalone.game.undo(p)
  return after > before
}

/** A line for each pair of marbles of one side that touch: `alpha` those of `viewer`. */
export function pairLinks(p: AbalonePosition, viewer: Player): HexLink[] {
  const links: HexLink[] = []
  for (let from = 0; from < HEX_CELLS; from++) {
    const side = p.cells[from]
    if (side !== 0 && side !== 1) continue
    // Three of the six directions: each pair once.
    for (let direction = 0; direction < 3; direction++) {
      if (p.cells[HEX_NEXT[from * 6 + direction]] !== side) continue
      links.push({ from, direction, tone: side === viewer ? 'alpha' : 'beta' })
    }
  }
  return links
}
