import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/build-your-own.ts'

describe('the checks of the chapter on a player of one’s own', () => {
  test('give each equal player half of the points of pairs', () => {
    const { check, answer } = exercises['paired-points']
    expect(answer).toBe('10')
    expect(check(10)).toEqual({ right: true })
    expect(check(13)).toMatchObject({ right: false, code: 'unpaired' })
    expect(check(7)).toMatchObject({ right: false, code: 'other-side' })
    expect(check(20)).toMatchObject({ right: false, code: 'all' })
    expect(check(0)).toMatchObject({ right: false, code: 'none' })
    expect(check(11)).toMatchObject({ right: false, first: 'first-pair' })
  })

  test('read an interval by its ends', () => {
    const { check, answer } = exercises['what-is-shown']
    expect(answer).toBe('open')
    expect(check('stronger')).toMatchObject({ right: false, code: 'by-middle' })
    expect(check('equal')).toMatchObject({ right: false, code: 'no-proof' })
    expect(check('weaker')).toMatchObject({ right: false, code: 'look-at-ends' })
  })

  test('know that an interval shrinks with the root of the games', () => {
    const { check } = exercises['how-many-games']
    expect(check(900)).toEqual({ right: true })
    expect(check(300)).toMatchObject({ right: false, code: 'straight' })
    expect(check(800)).toMatchObject({ right: false, code: 'only-more' })
    expect(check(200)).toMatchObject({ right: false, code: 'twice' })
  })

  test('give the slower player the same time', () => {
    const { check } = exercises['equal-time']
    expect(check(200)).toEqual({ right: true })
    expect(check(600)).toMatchObject({ right: false, code: 'equal-positions' })
    expect(check(1800)).toMatchObject({ right: false, code: 'slower-more' })
    expect(check(100)).toMatchObject({ right: false, code: 'by-slow' })
    expect(check(150)).toMatchObject({ right: false, code: 'difference' })
  })
})
