import { describe, expect, test } from 'vitest'
import { verdicts } from '../../src/i18n/en/exercises/06.ts'
import { exercises } from '../../src/widgets/exercise/checks/06.ts'

describe('the checks of chapter 6', () => {
  test('judge a value from Min’s view', () => {
    const { check, answer } = exercises['own-view']
    // max(−4, 2, −7)
    expect(answer).toBe('2')
    expect(check(2n)).toEqual({ right: true })
    expect(check(-2n)).toMatchObject({ right: false, code: 'maxs-view' })
    expect(check(7n)).toMatchObject({ right: false, code: 'largest' })
    expect(check(-7n)).toMatchObject({ right: false, code: 'worst' })
    expect(check(4n)).toEqual({ right: false })
  })

  test('judge a search that has forgotten its minus, by running it', () => {
    const { check, answer } = exercises['all-help']
    expect(answer).toBe('12')
    expect(check(12n)).toEqual({ right: true })
    expect(check(3n)).toMatchObject({ right: false, code: 'with-the-minus' })
    expect(check(2n)).toEqual({ right: false })
  })

  test('judge at which depths a slip does not show, by searching', () => {
    const { check, answer } = exercises['which-depths']
    expect(check(answer)).toEqual({ right: true })
    expect(check('odd')).toMatchObject({ right: false, code: 'differs', values: { depth: 1 } })
    expect(check('all')).toMatchObject({ right: false, code: 'differs', values: { depth: 1 } })
    expect(check('none')).toMatchObject({ right: false, code: 'agrees', values: { depth: 2 } })
  })

  test('judge a line by running it', () => {
    const { check, answer } = exercises['which-line']
    expect(check(answer)).toEqual({ right: true })
    for (const wrong of ['plain', 'outside', 'min']) {
      expect(check(wrong), wrong).toMatchObject({ right: false, code: 'wrong-on' })
    }
    expect(verdicts['wrong-on'](check('plain').values ?? {})).toBe(
      'With that line [3,5] comes out as −3; negamax says 5.',
    )
    expect(check('another').right).toBe(false)
  })
})
