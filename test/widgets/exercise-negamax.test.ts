import { describe, expect, test } from 'vitest'
import { verdicts } from '../../src/i18n/en/exercises/negamax.ts'
import { exercises } from '../../src/widgets/exercise/checks/negamax.ts'
import { everyChoice } from './programs-help.ts'

describe('the checks of the chapter on negamax', () => {
  test('judge a value from Min’s view', () => {
    const { check, answer } = exercises['own-view']
    // max(−4, 2, −7)
    expect(answer).toBe('2')
    expect(check(2n)).toEqual({ right: true })
    expect(check(-2n)).toMatchObject({ right: false, code: 'maxs-view' })
    expect(check(7n)).toMatchObject({ right: false, code: 'largest' })
    expect(check(-7n)).toMatchObject({ right: false, code: 'worst' })
    expect(check(5n)).toMatchObject({ right: false, first: 'first-turn' })
  })

  test('judge a search that has forgotten its minus, by running it', () => {
    const { check, answer } = exercises['all-help']
    expect(answer).toBe('12')
    expect(check(12n)).toEqual({ right: true })
    expect(check(3n)).toMatchObject({ right: false, code: 'with-the-minus' })
    expect(check(2n)).toMatchObject({ right: false, code: 'smallest' })
    expect(check(5n)).toMatchObject({ right: false, first: 'as-written' })
  })

  test('judge at which depths a slip does not show, by searching', () => {
    const { check, answer } = exercises['which-depths']
    expect(check(answer)).toEqual({ right: true })
    expect(check('odd')).toMatchObject({ right: false, code: 'differs', values: { depth: 1 } })
    expect(check('all')).toMatchObject({ right: false, code: 'differs', values: { depth: 1 } })
    expect(check('none')).toMatchObject({ right: false, code: 'agrees', values: { depth: 2 } })
  })

  test('judge a mended program by running it', () => {
    const { check, answer, program } = exercises.mend
    expect(check(answer)).toEqual({ right: true })
    expect(check(program.map(() => 0))).toMatchObject({ right: false, code: 'wrong-on' })
    for (const faulty of [2, 5]) {
      expect(check(answer.with(faulty, 0)), `line ${faulty}`).toMatchObject({ code: 'wrong-on' })
    }
    const right = everyChoice(program).filter((chosen) => check(chosen).right)
    // The other one takes the least of what the children are worth to the opponent, and turns that.
    expect(right).toEqual([answer, [0, 0, 1, 1, 0, 0, 1, 1]])
    expect(verdicts['wrong-on']({ tree: '[3,5]', says: '-Infinity', value: 5 })).toBe(
      'With these lines [3,5] comes out as −∞. Minimax says 5.',
    )
  })
})
