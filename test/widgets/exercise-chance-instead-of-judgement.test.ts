import { describe, expect, test } from 'vitest'
import { fraction } from '../../engine/index.ts'
import {
  exercises,
  luckiest,
  TRAP,
} from '../../src/widgets/exercise/checks/chance-instead-of-judgement.ts'

describe('the checks of the chapter on chance', () => {
  test('judge a column by whether it loses at once, and know the one that random games like', () => {
    const { check, answer } = exercises['which-column']
    expect(answer).toBe('6')
    expect(luckiest(TRAP)).toBe('4')
    expect(check('6')).toEqual({ right: true })
    expect(check('4')).toMatchObject({ right: false, code: 'lucky' })
    expect(check('1')).toMatchObject({ right: false, code: 'loses' })
  })

  test('add up mean and bonus as the search does', () => {
    const { check, answer } = exercises['which-arm']
    // 12/20 + √2 · √(ln 30 / 20) = 1.18; 3/6 + √2 · √(ln 30 / 6) = 1.56; 0 + √2 · √(ln 30 / 4) = 1.30.
    expect(answer).toBe('b')
    expect(check('a')).toMatchObject({ right: false, code: 'best-mean' })
    expect(check('c')).toMatchObject({ right: false, code: 'least-visited' })
  })

  test('count a result for the side that chose the node', () => {
    const { check } = exercises['backed-up']
    // Five of seven points, and one more of eight.
    expect(check(fraction(6n, 8n))).toEqual({ right: true })
    const code = (over: bigint, under: bigint) => check(fraction(over, under)).code
    expect(code(2n, 8n)).toBe('other-side')
    expect(code(6n, 7n)).toBe('no-visit')
    expect(code(5n, 7n)).toBe('no-change')
    expect(code(5n, 8n)).toBe('lost-for-it')
    expect(code(3n, 8n)).toBe('winner')
    expect(check(1n)).toMatchObject({ right: false, first: 'first-whose' })
  })
})
