import { describe, expect, test } from 'vitest'
import { exercises } from '../../src/widgets/exercise/checks/the-horizon.ts'
import { captionOf } from '../../src/widgets/tree/caption.ts'
import { sessionOf, tellingOf, toy } from './tree-help.ts'

describe('the checks of the chapter on the horizon', () => {
  test('judge a column by how long it holds out', () => {
    const { check, answer } = exercises['holds-out']
    expect(answer).toBe('4')
    expect(check('4')).toEqual({ right: true })
    expect(check('1')).toMatchObject({ right: false, values: { plies: 3 } })
    expect(check('5')).toMatchObject({ right: false, values: { plies: 5 } })
  })

  test('judge how deep a search must be', () => {
    const { check, answer } = exercises['how-deep']
    // Four plies, and three threats with their answers.
    expect(answer).toBe('10')
    expect(check(4n)).toMatchObject({ right: false, code: 'no-delay' })
    expect(check(7n)).toMatchObject({ right: false, code: 'no-answers' })
    expect(check(9n)).toMatchObject({ right: false, code: 'one-short' })
    expect(check(100n)).toMatchObject({ right: false, first: 'first-pair' })
  })

  test('judge what a quiet search looks at', () => {
    const { check, answer } = exercises['which-case']
    expect(answer).toBe('parry')
    expect(check('free')).toMatchObject({ right: false, code: 'stands-pat' })
    expect(check('win')).toMatchObject({ right: false, code: 'sees-a-win' })
  })
})

describe('a figure whose leaves are judged when they are quiet', () => {
  const spec = { ...toy, game: 'connect4', position: '5263554746323322566352326446151' }

  test('searches so, and counts what it looks at beyond its leaves', () => {
    const plain = sessionOf(spec)
    const quiet = sessionOf({ ...spec, more: { quiet: true } })
    expect(plain.beyond).toBeUndefined()
    expect([plain, quiet].map(({ replay }) => replay.counts(replay.steps).visited)).toEqual([
      61, 61,
    ])
    expect(quiet.beyond).toBe(64)
    expect(captionOf(tellingOf(quiet), spec)).toContain('looks at 64 positions beyond these')
  })

  test('leaves out what a game cannot tell', () => {
    expect(sessionOf({ ...toy, more: { quiet: true } }).beyond).toBeUndefined()
  })
})
