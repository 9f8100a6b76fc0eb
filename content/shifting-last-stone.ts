/** What the test from the last stone costs in games of Connect 4, for chapter 2: played when the page is built. */
import { connect4, connect4Word, ContractError, rngOf } from '../engine/index.ts'
import { STEPS } from '../src/widgets/win-test/model.ts'
import { costs } from '../src/widgets/win-test/costs.ts'
import { lastPlayed } from '../src/widgets/win-test/find-games.ts'
import { stopOf, walkSteps } from '../src/widgets/win-test/walk-model.ts'

/** Games by dice, and after each move that does not win what the test has to do. */
const GAMES = 20

function counted() {
  const { game } = connect4
  const rng = rngOf(2)
  const moves = new Int32Array(game.maxMoves)
  const squares: number[] = []
  const operations: number[] = []
  for (let played = 0; played < GAMES; played++) {
    const position = game.initial()
    while (game.outcome(position) === undefined) {
      const player = game.toMove(position)
      game.play(position, moves[rng.below(game.moves(position, moves))])
      if (game.outcome(position) !== undefined) break
      const { stone } = costs(connect4Word(position, player), lastPlayed(game.format(position)), 7)
      squares.push(stone.squares)
      operations.push(stone.operations)
    }
  }
  return { squares, operations }
}

const { squares, operations } = counted()
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

export const walked = {
  games: GAMES,
  squares: mean(squares),
  operations: mean(operations),
  least: Math.min(...operations),
  most: Math.max(...operations),
}
if (walked.least >= STEPS || walked.most <= STEPS) {
  throw new ContractError(
    'the chapter on four in a row',
    'the test from the last stone is no longer now less, now more',
  )
}

/** A position of chapter 2: what either test costs there, and where the one from the last stone ends. */
export function bothOn({ word, moves }: { word: Parameters<typeof costs>[0]; moves: string }) {
  const last = lastPlayed(moves)
  const steps = walkSteps(word, last, 7)
  return { last, step: stopOf(steps) ?? steps.length, ...costs(word, last, 7) }
}
