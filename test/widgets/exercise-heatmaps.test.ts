import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/heatmaps.ts'
import { verdicts } from '../../src/i18n/en/exercises/heatmaps.ts'
import { everyChoice } from './programs-help.ts'

describe('the checks of the chapter on heatmaps', () => {
  test('judge the worth of an open three by the engine’s terms', () => {
    const { check, answer } = exercises['worth-of-three']
    // 30 for each open end, 5 for each of two twos: the report's weights.
    expect(answer).toBe(String(2 * 30 + 2 * 5))
    expect(check(70n)).toEqual({ right: true })
    expect(check(30n)).toMatchObject({ right: false, code: 'one-way' })
    expect(check(60n)).toMatchObject({ right: false, code: 'no-twos' })
    expect(check(40n)).toMatchObject({ right: false, code: 'one-end' })
    expect(check(71n)).toMatchObject({ right: false, first: 'first-counts' })
  })

  test('judge a weight by what is chosen with it', () => {
    const { check, answer } = exercises['which-weight']
    const least = BigInt(answer)
    expect(check(least)).toEqual({ right: true })
    expect(check(least - 1n)).toMatchObject({ right: false, code: 'tied' })
    expect(check(least - 2n)).toMatchObject({ right: false, code: 'still' })
    expect(check(least + 1n)).toMatchObject({ right: false, code: 'not-least' })
    expect(check(101n)).toMatchObject({ right: false, code: 'no-weight' })
  })

  test('judge a formula by exchanging the sides on random positions', () => {
    const { check, answer } = exercises['which-breaks']
    expect(check(answer)).toEqual({ right: true })
    for (const option of ['twice', 'cube', 'share']) {
      expect(check(option)).toMatchObject({ right: false, code: 'cancels' })
    }
    expect(check('another').right).toBe(false)
  })

  test('judge the worth of a five by a position and by a search', () => {
    const { check, answer } = exercises['which-five']
    expect(check(answer)).toEqual({ right: true })
    const thousand = check('thousand')
    expect(thousand).toMatchObject({ right: false, code: 'outweighed' })
    expect(verdicts.outweighed(thousand.values ?? {})).toMatch(/worth 1,\d{3} more/)
    expect(check('fifty')).toMatchObject({ right: false, code: 'outweighed' })
    expect(check('endless')).toMatchObject({ right: false, code: 'no-move' })
    expect(check('another').right).toBe(false)
  })

  test('run a mended choice on positions: one choice of lines alone is right', () => {
    const { check, answer, program } = exercises['mend-choosing']
    expect(everyChoice(program).filter((chosen) => check(chosen).right)).toEqual([answer])
    const wrong = check(program.map(() => 0))
    expect(wrong).toMatchObject({ right: false, code: 'chooses-none', values: { moves: '' } })
    const other = check(answer.with(6, 0))
    expect(verdicts['chooses-wrong'](other.values ?? {})).toContain('X is to move: your program')
    const none = check(answer.with(1, 0))
    expect(none).toMatchObject({ right: false, code: 'chooses-none' })
    expect(verdicts['chooses-none'](none.values ?? {})).toContain('chooses nothing')
  })
})
