import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bitsOf,
  connect4,
  CONNECT_4_SHIFTS,
  fromBit,
  hasBit,
  lowestBit,
  popcount,
  rngOf,
  toHex,
  wordOf,
  xor,
} from '../../engine/index.ts'
import { andTable } from '../../src/widgets/bits/and-table.ts'
import {
  bytesModel,
  OPERATIONS,
  readByte,
  shifted,
  turned,
  type Operation,
} from '../../src/widgets/bits/bytes-model.ts'
import { neighbour } from '../../src/widgets/bits/board-keys.ts'
import { guardsSet, onBoard, PRESETS, toggled } from '../../src/widgets/bits/lab-model.ts'
import { storages } from '../../src/widgets/bits/memory.ts'
import { moveModel } from '../../src/widgets/bits/move-model.ts'
import { fromNumber, grouped, toNumber } from '../../src/widgets/bits/number.ts'
import { bitAt, nameOf, placeOf, placesOf } from '../../src/widgets/bits/places.ts'
import { shiftTrap } from '../../src/widgets/bits/shift-trap-model.ts'

const words = fc.record({ lo: fc.integer(), hi: fc.integer() })

describe('a word as a number', () => {
  test('goes to a number and back', () => {
    fc.assert(
      fc.property(words, (word) => {
        expect(fromNumber(toNumber(word))).toEqual(word)
        expect(toNumber(word).toString(16).padStart(16, '0')).toBe(toHex(word))
      }),
    )
  })

  test('is written in groups of three', () => {
    expect(grouped(2n ** 21n)).toBe('2,097,152')
    expect(grouped(-2147483648)).toBe('-2,147,483,648')
    expect(grouped(7)).toBe('7')
  })
})

describe('places', () => {
  test('are the squares of the engine, and a guard bit on each column', () => {
    const squares = placesOf().filter((place) => place.kind === 'square')
    expect(squares).toHaveLength(42)
    expect(squares.map(nameOf)).toContain('d1')
    expect(placesOf().filter((place) => place.kind === 'guard')).toHaveLength(7)
    expect(placeOf(49).kind).toBe('unused')
    // A stone dropped by the engine lies on the bit that has its square's name.
    const read = moveModel('4')
    if (!read.ok) throw new Error(read.error.code)
    expect(read.value.words[0]).toEqual(fromBit(bitAt(3, 0)))
    expect(nameOf(placeOf(lowestBit(read.value.words[0])))).toBe('d1')
  })

  test('lie the engine’s shifts apart', () => {
    const { vertical, horizontal, falling, rising } = CONNECT_4_SHIFTS
    expect(bitAt(2, 3) - bitAt(2, 2)).toBe(vertical)
    expect(bitAt(3, 2) - bitAt(2, 2)).toBe(horizontal)
    expect(bitAt(3, 1) - bitAt(2, 2)).toBe(falling)
    expect(bitAt(3, 3) - bitAt(2, 2)).toBe(rising)
  })

  test('are gone through by the arrow keys and not left', () => {
    expect(neighbour('ArrowUp', bitAt(3, 6), 7, 7, 7)).toBe(bitAt(3, 6))
    expect(neighbour('ArrowLeft', bitAt(3, 2), 7, 7, 7)).toBe(bitAt(2, 2))
    expect(neighbour('ArrowRight', bitAt(6, 2, 6), 7, 6, 6)).toBe(bitAt(6, 2, 6))
    expect(neighbour('x', 0, 7, 7, 7)).toBeUndefined()
  })
})

describe('the lab', () => {
  test('turns one bit over, and back', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 48 }), (word, bit) => {
        const turned = toggled(word, bit)
        expect(hasBit(turned, bit)).toBe(!hasBit(word, bit))
        expect(bitsOf(xor(word, turned))).toEqual([bit])
        expect(toggled(turned, bit)).toEqual(word)
      }),
    )
  })

  test('has presets that lie on the board', () => {
    expect(Object.values(PRESETS).every(onBoard)).toBe(true)
    expect(popcount(PRESETS.squares)).toBe(42)
    expect(guardsSet(PRESETS.guards)).toHaveLength(7)
    expect(guardsSet(PRESETS.squares)).toEqual([])
    expect(onBoard(fromBit(49))).toBe(false)
    // The two sides of the border between the halves.
    expect(bitsOf(PRESETS.border)).toEqual([31, 32])
  })
})

