import { describe, expect, test } from 'vitest'
import type { GameKit } from '../../../engine/core/game.ts'
import { mnk } from '../../../engine/games/mnk/index.ts'
import { reversi } from '../../../engine/games/reversi/index.ts'
import { failuresOf } from '../register.ts'
import { alwaysFirst, twoOnEnd, winnerToMove } from '../wrong-games.ts'
import { checkContract, type Variant } from './contract.ts'

const SIDES = 'sides alternate at every ply, the last one too'
const TURNED = 'the stones that changed sides are those that the board says turned'

function failures<P>(kit: GameKit<P>, variant: Variant = {}): string[] {
  return failuresOf((into) => checkContract(kit, variant, into))
}

/** A game whose board says that these stones turned, always. */
function turning<P>(kit: GameKit<P>, squares: readonly number[]): GameKit<P> {
  if (kit.board === undefined) return kit
  return { ...kit, board: { ...kit.board, lastTurned: () => squares } }
}

describe('the contract suite', () => {
  test('finds a side that makes two plies on end because the other has missed its turn', () => {
    expect(failures(twoOnEnd, { options: { size: 6 } })).toContain(SIDES)
  })

  test('finds a winner who stays to move, and a side that is always to move', () => {
    expect(failures(winnerToMove)).toContain(SIDES)
    expect(failures(alwaysFirst)).toContain(SIDES)
  })

  test('finds a board that says nothing of the stones that turn, or too much', () => {
    const few = { games: 2, positions: 20 }
    expect(failures(turning(reversi, []), few)).toEqual([TURNED])
    expect(failures(turning(mnk, [0]), few)).toEqual([TURNED])
  })

  test('finds nothing in the games that these are made from', () => {
    expect(failures(mnk)).toEqual([])
    expect(failures(reversi, { options: { size: 6 } })).toEqual([])
  })
})
