import { gomoku, legalMoves, type Gomoku } from '../../../engine/index.ts'
import { judge, type Candidate, type Heat, type Shown } from './model.ts'

/** How strong the hue of the best square is, of 1: nothing is written on it. */
export const HOTTEST = 0.95

/**
 * Plays every free square and judges the position after it. A step is one square, and whoever asks
 * may rest in between. The position is restored before each rest.
 */
export function* judgingAll(position: Gomoku): Generator<undefined, readonly Candidate[]> {
  const { game, board } = gomoku
  const viewer = game.toMove(position)
  const candidates: Candidate[] = []
  for (const move of legalMoves(gomoku, position)) {
    game.play(position, move)
    const { rows, sum } = judge(position, viewer)
    game.undo(position)
    const points: Record<Shown, number> = {
      sum,
      centre: 0,
      alignment: 0,
      threat: 0,
      'enemy-line': 0,
    }
    for (const row of rows) points[row.name] = row.points
    candidates.push({ square: board?.targets(position, move)[0] ?? move, points })
    yield
  }
  return candidates
}

/**
 * The more points, the darker; where all have the same, or none is free, none has a hue. The hue
 * grows with the root of the points above the least: one square may have hundreds more than all
 * others, which would else look alike.
 */
export function heatOf(candidates: readonly Candidate[], shown: Shown, squares: number): Heat {
  const all = candidates.map(({ points }) => points[shown])
  const low = all.length === 0 ? 0 : Math.min(...all)
  const high = all.length === 0 ? 0 : Math.max(...all)
  const heat = new Float64Array(squares)
  for (const { square, points } of candidates) {
    heat[square] = high === low ? 0 : Math.sqrt((points[shown] - low) / (high - low)) * HOTTEST
  }
  const best = candidates.filter(({ points }) => points[shown] === high)
  return { heat, low, high, best: best.map(({ square }) => square) }
}
