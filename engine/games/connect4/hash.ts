import { wordOf, type Word } from '../../core/bits.ts'
import { mix32 } from '../../core/hash.ts'
import type { Connect4Position } from './rules.ts'
import { BOTTOM } from './words.ts'

/**
 * A word that no other position has: X's pieces, and in each column a mark on the next free
 * place. Below the mark a set bit is X and a clear one O; the mark is the highest bit set.
 * Who is to move follows from the number of pieces.
 */
export function key(p: Connect4Position): Word {
  return wordOf(keyLo(p), keyHi(p))
}

// A column filled to height h is the bits below h. Moved up by one place, with bit 0 set, it
// differs from itself in bit h alone: the mark.

function keyLo(p: Connect4Position): number {
  const filled = p.words[0] | p.words[2]
  return p.words[0] | (filled ^ ((filled << 1) | BOTTOM.lo))
}

function keyHi(p: Connect4Position): number {
  const filled = p.words[1] | p.words[3]
  const carry = (p.words[0] | p.words[2]) >>> 31
  return p.words[1] | (filled ^ ((filled << 1) | carry | BOTTOM.hi))
}

// The hash is the key, scattered by three rounds of Feistel's cipher: each half in turn is
// XOR-ed with a mix of the other. That is one to one, so two positions never have the same
// hash, and no table of random numbers is needed. With two rounds, positions that differ in
// the high half only would stay near each other in it.

export function hashLo(p: Connect4Position): number {
  return keyLo(p) ^ mix32(firstRound(p))
}

export function hashHi(p: Connect4Position): number {
  return firstRound(p) ^ mix32(hashLo(p))
}

function firstRound(p: Connect4Position): number {
  return keyHi(p) ^ mix32(keyLo(p))
}
