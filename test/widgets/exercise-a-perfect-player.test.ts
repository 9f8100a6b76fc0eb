import { describe, expect, test } from 'vitest'
import { connect4, solverOf } from '../../engine/index.ts'
import {
  exercises,
  KEEPING,
  LAST,
  MIRRORED,
} from '../../src/widgets/exercise/checks/a-perfect-player.ts'

describe('the checks of the chapter on a perfect player', () => {
  test('count a score from the pieces of the winner, in the view of the side to move', () => {
    const { check } = exercises['the-score']
    // X wins with piece 17, and O is to move: −(22 − 17).
    expect(check(-5n)).toEqual({ right: true })
    const code = (answer: bigint) => check(answer).code
    expect(code(5n)).toBe('winners-view')
    expect(code(-4n)).toBe('one-off')
    expect(code(17n)).toBe('piece-itself')
    // X has eleven of the 21 pieces.
    expect(code(-6n)).toBe('pieces-to-go')
  })

  test('keep one of each pair of mirror images, and those that are their own', () => {
    const { check } = exercises['mirror-images']
    expect(MIRRORED).toBe(4)
    // 1,120 positions, 16 of them symmetric: 552 pairs.
    expect(check(568n)).toEqual({ right: true })
    expect(check(560n).code).toBe('half')
    expect(check(552n).code).toBe('pairs-alone')
    expect(check(1104n).code).toBe('pairs-twice')
    expect(check(576n).code).toBe('own-twice')
  })

  test('call the column right that alone wins, by the solver', () => {
    const { check, answer } = exercises['keeps-the-win']
    const read = connect4.game.parse(KEEPING)
    if (!read.ok) throw new Error(read.error.code)
    const { scores = [] } = solverOf('connect4')?.solve(read.value, { moves: true }) ?? {}
    const winning = scores.flatMap((score, i) => (score !== undefined && score > 0 ? [i + 1] : []))
    expect(winning).toEqual([Number(answer)])
    expect(check('5')).toEqual({ right: true })
    expect(check('1')).toMatchObject({ right: false, code: 'most-threats' })
    expect(check('2')).toMatchObject({ right: false, code: 'draws' })
  })

  test('give the odd rows of the last column to X, whatever has been played', () => {
    const { check, another, answer } = exercises['whose-square']
    expect(LAST.row % 2).toBe(1)
    expect(answer).toBe('O')
    expect(check('O')).toEqual({ right: true })
    expect(check('X')).toMatchObject({ right: false, code: 'now' })
    expect(another).toBeDefined()
  })
})
