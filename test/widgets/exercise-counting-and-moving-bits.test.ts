import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/counting-and-moving-bits.ts'

describe('the checks of the chapter on counting and moving bits', () => {
  test('judge where a carry comes to rest', () => {
    const { check, answer } = exercises['where-it-rests']
    // b1 to b4 are filled: bits 7 to 10.
    expect(answer).toBe(11)
    expect(check(11)).toEqual({ right: true })
    expect(check(10)).toMatchObject({ right: false, code: 'top-piece', values: { square: 'b4' } })
    expect(check(7)).toMatchObject({ right: false, code: 'stays' })
    expect(check(12)).toMatchObject({ right: false, code: 'one-too-far' })
    expect(check(9)).toMatchObject({ right: false, code: 'on-the-way' })
    expect(check(0)).toMatchObject({ right: false, code: 'other-column' })
  })

  test('judge the lowest bit of a number', () => {
    const { check, answer } = exercises['lowest-alone']
    // 88 is 64 + 16 + 8.
    expect(answer).toBe('8')
    expect(check(3n)).toMatchObject({ right: false, code: 'place' })
    expect(check(80n)).toMatchObject({ right: false, code: 'cleared' })
    expect(check(64n)).toMatchObject({ right: false, code: 'highest-alone' })
    expect(check(5n)).toMatchObject({ right: false, first: 'first-binary' })
  })

  test('judge how many bits the sum has', () => {
    const { check, answer } = exercises['sum-bits']
    expect(answer).toBe('7')
    expect(check(5n)).toMatchObject({ right: false, code: 'open-alone' })
    expect(check(2n)).toMatchObject({ right: false, code: 'full-alone' })
    expect(check(9n)).toMatchObject({ right: false, code: 'two-a-full' })
  })

  test('run a loop that counts, and end one that does not end', () => {
    const { check, answer } = exercises['count-loop']
    expect(answer).toEqual([0, 1, 0, 2, 0, 0, 0, 0])
    expect(check(answer)).toEqual({ right: true })
    const [endless, places, high] = [
      [0, 1, 0, 0, 0, 0, 0, 0],
      [0, 1, 0, 1, 0, 0, 0, 0],
      [0, 0, 0, 2, 0, 0, 0, 0],
    ].map((chosen) => check(chosen))
    expect(endless).toMatchObject({ right: false, code: 'endless', first: 'keeps-the-lowest' })
    expect(places).toMatchObject({ right: false, code: 'miscounts', first: 'counts-places' })
    expect(high).toMatchObject({ right: false, code: 'miscounts', first: 'begins-at-one' })
    expect(high.values).toMatchObject({ given: 2, right: 1 })
  })
})
