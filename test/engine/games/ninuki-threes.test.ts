import { describe, expect, test } from 'vitest'
import { rngOf } from '../../../engine/core/rng.ts'
import { squareName } from '../../../engine/core/grid.ts'
import { ninuki } from '../../../engine/games/ninuki/index.ts'
import { stoneAt } from '../../../engine/games/ninuki/notation.ts'
import type { NinukiPosition } from '../../../engine/games/ninuki/position.ts'
import { capturesOf } from '../../../engine/games/ninuki/rules.ts'
import { freeThreesOf } from '../../../engine/games/ninuki/threes.ts'
import { at } from './ninuki-board.ts'

const { game } = ninuki

/** The squares on a line through a square, seven to each side; -1 beyond the edge. */
function lineThrough(size: number, square: number, direction: number): number[] {
  const [right, up] = [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ][direction]
  return Array.from({ length: 15 }, (_, i) => {
    const column = (square % size) + (i - 7) * right
    const row = Math.floor(square / size) + (i - 7) * up
    const inside = column >= 0 && column < size && row >= 0 && row < size
    return inside ? row * size + column : -1
  })
}

/**
 * All triples of own stones on a line, the placed one among them, that one more stone makes four in
 * a row with both ends empty: the rule as it is worded, tried in every place.
 */
function triples(p: NinukiPosition, square: number, direction: number): string[] {
  const line = lineThrough(p.size, square, direction)
  const side = p.toMove
  const content = (i: number) =>
    i === 7 ? side : line[i] === undefined || line[i] === -1 ? 2 : stoneAt(p, line[i])
  const found = new Set<string>()
  for (let from = 1; from + 4 < line.length; from++) {
    const four = [from, from + 1, from + 2, from + 3]
    const own = four.filter((i) => content(i) === side)
    const empty = four.filter((i) => content(i) === -1)
    if (own.length !== 3 || empty.length !== 1 || !own.includes(7)) continue
    if (content(from - 1) !== -1 || content(from + 4) !== -1) continue
    found.add(
      own
        .map((i) => line[i])
        .toSorted((a, b) => a - b)
        .join(' '),
    )
  }
  return [...found]
}

describe('the free threes that a move makes', () => {
  test('are three stones that the rule, tried in every place, finds too', () => {
    const rng = rngOf(12)
    const moves = new Int32Array(game.maxMoves)
    const seen = { threes: 0, none: 0, doubles: 0, excused: 0 }
    for (let round = 0; round < 300; round++) {
      const p = at(randomBoard(rng))
      if (game.outcome(p) !== undefined) continue
      const legal = new Set(moves.subarray(0, game.moves(p, moves)))
      for (let square = 0; square < 81; square++) {
        if (stoneAt(p, square) !== -1) {
          expect(freeThreesOf(p, square)).toEqual([])
          continue
        }
        const threes = freeThreesOf(p, square)
        for (let direction = 0; direction < 4; direction++) {
          const three = threes.find((one) => one.direction === direction)
          const expected = triples(p, square, direction)
          if (three === undefined) {
            if (expected.length > 0) expect(expected).toEqual([])
            seen.none++
          } else {
            expect(expected).toContain(three.squares.join(' '))
            seen.threes++
          }
        }
        const takes = capturesOf(p, square).length > 0
        const double = threes.length >= 2
        expect(legal.has(square)).toBe(!double || takes)
        if (double) seen[takes ? 'excused' : 'doubles']++
      }
    }
    expect(Math.min(seen.threes, seen.none, seen.doubles)).toBeGreaterThan(10)
    expect(seen.excused).toBeGreaterThan(0)
  })

  test('name the stones on both sides of a hole', () => {
    const rows =
      '........./........./........./........./........./.X..X..../........./........./.........'
    const p = at(`${rows} X`)
    const three = freeThreesOf(p, 3 + 3 * 9)
    expect(three.map(({ squares }) => squares.map((square) => squareName(square, 9)))).toEqual([
      ['b4', 'd4', 'e4'],
    ])
  })
})

/** Nine by nine, a quarter of it stones: threes and captures are common, fives rare. */
function randomBoard(rng: ReturnType<typeof rngOf>): string {
  const row = () =>
    Array.from({ length: 9 }, () => {
      const at = rng.below(12)
      return at < 2 ? 'X' : at < 3 ? 'O' : '.'
    }).join('')
  return `${Array.from({ length: 9 }, row).join('/')} X`
}
