import {
  connect4,
  connect4Word,
  ContractError,
  fromBit,
  xor,
  type Connect4Position,
  type Player,
  type Result,
  type Word,
} from '../../../engine/index.ts'
import { boardModel } from '../../boards/model.ts'
import type { SquareModel } from '../../boards/square-geometry.ts'
import type { BitsWords } from '../../i18n/bits.ts'
import type { Schema } from '../../state/schema.ts'
import { bitAt, COLUMNS, nameOf, placeOf, ROWS } from './places.ts'

/** @param moves  columns 1 to 7: the game shown first */
export function moveSchema(moves: string) {
  return { moves: { type: 'text', default: moves, max: 42 } } as const satisfies Schema
}

/** The last move, as it changed a word. */
export interface MoveStep {
  readonly player: Player
  readonly side: string
  /** The column, from 1. */
  readonly column: number
  /** The bit that was turned over, and its square. */
  readonly bit: number
  readonly square: string
  readonly before: Word
  readonly mask: Word
  readonly after: Word
}

export interface MoveModel {
  readonly position: Connect4Position
  readonly words: readonly [Word, Word]
  /** Next free bit of each column; undefined where the column is full. */
  readonly heights: readonly (number | undefined)[]
  /** What is drawn: the last move, or the one just taken back. Undefined before the first move. */
  readonly last: MoveStep | undefined
}

/** The position after the columns `moves`, written 1 to 7; an error says which move cannot be. */
export function moveModel(moves: string): Result<MoveModel> {
  const read = connect4.game.parse(moves)
  if (!read.ok) return read
  const position = read.value
  return {
    ok: true,
    value: {
      position,
      words: [connect4Word(position, 0), connect4Word(position, 1)],
      heights: Array.from({ length: COLUMNS }, (_, column) => {
        const bit = position.heights[column]
        return bit === bitAt(column, ROWS) ? undefined : bit
      }),
      last: lastStep(position),
    },
  }
}

function lastStep(position: Connect4Position): MoveStep | undefined {
  if (position.played === 0) return undefined
  const column = position.moves[position.played - 1] ?? 0
  const bit = (position.heights[column] ?? 0) - 1
  const player = connect4.game.toMove(position) === 0 ? 1 : 0
  const mask = fromBit(bit)
  const after = connect4Word(position, player)
  const square = nameOf(placeOf(bit))
  const side = connect4.sides[player]
  return { player, side, column: column + 1, bit, square, before: xor(after, mask), mask, after }
}

/** The position once a move has been taken back, with the XOR that did it. */
export function takenBack(model: MoveModel, move: MoveStep): MoveModel {
  return { ...model, last: { ...move, before: move.after, after: move.before } }
}

/** The game's board as it is drawn: Connect 4 has one, whatever the position. */
export function moveBoard(position: Connect4Position): SquareModel {
  const board = boardModel(connect4, position)
  if (board === undefined) throw new ContractError('moveBoard', 'Connect 4 has no board')
  return board
}

/** What the last move did, and whether it ended the game. */
export function moveSentence({ position, last }: MoveModel, { move }: BitsWords): string {
  if (last === undefined) return move.start
  const played = move.played(last.side, last.column, last.square, last.bit)
  const outcome = connect4.game.outcome(position)
  if (outcome === undefined) return played
  return `${played} ${outcome.winner === 'draw' ? move.draw : move.won(last.side)}`
}
