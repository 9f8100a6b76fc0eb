import { describe, expect, test } from 'vitest'
import { fraction } from '../../engine/index.ts'
import { legalMoves } from './programs-help.ts'
import { exercises } from '../../src/widgets/exercise/checks/a-heuristic-for-abalone.ts'

describe('the checks of the chapter on Abalone’s heuristic', () => {
  test('count the pairs of a camp once each', () => {
    const { check, answer } = exercises['start-pairs']
    // 4 + 5 + 2 along the rows, 10 between the first two, 6 between the second and the three.
    expect(answer).toBe('27')
    expect(check(27n)).toEqual({ right: true })
    expect(check(54n)).toMatchObject({ right: false, code: 'twice' })
    expect(check(14n)).toMatchObject({ right: false, code: 'marbles' })
    expect(check(20n)).toMatchObject({ right: false, first: 'by-rows' })
  })

  test('judge the sign of a term by the engine', () => {
    const { check, answer } = exercises['centre-sign']
    expect(check(answer)).toEqual({ right: true })
    expect(check('positive')).toMatchObject({ right: false, code: 'alike' })
  })

  test('judge a weight by what both sides see', () => {
    const { check, answer } = exercises.fair
    expect(answer).toBe('1.00')
    expect(check(1n)).toEqual({ right: true })
    expect(check(fraction(9, 10))).toMatchObject({ right: false, code: 'together' })
    expect(check(fraction(1, 2))).toMatchObject({ right: false, code: 'of-the-report' })
    expect(check(100n)).toMatchObject({ right: false, code: 'in-hundredths' })
    expect(check(200n)).toMatchObject({ right: false, code: 'no-weight' })
  })

  test('tell a marble that is pushed off from one that is only pushed', () => {
    const exercise = exercises['push-off']
    const { check, answer } = exercise
    const verdicts = legalMoves(exercise).map((move) => ({ move, ...check(move) }))
    const right = verdicts.filter(({ right }) => right)
    expect(right.map(({ move }) => move)).toEqual([answer])
    expect(right[0]).toMatchObject({ code: 'pushed-off' })
    const codes = verdicts.map(({ code }) => code)
    expect(codes).toContain('pushes-none')
    expect(codes.filter((code) => code === 'stays-on')).toHaveLength(6)
    // No other move is worth as much to the heuristic.
    const after = verdicts.map(({ values }) => Number(values?.['after']))
    expect(Number(right[0].values?.['after'])).toBe(Math.max(...after))
  })
})
