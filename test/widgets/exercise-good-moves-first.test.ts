import { describe, expect, test } from 'vitest'
import { alphabeta, gomoku, pliesToEnd, subjectFrom } from '../../engine/index.ts'
import { exercises, MIRRORED, RULES } from '../../src/widgets/exercise/checks/good-moves-first.ts'

describe('the checks of the chapter on the order of moves', () => {
  test('judge a first look by whether the open three is stopped', () => {
    const { check, answer } = exercises['first-look']
    expect(answer).toBe('e6')
    expect(check('e6')).toEqual({ right: true })
    expect(check('i2')).toEqual({ right: true, code: 'holds-too' })
    expect(check('d7')).toEqual({ right: true, code: 'holds-too' })
    expect(check('a1')).toMatchObject({
      right: false,
      code: 'first-listed',
      values: { holding: 3 },
    })
    expect(check('e5')).toMatchObject({ right: false, code: 'middle' })
    expect(check('h2')).toMatchObject({ right: false, code: 'most-influence' })
    expect(check('i9')).toMatchObject({ right: false, code: 'loses' })
  })

  test('call those moves lost that a search finds lost', () => {
    const read = gomoku.game.parse(MIRRORED, RULES)
    if (!read.ok) throw new Error(read.error.code)
    const position = read.value
    const moves = new Int32Array(gomoku.game.maxMoves)
    for (const move of moves.slice(0, gomoku.game.moves(position, moves))) {
      const name = gomoku.game.formatMove(position, move)
      gomoku.game.play(position, move)
      const { value = 0 } = alphabeta(subjectFrom(gomoku, position), {
        depth: 3,
        candidates: 2,
        ordering: 'evaluation',
      })
      gomoku.game.undo(position)
      const lost = value > 0 && pliesToEnd(value) !== undefined
      expect(exercises['first-look'].check(name).right, name).toBe(!lost)
    }
  })

  test('judge the influence on a point', () => {
    const { check, answer } = exercises['stone-influence']
    expect(answer).toBe('9')
    expect(check(7n)).toMatchObject({ right: false, code: 'row-by-row' })
    expect(check(6n)).toMatchObject({ right: false, code: 'one-side' })
    expect(check(3n)).toMatchObject({ right: false, code: 'other-side' })
    expect(check(4n)).toMatchObject({ right: false, code: 'stones-alone' })
    expect(check(18n)).toMatchObject({ right: false, code: 'one-step-on' })
    expect(check(100n)).toMatchObject({ right: false, first: 'nearest-first' })
  })

  test('judge which moves are killers', () => {
    const { check, answer } = exercises['two-killers']
    expect(answer).toBe('b a')
    expect(check('a b')).toMatchObject({ right: false, code: 'earlier-first' })
    expect(check('c b')).toMatchObject({ right: false, code: 'most-often' })
    expect(check('c a')).toMatchObject({ right: false, code: 'first-two' })
    expect(check('a c')).toMatchObject({ right: false, code: 'last-two' })
  })
})
