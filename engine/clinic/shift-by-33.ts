import type { Game } from '../core/game.ts'
import { connect4 } from '../games/connect4/index.ts'
import { SHIFTS, type Connect4Position } from '../games/connect4/rules.ts'

/**
 * Wrong on purpose: a player's pieces are kept in one number and moved with JavaScript's own
 * shifts, which have 32 bits: `1 << 33` is 2.
 *
 * Found in the Connect 4 report (2021). What one sees: fours on the right of the board are not
 * seen, and fours are seen where none are. Why: bits 32 and up, the top of the fifth column and all of
 * the last two, come in again at bit 0, on the first three columns, and a second piece there
 * takes the first one away.
 *
 * Right twin: the rules of `games/connect4/rules.ts`, with two halves of 32 bits.
 */
export const gameIn32Bits: Game<Connect4Position> = {
  ...connect4.game,

  play(p, column) {
    const player = (p.pieces & 1) * 2
    p.words[player] ^= 1 << p.heights[column]++
    p.pieces++
    p.moves[p.played++] = column
    p.won = hasFourIn32Bits(p.words[player])
  },

  undo(p) {
    const column = p.moves[--p.played]
    p.pieces--
    p.words[(p.pieces & 1) * 2] ^= 1 << --p.heights[column]
    p.won = false
  },
}

/** The win test of the report, on the number that 32-bit shifts make. */
export function hasFourIn32Bits(b: number): boolean {
  return Object.values(SHIFTS).some(
    (s) => (b & (b >>> s) & (b >>> (2 * s)) & (b >>> (3 * s))) !== 0,
  )
}

/** The same game as the 32-bit program has it: what is above bit 31 has come in below. */
export function foldedInto32Bits(p: Connect4Position): Connect4Position {
  return {
    ...p,
    words: Int32Array.of(p.words[0] ^ p.words[1], 0, p.words[2] ^ p.words[3], 0),
    heights: p.heights.slice(),
    moves: p.moves.slice(),
  }
}