describe('1 << n in JavaScript', () => {
  test('is right below 31, negative at 31, and another bit from 32 on', () => {
    for (let by = 0; by < 64; by++) {
      const trap = shiftTrap(by)
      expect(trap.big).toBe(toNumber(trap.word))
      expect(trap.verdict).toBe(by < 31 ? 'right' : by === 31 ? 'sign' : 'wrapped')
      // The bit that it really sets.
      expect(lowestBit(wordOf(trap.number, 0))).toBe(trap.really)
    }
    expect(shiftTrap(33).number).toBe(2)
  })
})

describe('a move', () => {
  test('turns over one bit of the word of who moves, at any point of a random game', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 42 }), (columns) => {
        let moves = ''
        for (const column of columns) {
          const next = moveModel(`${moves}${column}`)
          if (!next.ok) continue
          const before = moveModel(moves)
          if (!before.ok) throw new Error(before.error.code)
          moves += column
          const { last, words: after, heights } = next.value
          if (last === undefined) throw new Error('no last move')
          expect(last.side).toBe(connect4.sides[last.player])
          expect(last.before).toEqual(before.value.words[last.player])
          expect(xor(last.before, last.mask)).toEqual(after[last.player])
          expect(last.mask).toEqual(fromBit(before.value.heights[column - 1] ?? -1))
          expect(heights[column - 1] ?? bitAt(column - 1, 6)).toBe(last.bit + 1)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('into a full column is an error that says so', () => {
    expect(moveModel('4444444')).toMatchObject({ ok: false, error: { code: 'move/column-full' } })
  })
})

describe('the tables of the chapter on the board as one number', () => {
  test('AND, XNOR and XOR are what their names say', () => {
    const rows = andTable()
    expect(rows).toHaveLength(4)
    for (const { a, b, and, xnor, xor: odd, whenEqual } of rows) {
      expect(and).toBe(Math.min(a, b))
      expect(odd).toBe((a + b) % 2)
      expect(xnor).toBe(1 - odd)
      // The glossary's words for AND describe XNOR …
      expect(whenEqual).toBe(xnor)
    }
    // … and AND differs from them.
    expect(rows.filter((row) => row.and !== row.whenEqual)).toHaveLength(1)
  })

  test('a position is 16 bytes as two words and 42 as an array of bytes', () => {
    expect(storages().map(({ bytes }) => bytes)).toEqual([16, 42, 168, 336])
  })
})

describe('two words of 8 bits', () => {
  const [A, B] = ['10101110', '10011111']

  // The examples of the Connect 4 report, its figures 6 and 7 among them.
  test.each([
    ['left', 3, '01110000'],
    ['right', 3, '00010101'],
    ['xor', 0, '00110001'],
    ['and', 0, '10001110'],
  ] as const)('%s of the report’s example, by %i, is the report’s', (operation, by, result) => {
    expect(bytesModel(A, B, operation, by).result).toBe(result)
  })

  test('are what the language makes of numbers of 8 bits', () => {
    const rng = rngOf(8)
    const digits = (value: number) => (value & 0xff).toString(2).padStart(8, '0')
    for (let i = 0; i < 200; i++) {
      const [a, b, by] = [rng.below(256), rng.below(256), rng.below(9)]
      const results = [a & b, a | b, a ^ b, ~a, a << by, a >> by]
      OPERATIONS.forEach((operation, at) => {
        const { result } = bytesModel(digits(a), digits(b), operation, by)
        expect(result).toBe(digits(results[at]))
      })
      const bit = rng.below(8)
      expect(turned(digits(a), bit)).toBe(digits(a ^ (1 << bit)))
    }
  })

  test('tell the digits that leave from those that come in', () => {
    const of = (operation: Operation, row: 'a' | 'result') =>
      Array.from({ length: 8 }, (_, at) =>
        shifted(bytesModel(A, B, operation, 3), row, at) ? 'x' : '.',
      ).join('')
    expect([of('left', 'a'), of('left', 'result')]).toEqual(['xxx.....', '.....xxx'])
    expect([of('right', 'a'), of('right', 'result')]).toEqual(['.....xxx', 'xxx.....'])
    expect(of('xor', 'a')).toBe('........')
  })

  test('are eight digits and nothing else', () => {
    expect(readByte(A).ok).toBe(true)
    for (const text of ['', '1010111', '101011102', '10x01110'])
      expect(readByte(text).ok).toBe(false)
  })
})
