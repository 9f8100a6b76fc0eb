import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/captures.ts'
import { verdicts } from '../../src/i18n/en/exercises/captures.ts'
import { everyChoice, legalMoves } from './programs-help.ts'

describe('the checks of the chapter on captures', () => {
  test('count the points that see a stone', () => {
    const { check, answer } = exercises['who-sees']
    // Five places in eight directions, and the edge of 19 is nine away.
    expect(answer).toBe('40')
    expect(check(40n)).toEqual({ right: true })
    expect(check(8n)).toMatchObject({ right: false, code: 'neighbours' })
    expect(check(20n)).toMatchObject({ right: false, code: 'one-way' })
    expect(check(360n)).toMatchObject({ right: false, code: 'everywhere' })
    expect(check(41n)).toMatchObject({ right: false, code: 'with-itself' })
    expect(check(42n)).toMatchObject({ right: false, first: 'one-direction' })
  })

  test('count the keys of stones in a capture of two pairs', () => {
    const { check, answer } = exercises['stone-keys']
    expect(answer).toBe('5')
    expect(check(5n)).toEqual({ right: true })
    expect(check(4n)).toMatchObject({ right: false, code: 'no-placed' })
    expect(check(3n)).toMatchObject({ right: false, code: 'one-pair' })
    const other = check(20n)
    expect(other).toMatchObject({ first: 'follow-one', values: { row: '.XOO.OOX.' } })
    expect(verdicts['follow-one'](other.values ?? {})).toContain('.XOO.OOX.')
  })

  test('ask the rules whether a double three may be played', () => {
    const { check, answer, options } = exercises['which-legal']
    expect(options.filter((option) => check(option).right)).toEqual([answer])
    expect(check('hole')).toMatchObject({
      right: false,
      code: 'two-threes',
      values: { first: 'd4 e4 f4', second: 'd4 d5 d7' },
    })
    expect(verdicts['two-threes'](check('corner').values ?? {})).toContain('b4 c4 d4')
    expect(check('another').right).toBe(false)
  })

  test('ask the rules whether a five still stands, after every move', () => {
    const { check, answer } = exercises['which-breaks']
    expect(legalMoves(exercises['which-breaks']).filter((move) => check(move).right)).toEqual([
      answer,
    ])
    const five = 'c4 d4 e4 f4 g4'
    expect(check('b4')).toMatchObject({ code: 'takes-nothing', values: { point: 'b4', five } })
    const other = check('e7')
    expect(other).toMatchObject({ code: 'five-stands', values: { stones: 'c7 d7', five } })
    expect(verdicts['five-stands'](other.values ?? {})).toContain('e7 takes c7 d7.')
  })

  test('run a mended capture against the rules: one choice of lines alone is right', () => {
    const { check, answer, program } = exercises['mend-taking']
    const right = everyChoice(program).filter((chosen) => check(chosen).right)
    expect(right).toEqual([answer])
    const faulty = check(program.map(() => 0))
    expect(faulty).toMatchObject({ right: false, code: 'takes-wrong' })
    expect(verdicts['takes-wrong'](faulty.values ?? {})).toMatch(/your program takes .+, the rules/)
  })
})
