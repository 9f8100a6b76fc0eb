import { hasBit, type Word } from '../core/bits.ts'
import { lines } from '../core/grid.ts'
import { rngOf } from '../core/rng.ts'
import { connect4 } from '../games/connect4/index.ts'
import {
  bitOf,
  COLUMNS,
  hasFour,
  playerWord,
  ROWS,
  SQUARES,
  type Connect4Position,
} from '../games/connect4/rules.ts'
import { alphabeta } from '../search/alphabeta.ts'
import { pvs } from '../search/pvs.ts'
import { subjectFrom, type SearchResult } from '../search/types.ts'
import { asked, caseOf, once, type ClinicCase, type Searcher, type Watch } from './case.ts'
import { gameByPrecedence, hasFourByPrecedence } from './comparison-first.ts'
import { randomMover, randomPosition } from './seeded.ts'
import { foldedInto32Bits, gameIn32Bits, hasFourIn32Bits } from './shift-by-33.ts'
import { visitedSet } from './visited-set.ts'

const twin: Searcher<Connect4Position> = (position, options, hooks) =>
  alphabeta(subjectFrom(connect4, position), options, hooks)

const COMMON = {
  report: 'connect4-bitboards-2021',
  start: {},
  options: { depth: 4 },
  twin,
} as const

export const connect4Cases: readonly ClinicCase<Connect4Position>[] = [
  caseOf(
    connect4,
    {
      ...COMMON,
      id: 'shift-by-33',
      fault: (position, options, hooks) =>
        alphabeta(
          {
            ...subjectFrom(connect4, position),
            game: gameIn32Bits,
            position: foldedInto32Bits(position),
          },
          options,
          hooks,
        ),
    },
    refereed(({ lo, hi }) => hasFourIn32Bits(lo ^ hi)),
  ),
  caseOf(
    connect4,
    {
      ...COMMON,
      id: 'comparison-first',
      fault: (position, options, hooks) =>
        alphabeta({ ...subjectFrom(connect4, position), game: gameByPrecedence }, options, hooks),
    },
    refereed(hasFourByPrecedence),
  ),
  // Positions are met again far more often than in Abalone, and what the set does is plain to see.
  caseOf(
    connect4,
    {
      ...COMMON,
      id: 'visited-set-in-connect4',
      file: 'visited-set',
      report: 'abalone-inf8175-2023',
      options: { depth: 5 },
      fault: (position, options, hooks) =>
        visitedSet(subjectFrom(connect4, position), options, hooks),
    },
    asked(
      positionOf,
      ({ value }, position, { depth }) => value !== fromTable(position, depth).value,
    ),
  ),
]

function positionOf(seed: number): Connect4Position {
  const rng = rngOf(seed)
  return randomPosition(connect4, {}, 4 + rng.below(16), rng)
}

/** What the right technique finds that the set of visited positions was meant to be. */
function fromTable(position: Connect4Position, depth: number): SearchResult {
  return pvs(subjectFrom(connect4, position), { depth, tableMegabytes: 1 })
}

/** Whether a player's pieces hold four in a line. */
type WinTest = (pieces: Word) => boolean

/** How many games of dice a win test would have ended at another move than the rules of the game. */
function refereed(test: WinTest): Watch<Connect4Position> {
  return (_, seed) => ({
    fault: once(endsElsewhere(test, seed)),
    twin: once(endsElsewhere(({ lo, hi }) => hasFour(lo, hi), seed)),
  })
}

const LINES = lines(COLUMNS, ROWS, 4)

/** The truth is looked up line by line and square by square, so that no test is its own judge. */
function endsElsewhere(test: WinTest, seed: number): boolean {
  const { game } = connect4
  const position = game.initial()
  const choose = randomMover(connect4, rngOf(seed))
  while (position.pieces < SQUARES) {
    const player = game.toMove(position)
    game.play(position, choose(position))
    const pieces = playerWord(position, player)
    const four = LINES.some((line) => line.every((square) => hasBit(pieces, bitOf(square))))
    if (test(pieces) !== four) return true
    if (four) return false
  }
  return false
}
