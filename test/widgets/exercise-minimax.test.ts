import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/minimax.ts'
import { verdicts } from '../../src/i18n/en/exercises/minimax.ts'

describe('the checks of the chapter on minimax', () => {
  test('judge the value of the root', () => {
    const { check, answer } = exercises['root-value']
    // max(min(max 4 7, max 1 9), min(max 6 2, max 8 3)) = max(7, 6)
    expect(answer).toBe('7')
    expect(check(7n)).toEqual({ right: true })
    // min(max(min 4 7, min 1 9), max(min 6 2, min 8 3)) = min(4, 3)
    expect(check(3n)).toMatchObject({ right: false, code: 'sides-exchanged' })
    expect(check(9n)).toMatchObject({ right: false, code: 'largest' })
    expect(check(5n)).toMatchObject({ right: false, code: 'no-leaf' })
    expect(check(8n)).toMatchObject({ code: 'other-leaf', first: 'first-pairs' })
  })

  test('judge O’s reply between two corners by searching it', () => {
    const { check, answer } = exercises['which-saves']
    expect(check(answer)).toEqual({ right: true })
    expect(check('corner')).toMatchObject({ right: false, code: 'loses' })
    expect(check('either')).toMatchObject({ right: false, code: 'loses' })
    expect(check('nowhere').right).toBe(false)
  })

  test('judge a count of nodes', () => {
    const { check, answer } = exercises['how-many-nodes']
    expect(answer).toBe(String(1 + 4 + 12 + 24 + 24))
    expect(check(65n)).toEqual({ right: true })
    expect(check(64n)).toMatchObject({ right: false, code: 'no-root' })
    expect(check(24n)).toMatchObject({ right: false, code: 'games-only' })
    expect(check(9n)).toMatchObject({ code: 'too-few', first: 'first-nodes' })
    expect(check(66n)).toMatchObject({ code: 'too-many', first: 'first-nodes' })
  })

  test('judge a line by running it', () => {
    const { check, answer } = exercises['which-start']
    expect(check(answer)).toEqual({ right: true })
    expect(check('zero')).toMatchObject({
      right: false,
      code: 'wrong-on',
      values: { tree: '[-1]', value: -1 },
    })
    const low = check('low')
    expect(low).toMatchObject({ right: false, code: 'wrong-on' })
    expect(verdicts['wrong-on'](low.values ?? {})).toBe(
      'With that line [[1]] comes out as −∞; minimax says 1.',
    )
    expect(check('another').right).toBe(false)
  })
})
