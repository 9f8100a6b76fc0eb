import { describe, expect, test } from 'vitest'
import { PUZZLES } from '../../content/lines-threats.ts'
import {
  exercises,
  FIVE_STONES,
  orderHolds,
} from '../../src/widgets/exercise/checks/lines-that-are-open.ts'
import { legalMoves } from './programs-help.ts'
import { verdicts } from '../../src/i18n/en/exercises/lines-that-are-open.ts'
import fixture from '../fixtures/gomoku/puzzles-15x15.jsonl?raw'

describe('the checks of the chapter on open lines', () => {
  test('judge a half-open line with a hole by the engine', () => {
    const { check, answer } = exercises['half-open-hole']
    // F(1, 1), one less than F(2, 1): 5^2 + 5.
    expect(answer).toBe(String(5 ** 2 + 5))
    expect(check(30n)).toEqual({ right: true })
    expect(check(150n)).toMatchObject({ right: false, code: 'as-open' })
    expect(check(50n)).toMatchObject({ right: false, code: 'no-hole' })
    expect(check(0n)).toMatchObject({ right: false, code: 'not-closed' })
    expect(check(31n)).toMatchObject({ right: false, first: 'count-pieces' })
  })

  test('judge rows by what they are worth', () => {
    const { check, answer } = exercises['which-row']
    expect(check(answer)).toEqual({ right: true })
    expect(check('three')).toMatchObject({ code: 'worth-less', values: { worth: 250 } })
    expect(check('four')).toMatchObject({ code: 'longest-piece', values: { worth: 250 } })
    expect(check('hole-three')).toMatchObject({ code: 'worth-less', values: { worth: 150 } })
    expect(check('another').right).toBe(false)
  })

  test('judge a formula by the order that the report asks for', () => {
    const { check, answer } = exercises['which-order']
    expect(check(answer)).toEqual({ right: true })
    const power = check('power')
    expect(power).toMatchObject({ right: false, code: 'out-of-order' })
    expect(verdicts['out-of-order'](power.values ?? {})).toContain('5, 25, 25, 125')
    for (const option of ['product', 'squares']) {
      expect(check(option)).toMatchObject({ right: false, code: 'out-of-order' })
    }
    expect(check('another').right).toBe(false)
    expect(orderHolds((a, b) => 5 ** (a + b) + 5 ** a)).toBe(true)
  })

  test('count the replies with a four of O’s own, by playing them', () => {
    const { check, answer } = exercises['own-fours']
    // O has l8 and m8 in a row with k8, which n8 and o8 make four; the others lie in X’s lines.
    expect(answer).toBe('2')
    expect(check(2n)).toEqual({ right: true })
    expect(check(5n)).toMatchObject({ right: false, code: 'all-replies' })
    expect(check(6n)).toMatchObject({ right: false, code: 'with-else' })
    expect(check(3n)).toMatchObject({ right: false, code: 'other-replies' })
    expect(check(0n)).toMatchObject({ right: false, first: 'own-four' })
  })

  test('judge the first four by every reply to it: one alone wins', () => {
    const exercise = exercises['first-four']
    const { check, answer } = exercise
    expect(legalMoves(exercise).filter((move) => check(move).right)).toEqual([answer])
    expect(check('g5')).toMatchObject({ code: 'answers', values: { move: 'g5', reply: 'h5' } })
    // O makes its three a four with two ends.
    expect(check('a1')).toMatchObject({ code: 'answers-four', values: { reply: 'd2' } })
    expect(check('z9')).toEqual({ right: false })
  })
})

test('the positions of the figure are those of the fixture, two columns and two rows on', () => {
  const back = (text: string) =>
    text
      .split(' ')
      .map((move) => `${String.fromCharCode(move.charCodeAt(0) - 2)}${Number(move.slice(1)) - 2}`)
      .join(' ')
  const known = fixture
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { moves: string }).moves)
  for (const text of [FIVE_STONES, ...PUZZLES.map(({ position }) => position)]) {
    expect(known.some((moves) => moves.startsWith(back(text)))).toBe(true)
  }
})
