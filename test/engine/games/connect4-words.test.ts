import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { and, bitsOf, fromBits, or, toBoard, type Word } from '../../../engine/core/bits.ts'
import { lines } from '../../../engine/core/grid.ts'
import { connect4 } from '../../../engine/games/connect4/index.ts'
import { bitOf, LAYOUT, playerWord, SHIFTS } from '../../../engine/games/connect4/rules.ts'
import {
  BOARD,
  foursAlong,
  freePlaces,
  mirrorSteps,
  threats,
} from '../../../engine/games/connect4/words.ts'
import { walk } from '../random-positions.ts'

const { game } = connect4
const games = fc.array(fc.nat(6), { maxLength: 42 }).map((choices) => walk(connect4, choices))
const SQUARES = Array.from({ length: 42 }, (_, square) => square)
const LINES = lines(7, 6, 4).map((line) => line.map(bitOf))

/** The free squares on which a piece would make a line, by looking along all 69. */
function byLines(own: Word, filled: Word): number[] {
  const mine = new Set(bitsOf(own))
  const taken = new Set(bitsOf(filled))
  return SQUARES.map(bitOf)
    .filter((bit) => !taken.has(bit))
    .filter((bit) =>
      LINES.some((line) => line.includes(bit) && line.every((at) => at === bit || mine.has(at))),
    )
    .sort((a, b) => a - b)
}

describe('whole words of Connect 4', () => {
  test('give the free places that the game’s moves lead to, by one addition', () => {
    fc.assert(
      fc.property(games, (p) => {
        const filled = or(playerWord(p, 0), playerWord(p, 1))
        const moves = new Int32Array(game.maxMoves)
        const legal = Array.from(moves.subarray(0, game.moves(p, moves)))
        expect(bitsOf(freePlaces(filled))).toEqual(legal.map((column) => p.heights[column]))
      }),
    )
  })

  test('give the threats that a look along every line gives', () => {
    fc.assert(
      fc.property(games, (p) => {
        const sides = [playerWord(p, 0), playerWord(p, 1)]
        const filled = or(sides[0], sides[1])
        for (const own of sides) {
          expect(bitsOf(threats(own, filled))).toEqual(byLines(own, filled))
        }
      }),
    )
  })

  test('find the gap wherever it is in a line, and nothing over the edge', () => {
    const row = [0, 7, 14, 21]
    for (const gap of row) {
      const three = fromBits(row.filter((bit) => bit !== gap))
      expect(bitsOf(foursAlong(three, SHIFTS.horizontal))).toContain(gap)
    }
    // The top three of a: what comes next is the guard bit.
    expect(bitsOf(foursAlong(fromBits([3, 4, 5]), SHIFTS.vertical))).toEqual([2])
  })

  test('are mirrored by three trades of columns, twice to themselves', () => {
    fc.assert(
      fc.property(games, (p) => {
        const word = playerWord(p, 0)
        const mirrored = mirrorSteps(word)[2]
        const turned = (text: string) =>
          text
            .split('\n')
            .map((line) => [...line].toReversed().join(''))
            .join('\n')
        expect(toBoard(mirrored, LAYOUT)).toBe(turned(toBoard(word, LAYOUT)))
        expect(mirrorSteps(mirrored)[2]).toEqual(word)
        expect(and(mirrored, BOARD)).toEqual(mirrored)
      }),
    )
  })
})
