import type { Player } from '../../core/game.ts'
import { HEX_CELLS, HEX_DIAGONAL, HEX_DISTANCE, HEX_OFF, HEX_ROW } from '../../core/hex.ts'
import { zobristKeys } from '../../core/zobrist.ts'
import { MOST_PLIES, type AbaloneRules } from './options.ts'

/** What a cell holds besides a player's marble. */
export const EMPTY = -1
export const EDGE = -2

/** Marbles a side begins with, and how many lost ones end the game. */
export const MARBLES = 14
export const LOSING = 6

/**
 * The marbles of a side are also kept as bits, nine for a row, three rows in a word: the cell in
 * row r and diagonal d (both from 0) is bit 9·(r mod 3) + d of word ⌊r/3⌋.
 *
 *     word 2   i          22 23 24 25 26     ·  marks bits that are no cell and never set
 *              h        · 12 … 17            (18 to 21, 9 to 11, 0 and 1)
 *              g      · · 2 … 8
 *     word 1   f  · 19 … 26
 *              e  9 … 17
 *              d  0 … 7 ·
 *     word 0   c  18 … 24 · ·
 *              b  9 … 14 · · ·
 *              a  0 … 4 · · · ·
 *
 * So the cell to the right is one bit up, the one to the upper left nine, the one to the upper
 * right ten. The bits that are no cell are the guards: whatever steps over the edge lands there.
 */
export const WORDS = 3
export const BITS_PER_WORD = 27

/** The cell of each bit, `word · 27 + bit`; HEX_OFF where there is none. */
export const CELL_OF_BIT = new Uint8Array(WORDS * BITS_PER_WORD).fill(HEX_OFF)
const WORD_OF = new Uint8Array(HEX_CELLS)
const MASK_OF = new Int32Array(HEX_CELLS)
for (let cell = 0; cell < HEX_CELLS; cell++) {
  const index = 9 * HEX_ROW[cell] + HEX_DIAGONAL[cell]
  CELL_OF_BIT[index] = cell
  WORD_OF[cell] = Math.floor(index / BITS_PER_WORD)
  MASK_OF[cell] = 1 << (index % BITS_PER_WORD)
}

/** A position; only the functions of this folder change it. Arrays of two are by player. */
export interface AbalonePosition {
  readonly rules: AbaloneRules
  /** What lies on each cell of `core/hex.ts`, then EDGE at HEX_OFF, which ends every line. */
  readonly cells: Int8Array
  /** Three words for player 0, then three for player 1. */
  readonly bits: Int32Array
  side: Player
  /** Plies played since the start of the game. */
  ply: number
  /** Marbles lost: 0 to LOSING. With those on the board they are MARBLES at most. */
  readonly lost: Int32Array
  /** Sum of the steps from each marble to the centre. */
  readonly distance: Int32Array
  /** Low and high half. */
  readonly hash: Int32Array
  /** Moves that can be undone, `played` of them, each with what `rules.ts` needs to undo it. */
  history: Int32Array
  played: number
  /** The positions before this one, as `repetition.ts` has them; empty without that rule. */
  past: Int32Array
}

const SIDE_KEY = HEX_CELLS * 2
const PLY_KEYS = SIDE_KEY + 1
const { lo: KEYS_LO, hi: KEYS_HI } = zobristKeys(0xaba10, PLY_KEYS + MOST_PLIES + 1)

/** `cells` has an entry a cell, 0 or 1 for a player's marble and EMPTY elsewhere. */
export function createPosition(
  rules: AbaloneRules,
  cells: Int8Array,
  side: Player,
  ply: number,
  lost: readonly [number, number],
): AbalonePosition {
  const p: AbalonePosition = {
    rules,
    cells: new Int8Array(HEX_CELLS + 1).fill(EMPTY),
    bits: new Int32Array(2 * WORDS),
    side: 0,
    ply,
    lost: Int32Array.from(lost),
    distance: new Int32Array(2),
    hash: new Int32Array(2),
    history: new Int32Array(64),
    played: 0,
    past: new Int32Array(0),
  }
  p.cells[HEX_OFF] = EDGE
  for (let cell = 0; cell < HEX_CELLS; cell++) {
    const marble = cells[cell]
    if (marble !== 0 && marble !== 1) continue
    put(p, cell, marble)
  }
  if (side === 1) {
    p.side = 1
    toggle(p, SIDE_KEY)
  }
  if (rules.maxPlies > 0) toggle(p, PLY_KEYS + ply)
  return p
}

export function other(player: Player): Player {
  return player === 0 ? 1 : 0
}

/** Puts a marble on an empty cell. */
export function put(p: AbalonePosition, cell: number, player: Player): void {
  p.cells[cell] = player
  p.bits[player * WORDS + WORD_OF[cell]] ^= MASK_OF[cell]
  p.distance[player] += HEX_DISTANCE[cell]
  toggle(p, cell * 2 + player)
}

/** Takes a marble off its cell. */
export function lift(p: AbalonePosition, cell: number, player: Player): void {
  p.cells[cell] = EMPTY
  p.bits[player * WORDS + WORD_OF[cell]] ^= MASK_OF[cell]
  p.distance[player] -= HEX_DISTANCE[cell]
  toggle(p, cell * 2 + player)
}

/**
 * Gives the turn to the other side, one ply on or one ply back. The ply is hashed only where
 * it decides something: with a limit of plies the same marbles are worth less or more later.
 */
export function turn(p: AbalonePosition, plies: 1 | -1): void {
  p.side = other(p.side)
  toggle(p, SIDE_KEY)
  if (p.rules.maxPlies > 0) {
    toggle(p, PLY_KEYS + p.ply)
    toggle(p, PLY_KEYS + p.ply + plies)
  }
  p.ply += plies
}

/** A half of the hash of the marbles and the side to move alone. */
export function boardHash({ rules, hash, ply }: AbalonePosition, half: 0 | 1): number {
  const keys = half === 0 ? KEYS_LO : KEYS_HI
  return rules.maxPlies > 0 ? hash[half] ^ keys[PLY_KEYS + ply] : hash[half]
}

function toggle(p: AbalonePosition, key: number): void {
  const { hash } = p
  hash[0] ^= KEYS_LO[key]
  hash[1] ^= KEYS_HI[key]
}
