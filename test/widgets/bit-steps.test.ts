import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  bitsOf,
  connect4Threats,
  CONNECT_4_BOTTOM,
  EMPTY,
  fromBits,
  freePlaces,
  mirrorSteps,
  or,
  popcount,
  type Word,
} from '../../engine/index.ts'
import { bitSteps as words } from '../../src/i18n/en/bit-steps.ts'
import { dealStones } from '../../src/widgets/bit-steps/deal.ts'
import { framesOf, pressed, readStones } from '../../src/widgets/bit-steps/model.ts'
import { KINDS, MOST_STEPS } from '../../src/widgets/bit-steps/schema.ts'
import { bitAt, placesOf } from '../../src/widgets/bits/places.ts'

const SQUARES = placesOf()
  .filter((place) => place.kind === 'square')
  .map((place) => place.bit)
const hex = (word: Word) => ((BigInt(word.hi >>> 0) << 32n) | BigInt(word.lo >>> 0)).toString(16)
const anyStones = fc
  .uniqueArray(fc.constantFrom(...SQUARES), { maxLength: 42 })
  .map((bits) => ({ x: fromBits(bits), o: EMPTY }))
const anyGame = (kind: 'moves' | 'threats') => fc.nat().map((seed) => dealStones(kind, seed))
const last = <T>(all: readonly T[]): T => all[all.length - 1]
const wordAt = (frames: ReturnType<typeof framesOf>, row: number) => last(frames).rows[row].word

describe('operations on whole words', () => {
  test('count the bits', () => {
    fc.assert(
      fc.property(anyStones, (stones) => {
        const frames = framesOf('count', stones)
        expect(frames).toHaveLength(5)
        expect(last(frames).says(words)).toContain(`, ${popcount(stones.x)} in all`)
      }),
    )
  })

  test('visit every bit once, the lowest first', () => {
    fc.assert(
      fc.property(anyStones, (stones) => {
        const frames = framesOf('walk', stones)
        const bits = bitsOf(stones.x)
        expect(frames).toHaveLength(1 + 2 * bits.length)
        const taken = frames.filter((_, i) => i % 2 === 1).map((frame) => frame.rows[2].word)
        expect(taken.map((word) => bitsOf(word ?? EMPTY))).toEqual(bits.map((bit) => [bit]))
      }),
    )
  })

  test('carry a 1 up every column to where a piece would fall', () => {
    fc.assert(
      fc.property(anyGame('moves'), (stones) => {
        const frames = framesOf('moves', stones)
        expect(wordAt(frames, 2)).toEqual(add(stones.x, CONNECT_4_BOTTOM))
        expect(wordAt(frames, 3)).toEqual(freePlaces(stones.x))
        // One carry a column at each step of the addition.
        for (const { discs } of frames.slice(1, -1)) {
          const carries = discs.filter(({ kind }) => ['copy', 'result', 'carried'].includes(kind))
          expect(carries.map(({ bit }) => Math.floor(bit / 7))).toEqual([0, 1, 2, 3, 4, 5, 6])
        }
      }),
    )
  })

  test('find the threats, and those within reach', () => {
    fc.assert(
      fc.property(anyGame('threats'), ({ x, o }) => {
        const frames = framesOf('threats', { x, o })
        const filled = or(x, o)
        expect(wordAt(frames, 4)).toEqual(connect4Threats(x, filled))
        const free = bitsOf(freePlaces(filled))
        const now = bitsOf(connect4Threats(x, filled)).filter((bit) => free.includes(bit))
        expect(bitsOf(wordAt(frames, 5) ?? EMPTY)).toEqual(now)
      }),
    )
  })

  test('mirror the board', () => {
    fc.assert(
      fc.property(anyStones, (stones) => {
        const frames = framesOf('mirror', stones)
        expect(wordAt(frames, 3)).toEqual(last(mirrorSteps(stones.x)))
        expect(last(frames).discs.map(({ bit }) => bit)).toEqual(
          bitsOf(last(mirrorSteps(stones.x))),
        )
      }),
    )
    const both = { x: fromBits([0, bitAt(6, 0)]), o: EMPTY }
    expect(last(framesOf('mirror', both)).says(words)).toContain('its own mirror image')
  })

  test.each(KINDS)(
    'say something at every step, and are no more than a link can have: %s',
    (kind) => {
      const full = { x: fromBits(SQUARES), o: EMPTY }
      for (const stones of [{ x: EMPTY, o: EMPTY }, full, dealStones(kind, 3)]) {
        const frames = framesOf(kind, stones)
        expect(frames.length - 1).toBeLessThanOrEqual(MOST_STEPS)
        for (const frame of frames) expect(frame.says(words)).toMatch(/^[A-Z\db].*[.?]$/)
      }
    },
  )
})

describe('squares that are pressed', () => {
  const none = { x: EMPTY, o: EMPTY }

  test('are turned over in a set of bits', () => {
    const one = pressed('walk', none, 9)
    expect(bitsOf(one.x)).toEqual([9])
    expect(bitsOf(pressed('walk', one, 9).x)).toEqual([])
  })

  test('fill a column up to them, and empty it from there', () => {
    const three = pressed('moves', none, bitAt(1, 2))
    expect(bitsOf(three.x)).toEqual([7, 8, 9])
    expect(bitsOf(pressed('moves', three, 8).x)).toEqual([7])
  })

  test('drop a piece, change its side, and take the highest away', () => {
    const dropped = pressed('threats', none, bitAt(2, 4))
    expect(bitsOf(dropped.x)).toEqual([14])
    const changed = pressed('threats', dropped, 14)
    expect([bitsOf(changed.x), bitsOf(changed.o)]).toEqual([[], [14]])
    const two = pressed('threats', changed, 15)
    expect([bitsOf(two.x), bitsOf(two.o)]).toEqual([[15], [14]])
    expect(bitsOf(pressed('threats', two, 14).x)).toEqual([14, 15])
    expect(pressed('threats', changed, 14)).toEqual(none)
  })

  test('never leave what a link could not say', () => {
    for (const kind of KINDS) {
      fc.assert(
        fc.property(fc.array(fc.constantFrom(...SQUARES), { maxLength: 60 }), (bits) => {
          const { x, o } = bits.reduce((stones, bit) => pressed(kind, stones, bit), none)
          expect(readStones(kind, hex(x), hex(o))).toEqual({ ok: true, value: { x, o } })
        }),
      )
    }
  })
})

test.each([
  ['moves', '2', '0', 'bit-steps/floats'],
  ['threats', '1', '1', 'bit-steps/both'],
  ['walk', '40', '0', 'bit-steps/off-board'],
  ['walk', 'g', '0', 'hex/not-a-digit'],
] as const)('stones of a link are refused: %s %s %s', (kind, x, o, code) => {
  expect(readStones(kind, x, o)).toMatchObject({ ok: false, error: { code } })
})
