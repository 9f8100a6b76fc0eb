import {
  ContractError,
  gradePuzzle,
  ok,
  puzzleAnswers,
  type GameKit,
  type Move,
  type Result,
} from '../../engine/index.ts'
import { openPosition } from './open-position.ts'
import type { PuzzleAnswer, PuzzleRequest } from './protocol.ts'
import { guarded } from './serve.ts'

/** Judges a move in a puzzle, or finds the one that is right. */
export function servePuzzle<P>(
  kit: GameKit<P>,
  { kind, position: text, gameOptions, move: asked }: PuzzleRequest,
): Result<PuzzleAnswer> {
  return guarded(() => {
    const { game } = kit
    const opened = openPosition(kit, text, gameOptions)
    if (!opened.ok) return opened
    const position = opened.value
    const read =
      asked === undefined ? ok(found(kit, kind, position)) : game.parseMove(position, asked)
    if (!read.ok) return read
    const move = game.formatMove(position, read.value)
    return ok({ move, ...gradePuzzle(kind, kit, position, read.value) })
  })
}

function found<P>(kit: GameKit<P>, kind: PuzzleRequest['kind'], position: P): Move {
  for (const move of puzzleAnswers(kind, kit, position)) return move
  throw new ContractError('servePuzzle', 'no move is right')
}
