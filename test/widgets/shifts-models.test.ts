import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bitsOf,
  connect4,
  CONNECT_4_SHIFTS,
  fromBits,
  hasFour,
  isEmpty,
  shiftRight,
  winSteps,
  type Word,
} from '../../engine/index.ts'
import { bitAt, placeOf, placesOf } from '../../src/widgets/bits/places.ts'
import { asLogic, asMeant, asWritten } from '../../src/widgets/as-written/as-written.js'
import { DIRECTIONS, shiftOf, STEP } from '../../src/widgets/win-test/directions.ts'
import { findGame, hasFourOnly, isFalseFour } from '../../src/widgets/win-test/find-games.ts'
import { findMisjudged } from '../../src/widgets/as-written/find-misjudged.ts'
import {
  firstStep,
  foundIn,
  fourAt,
  isStraight,
  lastStep,
  movedBits,
  OPERATIONS,
  progressAt,
  repacked,
  STEPS,
  winModel,
} from '../../src/widgets/win-test/model.ts'
import { writtenModel } from '../../src/widgets/as-written/model.ts'

const SQUARES = placesOf()
  .filter((place) => place.kind === 'square')
  .map((place) => place.bit)

/** Stones on any squares, whether or not a game can lead to them. */
const stones = fc
  .uniqueArray(fc.constantFrom(...SQUARES), { maxLength: 42 })
  .map((bits) => fromBits(bits))

/** Whether four lie in a row, square by square: no shifts, so that it can check them. */
function hasFourBySquares(word: Word): boolean {
  const set = new Set(bitsOf(word))
  const lies = (column: number, row: number) =>
    column >= 0 && column < 7 && row >= 0 && row < 6 && set.has(bitAt(column, row))
  return bitsOf(word).some((bit) => {
    const { column, row } = placeOf(bit)
    return Object.values(STEP).some(({ right, up }) =>
      [0, 1, 2, 3].every((i) => lies(column + i * right, row + i * up)),
    )
  })
}

describe('the shifts', () => {
  test('are the engine’s with a guard row, and one less to the side without', () => {
    expect(Object.fromEntries(DIRECTIONS.map((d) => [d, shiftOf(d)]))).toEqual(CONNECT_4_SHIFTS)
    expect(DIRECTIONS.map((d) => shiftOf(d, 6))).toEqual([1, 6, 5, 7])
  })
})

describe('the win test', () => {
  test('finds a four exactly where there is one, with the guard row', () => {
    fc.assert(
      fc.property(stones, (word) => {
        expect(foundIn(word, 7) !== undefined).toBe(hasFourBySquares(word))
        expect(hasFour(word.lo, word.hi)).toBe(hasFourBySquares(word))
      }),
      { numRuns: 300 },
    )
  })

  test('misses none without the guard row, but may find some that are none', () => {
    fc.assert(
      fc.property(stones, (word) => {
        if (hasFourBySquares(word)) expect(foundIn(repacked(word, 7, 6), 6)).toBeDefined()
      }),
      { numRuns: 300 },
    )
    expect(isFalseFour(fromBits([4, 5, 7, 8]))).toBe(true)
  })

  test('is 7 operations a direction and 28 in all', () => {
    expect(OPERATIONS).toHaveLength(7)
    expect(STEPS).toBe(28)
    expect(DIRECTIONS.map(lastStep)).toEqual([7, 14, 21, 28])
    expect(DIRECTIONS.map(firstStep)).toEqual([1, 8, 15, 22])
    expect(progressAt(10)).toEqual({
      direction: 'horizontal',
      operation: 'shift',
      copies: 2,
      joined: 2,
    })
  })

  test('shows at each step the words that the engine makes', () => {
    fc.assert(
      fc.property(stones, fc.integer({ min: 1, max: STEPS }), (word, step) => {
        const model = winModel(word, step, 7)
        const { shifted, two, three, four } = winSteps(word, CONNECT_4_SHIFTS[model.direction])
        expect(model.shifted).toEqual(shifted.slice(0, model.copies + 1))
        expect(model.result).toEqual([word, two, three, four][model.joined - 1])
        if (model.operation === 'compare') expect(model.fours).toEqual(bitsOf(four))
      }),
    )
  })

  test('moves bits to where the shifted word has them, and loses the rest', () => {
    const shift = (word: Word, by: number) => bitsOf(shiftRight(word, by))
    fc.assert(
      fc.property(
        stones,
        fc.constantFrom(...DIRECTIONS),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(6 as const, 7 as const),
        (stonesOf7, direction, times, columnBits) => {
          const word = repacked(stonesOf7, 7, columnBits)
          const s = shiftOf(direction, columnBits)
          const moved = movedBits(word, direction, times, columnBits)
          const kept = moved.filter((bit) => bit.how !== 'lost')
          expect(kept.map((bit) => bit.to)).toEqual(shift(word, times * s))
          expect(moved.map((bit) => bit.before)).toEqual(shift(word, (times - 1) * s))
          for (const { from, to, how } of kept) {
            const start = placeOf(from, columnBits)
            const end = placeOf(to, columnBits)
            const { right, up } = STEP[direction]
            const straight =
              end.column === start.column - times * right && end.row === start.row - times * up
            expect(how).toBe(straight ? 'moved' : 'carried')
          }
        },
      ),
    )
  })
})

