import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ThreatBoard } from '../../../engine/core/threat-board.ts'
import type { GameKit, GameOptions, Player } from '../../../engine/core/game.ts'
import { gomoku } from '../../../engine/games/gomoku/index.ts'
import { gomoku8 } from '../../../engine/games/gomoku8/index.ts'

/** One line of `test/fixtures/gomoku`, which says what each is. */
export interface Puzzle {
  readonly kind: 'vcf' | 'vct' | 'no-vcf'
  readonly size: 8 | 15 | 19
  readonly side: 'X' | 'O'
  readonly moves: string
  readonly rows: readonly string[]
  readonly attackerStones: number
  readonly first: readonly string[]
  readonly noFoursWinUpTo: number
}

const FOLDER = join(import.meta.dirname, '../../fixtures/gomoku')

export const puzzles: readonly Puzzle[] = [8, 15, 19].flatMap((size) =>
  readFileSync(join(FOLDER, `puzzles-${size}x${size}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Puzzle),
)

export interface Laid {
  readonly board: ThreatBoard
  readonly attacker: Player
  /** What a move is called. */
  readonly name: (move: number) => string
}

/** A puzzle on its board of threats. */
export function lay(puzzle: Puzzle, options?: GameOptions): Laid {
  return puzzle.size === 8
    ? laidOut(gomoku8, puzzle.moves)
    : laidOut(gomoku, puzzle.moves, { size: puzzle.size, ...options })
}

/** A position as a text on its board of threats, the side to move attacking. */
export function laidOut<P>(kit: GameKit<P>, text: string, options?: GameOptions): Laid {
  const read = kit.game.parse(text, options)
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`)
  const board = kit.threatBoard?.(read.value)
  if (board === undefined) throw new Error(`${kit.game.id} has no board of threats`)
  return {
    board,
    attacker: kit.game.toMove(read.value),
    name: (move) => kit.game.formatMove(read.value, move),
  }
}
