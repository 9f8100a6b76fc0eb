import { describe, expect, test } from 'vitest'
import { fraction } from '../../engine/index.ts'
import { exercises } from '../../src/widgets/exercise/checks/two-cores.ts'

describe('the checks of the chapter on two cores', () => {
  test('judge how many nodes are in vain', () => {
    const { check, answer } = exercises['in-vain']
    // 6,300 − 1,500 = 4,800 nodes, of which 700 are needed.
    expect(answer).toBe('4100')
    expect(check(4800n)).toMatchObject({ right: false, code: 'whole-bar' })
    expect(check(5600n)).toMatchObject({ right: false, code: 'from-the-start' })
    expect(check(700n)).toMatchObject({ right: false, code: 'needed' })
    expect(check(1n)).toMatchObject({ right: false, first: 'how-long' })
  })

  test('judge whose bound helps most', () => {
    const { check, answer } = exercises['which-first']
    expect(answer).toBe('c')
    expect(check('b')).toMatchObject({ right: false, code: 'lowest' })
    expect(check('a')).toMatchObject({ right: false, code: 'nearest-to-even' })
  })

  test('judge how many times as fast two are', () => {
    const { check, answer } = exercises['how-fast']
    // 6,000 / 4,000
    expect(answer).toBe('3/2')
    expect(check(fraction(12, 5))).toMatchObject({ right: false, code: 'first-done' })
    expect(check(fraction(2, 3))).toMatchObject({ right: false, code: 'upside-down' })
    expect(check(2n)).toMatchObject({ right: false, code: 'one-each' })
  })

  test('judge what Amdahl’s law allows', () => {
    const { check, answer } = exercises['at-most']
    // Of three hours one stays, and two are divided by four: an hour and a half.
    expect(answer).toBe('2')
    expect(check(4n)).toMatchObject({ right: false, code: 'as-many' })
    expect(check(3n)).toMatchObject({ right: false, code: 'the-limit' })
    expect(check(6n)).toMatchObject({ right: false, code: 'no-serial-part' })
    expect(check(fraction(1, 2))).toMatchObject({ right: false, code: 'time-and-not-speed' })
  })
})
