import type { GameOptions, Player } from '../core/game.ts'
import { DIRECTIONS } from '../core/grid.ts'
import { rngOf } from '../core/rng.ts'
import { gomoku } from '../games/gomoku/index.ts'
import { reportFrom } from '../games/gomoku/report.ts'
import { toMove, type Gomoku } from '../games/gomoku/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { subjectFrom } from '../search/types.ts'
import type { Count, Searcher } from './case.ts'
import { gameWithoutFives } from './no-end-at-five.ts'
import { randomMover, randomPosition } from './seeded.ts'
import { silentAttackFrom } from './silent-attack.ts'
import { wrongSide } from './wrong-side.ts'

/** Why the program of the 19×19 report only defends: see the file of each. */
export const CAUSES = ['wrong-side', 'silent-attack', 'no-end-at-five'] as const
export type Cause = (typeof CAUSES)[number]

/** Smaller than the report's board, so that a page can count in a moment. */
export const START: GameOptions = { size: 11 }

export const OPTIONS = { depth: 2, candidates: 2 } as const

/** As the report searches and judges, with some of the causes; with none it is right. */
export function searchWith(causes: readonly Cause[]): Searcher<Gomoku> {
  const search = causes.includes('wrong-side') ? wrongSide : alphabeta
  const evaluationFrom = causes.includes('silent-attack') ? silentAttackFrom : reportFrom
  const game = causes.includes('no-end-at-five') ? gameWithoutFives : gomoku.game
  return (position, options, hooks) =>
    search(
      { ...subjectFrom(gomoku, position), game, evaluation: evaluationFrom(position) },
      options,
      hooks,
    )
}

/** What a program with some of the causes does, over positions seeded from `seed` on. */
export function countOnlyDefends(
  causes: readonly Cause[],
  seed: number,
  positions: number,
): { readonly blocks: Count; readonly leaves: Count } {
  const search = searchWith(causes)
  const counts = { blocks: { count: 0, of: 0 }, leaves: { count: 0, of: 0 } }
  const count = (of: keyof typeof counts, seen: boolean) => {
    counts[of].of++
    if (seen) counts[of].count++
  }
  for (let i = 0; i < positions; i++) {
    const position = positionOf(seed + i)
    count('blocks', onlyBlocks(position, search(position, OPTIONS).move))
    const won = withFiveAtHand(seed + i)
    if (won !== undefined) count('leaves', !makesFive(won, search(won, OPTIONS).move))
  }
  return counts
}

export function positionOf(seed: number): Gomoku {
  const rng = rngOf(seed)
  return randomPosition(gomoku, START, 6 + rng.below(8), rng)
}

/** The first position of a game of random moves in which the side to move can make five. */
export function withFiveAtHand(seed: number): Gomoku | undefined {
  const { game } = gomoku
  const position = game.initial(START)
  const choose = randomMover(gomoku, rngOf(seed), 1)
  while (game.outcome(position) === undefined) {
    const free = Array.from(position.cells.keys()).filter((point) => position.cells[point] === -1)
    if (free.some((point) => makesFive(position, point))) return position
    game.play(position, choose(position))
  }
  return undefined
}

/** Whether a stone of the side to move on a point makes five in a line. */
export function makesFive(position: Gomoku, point: number): boolean {
  return inBestFive(position, point, toMove(position)) === 4
}

/** Whether a move takes more from the enemy's best five points in a line than it adds to ours. */
export function onlyBlocks(position: Gomoku, move: number): boolean {
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
