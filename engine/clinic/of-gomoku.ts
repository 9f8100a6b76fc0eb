import type { GameOptions, Player } from '../core/game.ts'
import { rngOf } from '../core/rng.ts'
import { DIRECTIONS } from '../core/grid.ts'
import { gomoku } from '../games/gomoku/index.ts'
import { reportFrom } from '../games/gomoku/report.ts'
import { near, toMove, type Gomoku } from '../games/gomoku/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { outcomeScore, pliesToEnd, foundValue } from '../search/score.ts'
import type { SearchOptions } from '../search/types.ts'
import { subjectFrom, type Subject } from '../search/types.ts'
import { asked, caseOf, type ClinicCase, type Count, type Searcher } from './case.ts'
import { missingBraces } from './missing-braces.ts'
import { nearIn3By1 } from './narrow-neighbourhood.ts'
import { randomPosition } from './seeded.ts'
import { sharedBestMove } from './shared-best-move.ts'
import { silentAttackFrom } from './silent-attack.ts'
import { tieFromABound } from './tie-from-a-bound.ts'
import { wrongSide } from './wrong-side.ts'

/** Smaller than the report's board, so that a page can count in a moment. */
const START: GameOptions = { size: 11 }

/** As the report judges: for the side that searches, by the terms that count as it begins. */
function subject(position: Gomoku): Subject<Gomoku> {
  return { ...subjectFrom(gomoku, position), evaluation: reportFrom(position) }
}

const byLines = (position: Gomoku) => subjectFrom(gomoku, position)

const twin: Searcher<Gomoku> = (position, options, hooks) =>
  alphabeta(subject(position), options, hooks)

const COMMON = {
  report: 'gomoku-19x19-c',
  start: START,
  options: { depth: 2, candidates: 2 },
  twin,
} as const

export const gomokuCases: readonly ClinicCase<Gomoku>[] = [
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'wrong-side',
      fault: (position, options, hooks) => wrongSide(subject(position), options, hooks),
    },
    asked(positionOf, ({ move }, position) => onlyBlocks(position, move)),
  ),
  // The report's evaluation knows little but defence, and there the fault is no loss at all.
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'wrong-side-by-lines',
      file: 'wrong-side',
      fault: (position, options, hooks) => wrongSide(byLines(position), options, hooks),
      twin: (position, options, hooks) => alphabeta(byLines(position), options, hooks),
    },
    asked(positionOf, ({ move }, position, options) => isWorse(byLines, position, move, options)),
  ),
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'silent-attack',
      fault: (position, options, hooks) =>
        alphabeta({ ...subject(position), evaluation: silentAttackFrom(position) }, options, hooks),
    },
    asked(positionOf, ({ move }, position) => onlyBlocks(position, move)),
  ),
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'shared-best-move',
      fault: (position, options, hooks) => sharedBestMove(subject(position), options, hooks),
    },
    asked(positionOf, ({ move }, position, options) => isWorse(subject, position, move, options)),
  ),
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'missing-braces',
      fault: (position, options, hooks) => missingBraces(subject(position), options, hooks),
    },
    asked(positionOf, ({ move }, position, options) => isWorse(subject, position, move, options)),
  ),
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'tie-from-a-bound',
      fault: (position, options, hooks) => tieFromABound(subject(position), options, hooks),
    },
    asked(positionOf, ({ move }, position, options) => isWorse(subject, position, move, options)),
  ),
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'narrow-neighbourhood',
      options: { depth: 2, candidates: 3 },
      fault: (position, options, hooks) =>
        alphabeta({ ...subject(position), near: nearIn3By1 }, options, hooks),
    },
    ({ options }, seed) => {
      const position = positionOf(seed)
      const radius = options.candidates ?? 1
      return {
        fault: leftOut(position, radius, nearIn3By1),
        twin: leftOut(position, radius, near),
      }
    },
  ),
]

function positionOf(seed: number): Gomoku {
  const rng = rngOf(seed)
  return randomPosition(gomoku, START, 6 + rng.below(8), rng)
}

/** How many of the free points within `radius` of a stone are not taken for near one. */
function leftOut(p: Gomoku, radius: number, isNear: typeof near): Count {
  const around = Array.from(p.cells.keys()).filter(
    (point) => p.cells[point] === -1 && isWithin(p, point, radius),
  )
  return { count: around.filter((point) => !isNear(p, point, radius)).length, of: around.length }
}

/** Whether some stone lies within so many king's steps, by their coordinates. */
function isWithin(p: Gomoku, point: number, radius: number): boolean {
  const { size } = p.geometry
  return p.cells.some(
    (side, stone) =>
      side !== -1 &&
      Math.abs((stone % size) - (point % size)) <= radius &&
      Math.abs(Math.floor(stone / size) - Math.floor(point / size)) <= radius,
  )
}

/** Whether a move takes more from the enemy's best five points in a line than it adds to ours. */
function onlyBlocks(position: Gomoku, move: number): boolean {
  const us = toMove(position)
  return inBestFive(position, move, us === 0 ? 1 : 0) > inBestFive(position, move, us)
}

/** The most stones of a side in five points in a line, `point` among them, with none of the other's. */
function inBestFive(p: Gomoku, point: number, side: Player): number {
  const { size } = p.geometry
  const column = point % size
  const row = (point - column) / size
  let best = 0
  for (const [right, up] of DIRECTIONS) {
    for (let before = 0; before < 5; before++) {
      let stones = 0
      for (let i = -before; i < 5 - before; i++) {
        const c = column + i * right
        const r = row + i * up
        const at = c < 0 || c >= size || r < 0 || r >= size ? 1 - side : p.cells[r * size + c]
        stones = at === side ? stones + 1 : at === -1 ? stones : -Infinity
      }
      best = Math.max(best, stones)
    }
  }
  return best
}

/** Whether a move is not legal, or worth less than the best, as `of` judges. */
function isWorse(of: typeof subject, position: Gomoku, move: number, options: SearchOptions) {
  const { game } = gomoku
  if (position.cells[move] !== -1) return true
  const own = of(position)
  const best = foundValue(alphabeta(own, options))
  game.play(position, move)
  const outcome = game.outcome(position)
  const reply =
    outcome === undefined
      ? foundValue(alphabeta(own, { ...options, depth: options.depth - 1 }))
      : outcomeScore(outcome, game.toMove(position), 0)
  game.undo(position)
  return asOfTheRoot(0 - reply) < best
}

/** A win's score counts plies: here from one ply further up. */
function asOfTheRoot(score: number): number {
  if (pliesToEnd(score) === undefined) return score
  return score > 0 ? score - 1 : score + 1
}
