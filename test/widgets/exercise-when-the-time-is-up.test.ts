import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/when-the-time-is-up.ts'

describe('the checks of the chapter on time', () => {
  test('judge which depth is done when the time is up', () => {
    const { check, answer } = exercises['which-depth']
    // 10 + 40 + 200 + 600 = 850 nodes, and 1,500 more would be 2,350.
    expect(answer).toBe('4')
    expect(check(5n)).toMatchObject({ right: false, code: 'begun', values: { begun: 5 } })
    expect(check(6n)).toMatchObject({ right: false, code: 'each-alone' })
    expect(check(3n)).toMatchObject({ right: false, code: 'one-too-few' })
    expect(check(1n)).toMatchObject({ right: false, first: 'add-up' })
  })

  test('judge what all depths before the last take', () => {
    const { check, answer } = exercises['all-together']
    // 100/5 + 100/25 + … = 100/4
    expect(answer).toBe('25')
    expect(check(20n)).toMatchObject({ right: false, code: 'one-before' })
    expect(check(125n)).toMatchObject({ right: false, code: 'with-the-last' })
    expect(check(100n)).toMatchObject({ right: false, code: 'as-many' })
  })

  test('judge which scores are values', () => {
    const { check, answer } = exercises['which-exact']
    expect(answer).toBe('a')
    expect(check('ab')).toMatchObject({ right: false, code: 'edges-too' })
    expect(check('ac')).toMatchObject({ right: false, code: 'low-too' })
    expect(check('bc')).toMatchObject({ right: false, code: 'outside' })
    expect(check('none')).toMatchObject({ right: false, code: 'between' })
  })

  test('judge what is left of a clock for each move', () => {
    const { check, answer } = exercises['left-for-each']
    // 900 − 480 = 420 seconds for 15 moves.
    expect(answer).toBe('28')
    expect(check(36n)).toMatchObject({ right: false, code: 'as-at-first' })
    expect(check(32n)).toMatchObject({ right: false, code: 'what-is-used' })
    expect(check(60n)).toMatchObject({ right: false, code: 'whole-clock' })
  })
})
