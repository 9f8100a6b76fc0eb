import { rngOf } from '../core/rng.ts'
import { gomoku8 } from '../games/gomoku8/index.ts'
import type { Gomoku8 } from '../games/gomoku8/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { subjectFrom } from '../search/types.ts'
import { NO_MOVE } from '../core/game.ts'
import { asked, caseOf, playable, type ClinicCase, type Count, type Searcher } from './case.ts'
import { rootWindow } from './root-window.ts'
import { playOn, randomMover, randomPosition } from './seeded.ts'
import { smallestInt } from './smallest-int.ts'

/** Most moves that are watched of one game. */
const LONGEST = 40

const twin: Searcher<Gomoku8> = (position, options, hooks) =>
  alphabeta(subjectFrom(gomoku8, position), options, hooks)

const COMMON = { report: 'gomoku-8x8-bitboards-2019', start: {}, twin } as const

export const gomoku8Cases: readonly ClinicCase<Gomoku8>[] = [
  caseOf(
    gomoku8,
    {
      ...COMMON,
      id: 'root-window',
      options: { depth: 2, fail: 'hard' },
      fault: (position, options, hooks) =>
        rootWindow(subjectFrom(gomoku8, position), options, hooks),
    },
    ({ fault, twin, options }, seed) => ({
      fault: lowestBits((p) => playable(gomoku8, p, fault(p, options)), seed),
      twin: lowestBits((p) => playable(gomoku8, p, twin(p, options)), seed),
    }),
  ),
  caseOf(
    gomoku8,
    {
      ...COMMON,
      id: 'smallest-int',
      options: { depth: 3, fail: 'hard' },
      fault: (position, options, hooks) =>
        smallestInt(subjectFrom(gomoku8, position), options, hooks),
    },
    asked(positionOf, ({ move }) => move === NO_MOVE),
  ),
]

function positionOf(seed: number): Gomoku8 {
  const rng = rngOf(seed)
  return randomPosition(gomoku8, {}, 2 + rng.below(8), rng)
}

/** How many of the moves of one game against a thrower of dice were the lowest free bit. */
function lowestBits(choose: (position: Gomoku8) => number, seed: number): Count {
  const rng = rngOf(seed)
  const position = randomPosition(gomoku8, {}, seed & 1, rng)
  const moves = new Int32Array(gomoku8.game.maxMoves)
  let count = 0
  let of = 0
  playOn(gomoku8, position, [choose, randomMover(gomoku8, rng)], LONGEST, (move) => {
    gomoku8.game.moves(position, moves)
    of++
    if (move === moves[0]) count++
  })
  return { count, of }
}