describe('positions found by playing', () => {
  test.each(DIRECTIONS)('a %s four is one in that direction and no other', (direction) => {
    const found = findGame(hasFourOnly(direction), { seed: 7 })
    expect(found).toBeDefined()
    if (found === undefined) return
    for (const each of DIRECTIONS) {
      const { four } = winSteps(found.word, shiftOf(each))
      expect(isEmpty(four)).toBe(each !== direction)
      for (const bit of bitsOf(four))
        expect(isStraight(fourAt(bit, shiftOf(each)), each, 7)).toBe(true)
    }
    const read = connect4.game.parse(found.moves)
    expect(read.ok && connect4.game.outcome(read.value)?.winner).toBe(found.player)
  })

  test.each([1, 2, 3])('a false four is none on the board, seed %i', (seed) => {
    const found = findGame(isFalseFour, { seed, games: 200 })
    expect(found).toBeDefined()
    if (found === undefined) return
    expect(hasFourBySquares(found.word)).toBe(false)
    const packed = repacked(found.word, 7, 6)
    const direction = foundIn(packed, 6)
    if (direction === undefined) throw new Error('the test without guard row finds nothing')
    const [first = -1] = bitsOf(winSteps(packed, shiftOf(direction, 6)).four)
    const four = fourAt(first, shiftOf(direction, 6))
    expect(four.every((bit) => bitsOf(packed).includes(bit))).toBe(true)
    expect(isStraight(four, direction, 6)).toBe(false)
    // A real game: the engine plays it, and nobody has won.
    const read = connect4.game.parse(found.moves)
    expect(read.ok && connect4.game.outcome(read.value)).toBeUndefined()
  })
})

describe('a & b & c & d != 0', () => {
  test('is read by the language as a & b & c & (d != 0)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), fc.integer(), (a, b, c, d) => {
        expect(asWritten(a, b, c, d)).toBe(a & b & c & Number(d !== 0))
        expect(asMeant(a, b, c, d)).toBe((a & b & c & d) !== 0)
        expect(Boolean(asLogic(a, b, c, d))).toBe([a, b, c, d].every((x) => x !== 0))
      }),
    )
  })

  test('throws a TypeError for BigInts, whatever they are', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.bigInt(), fc.bigInt(), (a, b, c, d) => {
        expect(() => asWritten(a, b, c, d)).toThrow(TypeError)
      }),
    )
    expect(writtenModel({ lo: 15, hi: 0 }, 'vertical').big).toMatchObject({ name: 'TypeError' })
  })

  test.each([1, 2, 3])('misses a four that the engine finds, seed %i', (seed) => {
    const found = findMisjudged('missed', seed)
    if (found === undefined) throw new Error('no such game')
    expect(hasFour(found.word.lo, found.word.hi)).toBe(true)
    const model = writtenModel(found.word, found.direction)
    expect(isEmpty(winSteps(found.word, model.shift).four)).toBe(false)
    expect(model).toMatchObject({ meant: true, written: 0, verdict: 'missed' })
  })

  test.each([1, 2, 3])('finds a four where the engine finds none, seed %i', (seed) => {
    const found = findMisjudged('false', seed)
    if (found === undefined) throw new Error('no such game')
    expect(hasFour(found.word.lo, found.word.hi)).toBe(false)
    const model = writtenModel(found.word, found.direction)
    expect(model).toMatchObject({ meant: false, written: 1, verdict: 'false' })
  })
})
