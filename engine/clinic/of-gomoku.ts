import { gomoku } from '../games/gomoku/index.ts'
import { reportFrom } from '../games/gomoku/report.ts'
import { near, type Gomoku } from '../games/gomoku/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { outcomeScore, pliesToEnd, foundValue } from '../search/score.ts'
import type { SearchOptions } from '../search/types.ts'
import { subjectFrom, type Subject } from '../search/types.ts'
import { asked, caseOf, playable, type ClinicCase, type Count } from './case.ts'
import { firstPoints, gameFromTheTop } from './first-point.ts'
import { missingBraces } from './missing-braces.ts'
import { nearIn3By1 } from './narrow-neighbourhood.ts'
import { sharedBestMove } from './shared-best-move.ts'
import {
  makesFive,
  onlyBlocks,
  OPTIONS,
  positionOf,
  searchWith,
  START,
  withFiveAtHand,
} from './only-defends.ts'
import { tieFromABound } from './tie-from-a-bound.ts'
import { wrongSide } from './wrong-side.ts'

/** As the report judges: for the side that searches, by the terms that count as it begins. */
function subject(position: Gomoku): Subject<Gomoku> {
  return { ...subjectFrom(gomoku, position), evaluation: reportFrom(position) }
}

function fromTheTop(position: Gomoku): Subject<Gomoku> {
  return { ...subject(position), game: gameFromTheTop, near: nearIn3By1 }
}

const byLines = (position: Gomoku) => subjectFrom(gomoku, position)

const COMMON = {
  report: 'gomoku-19x19-c',
  start: START,
  options: OPTIONS,
  twin: searchWith([]),
} as const

export const gomokuCases: readonly ClinicCase<Gomoku>[] = [
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'wrong-side',
      fault: searchWith(['wrong-side']),
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
      fault: searchWith(['silent-attack']),
    },
    asked(positionOf, ({ move }, position) => onlyBlocks(position, move)),
  ),
  caseOf(
    gomoku,
    { ...COMMON, id: 'no-end-at-five', fault: searchWith(['no-end-at-five']) },
    asked(withFiveAtHand, ({ move }, position) => !makesFive(position, move)),
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
  // As the report has it: the same with its narrow neighbourhood, and in its order of points.
  caseOf(
    gomoku,
    {
      ...COMMON,
      id: 'first-point',
      file: 'shared-best-move',
      start: {},
      options: { depth: 2, candidates: 3 },
      fault: (position, options, hooks) => sharedBestMove(fromTheTop(position), options, hooks),
      twin: (position, options, hooks) => alphabeta(fromTheTop(position), options, hooks),
    },
    ({ fault, twin, options }, seed) => ({
      fault: firstPoints((p) => playable(gomoku, p, fault(p, options)), seed).below,
      twin: firstPoints((p) => playable(gomoku, p, twin(p, options)), seed).below,
    }),
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
