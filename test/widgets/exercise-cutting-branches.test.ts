import { describe, expect, test } from 'vitest'
import { verdicts } from '../../src/i18n/en/exercises/cutting-branches.ts'
import { exercises } from '../../src/widgets/exercise/checks/cutting-branches.ts'
import { everyChoice } from './programs-help.ts'

describe('the checks of the chapter on cutting branches', () => {
  test('judge the largest leaf before a cut', () => {
    const { check } = exercises['largest-x']
    expect(check(5n)).toEqual({ right: true })
    expect(check(6n)).toMatchObject({ right: false, code: 'past-it' })
    expect(check(4n)).toMatchObject({ right: false, code: 'tie-not-cut' })
    expect(check(8n)).toMatchObject({ code: 'not-skipped', first: 'first-promise' })
    expect(check(3n)).toMatchObject({ code: 'larger-skips', first: 'first-promise' })
    expect(check(100n)).toMatchObject({ right: false, code: 'out-of-range' })
  })

  test('count the leaves that are visited', () => {
    const { check } = exercises['leaves-visited']
    // 4 9 7, then 6 3, then 7 2.
    expect(check(7n)).toEqual({ right: true })
    expect(check(9n)).toMatchObject({ right: false, code: 'all' })
    expect(check(6n)).toMatchObject({ right: false, code: 'too-few' })
    expect(check(8n)).toMatchObject({ right: false, code: 'too-many' })
    expect(check(10n)).toMatchObject({ right: false, code: 'no-such-count' })
  })

  test('say why a leaf is looked at', () => {
    const { check, options } = exercises['skipped-leaf']
    expect(options.filter((option) => check(option).right)).toEqual(['f'])
    expect(check('e')).toMatchObject({ right: false, code: 'refutes' })
    expect(check('b')).toMatchObject({ right: false, code: 'it-matters' })
    expect(check('a')).toMatchObject({ right: false, code: 'too-early' })
  })

  test('judge a mended program by its values and by the nodes that it visits', () => {
    const { check, answer, program } = exercises.mend
    expect(check(program.map(() => 0))).toMatchObject({ right: false, code: 'wrong-on' })
    expect(everyChoice(program).filter((chosen) => check(chosen).right)).toEqual([answer])
    // The bound of a node above is not handed down; none is; β is not; a tie does not cut.
    const slower = [answer.with(5, 1), answer.with(5, 0), answer.with(6, 1), answer.with(8, 2)]
    for (const slow of slower) {
      expect(check(slow)).toMatchObject({ right: false, code: 'slower' })
    }
    expect(check(answer.with(8, 0))).toMatchObject({ right: false, code: 'wrong-on' })
    expect(verdicts.slower({ trees: 3, tree: '[1]', nodes: 20, least: 10 })).toContain(
      '20 nodes where 10',
    )
  })
})
