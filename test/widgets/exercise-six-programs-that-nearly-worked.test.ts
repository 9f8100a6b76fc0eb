import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/six-programs-that-nearly-worked.ts'
import { everyChoice } from './programs-help.ts'

describe('the checks of the chapter on six programs', () => {
  test('ask a search which window it gives a child', () => {
    const { check, answer, options } = exercises['childs-window']
    expect(options.filter((option) => check(option).right)).toEqual([answer])
    expect(check('3-to-inf')).toMatchObject({ right: false, code: 'not-turned' })
  })

  test('negate the smallest number of eight bits', () => {
    const { check, answer } = exercises.smallest
    expect(answer).toBe('128')
    expect(check(128n)).toEqual({ right: true })
    expect(check(127n)).toMatchObject({ right: false, code: 'flipped-only' })
    expect(check(0n)).toMatchObject({ right: false, code: 'nothing-left' })
    expect(check(5n)).toMatchObject({ right: false, first: 'first-flip' })
  })

  test('count the points that a faulty search tries around a stone', () => {
    const { check, answer } = exercises['points-looked-at']
    // Seven by three less the stone; all round, seven by seven less the stone.
    expect(answer).toBe('20')
    expect(check(20n)).toEqual({ right: true })
    expect(check(21n)).toMatchObject({ right: false, code: 'the-stone' })
    expect(check(48n)).toMatchObject({ right: false, code: 'all-round' })
  })

  test('run each fault to see whether its tree is the right one', () => {
    const { check, answer, options } = exercises['same-tree']
    expect(options.filter((option) => check(option).right)).toEqual([answer])
    expect(check('root-window')).toMatchObject({ code: 'parts-by-window' })
    expect(check('silent-attack')).toMatchObject({ code: 'parts-by-score' })
    expect(check('narrow-neighbourhood')).toMatchObject({ code: 'parts-by-children' })
    expect(check('another').right).toBe(false)
  })

  test('judge a mended program by the value and by the move', () => {
    const { check, answer, program } = exercises.mend
    expect(check(program.map(() => 0)).right).toBe(false)
    expect(everyChoice(program).filter((chosen) => check(chosen).right)).toEqual([answer])
    expect(check(answer.with(4, 0))).toMatchObject({ code: 'wrong-value' })
    expect(check(answer.with(5, 0))).toMatchObject({ code: 'wrong-move' })
    expect(check(answer.with(7, 0)).code).toMatch(/^(wrong|no-such)-move$/)
  })
})
